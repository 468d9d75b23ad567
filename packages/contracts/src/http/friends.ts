import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { ClanBadge } from './clan-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Done, PlayerId, PlayerRef, WornFrame } from './shapes.ts';

/** How a player shows to friends, chosen by hand: away is online with a mark, offline is invisible everywhere. */
export const FRIEND_STATUSES = ['online', 'away', 'offline'] as const;
export const FriendStatus = z.enum(FRIEND_STATUSES);
export type FriendStatus = z.infer<typeof FriendStatus>;

/** Where a friend sits. `id` opens the room; of a ranked match it is the room that shows it to watchers. */
const FriendRoom = z.object({
  id: z.string(),
  /** Not in the lobby's list; friends may come nevertheless. */
  locked: z.boolean(),
  started: z.boolean(),
  players: z.int(),
  /** A ranked match: one watches it. */
  watch: z.boolean(),
});
export type FriendRoom = z.infer<typeof FriendRoom>;

/** A friend as the caller may see them. */
export const Friend = z.object({
  id: z.string(),
  displayName: z.string(),
  avatar: z.string(),
  online: z.boolean(),
  /** `offline` whenever `online` is false. */
  status: FriendStatus,
  /** Null: in no room, or nobody is to come along. Foreign servers may say its id alone. */
  room: z.nullable(z.union([z.string(), FriendRoom])),
  exp: z.int(),
  /** Matches won. */
  win: z.int(),
  frame: WornFrame,
  /** Null: in none. */
  clan: z.nullable(ClanBadge),
});
export type Friend = z.infer<typeof Friend>;

/** Somebody who has asked, or was asked. */
export const FriendRequest = z.extend(PlayerRef, {
  exp: z.int(),
  /** ISO time. */
  sentAt: z.string(),
});
export type FriendRequest = z.infer<typeof FriendRequest>;

const FriendSettings = z.object({
  status: FriendStatus,
  /** False: friends do not see the room that the player sits in. */
  friendsAllowedToJoin: z.boolean(),
  /** From whom the player takes friend requests. */
  requests: z.enum(['everybody', 'nobody']),
  /** Who may begin a chat with the player, and put them into groups. */
  messages: z.enum(['everybody', 'friends']),
});
export type FriendSettings = z.infer<typeof FriendSettings>;
export const DEFAULT_FRIEND_SETTINGS: FriendSettings = {
  status: 'online',
  friendsAllowedToJoin: true,
  requests: 'everybody',
  messages: 'everybody',
};

const ToFriend = z.object({ friendId: PlayerId });
/** `hash`: the same as in the header. `unchanged` is for servers that answer so instead of with 304; this one never does. */
const Listed = { hash: z.string(), unchanged: z.boolean() };

const friendList = endpoint({
  method: 'GET',
  path: '/friends',
  summary: 'The caller’s friends: who is online, and where',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({ friends: z.array(Friend), ...Listed }),
  conditional: 'x-friends-hash',
  errors: [],
});
const friendRequests = endpoint({
  method: 'GET',
  path: '/friends/requests',
  summary: 'Friend requests that wait, in both directions, the latest first',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({ incoming: z.array(FriendRequest), outgoing: z.array(FriendRequest), ...Listed }),
  conditional: 'x-requests-hash',
  errors: [],
});
/** Whoever was asked by that player already becomes their friend at once. */
const sendFriendRequest = endpoint({
  method: 'POST',
  path: '/friends/request',
  summary: 'Ask a player for friendship',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: ToFriend,
  /** `friends`: the two are friends now. */
  reply: z.extend(Done, { friends: z.boolean() }),
  errors: [
    'friend/self',
    'friend/blocked',
    'friend/refused',
    'friend/too_many',
    'friend/too_many_waiting',
    'friend/too_many_today',
    'profile/not_found',
  ],
});
/** Of who asked: cancels it; of who was asked: declines it. What is gone already is a success, too. */
const cancelFriendRequest = endpoint({
  method: 'DELETE',
  path: '/friends/request',
  summary: 'Cancel or decline a friend request',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: ToFriend,
  reply: Done,
  errors: [],
});
const acceptFriendRequest = endpoint({
  method: 'POST',
  path: '/friends/accept',
  summary: 'Accept a friend request',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: ToFriend,
  reply: Done,
  errors: ['friend/not_asked', 'friend/too_many', 'friend/other_full'],
});
/** Also who was no friend (any more) is none afterwards. */
const removeFriend = endpoint({
  method: 'DELETE',
  path: '/friends/:id',
  summary: 'End a friendship for both',
  service: 'social',
  auth: 'player',
  limit: 'write',
  params: z.object({ id: PlayerId }),
  reply: Done,
  errors: [],
});
const friendSettings = endpoint({
  method: 'GET',
  path: '/friends/settings',
  summary: 'How the caller shows to friends, and who may come near',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: FriendSettings,
  errors: [],
});
const setFriendSettings = endpoint({
  method: 'PUT',
  path: '/friends/settings',
  summary: 'Change these settings; what is left out stays',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.partial(FriendSettings),
  reply: z.extend(Done, { settings: FriendSettings }),
  errors: [],
});
const inviteFriend = endpoint({
  method: 'POST',
  path: '/friends/invite',
  summary: 'Invite a friend into the room that the caller sits in',
  service: 'social',
  auth: 'player',
  limit: 'invite',
  body: z.object({
    friendId: PlayerId,
    roomId: z.string().check(z.maxLength(40)),
    message: z.optional(playerText('invitation', z.string().check(z.maxLength(1000)))),
  }),
  reply: Done,
  errors: [
    'friend/not_friends',
    'friend/offline',
    'friend/in_game',
    'friend/no_room',
    'friend/message_too_long',
    'friend/muted',
  ],
});

export const FRIEND_CALLS = {
  friendList,
  friendRequests,
  sendFriendRequest,
  cancelFriendRequest,
  acceptFriendRequest,
  removeFriend,
  friendSettings,
  setFriendSettings,
  inviteFriend,
};
