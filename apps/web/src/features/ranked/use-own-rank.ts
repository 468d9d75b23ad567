import { useCallback, useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import { type Loaded, useLoad } from '../../platform/api/use-load.ts';
import { useUser } from '../session/index.ts';
import { queue } from './queue/queue.ts';

export type OwnRank = CallReply<'ownRank'>;

/** The player's rank in the running season; loaded again whenever their points changed. Null for guests. */
export function useOwnRank(): Loaded<OwnRank | null> {
  const user = useUser();
  const playerId = user === null || user.guest ? null : user.id;
  // Named only so that a change of it loads anew.
  const points = user?.wp;
  const load = useCallback(async () => {
    if (playerId === null || points === undefined) return null;
    return api.call('ownRank', {});
  }, [playerId, points]);
  const loaded = useLoad(load);
  const lockedUntil = loaded.data?.lockedUntil ?? null;
  useEffect(() => {
    if (lockedUntil !== null) queue.lock(Date.parse(lockedUntil));
  }, [lockedUntil]);
  return loaded;
}
