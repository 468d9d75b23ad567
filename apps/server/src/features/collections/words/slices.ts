import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#platform/clock/clock.ts';

/** So long everything else waits for what takes long, in a turn of the event loop. */
const SLICE_MS = 4;

/** Lets what takes long share the event loop: all of it together has one slice of each turn, whoever waits longest comes first. */
export interface Slices {
  /** Asked between two pieces of work: null as long as the slice lasts, else when to go on. */
  pause(): Promise<void> | null;
}

export function createSlices(clock: Pick<Clock, 'monotonicMs'>): Slices {
  let endsAt = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];
  let isServing = false;
  async function serve(): Promise<void> {
    isServing = true;
    while (waiting.length > 0) {
      await nextTurn();
      endsAt = clock.monotonicMs() + SLICE_MS;
      waiting.shift()?.();
    }
    isServing = false;
  }
  return {
    pause: () => {
      if (clock.monotonicMs() < endsAt) return null;
      return new Promise((resolve) => {
        waiting.push(resolve);
        if (!isServing) void serve();
      });
    },
  };
}
