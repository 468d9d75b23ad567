import type { IndexedLanguage } from '../catalogue/languages.ts';
import { ALPHABETS } from './alphabets.ts';

/** Compares two words of a language as they stand in its dictionary: letter by letter of its alphabet, shorter first. */
export function wordOrder(language: IndexedLanguage): (a: string, b: string) => number {
  const alphabet: string = ALPHABETS[language];
  const rankOf = (letter: string): number => {
    const rank = alphabet.indexOf(letter);
    return rank < 0 ? alphabet.length + letter.charCodeAt(0) : rank;
  };
  return (a, b) => {
    const shared = Math.min(a.length, b.length);
    for (let i = 0; i < shared; i++) {
      if (a.charCodeAt(i) !== b.charCodeAt(i)) return rankOf(a.charAt(i)) - rankOf(b.charAt(i));
    }
    return a.length - b.length;
  };
}
