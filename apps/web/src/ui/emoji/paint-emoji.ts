import { mayHoldEmoji } from './may-hold-emoji.ts';

/** What an element is to show by now: pictures may come after the next text. */
const wanted = new WeakMap<Element, string>();

/** Writes a text into an element without React, with every emoji as a picture of ours. */
export function paintEmojiText(element: Element, text: string): void {
  wanted.set(element, text);
  element.textContent = text;
  if (!mayHoldEmoji(text)) return;
  void import('./emoji-images.ts').then(
    ({ emojiImages }) => wanted.get(element) === text && element.replaceChildren(...emojiImages(text)),
    // The letters stay.
    () => undefined,
  );
}
