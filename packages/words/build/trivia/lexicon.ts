import { canonicalWord, type IndexedLanguage } from '@syllaboom/engine';
import { hintOf, openMeanings } from '../../src/meanings/open-meanings.ts';
import { createOffensiveFilter } from '../../src/offensive-filter.ts';
import type { OffensiveList, WordPack } from '../../src/pack/word-pack.ts';
import { readWordPack } from '../../src/store/word-data.ts';
import { baseForms } from '../meanings/wordnet.ts';
import { spellWords } from '../pack-contents.ts';
import { readFrequencyList, readUnsuitableStems } from '../sources.ts';

export interface CommonWord {
  /** As it is written, upper-case, with the accents that the game's form leaves out. */
  readonly word: string;
  /** In canonical form. */
  readonly key: string;
  /** 1 known to some … 4 among the commonest. */
  readonly tier: number;
}

/** What a language's dictionary says. */
export interface Lexicon {
  readonly language: IndexedLanguage;
  /** Whether the word is accepted; in canonical form. */
  exists(key: string): boolean;
  /** Showable common words without apostrophes and hyphens, names of places left out, in index order. */
  readonly common: readonly CommonWord[];
  /** Canonical palindromes. */
  readonly palindromes: ReadonlySet<string>;
  /** What a word is first of all, when the text doesn't hold the word; null when there is none. */
  meaningOf(key: string): string | null;
}

/** Categories of names, which no word question is about. */
const NAMES = new Set(['capitals', 'cities', 'countries', 'constellations', 'languages']);
/** Listed words of this length also cover what is made of them with a few letters more. */
const SHORTEST_LISTED = 4;
const ENDING_LETTERS = 3;
/** Stems of this length and more count anywhere in a word. */
const SHORTEST_PART = 5;

/** Stricter than the game's own filter: a question must not even look as if it meant something offensive. */
function findUnsuitable(list: OffensiveList, stems: readonly string[]): (key: string) => boolean {
  const filter = createOffensiveFilter(list);
  const listed = new Set(list.words);
  return (key) => {
    if (filter.isOffensive(key)) return true;
    if (stems.some((stem) => key.startsWith(stem) || (stem.length >= SHORTEST_PART && key.includes(stem)))) return true;
    const shortest = Math.max(SHORTEST_LISTED, key.length - ENDING_LETTERS);
    for (let length = shortest; length < key.length; length++) if (listed.has(key.slice(0, length))) return true;
    return /^.{3}(?:S|ES|ED)$/.test(key) && listed.has(key.slice(0, 3));
  };
}

/** How the common words are written, by canonical form; null where the list has canonical forms only. */
function readSpellings(language: IndexedLanguage): ReadonlyMap<string, string> | null {
  const list = readFrequencyList(language);
  if (list === null) return null;
  const spellings = new Map<string, string>();
  for (const raw of list) {
    const key = canonicalWord(raw, language);
    if (!spellings.has(key)) spellings.set(key, raw.normalize('NFC').toLocaleUpperCase(language));
  }
  return spellings;
}

function collectCommon(language: IndexedLanguage, pack: WordPack, words: readonly string[]): CommonWord[] {
  const isUnsuitable = findUnsuitable(pack.offensive, readUnsuitableStems(language));
  const spellings = readSpellings(language);
  const names = new Set(pack.categories.filter(({ name }) => NAMES.has(name)).flatMap(({ ids }) => [...ids]));
  const tiers = new Map(pack.tiers.flatMap((ids, i) => Array.from(ids, (id) => [id, i + 1] as const)));
  return [...tiers]
    .filter(([id]) => !names.has(id))
    .sort(([a], [b]) => a - b)
    .flatMap(([id, tier]): CommonWord[] => {
      const key = words[id] ?? '';
      const word = spellings === null ? key : spellings.get(key);
      return word === undefined || /['-]/.test(word) || isUnsuitable(key) ? [] : [{ word, key, tier }];
    });
}

/** Reads a language's committed words. */
export function openLexicon(language: IndexedLanguage): Lexicon {
  const pack = readWordPack(language);
  const words = spellWords(pack);
  const known = new Set(words);
  const palindromes = pack.categories.find(({ name }) => name === 'palindromes');
  const meanings = openMeanings(language);
  return {
    language,
    exists: (key) => known.has(key),
    common: collectCommon(language, pack, words),
    palindromes: new Set(Array.from(palindromes?.ids ?? [], (id) => words[id] ?? '')),
    meaningOf: (key) => {
      const [first] = meanings.meaningsOf(key);
      if (first === undefined || first !== hintOf(key, language)) return null;
      // A form of another word has that word's meaning, or a rare one of its own.
      const isForm = language === 'en-US' && baseForms(key).some((base) => meanings.meaningsOf(base).length > 0);
      return isForm ? null : first;
    },
  };
}
