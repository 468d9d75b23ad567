import { type MutualBlocks, NOTHING_SET, type SetAbout } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { BlockTables } from './blocks.tables.ts';

/** What somebody has set about another player. */
export interface Block {
  readonly otherId: string;
  readonly blocked: boolean;
  readonly muted: boolean;
}

/** Everybody whom a player has blocked or muted, the last one first. */
export async function readBlocks(db: Db, playerId: string): Promise<Block[]> {
  const rows = await db
    .withTables<BlockTables>()
    .selectFrom('player_relation')
    .select(['other_id', 'blocked', 'muted'])
    .where('player_id', '=', playerId)
    .orderBy('changed_at', 'desc')
    .orderBy('other_id')
    .execute();
  return rows.map((row) => ({ otherId: row.other_id, blocked: row.blocked, muted: row.muted }));
}

/** What two players have set about each other, seen from the first one. */
export async function readMutualBlocks(db: Db, playerId: string, otherId: string): Promise<MutualBlocks> {
  const rows = await db
    .withTables<BlockTables>()
    .selectFrom('player_relation')
    .select(['player_id', 'blocked', 'muted'])
    .where((is) =>
      is.or([
        is.and([is('player_id', '=', playerId), is('other_id', '=', otherId)]),
        is.and([is('player_id', '=', otherId), is('other_id', '=', playerId)]),
      ]),
    )
    .execute();
  const setBy = (id: string): SetAbout => rows.find((row) => row.player_id === id) ?? NOTHING_SET;
  return { byActor: setBy(playerId), byTarget: setBy(otherId) };
}

/** What a player and each of these others have set about each other, seen from the player; others with nothing set are left out. */
export async function readMutualBlocksWith(
  db: Db,
  playerId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, MutualBlocks>> {
  if (otherIds.length === 0) return new Map();
  const rows = await db
    .withTables<BlockTables>()
    .selectFrom('player_relation')
    .select(['player_id', 'other_id', 'blocked', 'muted'])
    .where((is) =>
      is.or([
        is.and([is('player_id', '=', playerId), is('other_id', 'in', otherIds)]),
        is.and([is('player_id', 'in', otherIds), is('other_id', '=', playerId)]),
      ]),
    )
    .execute();
  const concerned = new Set(rows.map((row) => (row.player_id === playerId ? row.other_id : row.player_id)));
  const setBy = (id: string, about: string): SetAbout =>
    rows.find((row) => row.player_id === id && row.other_id === about) ?? NOTHING_SET;
  return new Map([...concerned].map((id) => [id, { byActor: setBy(playerId, id), byTarget: setBy(id, playerId) }]));
}

/** Changes of one player's blocks wait here for each other. */
export async function lockBlocks(tx: Tx, playerId: string): Promise<void> {
  // The lock keeps its older name: a server of the version before takes the same one.
  await sql`select pg_advisory_xact_lock(hashtextextended('relations:' || ${playerId}, 0))`.execute(tx);
}

/** Keeps what is set; nothing set leaves no row. */
export async function writeBlock(tx: Tx, playerId: string, block: Block, at: Date): Promise<void> {
  const table = tx.withTables<BlockTables>();
  const { otherId, blocked, muted } = block;
  if (!blocked && !muted) {
    await table
      .deleteFrom('player_relation')
      .where('player_id', '=', playerId)
      .where('other_id', '=', otherId)
      .execute();
    return;
  }
  await table
    .insertInto('player_relation')
    .values({ player_id: playerId, other_id: otherId, blocked, muted, changed_at: at })
    .onConflict((on) => on.columns(['player_id', 'other_id']).doUpdateSet({ blocked, muted, changed_at: at }))
    .execute();
}
