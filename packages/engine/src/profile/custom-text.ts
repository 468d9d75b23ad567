import { PROFILE } from '../balance/account/profile.ts';
import { plainText } from '../room/plain-text.ts';

const OTHER_SIGNS = /[^\p{L}\p{M}\p{Nd} _-]/gu;
/** Marks without a letter before them. */
const LOOSE_MARKS = /(?<![\p{L}\p{M}])\p{M}+/gu;

/** Names and status words as they are kept: letters, digits, space, underscore, hyphen, at most 30 of them. */
export function cleanCustomText(text: string): string {
  const letters = plainText(text).replace(OTHER_SIGNS, '');
  // Marks that a sign kept apart have come together.
  const kept = plainText(letters).replace(LOOSE_MARKS, '').replace(/ {2,}/g, ' ').trim();
  return [...kept].slice(0, PROFILE.customTextLength).join('').trim();
}

/** The status word as it is kept: cleaned, and upper-cased in the player's language. */
export const cleanStatusWord = (text: string, locale: string): string =>
  [...cleanCustomText(text).toLocaleUpperCase(locale).normalize('NFC')]
    .slice(0, PROFILE.customTextLength)
    .join('')
    .trim();
