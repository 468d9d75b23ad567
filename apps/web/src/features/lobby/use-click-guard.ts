import { useCallback, useRef } from 'react';

/** Join and spectate presses within this time count once. */
export const GUARD_MS = 500;

/** Lets an action through at most once per guard time. */
export function useClickGuard(now: () => number = () => performance.now()): (act: () => void) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const clock = useRef(now);
  return useCallback((act) => {
    if (clock.current() - last.current < GUARD_MS) return;
    last.current = clock.current();
    act();
  }, []);
}
