import { type CanonicalWordOptions, foldTyped, type IndexedLanguage, WORD_LENGTH } from '@syllaboom/engine';

/** What an input's value means as a word of the game's language: folded letter by letter, cut at 45. */
export function typeWord(value: string, language: IndexedLanguage, options: CanonicalWordOptions): string {
  let word = '';
  for (const char of value.normalize('NFC')) {
    const letters = foldTyped(char, language, options);
    if (word.length + letters.length > WORD_LENGTH.max) break;
    word += letters;
  }
  return word;
}

/** Whether some character of the value counts for nothing, so that a backspace would seem to do nothing. */
export const holdsIgnored = (value: string, language: IndexedLanguage, options: CanonicalWordOptions): boolean =>
  [...value.normalize('NFC')].some((char) => foldTyped(char, language, options) === '');
