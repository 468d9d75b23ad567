import { MODES } from '@syllaboom/engine';
import { type BoardEntry, scenarioBoard, wordsBoard } from '#features/leaderboards';
import { isGuestId } from '#platform/ids/random-id.ts';
import type { CategoryGain } from '#features/words';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';
import { secondsOf } from './match.repository.ts';

/** What a match added to a player's totals. */
export interface BoardGain {
  readonly seat: FinishedSeat & { readonly playerId: string };
  readonly exp: number;
  readonly won: boolean;
  readonly discovered: number;
  readonly claimed: number;
}

/** What a match brings onto the boards: every player's totals, the claimed words of categories, and maybe records. */
export function boardEntries(
  match: FinishedMatch,
  gains: readonly BoardGain[],
  categories: readonly CategoryGain[],
): BoardEntry[] {
  const at = match.endedAt;
  // Input that no person typed comes onto no board.
  const typed = gains.filter(({ seat }) => !seat.stats.untrusted);
  return [
    ...typed.flatMap(({ seat: { playerId, stats }, exp, won, discovered, claimed }) =>
      Object.entries({ exp, wins: won ? 1 : 0, discovered, claimed, wordcount: stats.correctWords }).map(
        ([board, score]): BoardEntry => ({ board, playerId, score, at }),
      ),
    ),
    ...categories.map(({ playerId, category, words }) => ({ board: wordsBoard(category), playerId, score: words, at })),
    ...typed.flatMap((gain) => recordsOf(match, gain.seat)),
  ].filter(({ score }) => score > 0);
}

/** What a seat brings to boards of records, by board; input that no person typed nothing. */
export const recordsByBoard = (match: FinishedMatch, seat: BoardGain['seat']): Record<string, number> =>
  Object.fromEntries(
    recordsOf(match, seat)
      .filter(({ score }) => score > 0)
      .map(({ board, score }) => [board, score]),
  );

/** Records of one match; input that no person typed makes none. */
function recordsOf(match: FinishedMatch, seat: BoardGain['seat']): BoardEntry[] {
  const { playerId, stats, alphabets, scenarioScore } = seat;
  if (stats.untrusted) return [];
  const climbed = climbBoard(match);
  const scenario = scenarioBoard(match.setup.rules.scenario);
  const set = [
    ['combo', stats.bestCombo],
    ['alpha', alphabets],
    ...(climbed === null ? [] : [[climbed, stats.reachedWpp] as const]),
    ...(scenario === null || scenarioScore === null ? [] : [[scenario, scenarioScore] as const]),
  ] as const;
  const { matchId: id, startedAt, endedAt, turns } = match;
  const seconds = secondsOf({ started_at: startedAt, ended_at: endedAt });
  return set.map(([board, score]) => ({ board, playerId, score, at: endedAt, match: { id, seconds, turns } }));
}

/**
 * Where the reach of a climb counts. A team's reach is everybody's work: it counts when all of the team are players with
 * accounts who typed themselves.
 */
function climbBoard({ setup, seats }: FinishedMatch): string | null {
  if (setup.rules.mode !== MODES.climb) return null;
  if (setup.players.length === 1) return 'soloclimb';
  const isOwnWork = seats.every(({ playerId, stats }) => playerId !== null && !isGuestId(playerId) && !stats.untrusted);
  return isOwnWork && seats.length === setup.players.length ? 'teamclimb' : null;
}
