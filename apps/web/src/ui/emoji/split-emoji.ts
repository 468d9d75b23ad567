/** Older than emoji, and in every font: letters, unless something asks for the picture. */
const LETTERS = '[©®™]';
/** One drawn sign. Signs that a later Unicode may draw count: they are shown as a neutral sign instead of a box. */
const SIGN = String.raw`(?:${LETTERS}\ufe0f|(?!${LETTERS})(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|(?=\p{Emoji}|\p{Cn})\p{Extended_Pictographic}))`;
/** What may follow: how it is drawn, a skin tone, the letters of a region's flag. */
const VARIATION = String.raw`[\ufe0e\ufe0f]?\p{Emoji_Modifier}?\ufe0f?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?`;
const KEYCAP = String.raw`[0-9#*]\ufe0f?\u20e3`;
const ONE = String.raw`(?:\p{Regional_Indicator}{1,2}|${SIGN}${VARIATION})`;
const EMOJI = new RegExp(String.raw`${KEYCAP}|${ONE}(?:\u200d${ONE})*`, 'gu');
const SOME = new RegExp(`${KEYCAP}|\\p{Regional_Indicator}|${SIGN}`, 'u');

/** A part of a text: letters, or one emoji. */
export interface Run {
  readonly text: string;
  readonly emoji: boolean;
}

/** Whether a text holds anything that is drawn: what most lines are asked, and nothing more. */
export const hasEmoji = (text: string): boolean => SOME.test(text);

/** A text as letters and emoji in turns; all runs together are the text. */
export function splitEmoji(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: emoji, index } of text.matchAll(EMOJI)) {
    if (index > end) runs.push({ text: text.slice(end, index), emoji: false });
    runs.push({ text: emoji, emoji: true });
    end = index + emoji.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), emoji: false });
  return runs;
}

/** Whether a text is nothing but emoji: such a one is drawn larger. */
export const isOnlyEmoji = (text: string): boolean =>
  hasEmoji(text) && splitEmoji(text).every((run) => run.emoji || run.text.trim() === '');

/** What an emoji without a picture of its own is made of: joined signs, or a sign and its tone; itself if it is one sign. */
export function partsOfEmoji(emoji: string): readonly string[] {
  const joined = emoji.split(/(?<=\u200d)/u);
  return joined.length > 1 ? joined : emoji.split(/(?<!^)(?=\p{Emoji_Modifier})/u);
}
