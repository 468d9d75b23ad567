import { LATIN_LOOKALIKES } from './lookalikes.ts';

/** Letters that no decomposition takes apart. */
const SPECIAL: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
/** Digits and signs that stand for letters. */
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
};
const PLAIN = /^[a-z]+$/;

const replaceBy = (text: string, table: Readonly<Record<string, string>>): string => {
  let replaced = '';
  for (const letter of text) replaced += table[letter] ?? letter;
  return replaced;
};

/** One word in the form in which words are compared: lower case, without marks, Latin where it pretends to be. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const bare = replaceBy(lower.normalize('NFKD').replace(/\p{M}+/gu, ''), SPECIAL);
  return /[a-z]/.test(bare) ? replaceBy(bare, LATIN_LOOKALIKES) : bare;
}

/** Reads digits and signs as the letters that they stand for; a digit may also stand for the vowel that it hides. */
export function readLeet(folded: string): readonly string[] {
  if (PLAIN.test(folded)) return [folded];
  const read = replaceBy(folded, LEET);
  return folded.includes('4') ? [read, replaceBy(folded.replaceAll('4', 'u'), LEET)] : [read];
}
