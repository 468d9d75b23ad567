import { LEAST_TURNS } from '@syllaboom/engine';
import type { BoardKind } from '#features/leaderboards';
import type { RemainingBest } from '#features/profile';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** Which of a player's matches lose their effect. */
export interface UndoScope {
  readonly since: Date | null;
  /** Those that were not flagged, too. */
  readonly all: boolean;
}

/** A match of the player with what it gave. */
export interface UndoneMatch {
  readonly matchId: string;
  readonly endedAt: Date;
  readonly isFlagged: boolean;
  readonly exp: number;
  /** Whether it counted in statistics and on boards. */
  readonly isCounted: boolean;
  readonly won: boolean;
  readonly typed: number;
  readonly correct: number;
  readonly alphabets: number;
  readonly seconds: number;
}

/** The player's matches that are flagged, or all since a time; those that were cleared or undone are left out. */
export async function readUndoable(tx: Tx, playerId: string, { since, all }: UndoScope): Promise<UndoneMatch[]> {
  const { rows } = await sql<UndoneMatch>`
    select p.match_id as "matchId", p.ended_at as "endedAt", f.match_id is not null as "isFlagged",
      (p.stats->>'xp')::int as exp, f.match_id is null and p.turns >= ${LEAST_TURNS} as "isCounted", p.won,
      (p.stats->>'typed_words')::int as typed, (p.stats->>'correct_words')::int as correct,
      (p.stats->>'alpha')::int as alphabets, p.seconds
    from match_player p
    left join match_flag f on f.match_id = p.match_id and f.player_id = p.player_id
    where p.player_id = ${playerId} and coalesce(f.status, 'flagged') = 'flagged'
      and (${all} or f.match_id is not null)
      and (${since}::timestamptz is null or p.ended_at >= ${since}::timestamptz)
    order by p.ended_at, p.match_id`.execute(tx);
  return rows;
}

/** The best of the player's matches that count and are not among these. */
export async function readRemainingBest(tx: Tx, playerId: string, without: readonly string[]): Promise<RemainingBest> {
  const { rows } = await sql<RemainingBest>`
    with own as (
      select p.*, (select count(o.player_id)::int from match_player o where o.match_id = p.match_id) as people
      from match_player p
      where p.player_id = ${playerId} and p.turns >= ${LEAST_TURNS} and p.match_id <> all(${without}::text[])
        and not exists (select from match_flag f where f.match_id = p.match_id and f.player_id = p.player_id))
    select coalesce(max((stats->>'combo')::int), 0) as combo, coalesce(max((stats->>'wpm')::float8), 0) as wpm,
      coalesce(max(seconds), 0) as seconds, coalesce(max((stats->>'alpha')::int), 0) as alphabets,
      coalesce(max(people), 0) as people,
      coalesce((select stats->>'longest_word' from own order by length(stats->>'longest_word') desc, ended_at limit 1), '')
        as "longestWord"
    from own`.execute(tx);
  return rows[0] ?? { combo: 0, wpm: 0, seconds: 0, alphabets: 0, people: 0, longestWord: '' };
}

/** A record that a match brought. */
export interface RemainingRecord {
  readonly board: string;
  readonly score: number;
  readonly at: Date;
  readonly match: { readonly id: string; readonly seconds: number; readonly turns: number };
}

/**
 * The player's best on a board of records among the matches that count and are not among these. Matches of before know their
 * combo and alphabets alone.
 */
export async function readRemainingRecord(
  tx: Tx,
  playerId: string,
  { board, kind }: { readonly board: string; readonly kind: BoardKind },
  without: readonly string[],
): Promise<RemainingRecord | null> {
  const { rows } = await sql<{ score: number; at: Date; id: string; seconds: number; turns: number }>`
    select r.score, p.ended_at as at, p.match_id as id, p.seconds, p.turns
    from match_player p
    cross join lateral (select coalesce(p.records->>${board},
      case when p.records is null and ${board} in ('combo', 'alpha') then p.stats->>${board} end)::float8 as score) r
    where p.player_id = ${playerId} and p.turns >= ${LEAST_TURNS} and r.score > 0 and p.match_id <> all(${without}::text[])
      and not exists (select from match_flag f where f.match_id = p.match_id and f.player_id = p.player_id)
    order by case when ${kind} = 'least' then r.score else -r.score end,
      case when ${kind} = 'least' then p.seconds else 0 end, p.ended_at, p.match_id
    limit 1`.execute(tx);
  const [best] = rows;
  if (best === undefined) return null;
  return { board, score: best.score, at: best.at, match: { id: best.id, seconds: best.seconds, turns: best.turns } };
}

/** Marks flagged matches of the player as undone; appeals that wait are answered with it. */
export async function markUndone(
  tx: Tx,
  playerId: string,
  matchIds: readonly string[],
  how: { readonly by: string; readonly at: Date },
): Promise<void> {
  await sql`
    update match_flag set status = 'undone', decided_by = ${how.by}, decided_at = ${how.at}
    where player_id = ${playerId} and match_id = any(${matchIds}::text[])`.execute(tx);
}
