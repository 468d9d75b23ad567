export type { FriendDeps } from './friends.deps.ts';
export { friendsFeature } from './friends.feature.ts';
export { friendships } from './friendships.ts';
export { KnownProfiles } from './known-profiles.ts';
