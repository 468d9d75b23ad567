import { systemClock } from '#platform/clock/clock.ts';

const LONGEST_PAUSE_MS = 60_000;

/** Tries until it works; the pause between two tries doubles up to a minute. */
export async function keepTrying<Value>(
  attempt: () => Promise<Value>,
  firstPauseMs: number,
  onFailure: (cause: unknown) => void,
): Promise<Value> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (cause) {
      onFailure(cause);
      await systemClock.sleep(pauseMs);
    }
  }
}
