import { DEFAULT_FRIEND_SETTINGS, type FriendSettings } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { FriendTables } from './friends.tables.ts';

/** What a player has set, and since when they show so; null: since ever. */
export interface StoredSettings extends FriendSettings {
  readonly statusSince: Date | null;
}

export async function readSettings(db: Db, playerId: string): Promise<StoredSettings> {
  const row = await db
    .withTables<FriendTables>()
    .selectFrom('friend_settings')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (row === undefined) return { ...DEFAULT_FRIEND_SETTINGS, statusSince: null };
  const { status, requests, messages, status_since: statusSince, friends_allowed_to_join: friendsAllowedToJoin } = row;
  return { status, friendsAllowedToJoin, requests, messages, statusSince };
}

/** The row of the player is there and held from here on: changes of single settings wait for each other. */
export async function lockSettings(tx: Tx, playerId: string, at: Date): Promise<void> {
  const { status, friendsAllowedToJoin, requests, messages } = DEFAULT_FRIEND_SETTINGS;
  await sql`
    insert into friend_settings values (${playerId}, ${status}, ${at}, ${friendsAllowedToJoin}, ${requests}, ${messages})
    on conflict (player_id) do update set status = friend_settings.status`.execute(tx);
}

export async function writeSettings(
  tx: Tx,
  playerId: string,
  settings: FriendSettings & { readonly statusSince: Date },
): Promise<void> {
  const { status, friendsAllowedToJoin, requests, messages, statusSince } = settings;
  await tx
    .withTables<FriendTables>()
    .updateTable('friend_settings')
    .set({
      status,
      status_since: statusSince,
      friends_allowed_to_join: friendsAllowedToJoin,
      requests,
      messages,
    })
    .where('player_id', '=', playerId)
    .execute();
}

/** Of these players, whose place is nobody's business: they are invisible, or nobody is to come along. */
export async function readHidingPlayers(db: Db, playerIds: readonly string[]): Promise<Set<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db
    .withTables<FriendTables>()
    .selectFrom('friend_settings')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where((is) => is.or([is('status', '=', 'offline'), is('friends_allowed_to_join', '=', false)]))
    .execute();
  return new Set(rows.map((row) => row.player_id));
}
