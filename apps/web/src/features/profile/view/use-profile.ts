import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { type Loaded, useServerData } from '../../../platform/query/use-api-query.ts';
import { useUser } from '../../session/index.ts';

export type ProfileReply = CallReply<'getProfile'>;

let version = 0;

/** Somebody's profile; the own one follows every change of the player. */
export function useProfile(id: string): Loaded<ProfileReply> {
  const own = useUser()?.id === id;
  return useServerData({
    key: keyOf('getProfile', { params: { id }, query: {} }),
    read: () => {
      if (own) version += 1;
      // A number that was never asked for passes every cache on the way.
      const query = own ? { update: `${Date.now().toString(36)}-${version}` } : {};
      return api.call('getProfile', { params: { id }, query });
    },
  });
}
