import { expect } from 'vitest';
import { hasEmoji } from '../ui/emoji/split-emoji.ts';

/** Texts of an element that hold an emoji as a letter, which the system's fonts would have to draw. */
export function textsLeftToFonts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? '';
    if (hasEmoji(text)) found.push(text);
  }
  return found;
}

/** The emoji that stand in an element as pictures which have come, in order. */
const drawnEmoji = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLImageElement>('img[data-emoji]')].flatMap((image) =>
    image.complete && image.naturalWidth > 0 && image.src.includes('%3Cpath') ? [image.alt] : [],
  );

/** The first picture makes the development server read all of them. */
const PICTURES_WITHIN_MS = 10_000;

/** Waits for the pictures in an element: what has come is looked at until it is as expected. */
export const pollDrawnEmoji = (root: () => Element) =>
  expect.poll(() => drawnEmoji(root()), { timeout: PICTURES_WITHIN_MS });
