import { type Clock, systemClock } from '#platform/clock/clock.ts';

/** The real clock, which a test can set forward. Sleeping takes no time, but is counted. */
export interface ShiftingClock extends Clock {
  forward(seconds: number): void;
  readonly sleptMs: number;
}

export function createShiftingClock(): ShiftingClock {
  let aheadMs = 0;
  let sleptMs = 0;
  return {
    ...systemClock,
    now: () => new Date(Date.now() + aheadMs),
    monotonicMs: () => systemClock.monotonicMs() + aheadMs,
    sleep: async (ms) => {
      sleptMs += ms;
    },
    forward: (seconds) => {
      aheadMs += seconds * 1000;
    },
    get sleptMs() {
      return sleptMs;
    },
  };
}
