import type { PromptBounds, PromptPlace } from '@syllaboom/engine';
import { buildIndexImage } from '../index/build-index-image.ts';
import { PackedWordIndex } from '../lookup/packed-word-index.ts';
import { packWords, type WordSources } from '../pack/pack-words.ts';

/** An index over a handful of words. Everything but the words may be left out. */
export function indexOf(sources: Partial<Omit<WordSources, 'words'>> & { words: Iterable<string> }): PackedWordIndex {
  const pack = packWords({
    language: 'en-US',
    tiers: new Map(),
    categories: [],
    offensive: { words: [], stems: [] },
    ...sources,
    words: new Set(sources.words),
  });
  return new PackedWordIndex(buildIndexImage(pack));
}

/** The words that have the prompt at the place, by looking at each. */
export const wordsWith = (words: readonly string[], prompt: string, place: PromptPlace): string[] =>
  words.filter((word) => {
    if (place === 'starts') return word.startsWith(prompt);
    return place === 'ends' ? word.endsWith(prompt) : word.includes(prompt);
  });

/** All prompts of some words with their counts, found in the plainest way. */
export class PlainPrompts {
  readonly prompts: ReadonlyMap<string, number>;

  constructor(words: readonly string[]) {
    const prompts = new Map<string, number>();
    for (const word of words) {
      const own = new Set<string>();
      for (let length = 2; length <= 4; length++) {
        for (let start = 0; start + length <= word.length; start++) own.add(word.slice(start, start + length));
      }
      for (const gram of own) if (!/['-]/.test(gram)) prompts.set(gram, (prompts.get(gram) ?? 0) + 1);
    }
    this.prompts = prompts;
  }

  within({ minCount, maxCount, minLength, maxLength }: PromptBounds): [string, number][] {
    return [...this.prompts].filter(([prompt, count]) => {
      return count >= minCount && count <= maxCount && prompt.length >= minLength && prompt.length <= maxLength;
    });
  }
}
