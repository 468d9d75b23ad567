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

type Order = (a: string, b: string) => number;
const pickOf = (words: readonly string[], pick: number): string | null =>
  words[Math.floor(pick * words.length)] ?? null;

/**
 * A dictionary with some words more, all of them rare and in no category. What is asked in play (`exists`) costs one look
 * into a small set more; counts and pages are exact; prompts are drawn from those of the smaller dictionary, which are also
 * the ones that are listed.
 */
export function indexWith(base: WordCatalogue, words: ReadonlySet<string>): WordCatalogue {
  const order = wordOrder(base.language);
  const added = [...words].filter((word) => !base.exists(word)).sort(order);
  if (added.length === 0) return base;
  const known = new Set(added);
  const searched = searchedWith(base, added, order);
  const showable = added.filter((word) => !base.isOffensive(word));
  return {
    ...searched,
    language: base.language,
    exists: (word) => known.has(word) || base.exists(word),
    countPrompts: (bounds) => base.countPrompts(bounds),
    promptAt: (bounds, pick) => {
      const found = base.promptAt(bounds, pick);
      return found && { ...found, count: searched.count(found.prompt) };
    },
    sampleWord: (prompt, pick, place = 'contains') =>
      base.sampleWord(prompt, pick, place) ??
      pickOf(
        showable.filter((word) => HOLDS[place](word, prompt)),
        pick,
      ),
    wordOfLength: (length, minTier, pick) =>
      base.wordOfLength(length, minTier, pick) ??
      (minTier === 0
        ? pickOf(
            showable.filter((word) => word.length === length),
            pick,
          )
        : null),
    commonWords: (...asked) => base.commonWords(...asked),
    commonWord: (minTier, pick) => base.commonWord(minTier, pick),
    wordsFromLetters: (letters, least) => {
      const laid = added.filter((word) => word.length >= least && canLay(word, letters));
      const others = base.wordsFromLetters(letters, least);
      return laid.length === 0 ? others : [...others, ...laid].sort(order);
    },
    joinedPrompt: (least, pick) => base.joinedPrompt(least, pick),
    categories: base.categories,
    categoryWords: (category) => base.categoryWords(category),
    isGeneratedCategory: (category) => base.isGeneratedCategory(category),
    categoriesOf: (word) => base.categoriesOf(word),
    ...searchesOf(searched),
    promptList: promptListWith(base, added),
    // Well-known words have a tier.
    knownWords: (...asked) => base.knownWords(...asked),
  };
}

/** The prompts of a dictionary with higher counts; listed when they are first asked for. */
function promptListWith(base: WordCatalogue, added: readonly string[]): WordCatalogue['promptList'] {
  const count = (fewer: ReadonlyMap<string, number>): Map<string, number> => {
    const counts = new Map(fewer);
    for (const word of added) for (const prompt of promptsIn(word)) counts.set(prompt, (counts.get(prompt) ?? 0) - 1);
    return counts;
  };
  let list: PromptList | null = null;
  return (fewer = new Map()) => {
    if (fewer.size > 0) return base.promptList(count(fewer));
    list ??= base.promptList(count(fewer));
    return list;
  };
}

/** Whether a word can be laid with the letters, each used once. */
function canLay(word: string, letters: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What searches go through. */
function searchedWith(
  base: WordIndex,
  added: readonly string[],
  order: Order,
): Pick<WordIndex, 'size' | 'count' | 'wordsFor' | 'wordsNear' | 'tier' | 'isOffensive'> {
  const addedFor = (prompt: string, place: PromptPlace): readonly string[] =>
    added.filter((word) => HOLDS[place](word, prompt));
  return {
    size: base.size + added.length,
    count: (prompt, place = 'contains') => base.count(prompt, place) + addedFor(prompt, place).length,
    wordsFor: (prompt, offset, limit, place = 'contains') => {
      const more = addedFor(prompt, place);
      if (more.length === 0) return base.wordsFor(prompt, offset, limit, place);
      const count = base.count(prompt, place);
      const before = addedBefore(offset, more, (word) =>
        placeAmong(word, count, order, (at) => base.wordsFor(prompt, at, 1, place)[0]),
      );
      const others = base.wordsFor(prompt, offset - before, limit, place);
      return [...others, ...more.slice(before, before + limit)].sort(order).slice(0, limit);
    },
    wordsNear: (prompt, share, limit, place = 'contains') => {
      const others = base.wordsNear(prompt, share, limit, place);
      const [first, last] = [others[0], others.at(-1)];
      const more = addedFor(prompt, place).filter(
        (word) => first === undefined || last === undefined || (order(word, first) > 0 && order(word, last) < 0),
      );
      return more.length === 0 ? others : [...others, ...more].sort(order).slice(0, limit);
    },
    tier: (word) => base.tier(word),
    isOffensive: (text) => base.isOffensive(text),
  };
}

/** How many of `count` words in order come before this one. */
function placeAmong(word: string, count: number, order: Order, wordAt: (at: number) => string | undefined): number {
  return firstFrom(count, (at) => {
    const other = wordAt(at);
    return other === undefined || order(other, word) > 0;
  });
}

/** How many of the added words stand on the pages before `offset`; `placeOf` says how many others come before one. */
function addedBefore(offset: number, added: readonly string[], placeOf: (word: string) => number): number {
  if (offset === 0) return 0;
  return firstFrom(added.length, (at) => placeOf(added[at] ?? '') + at >= offset);
}

/** The first number below `count` for which something holds that holds for all after it, too; else `count`. */
function firstFrom(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
