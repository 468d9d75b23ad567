import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { LeaderboardTables } from './leaderboards.tables.ts';

/** Every so many rows of a board one is marked with its place. */
const STEP = 250;
/** Boards with fewer rows are counted as they are. */
const LEAST_ROWS = 1000;

/** Boards that are long enough for marks; those that still have some, too. */
export async function readLongBoards(db: Db): Promise<string[]> {
  // One look at the index per board, instead of one at every row.
  const { rows } = await sql<{ board: string }>`
    with recursive boards(board) as (
      (select board from board_score where not hidden order by board limit 1)
      union all
      select (select s.board from board_score s where s.board > b.board and not s.hidden order by s.board limit 1)
      from boards b where b.board is not null)
    select board from boards b where exists (
      select 1 from board_score s where s.board = b.board and not s.hidden offset ${LEAST_ROWS} limit 1)
    union select board from board_mark`.execute(db);
  return rows.map((row) => row.board);
}

/**
 * Marks a board anew, unless that was done within the last `freshMs` or is being done elsewhere. Readers see the old marks
 * or the new ones.
 */
export async function markBoard(tx: Tx, board: string, freshMs: number): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('board marks:' || ${board}, 0)) as held`.execute(tx);
  if (rows[0]?.held !== true) return;
  const fresh = await sql`
    select 1 from board_mark where board = ${board} and marked_at > now() - ${freshMs} * interval '1 ms'
    limit 1`.execute(tx);
  if (fresh.rows.length > 0) return;
  await tx.withTables<LeaderboardTables>().deleteFrom('board_mark').where('board', '=', board).execute();
  await sql`
    insert into board_mark (board, place, place_by, then_by, reached_at, player_id)
    select ${board}, place, place_by, then_by, reached_at, player_id from (
      select row_number() over (order by place_by, then_by, reached_at, player_id) as place,
        place_by, then_by, reached_at, player_id
      from board_score where board = ${board} and not hidden) s
    where place % ${STEP} = 0`.execute(tx);
}

/** Takes these players off all boards, and shows all others (again); not while another process is about it. */
export async function hideOnly(tx: Tx, playerIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('hidden players', 0)) as held`.execute(tx);
  if (rows[0]?.held !== true) return;
  await sql`
    update board_score set hidden = true where player_id = any(${playerIds}::text[]) and not hidden`.execute(tx);
  await sql`
    update board_score set hidden = false where hidden and player_id <> all(${playerIds}::text[])`.execute(tx);
}
