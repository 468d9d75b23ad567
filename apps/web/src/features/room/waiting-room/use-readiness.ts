import { useLayoutEffect, useState } from 'react';
import { LATE_PRESS_MS } from '../room-timings.ts';
import { useSnapshot } from '../store/use-topic.ts';

/** `held` below a result, `arming` for a moment after it, then `ready`. */
type Readiness = 'held' | 'arming' | 'ready';

/** How far a button of the room may be pressed: what comes right after a match was meant for what stood there before. */
export function useReadiness(): Readiness {
  const after = useSnapshot('hasPlayed');
  const showing = useSnapshot('winner') !== null;
  const [readiness, setReadiness] = useState<Readiness>(after ? 'held' : 'ready');
  useLayoutEffect(() => {
    if (!after) return undefined;
    setReadiness(showing ? 'held' : 'arming');
    if (showing) return undefined;
    const timer = setTimeout(() => setReadiness('ready'), LATE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [after, showing]);
  return readiness;
}
