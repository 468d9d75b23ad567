/** Antialiasing, outlines and the rounding of places, px. */
const SLACK = 2;

const plates = () => [...document.querySelectorAll('[data-seat] [data-plate]')];
/** What a player must be able to read and press in the waiting room, without what a container cuts away. */
const pieces = (): Element[] => [
  ...plates(),
  ...document.querySelectorAll(
    '[data-testid=middle] h1, [data-testid=middle] [data-part]:not(button), [data-testid=room] button:not([data-seat] button), [data-testid=room] a, [data-testid=room] label',
  ),
];
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

const meet = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

/** Pairs that stand in one place. */
export function overlaps(): string[] {
  const shown = pieces().filter(isShown);
  const boxes = shown.map((element) => element.getBoundingClientRect());
  return shown.flatMap((one, i) =>
    shown.slice(i + 1).flatMap((other, k) => {
      const [a, b] = [boxes[i], boxes[i + 1 + k]];
      if (!a || !b || one.contains(other) || other.contains(one)) return [];
      return meet(a, b) ? [`${nameOf(one)} / ${nameOf(other)}`] : [];
    }),
  );
}
/** What stands out of the screen. */
export const outsideScreen = (): string[] =>
  pieces()
    .filter(isShown)
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
    })
    .map(nameOf);
/** Names and headings that are not whole. */
export const clippedTexts = (): string[] =>
  [...document.querySelectorAll('[data-seat] [data-name], [data-testid=middle] h1')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(nameOf);
/** Whether what stands on the felt is cut at its foot. */
export const overfull = () => {
  const content = document.querySelector('[data-testid=middle] > div');
  return content ? content.scrollHeight - content.clientHeight > SLACK : true;
};

/** What of the seats, critters and all, lies under what can be pressed or read beside the table. */
export function hiddenSeats(): string[] {
  const others = pieces().filter(
    (element) => isShown(element) && !element.closest('[data-seat], [data-testid=middle]'),
  );
  return [...document.querySelectorAll<HTMLElement>('[data-seat]')].flatMap((seat) => {
    const own = seat.getBoundingClientRect();
    return others
      .filter((other) => meet(own, other.getBoundingClientRect()))
      .map((other) => `${seat.dataset['seat']} / ${nameOf(other)}`);
  });
}

/** Names of seats that lie under a neighbour's critter, which is a button. */
export const coveredNames = (): string[] =>
  [...document.querySelectorAll('[data-seat] [data-name]')].flatMap((name) =>
    [...document.querySelectorAll('[data-seat] button')]
      .filter((button) => button.closest('[data-seat]') !== name.closest('[data-seat]'))
      .filter((button) => meet(name.getBoundingClientRect(), button.getBoundingClientRect()))
      .map((button) => `${nameOf(button)} / ${nameOf(name)}`),
  );

/** Where the felt of a board without a table ends, above its rim, px from the top. */
export function feltBottom(): number {
  const board = document.querySelector('[data-board]') as HTMLElement;
  return board.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(board).paddingBottom);
}

/** Plates and words of seats that stand in one place with the alphabet, a mode's own board, or what can be pressed beside the table. */
export function lyingOnSeats(): string[] {
  const beside = [
    ...document.querySelectorAll(
      '[data-testid=room] button:not([data-seat] button), [data-testid=alphabet], [data-testid=yapping-board]',
    ),
  ].filter(isShown);
  const worn = [...plates(), ...document.querySelectorAll('[data-testid^=bubble-]')].filter(isShown);
  return worn.flatMap((piece) =>
    beside
      .filter((other) => meet(piece.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${nameOf(piece)} / ${nameOf(other)}`),
  );
}
