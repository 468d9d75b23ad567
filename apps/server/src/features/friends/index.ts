export type { FriendDeps } from './friends.deps.ts';
export { friendsFeature } from './friends.feature.ts';
export { type Friendships, friendships } from './friendships.ts';
