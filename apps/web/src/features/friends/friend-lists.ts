import type { Friend } from '@syllaboom/contracts';
import { useEffect } from 'react';
import type { CallReply } from '../../platform/api/create-api.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { keyOf } from '../../platform/query/stale-after.ts';
import { type Loaded, useApiQuery } from '../../platform/query/use-api-query.ts';
import { useUser } from '../session/index.ts';
import { noteRequests, useFriendNews } from './friend-news.ts';
import { FRIENDS_COOLDOWN_MS, PANEL_REFRESH_MS, REQUESTS_COOLDOWN_MS } from './friend-timings.ts';

export type FriendList = CallReply<'friendList'>;
export type RequestLists = CallReply<'friendRequests'>;

const FRIENDS = keyOf('friendList', {});
const REQUESTS = keyOf('friendRequests', {});

/** What the badge has read is not asked for a second time. */
function takeOver(): void {
  const { lastRead } = useFriendNews.getState();
  const kept = queryClient.getQueryState(REQUESTS)?.dataUpdatedAt ?? 0;
  if (lastRead !== null && lastRead.at > kept)
    queryClient.setQueryData(REQUESTS, lastRead.reply, { updatedAt: lastRead.at });
}
takeOver();
useFriendNews.subscribe(takeOver);

interface ListOptions {
  /** Read anew again and again, while it is shown. */
  readonly refreshes?: boolean;
  /** False: what is kept will do, nothing is asked. */
  readonly enabled?: boolean;
}
const optionsOf = ({ refreshes = false, enabled = true }: ListOptions, staleTime: number, isPlayer: boolean) => ({
  enabled: enabled && isPlayer,
  staleTime,
  ...(refreshes ? { refetchInterval: PANEL_REFRESH_MS } : {}),
});

export function useFriendList(options: ListOptions = {}): Loaded<FriendList> {
  const isPlayer = useUser()?.guest === false;
  return useApiQuery('friendList', {}, optionsOf(options, FRIENDS_COOLDOWN_MS, isPlayer));
}

/** Requests in both directions; the badge follows what is read. */
export function useFriendRequests(options: ListOptions = {}): Loaded<RequestLists> {
  const isPlayer = useUser()?.guest === false;
  const loaded = useApiQuery('friendRequests', {}, optionsOf(options, REQUESTS_COOLDOWN_MS, isPlayer));
  const { data } = loaded;
  useEffect(() => {
    const state = queryClient.getQueryState<RequestLists>(REQUESTS);
    if (data !== null && state?.data !== undefined) noteRequests(state.data, state.dataUpdatedAt);
  }, [data]);
  return loaded;
}

const changeFriends = (change: (friends: readonly Friend[]) => Friend[]): void =>
  void queryClient.setQueryData<FriendList>(FRIENDS, (list) => list && { ...list, friends: change(list.friends) });

/** Shows at once what a call has changed; what the server says of it follows. */
export const leaveOut = (friendId: string): void =>
  changeFriends((friends) => friends.filter(({ id }) => id !== friendId));

export const changeRequests = (change: (lists: RequestLists) => Partial<RequestLists>): void =>
  void queryClient.setQueryData<RequestLists>(REQUESTS, (lists) => lists && { ...lists, ...change(lists) });
