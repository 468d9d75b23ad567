import { setImmediate } from 'node:timers/promises';
import type { BoardDictionary, WordIndex } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';

/** A search holds others up for no longer than this at a time. */
const SLICE_MS = 4;

/** A dictionary as boards ask it. */
export const boardDictionary = (index: Pick<WordIndex, 'exists' | 'count'>): BoardDictionary => ({
  exists: (word) => index.exists(word),
  begins: (text) => index.count(text, 'starts') > 0,
});

/** Does work that is cut into small steps, and lets others in between. */
export async function inSlices<Result>(
  clock: Pick<Clock, 'monotonicMs'>,
  steps: Generator<void, Result>,
): Promise<Result> {
  let until = clock.monotonicMs() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (clock.monotonicMs() < until) continue;
    await setImmediate();
    until = clock.monotonicMs() + SLICE_MS;
  }
}
