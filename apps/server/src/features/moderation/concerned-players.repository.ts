import type { Db } from '#platform/db/index.ts';
import type { ModerationTables } from './moderation.tables.ts';

/** Which of these players the staff ever had to do with: sanctioned, whatever came of it, or reported. */
export async function readConcernedPlayers(db: Db, playerIds: readonly string[]): Promise<readonly string[]> {
  const tables = db.withTables<ModerationTables>();
  const rows = await tables
    .selectFrom('sanction')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .union(tables.selectFrom('report').select('target_id as player_id').where('target_id', 'in', playerIds))
    .execute();
  return rows.map((row) => row.player_id);
}
