import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type BoardKind, kindOfBoard } from './boards.ts';

/** Takes a player off the boards of records that these matches set; the boards. */
export async function dropRecords(
  tx: Tx,
  playerId: string,
  matchIds: readonly string[],
): Promise<{ readonly board: string; readonly kind: BoardKind }[]> {
  const { rows } = await sql<{ board: string }>`
    delete from board_score where player_id = ${playerId} and match_id = any(${matchIds}::text[])
    returning board`.execute(tx);
  return rows.map(({ board }) => ({ board, kind: kindOfBoard(board) }));
}
