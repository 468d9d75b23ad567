/**
 * Measures whether a screen is whole: nothing covers anything, nothing is cut, nothing stands out of the screen. Runs in
 * the page that it judges; journeys bring it there as a text, so it imports its own pieces alone.
 */

import {
  type Piece,
  SLACK,
  clippersOf,
  describe,
  factsOf,
  findControls,
  findTexts,
  forgetFacts,
  heightOf,
  isEmpty,
  isSeen,
  meet,
  nameOf,
  widthOf,
} from './layout-pieces.ts';

/** What may be wrong with an element. */
export type LayoutFaultKind =
  /** Something else is hit or seen where it stands. */
  | 'covered'
  /** Two texts, or a text and a control, in one place. */
  | 'overlap'
  /** A box that doesn't scroll cuts its text. */
  | 'cut'
  /** It stands out of the screen and can't be scrolled to. */
  | 'beyond'
  /** It can only be reached by scrolling sideways. */
  | 'sideways'
  /** What scrolls shows too little of itself at once. */
  | 'squeezed';

/** A fault that is meant: every entry says why. */
export interface AllowedFault {
  readonly reason: string;
  readonly kinds: readonly LayoutFaultKind[];
  /** Matches the element or something around it. */
  readonly of: string;
  /** Matches what covers it, or something around that; without it anything may. */
  readonly by?: string;
  /** A pattern of its words. */
  readonly words?: string;
}

/** Less of a list than this at once is no list, px. */
const LEAST_SCROLLER = 110;
/** Corners are rounded: the points of a control lie so far inside, px. */
const INSET = 12;
/** Whatever is fainter covers nothing. */
const FAINT = 0.3;
/** Layers that lie over a screen for a while: what is below them isn't judged. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-testid=winner]';

interface Found {
  readonly kind: LayoutFaultKind;
  readonly of: Element;
  readonly by: Element | null;
  readonly text: string;
}

const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';
const layerOf = (element: Element): Element | null => element.closest(LAYERS);

function alphaOf(color: string): number {
  if (color === 'transparent' || color === 'none') return 0;
  const alpha = /(?:\/\s*|rgba\([^)]*,\s*)([\d.]+)\)$/.exec(color)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}

/** A glow fades away at its edge, and what fades hides nothing. */
const isGradientOpaque = (image: string): boolean =>
  image.includes('gradient') && !/transparent|rgba\([^)]*,\s*0\)|\/\s*0\)/.test(image);

/** Whether an element by itself hides what is behind it. */
function isOpaque(element: Element): boolean {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const style = getComputedStyle(element);
  if (opacity < FAINT || style.visibility === 'hidden') return false;
  if (element instanceof HTMLImageElement) return true;
  if (element instanceof HTMLElement)
    return alphaOf(style.backgroundColor) > FAINT || isGradientOpaque(style.backgroundImage);
  return element instanceof SVGGeometryElement && alphaOf(style.fill) * Number(style.fillOpacity) > FAINT;
}

const isKin = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
/** A head or foot that stays while its own list scrolls by below it. */
function staysOver(hit: Element, element: Element): boolean {
  for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return true;
  return false;
}

/** What a finger meets instead of a control. */
function findBlocked(pieces: readonly Piece[]): Found[] {
  const found: Found[] = [];
  for (const piece of pieces) {
    const { element, seen } = piece;
    if (isEmpty(seen) || element.closest('[inert]') || getComputedStyle(element).pointerEvents === 'none') continue;
    const [dx, dy] = [Math.min(INSET, widthOf(seen) / 4), Math.min(INSET, heightOf(seen) / 4)];
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const points = [[x, y]];
    for (const px of [seen.left + dx, seen.right - dx])
      for (const py of [seen.top + dy, seen.bottom - dy]) points.push([px, py]);
    for (const [px = 0, py = 0] of points) {
      const hit = document.elementFromPoint(px, py);
      if (!hit || isKin(hit, element) || hit.closest('label')?.contains(element)) continue;
      if (hit.closest('label')?.control === element || staysOver(hit, element)) continue;
      found.push({ kind: 'covered', of: element, by: hit, text: describe(piece) });
      break;
    }
  }
  return found;
}

