import { z } from 'zod/mini';
import { ClanEvent } from '../http/clan-shapes.ts';
import { InboxEvent } from '../http/inbox.ts';
import { WornFrame } from '../http/shapes.ts';
import { AchievementView } from './achievement.ts';
import { UnlockedItem } from './daily.ts';
import { ChestOpened, ItemSpawn } from './shop.ts';

/** A short word to the player; the client holds the words of each key. */
export const Popup = z.object({
  kind: z.enum(['info', 'error', 'notice', 'message']),
  key: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Popup = z.infer<typeof Popup>;

/** Friends or requests of the player are others than before; so many requests wait for an answer. */
const FriendsChanged = z.object({ requests: z.int() });
/** A friend asks the player to come along. */
export const FriendInvite = z.object({
  fromId: z.string(),
  fromName: z.string(),
  /** The seed of their face. */
  fromAvatar: z.string(),
  fromFrame: WornFrame,
  roomId: z.string(),
  /** Empty: none. */
  message: z.string(),
});
export type FriendInvite = z.infer<typeof FriendInvite>;

/**
 * What a player is told wherever they are: every connection in lobby, game, ranked and watch rooms hears the same, under
 * the same name. These are hints, said at most once: what they tell of can be asked for again, and a client that connects
 * asks.
 */
export const PLAYER_EVENTS = {
  popup: Popup,
  'achievement-progress': z.object({ achievements: z.array(AchievementView) }),
  inbox: InboxEvent,
  'unlock-chest': ChestOpened,
  'item-spawn': ItemSpawn,
  'item-unlocked': UnlockedItem,
  'new-item': UnlockedItem,
  friends: FriendsChanged,
  friend_invite: FriendInvite,
  clan: ClanEvent,
} as const;
export type PlayerEvents = { [Name in keyof typeof PLAYER_EVENTS]: z.infer<(typeof PLAYER_EVENTS)[Name]> };
export type PlayerEventName = keyof PlayerEvents;
