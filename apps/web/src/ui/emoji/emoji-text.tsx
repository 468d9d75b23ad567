import { type ComponentType, lazy, Suspense } from 'react';
import { mayHoldEmoji } from './may-hold-emoji.ts';

interface TextProps {
  readonly text: string;
}

/** Signs that fonts would have to draw, until the pictures' part is here. */
const SIGNS = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\ufe0f)+/gu;
const Letters = ({ text }: TextProps) => text;

/** What cannot be fetched is shown as letters, and asked for again with the next text. */
const makeRuns = (): ComponentType<TextProps> =>
  lazy(async (): Promise<{ default: ComponentType<TextProps> }> => {
    try {
      return { default: (await import('./emoji-runs.tsx')).EmojiRuns };
    } catch {
      Runs = makeRuns();
      return { default: Letters };
    }
  });
let Runs = makeRuns();

/** A text that somebody wrote, with every emoji as a picture of ours. Text without any costs one look. */
export function EmojiText({ text }: TextProps) {
  if (!mayHoldEmoji(text)) return text;
  return (
    <Suspense fallback={text.replace(SIGNS, ' ')}>
      <Runs text={text} />
    </Suspense>
  );
}
