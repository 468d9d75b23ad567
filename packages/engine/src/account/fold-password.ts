import { PASSWORDS } from '../balance/account/passwords.ts';

/** Letters that digits and signs are put for; i and l look alike, so that both become one. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  l: 'i',
};
/** Letters that no decomposition takes apart. */
const SPECIAL: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const MOST = PASSWORDS.mostDigitsAround;
const SIGNS_BEHIND = /[!?.,*#@$%&+=~]+$/u;
const DIGITS_BEFORE = new RegExp(`^\\d{1,${MOST}}(?=\\D)`, 'u');
const DIGITS_BEHIND = new RegExp(`(?<=\\D)\\d{1,${MOST}}$`, 'u');

const replaceBy = (text: string, table: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => table[letter] ?? letter).join('');

/** Without difference of case, width, accents, blanks and invisible characters. */
export const foldPassword = (password: string): string =>
  replaceBy(
    password
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}\p{Cc}\s]+/gu, ''),
    SPECIAL,
  );

/** Without the digits and signs that people hang on to a word. */
export const stemOf = (folded: string): string =>
  folded.replace(SIGNS_BEHIND, '').replace(DIGITS_BEHIND, '').replace(SIGNS_BEHIND, '').replace(DIGITS_BEFORE, '');

/** Reads digits and signs as the letters that they stand for. */
export const readLeet = (folded: string): string => replaceBy(folded, LEET);

/** The part of which a text is nothing but repetitions; the text itself where it isn't. */
export function repeatedPart(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}
