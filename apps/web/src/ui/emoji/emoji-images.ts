import s from './emoji.module.css';
import { BLANK_PICTURE, NEUTRAL_PICTURE, onPictures, pictureOf } from './picture-store.ts';
import { isOnlyEmoji, splitEmoji } from './split-emoji.ts';

function imageOf(emoji: string, alone: boolean): HTMLImageElement {
  const image = new Image();
  image.className = s.emoji ?? '';
  image.alt = emoji;
  image.draggable = false;
  image.dataset.emoji = '';
  image.toggleAttribute('data-alone', alone);
  const paint = (): void => {
    const picture = pictureOf(emoji);
    image.src = picture ?? NEUTRAL_PICTURE;
    if (picture !== BLANK_PICTURE) stop();
  };
  const stop = onPictures(paint);
  paint();
  return image;
}

/** The letters of a text, and pictures that draw themselves as they come. */
export function emojiImages(text: string): (string | HTMLImageElement)[] {
  const alone = isOnlyEmoji(text);
  return splitEmoji(text).map((run) => (run.emoji ? imageOf(run.text, alone) : run.text));
}
