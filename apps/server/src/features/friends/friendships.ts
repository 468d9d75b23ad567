import type { FriendSettings } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';
import { readFriendsAmong } from './lists.repository.ts';
import { readPair } from './pair.repository.ts';
import { readHidingPlayers, readSettings } from './settings.repository.ts';

/** What other features ask about friends. */
interface Friendships {
  areFriends(db: Db, playerId: string, otherId: string): Promise<boolean>;
  /** Whether all of them are friends of the player. */
  areAllFriends(db: Db, playerId: string, otherIds: readonly string[]): Promise<boolean>;
  /** Who may begin a chat with the player, and put them into groups. */
  messagesFrom(db: Db, playerId: string): Promise<FriendSettings['messages']>;
  /** Since when a player shows as offline by their own choice; null: they do not. */
  invisibleSince(db: Db, playerId: string): Promise<Date | null>;
  /** Of these players, whose room is not told to others. */
  hidingAmong(db: Db, playerIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export const friendships: Friendships = {
  areFriends: async (db, playerId, otherId) => (await readPair(db, playerId, otherId)) === 'friends',
  areAllFriends: async (db, playerId, otherIds) => {
    const friends = await readFriendsAmong(db, playerId, otherIds);
    return otherIds.every((id) => friends.has(id));
  },
  messagesFrom: async (db, playerId) => (await readSettings(db, playerId)).messages,
  invisibleSince: async (db, playerId) => {
    const { status, statusSince } = await readSettings(db, playerId);
    return status === 'offline' ? statusSince : null;
  },
  hidingAmong: readHidingPlayers,
};
