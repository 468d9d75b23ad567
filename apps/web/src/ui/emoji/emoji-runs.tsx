import { Fragment, memo } from 'react';
import s from './emoji.module.css';
import { NEUTRAL_PICTURE, usePicture } from './picture-store.ts';
import { isOnlyEmoji, partsOfEmoji, splitEmoji } from './split-emoji.ts';

interface EmojiProps {
  readonly text: string;
  /** Nothing else stands there: whoever wants, draws it larger (`:has([data-alone])`). */
  readonly alone?: boolean;
}

/**
 * One emoji as a picture of ours, as high as its line. The character is its alternative text, so that it is read out, copied
 * and found as before. A joined one that nobody has drawn shows its parts; a single one a neutral sign.
 */
export const Emoji = memo(function Emoji({ text, alone = false }: EmojiProps) {
  const picture = usePicture(text);
  const parts = picture === null ? partsOfEmoji(text) : [];
  if (parts.length > 1)
    return parts.map((part, at) => (
      // Parts have fixed places.
      // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
      <Emoji key={at} text={part} alone={alone} />
    ));
  return (
    <img
      className={s.emoji}
      src={picture ?? NEUTRAL_PICTURE}
      alt={text}
      draggable={false}
      data-emoji=""
      data-alone={alone || undefined}
    />
  );
});

/** The letters and pictures of a text (`EmojiText`). */
export function EmojiRuns({ text }: { text: string }) {
  const alone = isOnlyEmoji(text);
  return splitEmoji(text).map((run, at) => (
    // Runs have fixed places.
    // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
    <Fragment key={at}>{run.emoji ? <Emoji text={run.text} alone={alone} /> : run.text}</Fragment>
  ));
}
