import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** What is taken from a player's profile and statistics; sums never fall below zero. */
export interface ProfileLoss {
  readonly exp: number;
  readonly matches: number;
  readonly wins: number;
  readonly claimed: number;
  readonly typed: number;
  readonly correct: number;
  readonly alphabets: number;
  readonly seconds: number;
}
/** The best of the matches that are left. */
export interface RemainingBest {
  readonly combo: number;
  readonly wpm: number;
  readonly seconds: number;
  readonly alphabets: number;
  readonly people: number;
  readonly longestWord: string;
}

/** Takes from a profile that the caller holds locked; how much exp that was. */
export async function takeGains(tx: Tx, playerId: string, loss: ProfileLoss, best: RemainingBest): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    update profile p set
      exp = greatest(0, p.exp - ${loss.exp}),
      matches = greatest(0, p.matches - ${loss.matches}),
      wins = greatest(0, p.wins - ${loss.wins}),
      claimed_words = greatest(0, p.claimed_words - ${loss.claimed}),
      longest_word = ${best.longestWord}
    from (select player_id, exp from profile where player_id = ${playerId} for update) before
    where p.player_id = before.player_id
    returning (before.exp - p.exp)::bigint as taken`.execute(tx);
  await sql`
    update player_stats s set
      best_combo = ${best.combo}, best_wpm = ${best.wpm}, longest_match_seconds = ${best.seconds},
      best_alphabets = ${best.alphabets}, most_players = ${best.people},
      typed_words = greatest(0, s.typed_words - ${loss.typed}),
      correct_words = greatest(0, s.correct_words - ${loss.correct}),
      alphabets = greatest(0, s.alphabets - ${loss.alphabets}),
      played_seconds = greatest(0, s.played_seconds - ${loss.seconds})
    where s.player_id = ${playerId}`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Exp that no match gave. */
export async function addExp(tx: Tx, playerId: string, exp: number): Promise<void> {
  await sql`update profile set exp = exp + ${exp} where player_id = ${playerId}`.execute(tx);
}
