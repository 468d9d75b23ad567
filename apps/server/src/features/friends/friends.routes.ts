import type { FeatureRoutes } from '#manifest/feature.ts';
import { listHash } from '#platform/http/index.ts';
import { acceptRequest, cancelRequest } from './answer-request.ts';
import { changeSettings, shownSettings } from './change-settings.ts';
import { removeFriend } from './end-friendship.ts';
import type { FriendDeps } from './friends.deps.ts';
import { inviteFriend } from './invite-friend.ts';
import { readFriends, readRequests } from './read-lists.ts';
import { sendRequest } from './send-request.ts';
import { readSettings } from './settings.repository.ts';

/** Friends, requests, settings and invitations. */
export const createFriendRoutes = (deps: FriendDeps) =>
  ({
    friendList: async ({ caller }) => hashed({ friends: await readFriends(deps, caller.playerId) }),
    friendRequests: async ({ caller }) => hashed(await readRequests(deps, caller.playerId)),
    sendFriendRequest: async ({ caller, body }) => ({
      success: true,
      friends: await sendRequest(deps, caller.playerId, body.friendId),
    }),
    cancelFriendRequest: async ({ caller, body }) => {
      await cancelRequest(deps, caller.playerId, body.friendId);
      return { success: true };
    },
    acceptFriendRequest: async ({ caller, body }) => {
      await acceptRequest(deps, caller.playerId, body.friendId);
      return { success: true };
    },
    removeFriend: async ({ caller, params }) => {
      await removeFriend(deps, caller.playerId, params.id);
      return { success: true };
    },
    friendSettings: async ({ caller }) => shownSettings(await readSettings(deps.database.db, caller.playerId)),
    setFriendSettings: async ({ caller, body }) => ({
      success: true,
      settings: await changeSettings(deps, caller.playerId, body),
    }),
    inviteFriend: async ({ caller, body }) => {
      await inviteFriend(deps, caller.playerId, body);
      return { success: true };
    },
  }) satisfies FeatureRoutes;

/** The list with its hash, which covers what is shown and nothing else. */
const hashed = <List extends object>(list: List) => ({ ...list, hash: listHash(list), unchanged: false });
