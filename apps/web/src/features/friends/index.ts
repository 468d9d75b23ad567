import { lazyPart } from '../../ui/lazy-part.tsx';

export { useWaitingRequests } from './friend-news.ts';
export { FriendsButton } from './friends-button.tsx';
export { FriendsLayer } from './friends-layer.tsx';

/** Asks a player for friendship, or takes that back; nothing beside a friend. */
export const FriendAction = lazyPart(async () => ({ default: (await import('./friend-action.tsx')).FriendAction }));
