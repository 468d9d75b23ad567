import { mayHoldEmoji } from './may-hold-emoji.ts';

/** What an element is to show by now: pictures may come after the next text. */
const wanted = new WeakMap<Element, string>();

/** Writes a text into an element without React, with every emoji as a picture of ours. */
export function paintEmojiText(element: Element, text: string): void {
  wanted.set(element, text);
  if (!mayHoldEmoji(text)) {
    element.textContent = text;
    return;
  }
  const show = (...parts: (string | Node)[]): void => {
    if (wanted.get(element) === text) element.replaceChildren(...parts);
  };
  // Not the letters meanwhile: they would fetch the font.
  show();
  import('./emoji-images.ts').then(
    ({ emojiImages }) => show(...emojiImages(text)),
    () => show(text),
  );
}