/** Lets pointers meet every element, and gives what takes that back. A sheet for all would style the whole page twice. */
function meetEverything(): () => void {
  const changed: HTMLElement[] = [];
  // What inherits it is met with the first round; what says so itself, with the second.
  for (let round = 0; round < 2; round++) {
    const shy = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (one) => getComputedStyle(one).pointerEvents === 'none',
    );
    const within = new Set<Element>(shy);
    for (const one of shy)
      if (round > 0 || !(one.parentElement && within.has(one.parentElement))) {
        one.style.setProperty('pointer-events', 'auto', 'important');
        changed.push(one);
      }
  }
  return () => {
    for (const one of changed) one.style.removeProperty('pointer-events');
  };
}

/** What is drawn over a text; pointers must meet every element meanwhile. */
function findCovered(pieces: readonly Piece[]): Found[] {
  const found: Found[] = [];
  for (const piece of pieces) {
    const { element, seen } = piece;
    if (isEmpty(seen) || element.closest('[inert]')) continue;
    const y = (seen.top + seen.bottom) / 2;
    const by = [seen.left + SLACK, (seen.left + seen.right) / 2, seen.right - SLACK]
      .map((x) => {
        // One is asked for first: all that lie in a place take many times as long.
        const top = document.elementFromPoint(x, y);
        if (!top || isKin(top, element)) return undefined;
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findIndex((one) => isKin(one, element));
        return stack.slice(0, Math.max(own, 0)).find((one) => isOpaque(one) && !staysOver(one, element));
      })
      .find(Boolean);
    if (by) found.push({ kind: 'covered', of: element, by, text: describe(piece) });
  }
  return found;
}

/** A label's own control, a field's own mark. */
const belongTo = (a: Element, b: Element): boolean =>
  isKin(a, b) ||
  [a, b].some(
    (one) =>
      /^(?:INPUT|SELECT|TEXTAREA)$/.test(one.tagName) &&
      one.parentElement &&
      isKin(one.parentElement, a) &&
      isKin(one.parentElement, b),
  ) ||
  (a.closest('label') !== null && a.closest('label') === b.closest('label'));

function findOverlaps(pieces: readonly Piece[]): Found[] {
  const found: Found[] = [];
  const order = new Map(pieces.map((piece, at) => [piece, at]));
  const seen = pieces
    .filter((one) => !isEmpty(one.seen) && !one.element.closest('[inert]'))
    .toSorted((a, b) => a.seen.top - b.seen.top);
  for (const [at, upper] of seen.entries())
    for (let next = at + 1; next < seen.length; next++) {
      const lower = seen[next];
      if (!lower || lower.seen.top >= upper.seen.bottom) break;
      // The one that comes later is the one that lies above: a layer isn't judged by what it hides.
      const [one, other] = (order.get(upper) ?? 0) < (order.get(lower) ?? 0) ? [upper, lower] : [lower, upper];
      if ((one.control && other.control) || one.element === other.element) continue;
      const common = meet(one.seen, other.seen);
      if (widthOf(common) <= SLACK || heightOf(common) <= SLACK || belongTo(one.element, other.element)) continue;
      found.push({
        kind: 'overlap',
        of: one.element,
        by: other.element,
        text: `${describe(one)} and ${describe(other)}`,
      });
    }
  return found;
}

/** How a box is not whole: cut by what doesn't scroll, out of the screen, or reached by scrolling sideways alone. */
function kindOfLoss({ element, box, control }: Piece): LayoutFaultKind | null {
  let [sideways, downwards] = [true, true];
  for (const at of control ? clippersOf(element) : [element, ...clippersOf(element)]) {
    const { box: edge, ...style } = factsOf(at);
    const beside = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
    const below = box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK;
    if (sideways && beside && cuts(style.overflowX)) return 'cut';
    if (downwards && below && cuts(style.overflowY)) return 'cut';
    if (sideways && beside && scrolls(style.overflowX) && control) return 'sideways';
    if (scrolls(style.overflowX)) sideways = false;
    if (scrolls(style.overflowY)) downwards = false;
  }
  const beside = sideways && (box.right > innerWidth + SLACK || box.left < -SLACK);
  const below = downwards && (box.bottom > innerHeight + SLACK || box.top < -SLACK);
  return beside || below ? 'beyond' : null;
}

