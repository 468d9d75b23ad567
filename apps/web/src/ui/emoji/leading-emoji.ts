/** One emoji or several, joined and coloured ones too, and then words. */
const LEADING =
  /^((?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\ufe0f|\u200d)+)\s+(\S.*)$/su;

/** Parts the emoji that a text begins with from its words; null: it begins with words, or has no others. */
export function partLeadingEmoji(text: string): { readonly emoji: string; readonly words: string } | null {
  const [, emoji, words] = LEADING.exec(text) ?? [];
  return emoji === undefined || words === undefined ? null : { emoji, words };
}
