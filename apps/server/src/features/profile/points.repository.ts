import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { ProfileTables } from './profile.tables.ts';

/** Shown ranked points of these players; their profiles are locked in sorted order. Unknown players are left out. */
export async function lockPoints(tx: Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await tx
    .withTables<ProfileTables>()
    .selectFrom('profile')
    .select(['player_id', 'wp'])
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.wp]));
}

/** Writes the shown points of players whose profiles are locked. */
export async function writePoints(tx: Tx, points: ReadonlyMap<string, number>): Promise<void> {
  if (points.size === 0) return;
  await sql`
    update profile p set wp = g.points
    from unnest(${[...points.keys()]}::text[], ${[...points.values()]}::int[]) g(player_id, points)
    where p.player_id = g.player_id`.execute(tx);
}
