/** What of a page can be judged: its controls and lines of text, with what of them can be seen. */

/** Rounding of fractions, outlines, px. */
export const SLACK = 2;
/** A line is higher than its letters. */
const LETTERS_OF_LINE = 0.62;

const CONTROLS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=switch], [role=option], [role=slider]';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** A control or a line of text, with what of it can be seen. */
export interface Piece {
  readonly element: Element;
  readonly control: boolean;
  readonly text?: string;
  readonly box: Box;
  readonly seen: Box;
}
export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;
export const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
export const isEmpty = (box: Box): boolean => widthOf(box) < SLACK || heightOf(box) < SLACK;

export function nameOf(element: Element | null): string {
  if (!element) return 'nothing';
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const holder = element.closest('[data-testid], [data-window], [aria-label]');
  const place = ['data-testid', 'data-window', 'aria-label'].map((name) => holder?.getAttribute(name)).find(Boolean);
  const own = element.getAttribute('class') ?? '';
  return `${element.tagName.toLowerCase()}${own ? `.${own.split(' ')[0]}` : ''} "${words.slice(0, 40)}"${place ? ` in ${place}` : ''}`;
}

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr');

/** What is asked of the same element again and again; it holds as long as one measure takes. */
interface Facts {
  readonly style: CSSStyleDeclaration;
  readonly position: string;
  /** Whether what is placed absolutely in it is placed by it. */
  readonly holds: boolean;
  readonly overflowX: string;
  readonly overflowY: string;
  readonly box: Box;
  clippers?: readonly Element[];
}
let known = new Map<Element, Facts>();
/** Before every measure: what was true of the last one may have moved. */
export function forgetFacts(): void {
  known = new Map();
}

export function factsOf(element: Element): Facts {
  let facts = known.get(element);
  if (!facts) {
    const style = getComputedStyle(element);
    const { position, transform, translate, contain, overflowX, overflowY } = style;
    const holds = position !== 'static' || transform !== 'none' || translate !== 'none' || contain.includes('layout');
    facts = { style, position, holds, overflowX, overflowY, box: element.getBoundingClientRect() };
    known.set(element, facts);
  }
  return facts;
}

export const describe = ({ element, text }: Piece): string =>
  text === undefined ? nameOf(element) : `“${text.slice(0, 40)}” ${nameOf(element)}`;

/** The boxes around an element that may cut it, from the inside: what is placed absolutely leaves boxes of no place behind. */
function findClippers(element: Element): Element[] {
  const found: Element[] = [];
  let leaves = false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, holds } = factsOf(at);
    if (at !== element && !(leaves && !holds)) found.push(at);
    if (position === 'fixed') break;
    if (at === element || holds) leaves = position === 'absolute';
  }
  return found;
}

export function clippersOf(element: Element): readonly Element[] {
  const facts = factsOf(element);
  facts.clippers ??= findClippers(element);
  return facts.clippers;
}

/** What of a box the scrollers around it, and the screen, show. */
function seenPart(around: readonly Element[], box: Box): Box {
  let seen = meet(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (const at of around) {
    const { overflowX, overflowY, box: edge } = factsOf(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') seen = meet(seen, edge);
  }
  return seen;
}

export function findControls(root: Element): Piece[] {
  const pieces: Piece[] = [];
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (!isSeen(element)) continue;
    const { box } = factsOf(element);
    const seen = seenPart(clippersOf(element), box);
    if (!isEmpty(box)) pieces.push({ element, control: true, box, seen });
  }
  return pieces;
}

export function findTexts(root: Element): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!element || words === '' || /^(?:SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName) || !isSeen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const lead = Math.max(
        0,
        (line.height - Number.parseFloat(factsOf(element).style.fontSize) * LETTERS_OF_LINE) / 2,
      );
      const box = { left: line.left, right: line.right, top: line.top + lead, bottom: line.bottom - lead };
      const seen = seenPart([element, ...clippersOf(element)], box);
      if (!isEmpty(box)) pieces.push({ element, control: false, text: words, box, seen });
    }
  }
  return pieces;
}
