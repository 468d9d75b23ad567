import type { PromptPlace } from '@syllaboom/engine';

/** A word as letter codes within a larger array. */
export interface WordSpan {
  readonly codes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/**
 * How many letters the shortest beginning of a word has that holds the gram; 0 when the word doesn't. `from` letters are
 * known not to hold it.
 */
export function lettersToGram({ codes, start, end }: WordSpan, gram: Uint8Array, from = 0): number {
  const size = gram.length;
  const head = gram[0];
  search: for (let at = start + Math.max(0, from - size + 1); at + size <= end; at++) {
    if (codes[at] !== head) continue;
    for (let i = 1; i < size; i++) if (codes[at + i] !== gram[i]) continue search;
    return at + size - start;
  }
  return 0;
}

/** Whether the word has the gram at the place. */
export function hasGramAt(word: WordSpan, gram: Uint8Array, place: PromptPlace): boolean {
  if (place === 'contains') return lettersToGram(word, gram) > 0;
  const start = place === 'starts' ? word.start : word.end - gram.length;
  if (start < word.start || start + gram.length > word.end) return false;
  for (let i = 0; i < gram.length; i++) if (word.codes[start + i] !== gram[i]) return false;
  return true;
}
