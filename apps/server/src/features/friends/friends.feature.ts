import type { Feature } from '#manifest/feature.ts';
import { partPlayers } from './end-friendship.ts';
import type { FriendDeps } from './friends.deps.ts';
import { createFriendRoutes } from './friends.routes.ts';
import { friendsPersonalData } from './personal-data.repository.ts';

/** Friends, requests for friendship, and invitations to play. */
export const friendsFeature = (deps: FriendDeps) =>
  ({
    routes: createFriendRoutes(deps),
    personalData: friendsPersonalData,
    playerTables: ['friendship', 'friend_request', 'friend_decline', 'friend_requests_sent', 'friend_settings'],
    listeners: { playerBlocked: (tx, { playerId, otherId }) => partPlayers(tx, deps, playerId, otherId) },
  }) satisfies Feature;
