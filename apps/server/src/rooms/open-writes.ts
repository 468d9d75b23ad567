import { systemClock } from '#platform/clock/clock.ts';

const LONGEST_PAUSE_MS = 60_000;
/** Between two tries while the server goes down. */
const HURRIED_PAUSE_MS = 250;

/** What rooms have to write and must not lose: results of matches above all. It outlives the rooms. */
export class OpenWrites {
  /** By what a log would know them. */
  readonly #open = new Map<Promise<unknown>, string>();
  #isHurried = false;
  #hurry: () => void = () => undefined;
  readonly #hurried = new Promise<void>((resolve) => {
    this.#hurry = resolve;
  });

  /** Tries until it works; the pause between two tries doubles up to a minute. */
  keep<Value>(
    matchId: string,
    attempt: () => Promise<Value>,
    firstPauseMs: number,
    onFailure: (cause: unknown) => void,
  ): Promise<Value> {
    const writing = this.#try(attempt, firstPauseMs, onFailure);
    this.#open.set(writing, matchId);
    const close = (): void => void this.#open.delete(writing);
    writing.then(close, close);
    return writing;
  }

  async #try<Value>(
    attempt: () => Promise<Value>,
    firstPauseMs: number,
    onFailure: (cause: unknown) => void,
  ): Promise<Value> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await attempt();
      } catch (cause) {
        onFailure(cause);
        if (this.#isHurried) await systemClock.sleep(HURRIED_PAUSE_MS);
        else await Promise.race([systemClock.sleep(pauseMs), this.#hurried]);
      }
    }
  }

  /** The server goes down: nothing waits long for its next try any more. */
  hurry(): void {
    this.#isHurried = true;
    this.#hurry();
  }

  /** Waits until everything is written, at most so long; the matches of which something is not, then. */
  async settled(mostMs: number): Promise<readonly string[]> {
    const written = Promise.allSettled(this.#open.keys());
    await Promise.race([written, systemClock.sleep(Math.max(0, mostMs))]);
    return [...new Set(this.#open.values())];
  }
}
