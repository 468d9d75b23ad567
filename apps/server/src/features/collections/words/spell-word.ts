import { canonicalWord, type InterfaceLanguage, isSpelledWord } from '@syllaboom/engine';

/** No word has more signs, whatever it is folded to: what is longer is not even looked at. */
const MOST_SIGNS = 200;
const INNER_BLANK = /\S\s+\S/;

/** A word as its language writes it, in capitals; null where it is none. Several words are none, too. */
export function spellWord(text: string, locale: InterfaceLanguage): string | null {
  if (text.length > MOST_SIGNS || INNER_BLANK.test(text)) return null;
  const word = canonicalWord(text.trim(), locale);
  return isSpelledWord(word, locale) ? word : null;
}
