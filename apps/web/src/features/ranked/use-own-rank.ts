import { useEffect } from 'react';
import type { CallReply } from '../../platform/api/create-api.ts';
import { type Loaded, useApiQuery } from '../../platform/query/use-api-query.ts';
import { useUser } from '../session/index.ts';
import { queue } from './queue/queue.ts';

export type OwnRank = CallReply<'ownRank'>;

/** The player's rank in the running season. Guests have none: for them nothing is asked. */
export function useOwnRank(): Loaded<OwnRank> {
  const isPlayer = useUser()?.guest === false;
  const loaded = useApiQuery('ownRank', {}, { enabled: isPlayer });
  const lockedUntil = loaded.data?.lockedUntil ?? null;
  useEffect(() => {
    if (lockedUntil !== null) queue.lock(Date.parse(lockedUntil));
  }, [lockedUntil]);
  return loaded;
}
