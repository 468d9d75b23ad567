import {
  type PromptList,
  type PromptPlace,
  promptsIn,
  searchesOf,
  type WordCatalogue,
  type WordIndex,
  wordOrder,
} from '@syllaboom/engine';

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
export function indexWithout(base: WordCatalogue, removed: ReadonlySet<string>): WordCatalogue {
  const gone = [...removed].filter((word) => base.exists(word)).sort(wordOrder(base.language));
  const searched = searchedWithout(base, removed, gone);
  const stays = (word: string): boolean => !removed.has(word);
  /** The first of several picks that falls on a word that stays. */
  const pickStaying = (pick: number, draw: (pick: number) => string | null): string | null =>
    drawUntil(pick, draw, stays);
  const prompts = promptsWithout(base, gone);
  return {
    ...searched,
    language: base.language,
    exists: (word) => stays(word) && base.exists(word),
    countPrompts: (bounds) => base.countPrompts(bounds),
    promptAt: (bounds, pick) => {
      const count = (prompt: string): number => searched.count(prompt);
      const found = drawUntil(
        pick,
        (at) => base.promptAt(bounds, at),
        ({ prompt }) => count(prompt) > 0,
      );
      return found && { ...found, count: count(found.prompt) };
    },
    sampleWord: (prompt, pick, place) => pickStaying(pick, (at) => base.sampleWord(prompt, at, place)),
    wordOfLength: (length, minTier, pick) => pickStaying(pick, (at) => base.wordOfLength(length, minTier, at)),
    commonWords: (prompt, test, leastTier, pick, most) =>
      base
        .commonWords(prompt, test, leastTier, pick, most + removed.size)
        .filter(stays)
        .slice(0, most),
    commonWord: (minTier, pick) => pickStaying(pick, (at) => base.commonWord(minTier, at)),
    wordsFromLetters: (letters, least) => base.wordsFromLetters(letters, least).filter(stays),
    joinedPrompt: (least, pick) => base.joinedPrompt(least, pick),
    categories: base.categories,
    categoryWords: (category) => {
      const words = base.categoryWords(category);
      return gone.some((word) => base.categoriesOf(word).includes(category)) ? words.filter(stays) : words;
    },
    isGeneratedCategory: (category) => base.isGeneratedCategory(category),
    categoriesOf: (word) => (stays(word) ? base.categoriesOf(word) : []),
    ...searchesOf(searched),
    ...prompts,
    knownWords: (text, offset, limit) => {
      const missing = gone.filter((word) => word.includes(text) && base.tier(word) > 0).length;
      if (missing === 0) return base.knownWords(text, offset, limit);
      const { words, total } = base.knownWords(text, 0, offset + limit + missing);
      return { words: words.filter(stays).slice(offset, offset + limit), total: total - missing };
    },
  };
}

/** The prompts of a dictionary with the counts that are left; listed when they are first asked for. */
function promptsWithout(base: WordCatalogue, gone: readonly string[]): Pick<WordCatalogue, 'promptList'> {
  const countGone = (fewer: ReadonlyMap<string, number>): Map<string, number> => {
    const counts = new Map(fewer);
    for (const word of gone) for (const prompt of promptsIn(word)) counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
    return counts;
  };
  let list: PromptList | null = null;
  return {
    promptList: (fewer = new Map()) => {
      if (fewer.size > 0) return base.promptList(countGone(fewer));
      list ??= base.promptList(countGone(fewer));
      return list;
    },
  };
}

/** The first of several picks that falls on something that fits. */
function drawUntil<Drawn>(
  pick: number,
  draw: (pick: number) => Drawn | null,
  fits: (drawn: Drawn) => boolean,
): Drawn | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const drawn = draw((pick + tried * STEP) % 1);
    if (drawn === null || fits(drawn)) return drawn;
  }
  return null;
}

/** What searches go through. */
function searchedWithout(
  base: WordIndex,
  removed: ReadonlySet<string>,
  gone: readonly string[],
): Pick<WordIndex, 'size' | 'count' | 'wordsFor' | 'wordsNear' | 'tier' | 'isOffensive'> {
  const goneFor = (prompt: string, place: PromptPlace): number =>
    gone.reduce((count, word) => count + Number(HOLDS[place](word, prompt)), 0);
  const order = wordOrder(base.language);
  const stays = (word: string): boolean => !removed.has(word);
  return {
    size: base.size - gone.length,
    count: (prompt, place = 'contains') => base.count(prompt, place) - goneFor(prompt, place),
    wordsFor: (prompt, offset, limit, place = 'contains') => {
      const missing = gone.filter((word) => HOLDS[place](word, prompt));
      if (missing.length === 0) return base.wordsFor(prompt, offset, limit, place);
      const from = pageStart(offset, missing.length, (at) => {
        const [word] = base.wordsFor(prompt, at, 1, place);
        return word === undefined ? missing.length : missing.filter((one) => order(one, word) < 0).length;
      });
      return base
        .wordsFor(prompt, from, limit + missing.length, place)
        .filter(stays)
        .slice(0, limit);
    },
    wordsNear: (prompt, share, limit, place) => base.wordsNear(prompt, share, limit, place).filter(stays),
    tier: (word) => (stays(word) ? base.tier(word) : 0),
    isOffensive: (text) => base.isOffensive(text),
  };
}

/**
 * Where a page begins among all words of a prompt that begins at `offset` among those that stay: each removed one before it
 * moves it on. `goneBefore` counts the removed ones before a place; it is asked a few times, however many words there are.
 */
function pageStart(offset: number, missing: number, goneBefore: (at: number) => number): number {
  let [low, high] = [offset, offset === 0 ? 0 : offset + missing];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (middle - goneBefore(middle) >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
