/** How far a text may stand out, in px: rounding of fractions. */
const SLACK = 1.5;

const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';

/** Shown to readers of the screen alone, or only drawn: no text that can be clipped. */
const isUnseen = (element: Element): boolean =>
  element.closest('.sr,[aria-hidden=true],[data-base-ui-focus-guard],script,style') !== null ||
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The box that a text is set in. */
function blockOf(element: Element): Element {
  let at = element;
  while (at.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** Why the box of a text isn't whole on the screen; null when it is, or can be scrolled to. */
function faultOf(element: Element, box: DOMRect): string | null {
  let [sideways, downwards] = [true, true];
  const own = blockOf(element).getBoundingClientRect();
  if (box.right > own.right + SLACK || box.left < own.left - SLACK) return 'wider than its place';
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (style.position === 'fixed' && at !== element) break;
    if (sideways && cuts(style.overflowX) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK))
      return `cut sideways by .${at.className}`;
    if (downwards && cuts(style.overflowY) && (box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK))
      return `cut in height by .${at.className}`;
    if (scrolls(style.overflowX)) sideways = false;
    if (scrolls(style.overflowY)) downwards = false;
  }
  if (sideways && (box.right > innerWidth + SLACK || box.left < -SLACK)) return 'beyond the screen';
  return null;
}

/** Texts below an element that are clipped or stand out of the screen, each with the reason. Names in `data` may be cut. */
export function findClipped(root: Element, data: readonly string[] = []): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || isUnseen(element) || data.some((name) => text.includes(name))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const fault = box.width === 0 ? null : faultOf(element, box);
    if (fault !== null) faults.push(`${text}: ${fault}`);
  }
  return faults;
}
