import { useLayoutEffect, useRef } from 'react';
import { LATE_PRESS_MS } from '../room-timings.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** Whether a press comes so soon after a match that it was meant for what stood there before. */
export function useLatePresses(): () => boolean {
  const after = useSnapshot('lastMatch') !== null;
  const showing = useSnapshot('winner') !== null;
  const since = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (after) since.current = showing ? Number.POSITIVE_INFINITY : performance.now();
  }, [after, showing]);
  return () => performance.now() < since.current + LATE_PRESS_MS;
}
