import type { Clock } from '#platform/clock/clock.ts';

/** A check that is asked at most once in so many ms, however often somebody wants to know. */
export function keepAnswer(clock: Clock, forMs: number, check: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  let askedAtMs = 0;
  return () => {
    if (answer === null || clock.monotonicMs() - askedAtMs >= forMs) {
      askedAtMs = clock.monotonicMs();
      answer = check();
    }
    return answer;
  };
}
