import type { SessionUser } from '@syllaboom/contracts';
import { useCallback } from 'react';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { type Loaded, useLoad } from '../../../platform/api/use-load.ts';
import { useUser } from '../../session/index.ts';

export type ProfileReply = CallReply<'getProfile'>;

/** What of the own player a profile shows; a change of it loads the own profile anew [R0233 R0394]. */
const stampOf = ({ displayName, longestWord, about, avatar, type, background }: SessionUser): string =>
  [displayName, longestWord, about, avatar, type, background].join('\n');

let version = 0;

/** Somebody's profile; the own one follows every change of the player. */
export function useProfile(id: string): Loaded<ProfileReply> {
  const user = useUser();
  const stamp = user?.id === id ? stampOf(user) : null;
  const load = useCallback(() => {
    // A number that was never asked for passes every cache on the way.
    if (stamp !== null) version += 1;
    const query = stamp === null ? {} : { update: `${Date.now().toString(36)}-${version}` };
    return api.call('getProfile', { params: { id }, query });
  }, [id, stamp]);
  return useLoad(load);
}
