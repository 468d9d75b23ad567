/** Where a line may end within a word without reading as two: a hyphen, written or soft, or a slash. */
const MAY_END = /[-\u00AD\u2010\u2013\u2014/…]$/u;

const isRead = (element: Element): boolean =>
  element.closest('.sr,[aria-hidden=true],script,style') === null &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Where the first line of a range ends, counted in characters from its beginning; null when all of it is on one line. */
function endOfLine(node: Node, from: number, to: number): number | null {
  const range = document.createRange();
  let top: number | null = null;
  for (let at = from; at < to; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // After a soft hyphen the first letter of the next line has a second box: the hyphen's.
    const box = [...range.getClientRects()].at(-1);
    if (!box || box.width === 0) continue;
    if (top !== null && box.top > top + box.height / 2) return at - from;
    top ??= box.top;
  }
  return null;
}

/** Words below an element that go on in the next line without a hyphen. */
export function findBroken(root: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement || !isRead(node.parentElement)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
      const end = endOfLine(node, index, index + word.length);
      if (end !== null && !MAY_END.test(word.slice(0, end))) broken.push(`${word.slice(0, end)}|${word.slice(end)}`);
    }
  }
  return broken;
}
