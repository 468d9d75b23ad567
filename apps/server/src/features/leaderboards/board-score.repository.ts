import { readAccountFacts } from '#features/account';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { type BoardKind, kindOfBoard } from './boards.ts';

/** What a player has reached on a board. */
export interface BoardEntry {
  readonly board: string;
  readonly playerId: string;
  /** Of a total: what is added to it. */
  readonly score: number;
  readonly at: Date;
  /** The match that set a record. */
  readonly match?: { readonly id: string; readonly seconds: number; readonly turns: number };
}

interface Row {
  readonly board: string;
  readonly playerId: string;
  readonly score: number;
  readonly placeBy: number;
  readonly thenBy: number;
  readonly at: Date;
  readonly matchId: string | null;
  readonly seconds: number;
  readonly turns: number;
}

/** The key that boards are sorted by, smallest first. */
function toRow({ board, playerId, score, at, match }: BoardEntry, kind: BoardKind): Row {
  const isRecord = kind === 'best' || kind === 'least';
  return {
    board,
    playerId,
    score,
    placeBy: kind === 'least' ? score : -score,
    thenBy: kind === 'least' ? (match?.seconds ?? 0) : 0,
    at,
    matchId: isRecord ? (match?.id ?? null) : null,
    seconds: isRecord ? (match?.seconds ?? 0) : 0,
    turns: isRecord ? (match?.turns ?? 0) : 0,
  };
}

/** One row per board and player, in sorted order: twice the same row in one statement is an error. */
function sortRows(rows: readonly Row[], merge: (a: Row, b: Row) => Row): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.board}\n${row.playerId}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? row : merge(before, row));
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const columnsOf = (rows: readonly Row[]) => sql`unnest(
  ${rows.map((row) => row.board)}::text[], ${rows.map((row) => row.playerId)}::text[],
  ${rows.map((row) => row.score)}::float8[], ${rows.map((row) => row.placeBy)}::float8[],
  ${rows.map((row) => row.thenBy)}::float8[], ${rows.map((row) => row.at)}::timestamptz[],
  ${rows.map((row) => row.matchId)}::text[], ${rows.map((row) => row.seconds)}::int[],
  ${rows.map((row) => row.turns)}::int[])`;
const COLUMNS = sql.raw('board, player_id, score, place_by, then_by, reached_at, match_id, duration, turns');

/**
 * Keeps what players have reached: totals grow, records stay unless they are beaten, points are replaced. Part of the
 * transaction that grants it; whoever calls holds the players' rows against other writers of the same players. A player's
 * first score on a board of totals, and nothing below it, makes a row. Whoever was erased meanwhile stands on no board.
 */
export async function keepBoardScores(tx: Tx, entries: readonly BoardEntry[]): Promise<void> {
  const totals: Row[] = [];
  const others: Row[] = [];
  const accounts = await readAccountFacts(tx, [...new Set(entries.map(({ playerId }) => playerId))]);
  for (const entry of entries) {
    if (accounts.get(entry.playerId)?.erased !== false) continue;
    const kind = kindOfBoard(entry.board);
    (kind === 'total' ? totals : others).push(toRow(entry, kind));
  }
  await addTotals(tx, totals);
  await replaceScores(tx, others);
}

async function addTotals(tx: Tx, rows: readonly Row[]): Promise<void> {
  const sorted = sortRows(rows, (a, b) => ({ ...b, score: a.score + b.score, placeBy: a.placeBy + b.placeBy }));
  const gains = sorted.filter((row) => row.score > 0);
  if (gains.length > 0)
    await sql`
      insert into board_score as kept (${COLUMNS})
      select * from ${columnsOf(gains)}
      on conflict (board, player_id) do update set score = kept.score + excluded.score,
        place_by = kept.place_by + excluded.place_by, reached_at = excluded.reached_at`.execute(tx);
  const losses = sorted.filter((row) => row.score < 0);
  if (losses.length === 0) return;
  const columns = columnsOf(losses);
  await sql`
    update board_score kept set score = kept.score + g.score, place_by = kept.place_by + g.place_by
    from ${columns} g(${COLUMNS})
    where kept.board = g.board and kept.player_id = g.player_id`.execute(tx);
  await sql`
    delete from board_score kept using ${columns} g(${COLUMNS})
    where kept.board = g.board and kept.player_id = g.player_id and kept.score <= 0`.execute(tx);
}

const isBetter = (a: Row, b: Row): boolean => a.placeBy < b.placeBy || (a.placeBy === b.placeBy && a.thenBy < b.thenBy);

async function replaceScores(tx: Tx, rows: readonly Row[]): Promise<void> {
  const sorted = sortRows(rows, (a, b) => (kindOfBoard(a.board) === 'latest' || isBetter(b, a) ? b : a));
  if (sorted.length === 0) return;
  const latest = [...new Set(sorted.map((row) => row.board))].filter((board) => kindOfBoard(board) === 'latest');
  await sql`
    insert into board_score as kept (${COLUMNS})
    select * from ${columnsOf(sorted)}
    on conflict (board, player_id) do update set score = excluded.score, place_by = excluded.place_by,
      then_by = excluded.then_by, reached_at = excluded.reached_at, match_id = excluded.match_id,
      duration = excluded.duration, turns = excluded.turns
      where kept.board = any(${latest}::text[])
        or (excluded.place_by, excluded.then_by) < (kept.place_by, kept.then_by)`.execute(tx);
}
