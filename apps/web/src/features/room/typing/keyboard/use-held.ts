import { type PointerEvent, useEffect, useRef } from 'react';

/** Held so long a key begins to repeat, and then so often. */
const REPEAT = { afterMs: 400, everyMs: 70 } as const;

/** Handlers of a key that acts at the press and goes on while it is held. */
export function useHeld(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, REPEAT.everyMs);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      stop();
      latest.current();
      timer.current = setTimeout(again, REPEAT.afterMs);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
