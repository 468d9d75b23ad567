import { setTimeout as wait } from 'node:timers/promises';

/** Stops a timer; calling it again does nothing. */
export type StopTimer = () => void;

/** Time as the server's parts see it. The only place that touches the raw clock and timers. */
export interface Clock {
  /** Wall time. */
  now(): Date;
  /** Milliseconds that never jump; any origin. */
  monotonicMs(): number;
  sleep(ms: number): Promise<void>;
  /** Runs once after `ms`. */
  after(ms: number, run: () => void): StopTimer;
  /** Runs every `ms`; does not keep the process alive. */
  every(ms: number, run: () => void): StopTimer;
}

/** The real clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  sleep: (ms) => wait(ms),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
