import type { PromptPlace } from '@syllaboom/engine';

/** Position after the first occurrence of the gram in the word that ends past `from`; 0 when there is none. */
export function endOfGram(codes: Uint8Array, length: number, gram: Uint8Array, from: number): number {
  const size = gram.length;
  const head = gram[0] as number;
  search: for (let start = Math.max(0, from - size + 1); start + size <= length; start++) {
    if (codes[start] !== head) continue;
    for (let i = 1; i < size; i++) if (codes[start + i] !== gram[i]) continue search;
    return start + size;
  }
  return 0;
}

/** Whether the letters from `start` of `codes` have the gram at the place. */
export function hasGramAt(codes: Uint8Array, length: number, gram: Uint8Array, place: PromptPlace): boolean {
  if (gram.length > length) return false;
  if (place === 'contains') return endOfGram(codes, length, gram, 0) > 0;
  const start = place === 'starts' ? 0 : length - gram.length;
  for (let i = 0; i < gram.length; i++) if (codes[start + i] !== gram[i]) return false;
  return true;
}
