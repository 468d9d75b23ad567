import {
  type CountedPrompt,
  type GameLanguage,
  type PromptBounds,
  type PromptPlace,
  pageNear,
  passesTest,
  searchesOf,
  type WordCatalogue,
  type WordIndex,
} from '@syllaboom/engine';
import { listCatalogue } from '@syllaboom/engine/testing';
import type { DictionaryRegistry } from '#features/words';

const fits = (word: string, prompt: string, place: PromptPlace): boolean =>
  ({ contains: word.includes(prompt), starts: word.startsWith(prompt), ends: word.endsWith(prompt) })[place];

/** A dictionary of a few words that counts by looking at each. */
export function createTinyIndex(
  language: GameLanguage,
  words: readonly string[],
  categories: Readonly<Record<string, readonly string[]>>,
): WordCatalogue {
  const matching = (prompt: string, place: PromptPlace = 'contains') =>
    words.filter((word) => fits(word, prompt, place));
  const prompts = (bounds: PromptBounds): CountedPrompt[] => {
    const grams = new Set(words.flatMap((word) => [...word].map((_, at) => word.slice(at, at + bounds.maxLength))));
    return [...grams]
      .filter((prompt) => prompt.length >= bounds.minLength)
      .map((prompt) => ({ prompt, count: matching(prompt).length }))
      .filter(({ count }) => count >= bounds.minCount && count <= bounds.maxCount)
      .sort((a, b) => a.count - b.count);
  };
  const pickFrom = <Value>(list: readonly Value[], pick: number): Value | null =>
    list[Math.floor(pick * list.length)] ?? null;
  const index: Omit<WordIndex, 'wordsNear' | keyof ReturnType<typeof searchesOf>> = {
    language,
    size: words.length,
    exists: (word) => words.includes(word),
    count: (prompt, place) => matching(prompt, place).length,
    countPrompts: (bounds) => prompts(bounds).length,
    promptAt: (bounds, pick) => pickFrom(prompts(bounds), pick),
    wordsFor: (prompt, offset, limit, place) => matching(prompt, place).slice(offset, offset + limit),
    sampleWord: (prompt, pick, place) => pickFrom(matching(prompt, place), pick),
    wordOfLength: (length, _tier, pick) =>
      pickFrom(
        words.filter((word) => word.length === length),
        pick,
      ),
    commonWords: (prompt, test, _tier, pick, most) => {
      const fitting = words.filter((word) => passesTest(word, prompt, test));
      const from = Math.floor(pick * fitting.length);
      return [...fitting.slice(from), ...fitting.slice(0, from)].slice(0, most);
    },
    commonWord: (_tier, pick) => pickFrom(words, pick),
    wordsFromLetters: (letters, least) =>
      words.filter(
        (word) =>
          word.length >= least &&
          [...word].every((letter) => word.split(letter).length <= letters.split(letter).length),
      ),
    joinedPrompt: () => null,
    tier: () => 0,
    isOffensive: () => false,
    categories: Object.keys(categories),
    categoryWords: (category) => (Object.hasOwn(categories, category) ? (categories[category] ?? []) : []),
    isGeneratedCategory: (category) => category === 'palindromes',
    categoriesOf: (word) => Object.keys(categories).filter((category) => categories[category]?.includes(word)),
  };
  const searched = { ...index, wordsNear: pageNear(index) };
  return listCatalogue({ ...searched, ...searchesOf(searched) }, words);
}

const TINY_ENGLISH = createTinyIndex('en-US', ['KING', 'RING', 'SINGING', 'STRING', 'BANANA', "DON'T", 'X-RAY'], {
  fruit: ['BANANA'],
});

/** Dictionaries of which only a tiny English one is there; every other language is being built for ever. */
export function createTinyDictionaries(english: WordCatalogue = TINY_ENGLISH): DictionaryRegistry {
  return {
    isReady: (language) => language === 'en-US',
    isOpen: (language) => language === 'en-US',
    size: (language) => (language === 'en-US' ? english.size : 0),
    categories: (language) => (language === 'en-US' ? english.categories : []),
    whenReady: (language) => (language === 'en-US' ? Promise.resolve() : new Promise(() => {})),
    get: () => english,
    version: () => 'tiny',
    offlineVersion: () => 'tiny',
    offlineBytes: () => 7,
    readOfflinePack: async () => Buffer.from([0x0b, 0x01, 0x80, 0x61, 0x62, 0x63, 0x03]),
  };
}
