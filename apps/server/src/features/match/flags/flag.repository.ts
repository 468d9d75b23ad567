import type { InputStats } from '@syllaboom/engine';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { MatchTables } from '../match.tables.ts';

/** A match that does not count for one of its players. */
export interface NewFlag {
  readonly matchId: string;
  readonly playerId: string;
  /** Of the match. */
  readonly endedAt: Date;
  readonly cause: 'input' | 'staff';
  readonly inputStats: InputStats;
  readonly withheldCoins: number;
  readonly withheldExp: number;
}
/** The same with what has become of it. */
export type StoredFlag = Selectable<MatchTables['match_flag']>;

/** Notes matches that don't count; part of the transaction that keeps them, or that takes back what they gave. */
export async function addFlags(tx: Tx, flags: readonly NewFlag[]): Promise<void> {
  if (flags.length === 0) return;
  await tx
    .withTables<MatchTables>()
    .insertInto('match_flag')
    .values(
      flags.map((flag) => ({
        match_id: flag.matchId,
        player_id: flag.playerId,
        ended_at: flag.endedAt,
        cause: flag.cause,
        figures: JSON.stringify(flag.inputStats),
        withheld_coins: flag.withheldCoins,
        withheld_exp: flag.withheldExp,
      })),
    )
    .execute();
}

/** Whether a match counts for a player; null when it does. */
export async function readFlag(db: Db, matchId: string, playerId: string): Promise<StoredFlag | null> {
  const row = await db
    .withTables<MatchTables>()
    .selectFrom('match_flag')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held until the transaction ends: of several who decide the first does. */
export async function lockFlag(tx: Tx, matchId: string, playerId: string): Promise<StoredFlag | null> {
  const row = await tx
    .withTables<MatchTables>()
    .selectFrom('match_flag')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Which of these matches don't count for the player. */
export async function readFlagged(db: Db, playerId: string, matchIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (matchIds.length === 0) return new Set();
  const rows = await db
    .withTables<MatchTables>()
    .selectFrom('match_flag')
    .select('match_id')
    .where('player_id', '=', playerId)
    .where('match_id', 'in', matchIds)
    .where('status', '<>', 'cleared')
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

/** Keeps the player's words to the staff. */
export async function writeAppeal(tx: Tx, flag: StoredFlag, text: string, at: Date): Promise<void> {
  await tx
    .withTables<MatchTables>()
    .updateTable('match_flag')
    .set({ appeal: text, appealed_at: at })
    .where('match_id', '=', flag.match_id)
    .where('player_id', '=', flag.player_id)
    .execute();
}

/** Writes what the staff decided of a flag that is held. */
export async function decideStored(
  tx: Tx,
  flag: StoredFlag,
  decision: { readonly status: StoredFlag['status']; readonly by: string; readonly at: Date; readonly note: string },
): Promise<void> {
  await tx
    .withTables<MatchTables>()
    .updateTable('match_flag')
    .set({ status: decision.status, decided_by: decision.by, decided_at: decision.at, note: decision.note })
    .where('match_id', '=', flag.match_id)
    .where('player_id', '=', flag.player_id)
    .execute();
}
