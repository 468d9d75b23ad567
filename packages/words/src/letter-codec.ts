import { ALPHABETS, type IndexedLanguage, WORD_JOINERS } from '@syllaboom/engine';

/** No alphabet has letters beyond this code unit. */
const CODE_UNITS = 0x500;

/** Turns words of one language into small codes (1 … number of letters, in index order) and back. */
export interface LetterCodec {
  readonly alphabet: string;
  /** Number base in which a gram of codes becomes one number: letters + 1. */
  readonly base: number;
  /** Code by UTF-16 code unit; 0 for characters that the language doesn't have. */
  readonly codeOf: Uint8Array;
  /** 1 for codes of joiners (apostrophe, hyphen), which are never part of a gram. */
  readonly isJoiner: Uint8Array;
  /** The codes of a word, or null when it holds a foreign character. */
  encode(word: string): Uint8Array | null;
  decode(codes: Uint8Array, start: number, end: number): string;
}

export function createLetterCodec(language: IndexedLanguage): LetterCodec {
  const alphabet: string = ALPHABETS[language];
  const codeOf = new Uint8Array(CODE_UNITS);
  const isJoiner = new Uint8Array(alphabet.length + 1);
  for (let i = 0; i < alphabet.length; i++) {
    codeOf[alphabet.charCodeAt(i)] = i + 1;
    if (WORD_JOINERS.includes(alphabet.charAt(i))) isJoiner[i + 1] = 1;
  }
  const encode = (word: string): Uint8Array | null => {
    const codes = new Uint8Array(word.length);
    for (let i = 0; i < word.length; i++) {
      const code = codeOf[word.charCodeAt(i)] ?? 0;
      if (code === 0) return null;
      codes[i] = code;
    }
    return codes;
  };
  const decode = (codes: Uint8Array, start: number, end: number): string => {
    let word = '';
    for (let i = start; i < end; i++) word += alphabet.charAt((codes[i] as number) - 1);
    return word;
  };
  return { alphabet, base: alphabet.length + 1, codeOf, isJoiner, encode, decode };
}

/** Order of the index: by code, shorter first. */
export function compareCodes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
