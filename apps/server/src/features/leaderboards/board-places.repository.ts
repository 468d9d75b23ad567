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

/** What boards are sorted by; the indexes have it, too. */
const ORDER = sql.raw('place_by, then_by, reached_at, player_id');

/** The key of the row that a subquery named so holds; before all others when it holds none. */
const keyOf = (name: 'mark' | 'own'): RawBuilder<unknown> =>
  sql.raw(`(coalesce((select place_by from ${name}), '-infinity'), coalesce((select then_by from ${name}), '-infinity'),
    coalesce((select reached_at from ${name}), '-infinity'), coalesce((select player_id from ${name}), ''))`);

/** Rows of a board from its mark on; the place of the first of them is `PLACE`. */
const sinceMark = (board: string): RawBuilder<unknown> =>
  sql`board = ${board} and not hidden and (${ORDER}) >= ${keyOf('mark')}`;
const PLACE = sql.raw('coalesce((select place from mark), 1)');

/**
 * So many rows of a board, after so many others. What lies before the nearest mark is not looked at, so that a page in the
 * middle of a million takes no longer than the first one; in between two refreshes of the marks it may be off by as many
 * rows as players have passed the mark.
 */
export async function readRows(db: Db, board: string, offset: number, limit: number): Promise<PlacedScore[]> {
  // The rows before the page are passed in the index alone.
  const { rows } = await sql<{
    player_id: string;
    score: number;
    match_id: string | null;
    duration: number;
    turns: number;
  }>`
    with mark as (
      select place, ${ORDER} from board_mark where board = ${board} and place <= ${offset + 1}
      order by place desc limit 1)
    select s.player_id, s.score, s.match_id, s.duration, s.turns
    from (
      select ${ORDER} from board_score where ${sinceMark(board)}
      order by ${ORDER} offset ${offset + 1} - ${PLACE} limit ${limit}) page
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
  const { rows } = await sql<Place>`
    with own as (
      select score, ${ORDER} from board_score where board = ${board} and player_id = ${playerId} and not hidden),
    mark as (
      select place, ${ORDER} from board_mark where board = ${board} and (${ORDER}) <= ${keyOf('own')}
      order by place_by desc, then_by desc, reached_at desc, player_id desc limit 1)
    select own.score, ${PLACE} + (
      select count(*) from board_score where ${sinceMark(board)} and (${ORDER}) < ${keyOf('own')}) as rank
    from own`.execute(db);
  return rows[0] ?? null;
}

/** How many stand on a board. */
export async function countRows(db: Db, board: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    with mark as (select place, ${ORDER} from board_mark where board = ${board} order by place desc limit 1)
    select ${PLACE} - 1 + count(*) as rows from board_score where ${sinceMark(board)}`.execute(db);
  return rows[0]?.rows ?? 0;
}