const findLosses = (pieces: readonly Piece[]): Found[] =>
  pieces.flatMap((piece) => {
    const kind = kindOfLoss(piece);
    return kind ? [{ kind, of: piece.element, by: null, text: describe(piece) }] : [];
  });

/** Texts that an ellipsis shortens: their own boxes end where the element does. */
const findShortened = (root: Element): Found[] =>
  [...root.querySelectorAll('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter(
      (element) =>
        cuts(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 && isSeen(element),
    )
    .map((element) => ({ kind: 'cut', of: element, by: null, text: nameOf(element) }));

const findSqueezed = (root: Element): Found[] =>
  [...root.querySelectorAll('*')]
    .filter(
      (element) => element.tagName !== 'TEXTAREA' && scrolls(getComputedStyle(element).overflowY) && isSeen(element),
    )
    .filter(
      (element) =>
        element.scrollHeight > element.clientHeight + SLACK &&
        element.clientHeight < LEAST_SCROLLER &&
        element.clientWidth > 0,
    )
    .map((element) => ({
      kind: 'squeezed',
      of: element,
      by: null,
      text: `${nameOf(element)}: ${element.clientHeight} of ${element.scrollHeight} px`,
    }));

/** What an open layer hides isn't judged, nor is what only looks through it. */
const isBelowLayer = ({ of, by }: Found): boolean => {
  const layer = by && layerOf(by);
  return layer ? !layer.contains(of) : false;
};

function isAllowed(fault: Found, allowed: readonly AllowedFault[]): boolean {
  return allowed.some(
    ({ kinds, of, by, words }) =>
      kinds.includes(fault.kind) &&
      (words === undefined || new RegExp(words).test(fault.of.textContent ?? '')) &&
      ((fault.of.closest(of) !== null && (by === undefined || (fault.by?.closest(by) ?? null) !== null)) ||
        (fault.kind === 'overlap' &&
          (fault.by?.closest(of) ?? null) !== null &&
          (by === undefined || fault.of.closest(by) !== null))),
  );
}

/** Everything that isn't whole on the screen, in words; `allowed` names what is meant to be so. */
export function findLayoutFaults(allowed: readonly AllowedFault[] = []): string[] {
  forgetFacts();
  const dialogs = [...document.querySelectorAll('[aria-modal=true], [data-top]')].filter(isSeen);
  const root = dialogs.at(-1) ?? document.body;
  const [controls, texts] = [findControls(root), findTexts(root)];
  const found = findBlocked(controls);
  const restore = meetEverything();
  const covered = findCovered(texts);
  restore();
  // What a layer hides is not there for what may overlap it.
  const hidden = new Set(covered.filter(isBelowLayer).map((one) => one.of));
  const pieces = [...controls, ...texts].filter((one) => !hidden.has(one.element));
  const losses = findLosses(pieces);
  const shortened = findShortened(root).filter(({ of }) => !losses.some((one) => one.of === of));
  found.push(...covered, ...findOverlaps(pieces), ...losses, ...shortened, ...findSqueezed(root));
  const { scrollWidth } = document.documentElement;
  const faults = found
    .filter((fault) => !isBelowLayer(fault) && !isAllowed(fault, allowed))
    .map(({ kind, text, by }) => (kind === 'covered' ? `${kind}: ${text} by ${nameOf(by)}` : `${kind}: ${text}`));
  return [...new Set(scrollWidth > innerWidth ? [`beyond: the page is ${scrollWidth} px wide`, ...faults] : faults)];
}
