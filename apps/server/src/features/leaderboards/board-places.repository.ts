import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** A row of a board, in its order. */
export interface PlacedScore {
  readonly playerId: string;
  readonly score: number;
  readonly matchId: string | null;
  readonly duration: number;
  readonly turns: number;
}

/** Where somebody stands on a board, from 1. */
export interface Place {
  readonly rank: number;
  readonly score: number;
}

interface Mark {
  readonly place: number;
  readonly place_by: number;
  readonly then_by: number;
  readonly reached_at: string;
  readonly player_id: string;
}

/** What boards are sorted by; the index has it, too. A mark's time travels as text: a Date would lose its microseconds. */
const ORDER = sql.raw('place_by, then_by, reached_at, player_id');
const MARK = sql.raw('place, place_by, then_by, reached_at::text as reached_at, player_id');
const keyOf = (mark: Mark): RawBuilder<unknown> =>
  sql`(${mark.place_by}::float8, ${mark.then_by}::float8, ${mark.reached_at}::timestamptz, ${mark.player_id}::text collate "C")`;

/** The rows from a mark on; all of them without one. */
const from = (mark: Mark | undefined): RawBuilder<unknown> =>
  mark === undefined ? sql`` : sql`and (${ORDER}) >= ${keyOf(mark)}`;

/**
 * So many rows of a board, after so many others. What lies before the nearest mark is not looked at, so that a page in the
 * middle of a million takes no longer than the first one; in between two refreshes of the marks it may be off by as many
 * rows as players have passed the mark.
 */
export async function readRows(db: Db, board: string, offset: number, limit: number): Promise<PlacedScore[]> {
  const marks = await sql<Mark>`
    select ${MARK} from board_mark where board = ${board} and place <= ${offset + 1}
    order by place desc limit 1`.execute(db);
  const mark = marks.rows[0];
  // The rows before the page are passed in the index alone.
  const { rows } = await sql<{
    player_id: string;
    score: number;
    match_id: string | null;
    duration: number;
    turns: number;
  }>`
    select s.player_id, s.score, s.match_id, s.duration, s.turns
    from (
      select ${ORDER} from board_score where board = ${board} and not hidden ${from(mark)}
      order by ${ORDER} offset ${offset - ((mark?.place ?? 1) - 1)} limit ${limit}) page
    join board_score s on s.board = ${board} and s.player_id = page.player_id
    order by page.place_by, page.then_by, page.reached_at, page.player_id`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    score: row.score,
    matchId: row.match_id,
    duration: row.duration,
    turns: row.turns,
  }));
}

/** A player's own place; null without a score. The rows since the nearest mark are counted, those before it are known. */
export async function readPlace(db: Db, board: string, playerId: string): Promise<Place | null> {
  const own = await sql<Omit<Mark, 'place'> & { readonly score: number }>`
    select score, place_by, then_by, reached_at::text as reached_at, player_id from board_score
    where board = ${board} and player_id = ${playerId} and not hidden`.execute(db);
  const [row] = own.rows;
  if (row === undefined) return null;
  const key = keyOf({ ...row, place: 0 });
  const marks = await sql<Mark>`
    select ${MARK} from board_mark where board = ${board} and (${ORDER}) <= ${key}
    order by place_by desc, then_by desc, reached_at desc, player_id desc limit 1`.execute(db);
  const mark = marks.rows[0];
  const counted = await sql<{ before: number }>`
    select count(*) as before from board_score
    where board = ${board} and not hidden and (${ORDER}) < ${key} ${from(mark)}`.execute(db);
  return { rank: (mark?.place ?? 1) + (counted.rows[0]?.before ?? 0), score: row.score };
}

/** How many stand on a board. */
export async function countRows(db: Db, board: string): Promise<number> {
  const marks = await sql<Mark>`
    select ${MARK} from board_mark where board = ${board} order by place desc limit 1`.execute(db);
  const mark = marks.rows[0];
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from board_score where board = ${board} and not hidden ${from(mark)}`.execute(db);
  return (mark?.place ?? 1) - 1 + (rows[0]?.rows ?? 0);
}
