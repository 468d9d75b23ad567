import { asSeatId, type GuessView, MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { renderMode, turnMessage } from '../../testing/render-mode.tsx';

const view = (changes: Partial<GuessView> = {}): GuessView => ({
  mode: MODES.guessWord,
  number: 3,
  of: 25,
  known: ['B', null, null, 'T', null],
  guesses: [
    { seat: asSeatId('ann'), word: 'BUTTE', marks: ['right', 'absent', 'elsewhere', 'right', 'elsewhere'] },
    { seat: asSeatId('me'), word: 'BEATS', marks: ['right', 'elsewhere', 'absent', 'right', 'absent'] },
  ],
  circle: 2,
  meaning: null,
  last: null,
  ...changes,
});
const open = (changes: Partial<GuessView> = {}) =>
  renderMode(MODES.guessWord, { prompt: 'B__T_', requirement: { free: true, exact: 5 } }, [
    'mode-state',
    view(changes),
  ]);
const marks = () =>
  [...document.querySelectorAll('[data-testid=guess]')].map((line) =>
    [...line.querySelectorAll<HTMLElement>('[data-guess]')].map((tile) => tile.dataset.guess?.charAt(0)).join(''),
  );

it('shows the known letters, and what the holder types in the empty places', async () => {
  const { store } = await open();
  await expect.element(page.getByTestId('known')).toBeVisible();
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-testid=known] [data-at]')];
  expect(
    tiles()
      .map((tile) => tile.textContent || '_')
      .join(''),
  ).toBe('B__T_');
  store.setDraft('me', 'BOA');
  expect(
    tiles()
      .map((tile) => tile.dataset.typed || '_')
      .join(''),
  ).toBe('BOA__');
});

it.each([
  [1440, 900],
  [1280, 720],
  [800, 900],
  [390, 844],
])('keeps the tiles of eight letters apart and on the screen at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  await open({ known: Array.from({ length: 8 }, () => null), guesses: [] });
  await expect.element(page.getByTestId('known')).toBeVisible();
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-testid=known] [data-at]')];
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  // The rim stands out of the box: its widest ring on both sides.
  const rims = [...getComputedStyle(tiles[0] as HTMLElement).boxShadow.matchAll(/0px 0px 0px (\d+)px/g)];
  const rim = Math.max(...rims.map(([, ring]) => Number(ring)));
  expect(rim).toBeGreaterThan(3);
  for (const [at, box] of boxes.slice(1).entries())
    expect(box.left - (boxes[at]?.right ?? 0)).toBeGreaterThanOrEqual(2 * rim);
  expect(boxes[0]?.left).toBeGreaterThan(rim);
  expect(boxes.at(-1)?.right).toBeLessThan(width - rim);
  await page.viewport(1280, 800);
});

it('marks every public guess by shape as well as colour, and reads it out', async () => {
  await open();
  await expect.poll(marks).toEqual(['raere', 'reara']);
  const style = (mark: string) =>
    getComputedStyle(document.querySelector(`[data-testid=guess] [data-guess=${mark}]`) as Element);
  expect(style('elsewhere').borderRadius).toBe('50%');
  expect(style('right').borderRadius).not.toBe('50%');
  // From corner to corner, below the letter: a line through its middle made a G of a C.
  expect(style('absent').textDecorationLine).toBe('none');
  expect(style('absent').backgroundImage).toMatch(/^linear-gradient\(to right top/);
  await expect.element(page.getByRole('img', { name: /B: right place, U: not in the word/ })).toBeVisible();
});

it('marks the letters of the alphabet with the best that is known of each', async () => {
  await open();
  const letter = (which: string) =>
    [...document.querySelectorAll<HTMLElement>('[data-testid=guess-letters] li')].find(
      (one) => one.firstElementChild?.textContent === which,
    )?.dataset.guess;
  await expect.poll(() => letter('B')).toBe('right');
  expect(['T', 'E', 'U', 'Z'].map(letter)).toEqual(['right', 'elsewhere', 'absent', undefined]);
});

it('marks the keys of the own keyboard on a phone', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.poll(() => document.querySelector('[data-key=B]')?.getAttribute('data-guess')).toBe('right');
  expect(document.querySelector('[data-key=U]')?.getAttribute('data-guess')).toBe('absent');
  await page.viewport(1280, 800);
});

it('tells the meaning when it is known, and how the word before ended', async () => {
  const { fake } = await open();
  expect(page.getByTestId('meaning').query()).toBeNull();
  fake.say(
    'mode-state',
    view({ meaning: 'Something to drink from.', last: { word: 'STONE', solver: asSeatId('bob') } }),
  );
  await expect.element(page.getByTestId('meaning')).toHaveTextContent('Something to drink from.');
  await expect.element(page.getByTestId('last-word')).toHaveTextContent('bob found STONE');
  fake.say('mode-state', view({ number: 4, last: { word: 'BLOTS', solver: null } }));
  await expect.element(page.getByTestId('last-word')).toHaveTextContent('Nobody found BLOTS');
  fake.say('turn', turnMessage({ id: 'ann', turn: 3, requirement: { free: true, exact: 5 } }));
  await expect.poll(() => document.querySelector('[data-seat=ann]')?.getAttribute('data-active')).toBe('true');
});

it.each([
  [1440, 900],
  [1280, 720],
  [390, 844],
])('shows whole rows of guesses alone at %d × %d, the newest in sight', async (width, height) => {
  await page.viewport(width, height);
  const many = Array.from({ length: 12 }, (_, at) => ({
    seat: asSeatId('ann'),
    word: `BUTT${'EFGHIJKLMNOP'[at]}`,
    marks: ['right', 'absent', 'elsewhere', 'right', 'absent'] as const,
  }));
  await open({ guesses: many });
  await expect.poll(() => marks().length).toBe(12);
  const list = page.getByRole('list', { name: 'Guesses' }).element();
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0);
  const box = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll('[role=img]')].map((row) => row.getBoundingClientRect());
  const cut = rows.filter(
    ({ top, bottom }) => bottom > box.top && top < box.bottom && (top < box.top || bottom > box.bottom),
  );
  expect(cut).toEqual([]);
  expect(rows.at(-1)?.bottom).toBeLessThanOrEqual(box.bottom);
  await page.viewport(1280, 800);
});

it('says that an own guess placed nothing, which keeps the bomb', async () => {
  const { fake } = await open();
  const before: { -readonly [Key in keyof GuessView]: GuessView[Key] } = view();
  const guess = (seat: string, word: string, known: GuessView['known'] = before.known) => {
    before.guesses = [...before.guesses, { seat: asSeatId(seat), word, marks: Array(5).fill('absent') }];
    fake.say('mode-state', { ...before, known });
  };
  const hint = () => page.getByTestId('turn-hint').element().textContent;
  const guesses = () => page.getByTestId('guess').elements().length;
  guess('ann', 'BIGOT');
  guess('me', 'BLITZ', ['B', 'L', null, 'T', null]);
  await expect.poll(guesses).toBe(4);
  expect(hint()).not.toContain('No new letter placed');
  guess('me', 'BLOTS', ['B', 'L', null, 'T', null]);
  await expect.poll(hint).toContain('No new letter placed');
  // The next one is asked for again.
  await expect.poll(hint).not.toContain('No new letter placed');
});
