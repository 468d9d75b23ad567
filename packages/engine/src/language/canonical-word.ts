import type { IndexedLanguage } from '../catalogue/languages.ts';
import { allowedLetters, isAllowedLetter, WORD_JOINERS } from './alphabets.ts';
import { WORD_LENGTH } from '../balance/match/word-length.ts';

export interface CanonicalWordOptions {
  /** A space inside the word becomes a hyphen; otherwise it is dropped. */
  readonly spaceToHyphen?: boolean;
}

/** Everything that keyboards and word processors offer for an apostrophe or a hyphen. */
const JOINER_VARIANTS = joinerVariants({
  "'": '\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u00b4\u0060\u055a\ua78c\uff07',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d',
});

/** Letters that do not come apart into a plain letter and marks. Keys are upper-case. */
const PLAIN_SPELLINGS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  ß: 'SS',
  Ĳ: 'IJ',
  Ŀ: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ĸ: 'K',
  Ə: 'E',
};

/** Spellings that a language has of its own, before the general ones. Keys are upper-case. */
const OWN_SPELLINGS: Partial<Record<IndexedLanguage, Readonly<Record<string, string>>>> = {
  'tr-TR': { Î: 'İ', Í: 'İ', Ì: 'İ', Ï: 'İ' },
};

const DROPPED = /^[\s\p{M}\p{Cf}·‧]$/u;

function joinerVariants(groups: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(groups).flatMap(([joiner, variants]) => [...variants].map((one) => [one, joiner])));
}

/** Upper-cases by the game language, never by the machine's locale: in Turkish i is İ and ı is I. */
function upperCase(text: string, language: IndexedLanguage): string {
  const prepared = language === 'tr-TR' ? text.replaceAll('i', 'İ').replaceAll('ı', 'I') : text;
  return prepared.toUpperCase().normalize('NFC');
}

/** The canonical letters for one upper-case character; null when the language has none for it. */
function foldLetter(letter: string, language: IndexedLanguage): string | null {
  if (isAllowedLetter(letter, language)) return letter;
  const spelled = JOINER_VARIANTS.get(letter) ?? OWN_SPELLINGS[language]?.[letter] ?? PLAIN_SPELLINGS[letter];
  const plain = spelled ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const folded = [...plain.toUpperCase()];
  return folded.length > 0 && folded.every((one) => isAllowedLetter(one, language)) ? folded.join('') : null;
}

/**
 * The one form in which lists, wire, database and client hold a word: NFC, upper-case by the game language, accents
 * folded to plain letters unless they are letters of the language, quote variants to apostrophes, spaces to hyphens or
 * nothing. Characters that the language doesn't have stay in, so that such a word is in no dictionary.
 */
export function canonicalWord(raw: string, language: IndexedLanguage, options: CanonicalWordOptions = {}): string {
  let word = '';
  for (const letter of upperCase(raw.normalize('NFC').trim(), language)) {
    if (letter === ' ' && options.spaceToHyphen) word += foldLetter('-', language) ?? '';
    else word += foldLetter(letter, language) ?? (DROPPED.test(letter) ? '' : letter);
  }
  return word;
}

/** What typing this character adds to a word: one or two letters, or nothing when the language can't hold it. */
export function foldTyped(char: string, language: IndexedLanguage, options: CanonicalWordOptions = {}): string {
  if (char === ' ') return options.spaceToHyphen ? (foldLetter('-', language) ?? '') : '';
  return [...upperCase(char.normalize('NFC'), language)].map((letter) => foldLetter(letter, language) ?? '').join('');
}

/** Whether a word is in canonical form: the language's letters only, and of a playable length. */
export function isCanonicalWord(word: string, language: IndexedLanguage): boolean {
  if (word.length < WORD_LENGTH.min || word.length > WORD_LENGTH.max) return false;
  const allowed = allowedLetters(language);
  for (const letter of word) if (!allowed.has(letter)) return false;
  return true;
}

/** Letters, and joiners between two of them. */
const SPELLING = new RegExp(`^[^${WORD_JOINERS}]+(?:[${WORD_JOINERS}][^${WORD_JOINERS}]+)*$`);

/** Whether a text could be a word of the language: canonical, with each joiner between two letters. Dictionaries aren't asked. */
export const isSpelledWord = (word: string, language: IndexedLanguage): boolean =>
  isCanonicalWord(word, language) && SPELLING.test(word);
