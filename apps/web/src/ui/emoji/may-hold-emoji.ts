const SOME = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/** The quick look that every line gets: without any of these signs nothing is drawn, and nothing fetched to draw it. */
export const mayHoldEmoji = (text: string): boolean => SOME.test(text);
