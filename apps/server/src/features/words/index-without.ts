import { type PromptPlace, searchesOf, type WordIndex } from '@syllaboom/engine';

const HOLDS: Readonly<Record<PromptPlace, (word: string, prompt: string) => boolean>> = {
  contains: (word, prompt) => word.includes(prompt),
  starts: (word, prompt) => word.startsWith(prompt),
  ends: (word, prompt) => word.endsWith(prompt),
};
/** How often another pick is tried when one falls on a removed word. */
const TRIES = 12;
/** Steps that reach all parts of [0, 1) soon. */
const STEP = 0.618_033_988_75;

/**
 * A dictionary without some of its words. What is asked in play (`exists`) costs one look into a small set more; counts
 * are exact; the prompts that may be drawn are those of the whole dictionary, since their bounds are far above a few words.
 */
export function indexWithout(base: WordIndex, removed: ReadonlySet<string>): WordIndex {
  const gone = [...removed].filter((word) => base.exists(word));
  const goneFor = (prompt: string, place: PromptPlace = 'contains'): number =>
    gone.reduce((count, word) => count + Number(HOLDS[place](word, prompt)), 0);
  const stays = (word: string): boolean => !removed.has(word);
  /** The first of several picks that falls on a word that stays. */
  const pickStaying = (pick: number, draw: (pick: number) => string | null): string | null => {
    for (let tried = 0; tried < TRIES; tried++) {
      const word = draw((pick + tried * STEP) % 1);
      if (word === null || stays(word)) return word;
    }
    return null;
  };
  const count: WordIndex['count'] = (prompt, place) => base.count(prompt, place) - goneFor(prompt, place);
  /** A later page may begin with words that the page before ended with; none is left out. */
  const wordsFor: WordIndex['wordsFor'] = (prompt, offset, limit, place) =>
    base
      .wordsFor(prompt, offset, limit + goneFor(prompt, place), place)
      .filter(stays)
      .slice(0, limit);
  const tier: WordIndex['tier'] = (word) => (stays(word) ? base.tier(word) : 0);
  const searched = { size: base.size - gone.length, count, wordsFor, tier, isOffensive: base.isOffensive.bind(base) };
  return {
    ...searched,
    language: base.language,
    exists: (word) => stays(word) && base.exists(word),
    countPrompts: (bounds) => base.countPrompts(bounds),
    promptAt: (bounds, pick) => {
      for (let tried = 0; tried < TRIES; tried++) {
        const found = base.promptAt(bounds, (pick + tried * STEP) % 1);
        const left = found === null ? 0 : count(found.prompt);
        if (found === null || left > 0) return found && { ...found, count: left };
      }
      return null;
    },
    sampleWord: (prompt, pick, place) => pickStaying(pick, (at) => base.sampleWord(prompt, at, place)),
    wordOfLength: (length, minTier, pick) => pickStaying(pick, (at) => base.wordOfLength(length, minTier, at)),
    commonWord: (minTier, pick) => pickStaying(pick, (at) => base.commonWord(minTier, at)),
    wordsFromLetters: (letters, least) => base.wordsFromLetters(letters, least).filter(stays),
    joinedPrompt: (least, pick) => base.joinedPrompt(least, pick),
    categories: base.categories,
    categoryWords: (category) => {
      const words = base.categoryWords(category);
      return gone.some((word) => base.categoriesOf(word).includes(category)) ? words.filter(stays) : words;
    },
    categoriesOf: (word) => (stays(word) ? base.categoriesOf(word) : []),
    ...searchesOf(searched),
  };
}
