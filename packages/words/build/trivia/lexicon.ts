import type { IndexedLanguage } from '@syllaboom/engine';
import { hintOf } from '../../src/meanings/open-meanings.ts';
import { createOffensiveFilter } from '../../src/offensive-filter.ts';
import { readWordPack } from '../../src/store/word-data.ts';
import { spellWords } from '../pack-contents.ts';

export interface CommonWord {
  readonly word: string;
  /** 1 known to some … 4 among the commonest. */
  readonly tier: number;
}

/** What a language's dictionary says. */
export interface Lexicon {
  readonly language: IndexedLanguage;
  exists(word: string): boolean;
  /** Showable words with a tier, without apostrophes and hyphens, in index order. */
  readonly common: readonly CommonWord[];
  readonly palindromes: readonly string[];
  /** A definition that doesn't hold the word; null when there is none. */
  meaningOf(word: string): string | null;
}

/** Reads a language's committed words. */
export function openLexicon(language: IndexedLanguage): Lexicon {
  const pack = readWordPack(language);
  const words = spellWords(pack);
  const known = new Set(words);
  const filter = createOffensiveFilter(pack.offensive);
  const isShowable = (word: string): boolean => !/['-]/.test(word) && !filter.isOffensive(word);
  const tiers = new Map(pack.tiers.flatMap((ids, i) => Array.from(ids, (id) => [id, i + 1] as const)));
  const common = [...tiers]
    .sort(([a], [b]) => a - b)
    .map(([id, tier]) => ({ word: words[id] ?? '', tier }))
    .filter(({ word }) => isShowable(word));
  const palindromes = pack.categories.find(({ name }) => name === 'palindromes');
  return {
    language,
    exists: (word) => known.has(word),
    common,
    palindromes: Array.from(palindromes?.ids ?? [], (id) => words[id] ?? '').filter(isShowable),
    meaningOf: (word) => hintOf(word, language),
  };
}
