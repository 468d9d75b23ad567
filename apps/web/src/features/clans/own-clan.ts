import { useEffect } from 'react';
import type { CallReply } from '../../platform/api/create-api.ts';
import { type Loaded, useApiQuery } from '../../platform/query/use-api-query.ts';
import { patchUser, useUser } from '../session/index.ts';

/** The id of the player's clan, 0 where they are in none. */
export function useOwnClanId(): Loaded<CallReply<'ownClan'>> {
  const known = useUser()?.clan ?? 0;
  const asked = useApiQuery('ownClan', {});
  // The clan is asked for beside its id: the one that was known last is most often still the one.
  useApiQuery('clanInfo', { params: { clanId: String(known) } }, { enabled: known !== 0 });
  const found = asked.busy ? undefined : asked.data?.clanId;
  useEffect(() => {
    if (found !== undefined) patchUser({ clan: found });
  }, [found]);
  return asked;
}

/** The clan of an id, as much of it as the player may see. */
export const useClan = (clanId: string): Loaded<CallReply<'clanInfo'>> =>
  useApiQuery('clanInfo', { params: { clanId } });
