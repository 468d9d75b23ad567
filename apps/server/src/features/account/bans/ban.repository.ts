import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** A ban that may have ended: ask `isBanned`. */
export interface Ban {
  readonly since: Date;
  /** Null: for good. */
  readonly until: Date | null;
}

/** Whether a ban holds at this time. */
export const isBanned = (ban: Ban | null, now: Date): boolean =>
  ban !== null && (ban.until === null || ban.until > now);

export const banOf = (row: { readonly banned_at: Date | null; readonly banned_until: Date | null }): Ban | null =>
  row.banned_at === null ? null : { since: row.banned_at, until: row.banned_until };

/** Bans, with an end or for good; null lifts the ban. */
export async function setBan(tx: Tx, playerId: string, ban: Ban | null): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ banned_at: ban?.since ?? null, banned_until: ban?.until ?? null })
    .where('player_id', '=', playerId)
    .execute();
}

/** Everybody who is banned now. */
export async function readBannedPlayers(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('banned_at', 'is not', null)
    .where(sql<boolean>`coalesce(banned_until > now(), true)`)
    .execute();
  return rows.map((row) => row.player_id);
}

/** Which of these players are banned now. */
export async function readBannedAmong(db: Db, playerIds: readonly string[]): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .where('banned_at', 'is not', null)
    .where(sql<boolean>`coalesce(banned_until > now(), true)`)
    .execute();
  return rows.map((row) => row.player_id);
}
