import type { PlayerStats } from '@syllaboom/contracts';
import type { AchievementProgress } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ProfileTables } from './profile.tables.ts';

/** One match of a player as it enters the player's statistics. */
export interface MatchStats {
  readonly playerId: string;
  readonly combo: number;
  readonly wpm: number;
  readonly typed: number;
  readonly correct: number;
  readonly alphabets: number;
  readonly seconds: number;
  /** People who sat in the match, guests included. */
  readonly people: number;
  readonly endedAt: Date;
}

/** Statistics over all matches, and when the last one ended. */
export interface StatsWithLast {
  readonly stats: PlayerStats;
  /** Null before the first match. */
  readonly lastMatchAt: Date | null;
}

const NO_STATS: PlayerStats = { mc: 0, mwpm: 0, ttt: 0, ttc: 0, mt: 0, am: 0, tac: 0, tgt: 0 };

/** Adds matches to the players' statistics. Whoever calls holds the players' profiles locked. */
export async function addMatchStats(tx: Tx, stats: readonly MatchStats[]): Promise<void> {
  const column = <Key extends keyof MatchStats>(key: Key) => stats.map((one) => one[key]);
  await sql`
    insert into player_stats as s (player_id, best_combo, best_wpm, typed_words, correct_words, longest_match_seconds,
      best_alphabets, alphabets, played_seconds, last_match_at, most_players)
    select player_id, combo, wpm, typed, correct, seconds, alphabets, alphabets, seconds, ended_at, people
    from unnest(${column('playerId')}::text[], ${column('combo')}::int[], ${column('wpm')}::float8[],
      ${column('typed')}::int[], ${column('correct')}::int[], ${column('seconds')}::int[],
      ${column('alphabets')}::int[], ${column('endedAt')}::timestamptz[],
      ${column('people')}::int[])
      g(player_id, combo, wpm, typed, correct, seconds, alphabets, ended_at, people)
    on conflict (player_id) do update set
      best_combo = greatest(s.best_combo, excluded.best_combo),
      best_wpm = greatest(s.best_wpm, excluded.best_wpm),
      typed_words = s.typed_words + excluded.typed_words,
      correct_words = s.correct_words + excluded.correct_words,
      longest_match_seconds = greatest(s.longest_match_seconds, excluded.longest_match_seconds),
      best_alphabets = greatest(s.best_alphabets, excluded.best_alphabets),
      alphabets = s.alphabets + excluded.alphabets,
      played_seconds = s.played_seconds + excluded.played_seconds,
      last_match_at = greatest(s.last_match_at, excluded.last_match_at),
      most_players = greatest(s.most_players, excluded.most_players)`.execute(tx);
}

/** The best of all matches so far. */
export interface OwnBests {
  readonly longestWord: string;
  readonly wpm: number;
  readonly combo: number;
  readonly alphabets: number;
}

/** Everybody's bests; nobody stands there who has not finished a match. */
export async function readBests(tx: Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, OwnBests>> {
  if (playerIds.length === 0) return new Map();
  const rows = await tx
    .withTables<ProfileTables>()
    .selectFrom('player_stats as s')
    .innerJoin('profile as p', 'p.player_id', 's.player_id')
    .select(['s.player_id', 'p.longest_word', 's.best_wpm', 's.best_combo', 's.best_alphabets'])
    .where('s.player_id', 'in', [...playerIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      { longestWord: row.longest_word, wpm: row.best_wpm, combo: row.best_combo, alphabets: row.best_alphabets },
    ]),
  );
}

/** A player's statistics; all zero before the first match. */
export async function readStats(db: Db, playerId: string): Promise<StatsWithLast> {
  const row = await db
    .withTables<ProfileTables>()
    .selectFrom('player_stats')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (row === undefined) return { stats: NO_STATS, lastMatchAt: null };
  return {
    stats: {
      mc: row.best_combo,
      mwpm: row.best_wpm,
      ttt: row.typed_words,
      ttc: row.correct_words,
      mt: row.longest_match_seconds,
      am: row.best_alphabets,
      tac: row.alphabets,
      tgt: row.played_seconds,
    },
    lastMatchAt: row.last_match_at,
  };
}

/** How far a player has come in what achievements count; a player without a match nowhere. */
export async function readProgress(db: Db, playerId: string): Promise<AchievementProgress> {
  const { rows } = await sql<AchievementProgress>`
    select coalesce(s.correct_words, 0) as words, p.wins, p.matches as games, coalesce(s.most_players, 0) as players
    from profile p left join player_stats s using (player_id) where p.player_id = ${playerId}`.execute(db);
  return rows[0] ?? { words: 0, wins: 0, games: 0, players: 0 };
}
