import type { IndexedLanguage } from '../catalogue/languages.ts';

const LATIN = "'-ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The characters that words of a language are made of, apostrophe and hyphen included, in the order in which its word
 * index sorts them. Made from the dictionaries: every character here occurs in the language's words or category words.
 */
export const ALPHABETS = {
  'en-US': LATIN,
  'pt-BR': LATIN,
  'tr-TR': "'-ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ",
  'fr-FR': LATIN,
  'es-ES': LATIN,
  'tl-TL': LATIN,
  'de-DE': LATIN,
  'it-IT': LATIN,
  'id-ID': LATIN,
  'sv-SE': "'-ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ",
  ru: '-АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  fi: "'-ABCDEFGHIJKLMNOPQRSŠTUVWXYZŽÅÄÖ",
  nl: LATIN,
  'mc-MC': LATIN,
  'ca-CA': LATIN,
} as const satisfies Record<IndexedLanguage, string>;

/** Characters that join the parts of a word. They are never part of a prompt. */
export const WORD_JOINERS = "'-";

const ALLOWED = Object.fromEntries<ReadonlySet<string>>(
  Object.entries(ALPHABETS).map(([language, letters]) => [language, new Set(letters)]),
) as Record<IndexedLanguage, ReadonlySet<string>>;

/** The (upper-case) characters that the language's words may hold. */
export const allowedLetters = (language: IndexedLanguage): ReadonlySet<string> => ALLOWED[language];

/** Whether the language's words may hold this (upper-case) character. */
export const isAllowedLetter = (letter: string, language: IndexedLanguage): boolean => ALLOWED[language].has(letter);
