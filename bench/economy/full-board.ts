import { findWords, type FoundWord, LaidTiles, nextInteger, type RandomState, type WordIndex } from '@syllaboom/engine';
import { boardDictionary } from '../../apps/server/src/features/crafting/find-words.ts';

const COMMON = { minCount: 3000, maxCount: Number.MAX_SAFE_INTEGER, minLength: 2, maxLength: 2 };

interface Cell {
  readonly s: string;
  readonly x: number;
  readonly y: number;
}

/** A square board without a free cell, of common syllables. */
export const drawBoard = (index: WordIndex, random: RandomState, size: number): Cell[] =>
  Array.from({ length: size * size }, (_, n) => ({
    s: index.promptAt(COMMON, nextInteger(random, 1000) / 1000)?.prompt ?? '',
    x: n % size,
    y: Math.floor(n / size),
  }));

/** All words that can be read on a board, each once. */
export function readWords(index: WordIndex, tiles: readonly (Cell & { readonly id: string })[]): FoundWord[] {
  const laid = new LaidTiles(tiles);
  const dictionary = boardDictionary(index);
  const words = new Map<string, FoundWord>();
  for (const tile of tiles) {
    const steps = findWords(laid, tile, dictionary);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done !== true) continue;
      for (const found of step.value) words.set(found.word, found);
      break;
    }
  }
  return [...words.values()];
}
