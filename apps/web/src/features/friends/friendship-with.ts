import type { FriendList, RequestLists } from './friend-lists.ts';

/** How somebody stands to the player. */
export type Friendship = 'friend' | 'asked' | 'asksUs' | 'none';

const holds = (people: readonly { readonly id: string }[] | undefined, id: string): boolean =>
  people?.some((one) => one.id === id) ?? false;

/** By what is known of the player's friends and requests; null: not read. */
export function friendshipWith(
  id: string,
  friends: Pick<FriendList, 'friends'> | null,
  requests: Pick<RequestLists, 'incoming' | 'outgoing'> | null,
): Friendship {
  if (holds(friends?.friends, id)) return 'friend';
  if (holds(requests?.outgoing, id)) return 'asked';
  return holds(requests?.incoming, id) ? 'asksUs' : 'none';
}
