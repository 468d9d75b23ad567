import { setImmediate } from 'node:timers/promises';
import { openMeanings } from '@syllaboom/words';
import type { MeaningSource } from '../ports.ts';

/** The meanings that come with the game, for the languages that have free ones. */
export const createOfflineMeanings = (): MeaningSource => async (language, word) => {
  // A lookup takes some milliseconds: others get their turn between two of them.
  await setImmediate();
  const book = openMeanings(language);
  return { meanings: book.meaningsOf(word), source: book.source };
};
