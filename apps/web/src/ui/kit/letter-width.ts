/** As wide as so many small letters: a capital, and an m or w. */
const CAPITAL = 1.15;
const WIDEST = 1.5;

function widthOf(letter: string): number {
  if (/[mw]/iu.test(letter)) return WIDEST;
  return /\p{Lu}/u.test(letter) ? CAPITAL : 1;
}

/** About how wide a text is in the display font, in small letters: decides how large it may be set. */
export const letterWidth = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The same of its widest word: a text whose words may stand one below the other. */
export const widestWord = (text: string): number => Math.max(...text.split(/\s+/).map(letterWidth));
