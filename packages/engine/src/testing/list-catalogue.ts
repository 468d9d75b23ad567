import { wordOrder } from '../language/word-order.ts';
import { type KnownWords, type PromptList, promptsIn, type WordCatalogue } from '../word-catalogue.ts';
import type { CountedPrompt, WordIndex } from '../word-index.ts';

/** Prompts of a dictionary, found by looking at every word each time. */
function listPrompts(
  index: WordIndex,
  words: readonly string[],
  mayShow: (prompt: string) => boolean,
  fewer: ReadonlyMap<string, number>,
): PromptList {
  const order = wordOrder(index.language);
  const counts = new Map<string, number>();
  for (const word of words) for (const prompt of promptsIn(word)) counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
  const all: CountedPrompt[] = [...counts]
    .filter(([prompt]) => mayShow(prompt))
    .map(([prompt, count]) => ({ prompt, count: count - (fewer.get(prompt) ?? 0) }))
    .sort((a, b) => order(a.prompt, b.prompt));
  return {
    prepare: () => [],
    page: (query, offset, limit) => {
      const { minCount, maxCount, minLength, maxLength, part = '', by, descending } = query;
      const sign = descending ? -1 : 1;
      const found = all
        .filter(({ count }) => count >= Math.max(1, minCount) && count <= maxCount)
        .filter(({ prompt }) => prompt.length >= minLength && prompt.length <= maxLength && prompt.includes(part))
        .sort((a, b) => (by === 'count' ? sign * (a.count - b.count) : sign * order(a.prompt, b.prompt)));
      return { prompts: found.slice(offset, offset + limit), total: found.length };
    },
  };
}

function listKnownWords(
  index: WordIndex,
  words: readonly string[],
  text: string,
  offset: number,
  limit: number,
): KnownWords {
  const found = words
    .filter((word) => word.includes(text) && index.tier(word) > 0)
    .sort((a, b) => index.tier(b) - index.tier(a) || a.length - b.length || wordOrder(index.language)(a, b));
  return { words: found.slice(offset, offset + limit), total: found.length };
}

/** A dictionary over a list that can be leafed through: obvious and slow; the measure for the real one. */
export const listCatalogue = (
  index: WordIndex,
  words: readonly string[],
  mayShow: (prompt: string) => boolean = (prompt) => !index.isOffensive(prompt),
): WordCatalogue => ({
  ...index,
  promptList: (fewer = new Map()) => listPrompts(index, words, mayShow, fewer),
  knownWords: (text, offset, limit) => listKnownWords(index, words, text, offset, limit),
});
