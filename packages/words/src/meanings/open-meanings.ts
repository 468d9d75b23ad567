import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { canonicalWord, type IndexedLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { DATA_FOLDER } from '../store/compressed-text.ts';
import { MeaningsFile } from './meanings-file.ts';

/** What the words of a language mean. */
export interface MeaningBook {
  /** Licence line to show with the meanings; empty for a language that has none. */
  readonly source: string;
  /** Number of words that have meanings. */
  readonly count: number;
  /** Definitions of a word in canonical form, at most three; empty when none is known. */
  meaningsOf(word: string): readonly string[];
}

/** Languages with a committed file of meanings. The others have no free source (packages/words/data/NOTICE.md). */
export const LANGUAGES_WITH_MEANINGS: readonly IndexedLanguage[] = [
  'en-US',
  'pt-BR',
  'fr-FR',
  'de-DE',
  'it-IT',
  'sv-SE',
  'fi',
  'nl',
];

/** A definition with this share of the word's beginning, and at least so many letters, gives the word away. */
const GIVEAWAY_SHARE = 0.6;
const SHORTEST_GIVEAWAY = 3;

const EMPTY_BOOK: MeaningBook = { source: '', count: 0, meaningsOf: () => [] };

const books = new Map<IndexedLanguage, MeaningBook>();

/**
 * A meaning that can be shown while the word is still to be guessed (mode 2): the first one in which no word holds the
 * greater part of it; null when there is none. Meanings from elsewhere can be passed in.
 */
export function hintOf(
  word: string,
  language: IndexedLanguage,
  meanings: readonly string[] = openMeanings(language).meaningsOf(word),
): string | null {
  const stem = word.slice(0, Math.max(SHORTEST_GIVEAWAY, Math.ceil(word.length * GIVEAWAY_SHARE)));
  const mentions = (text: string): boolean =>
    text.split(/[^\p{L}\p{M}'-]+/u).some((part) => canonicalWord(part, language).includes(stem));
  return meanings.find((text) => !mentions(text)) ?? null;
}

/** Opens the meanings of a language; the file is read at the first call. Throws DamagedDataError when it is not whole. */
export function openMeanings(language: IndexedLanguage): MeaningBook {
  if (!LANGUAGES_WITH_MEANINGS.includes(language)) return EMPTY_BOOK;
  const known = books.get(language);
  if (known !== undefined) return known;
  const book = new MeaningsFile(readFileSync(path.join(DATA_FOLDER, 'meanings', `${language}.meanings`)), crc32);
  if (book.language !== language) throw new DamagedDataError(`the meanings of ${language} hold ${book.language}`);
  books.set(language, book);
  return book;
}
