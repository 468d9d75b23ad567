import type { Preferences } from '@syllaboom/contracts';

/** A change waits this long for more changes … */
export const DEBOUNCE_MS = 4_000;
/** … and two saves are at least this far apart. */
export const APART_MS = 5_000;

type Changes = Partial<Preferences>;

/** Collects changed keys and saves them together. A failed save is silently ignored. */
export function createSaveQueue(save: (changes: Changes) => Promise<unknown>, now: () => number = Date.now) {
  let waiting: Changes = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(waiting).length === 0) return;
    const changes = waiting;
    waiting = {};
    savedAt = now();
    void save(changes).catch(() => undefined);
  };
  return {
    add(changes: Changes): void {
      waiting = { ...waiting, ...changes };
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(DEBOUNCE_MS, savedAt + APART_MS - now()));
    },
    /** Saves at once what waits: the page is about to go. */
    flush,
  };
}
