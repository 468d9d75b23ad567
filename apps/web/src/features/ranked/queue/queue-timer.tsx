import { useCallback } from 'react';
import { queueClock, useSeconds } from './queue-clock.ts';

/** How long the player has waited, from entering. */
export function QueueTimer({ since }: { since: number }) {
  const read = useCallback(() => performance.now() - since, [since]);
  return <time>{queueClock(useSeconds(read))}</time>;
}
