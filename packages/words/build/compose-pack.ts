import { canonicalWord, type FrequencyTier, type IndexedLanguage, isCanonicalWord } from '@syllaboom/engine';
import { packWords } from '../src/pack/pack-words.ts';
import type { OffensiveList, WordPack } from '../src/pack/word-pack.ts';
import {
  readCategories,
  readFrequencyList,
  readNaughtyWords,
  readOwnOffensive,
  readTagalogCommonWords,
  readWordList,
} from './sources.ts';
import { widenWords } from './widen/widen.ts';

/** Categories taken from the source, by our name: the source's names in order of preference, and the least size. */
const CATEGORY_SOURCES: Readonly<Record<string, readonly string[]>> = {
  animals: ['animals'],
  body: ['body'],
  buildings: ['buildings'],
  capitals: ['capitals_localised', 'capitals'],
  cities: ['cities100k_localised'],
  clothing: ['clothing'],
  constellations: ['constellations'],
  countries: ['countries'],
  elements: ['elements'],
  food: ['food'],
  fruit_veg: ['fruit_veg'],
  instruments: ['instruments'],
  languages: ['languages'],
  months_days: ['months_days'],
  plants: ['plants'],
  professions: ['professions'],
  sports: ['sports'],
  tools_objects: ['tools_objects'],
  transport: ['transport'],
  weather_sky: ['weather_sky'],
};
/** A translated list with fewer words gives way to the next source. */
const LEAST_CAPITALS = 60;
/** Categories whose words are known to many though no frequency list has them. */
const NOT_COMMON = new Set(['cities', 'languages', 'constellations', 'palindromes']);
const SHORTEST_PALINDROME = 3;

/** Ranks (in the dictionary) up to which a word has tier 4, 3, 2; the rest of the list has tier 1. */
const TIER_RANKS = [2000, 5000, 8000] as const;

const isPalindrome = (word: string): boolean =>
  word.length >= SHORTEST_PALINDROME && !/['-]/.test(word) && [...word].reverse().join('') === word;

function collectCategories(folder: string, language: IndexedLanguage, words: readonly string[]) {
  const candidates = readCategories(folder, language);
  const categories = new Map<string, string[]>();
  for (const [name, sources] of Object.entries(CATEGORY_SOURCES)) {
    const lists = sources.map((source) => candidates[source] ?? []);
    const raw = lists.find((list, i) => i === lists.length - 1 || list.length >= LEAST_CAPITALS) ?? [];
    const members = raw.map((word) => canonicalWord(word, language, { spaceToHyphen: true }));
    const kept = [...new Set(members)].filter((word) => isCanonicalWord(word, language));
    if (kept.length > 0) categories.set(name, kept);
  }
  categories.set('palindromes', words.filter(isPalindrome));
  return categories;
}

/** Tier 1–4 by word. Tagalog's checked list and Minecraft's single tokens are their common words. */
function rankWords(language: IndexedLanguage, accepted: ReadonlySet<string>, known: readonly string[]) {
  const tiers = new Map<string, FrequencyTier>();
  const ranking = language === 'tl-TL' ? readTagalogCommonWords() : readFrequencyList(language);
  if (language === 'mc-MC') for (const word of accepted) if (!word.includes('-')) tiers.set(word, 4);
  for (const raw of ranking ?? []) {
    const word = canonicalWord(raw, language);
    if (!accepted.has(word) || tiers.has(word)) continue;
    const above = TIER_RANKS.filter((rank) => tiers.size >= rank).length;
    tiers.set(word, language === 'tl-TL' ? 4 : ((4 - above) as FrequencyTier));
  }
  for (const word of known) if (!tiers.has(word)) tiers.set(word, 1);
  return tiers;
}

function collectOffensive(language: IndexedLanguage): OffensiveList {
  const own = readOwnOffensive(language);
  const listed = readNaughtyWords(language).filter((text) => !/\s/.test(text.trim()));
  const words = [...listed.map((word) => canonicalWord(word, language)), ...own.words];
  const isWord = (word: string): boolean => isCanonicalWord(word, language);
  const foreign = [...own.words, ...own.stems].filter((word) => !isWord(word));
  if (foreign.length > 0) throw new Error(`${language}: own offensive words are not canonical: ${foreign.join(' ')}`);
  const stems = language === 'tl-TL' || language === 'mc-MC' ? readOwnOffensive('en-US').stems : [];
  return { words: [...new Set(words.filter(isWord))].sort(), stems: [...new Set([...own.stems, ...stems])].sort() };
}

/** Puts one language's sources together: words with the category words merged in, tiers, categories, offensive list. */
export function composePack(folder: string, language: IndexedLanguage): WordPack {
  const list = [...widenWords(folder, language, readWordList(folder, language))];
  const unfit = list.filter((word) => !isCanonicalWord(word, language));
  if (unfit.length > 0) throw new Error(`${language}: ${unfit.length} words are not canonical, such as ${unfit[0]}`);
  const categories = collectCategories(folder, language, list);
  const known = [...categories].filter(([name]) => !NOT_COMMON.has(name)).flatMap(([, members]) => members);
  const words = new Set([...list, ...[...categories.values()].flat()]);
  return packWords({
    language,
    words,
    tiers: rankWords(language, words, known),
    categories: [...categories].map(([name, members]) => ({ name, generated: name === 'palindromes', words: members })),
    offensive: collectOffensive(language),
  });
}
