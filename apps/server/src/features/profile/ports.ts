import type { ClanBadge, PlayerProfile } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';

/** What profiles need of the features beside and above them. */
export interface ProfilePorts {
  /** What the caller has set about a player. */
  blocksTowards(
    db: Db,
    callerId: string,
    playerId: string,
  ): Promise<{ readonly blocked: boolean; readonly muted: boolean }>;
  /** Whether two players are friends. */
  areFriends(db: Db, playerId: string, otherId: string): Promise<boolean>;
  /** Since when a player has chosen to be invisible; null: they have not. */
  invisibleSince(db: Db, playerId: string): Promise<Date | null>;
  /** Words that nobody had played before this player. */
  countDiscoveries(db: Db, playerId: string): Promise<number>;
  /** Word categories that the player has completed, or claimed. */
  completedCategories(db: Db, playerId: string): Promise<PlayerProfile['achivements']>;
  /** The clans of players, as they stand beside their names; who is in none is left out. */
  clansOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, ClanBadge>>;
  /** Days on which the player finished a match. */
  countActiveDays(db: Db, playerId: string): Promise<number>;
}
