import { useRef } from 'react';

/** Join and spectate presses within this time count once [L0370]. */
export const GUARD_MS = 500;

/** Lets an action through at most once per guard time. */
export function useClickGuard(now: () => number = () => performance.now()): (act: () => void) => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (act) => {
    if (now() - last.current < GUARD_MS) return;
    last.current = now();
    act();
  };
}
