import { modeTraits } from '@syllaboom/engine';
import type { MatchEnd, MatchEndAddition, MatchEndPlayer } from '#manifest/match-end.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import type { BoardEntry } from './board-score.repository.ts';
import { scenarioBoard, wordsBoard } from './boards.ts';

type Match = MatchEnd['match'];
type Seat = MatchEndPlayer['seat'];

/** What a match brings onto the boards: every player's totals, the claimed words of categories, and maybe records. */
export function boardsOfMatch({ match, players, categories }: MatchEnd): Required<Pick<MatchEndAddition, 'boards'>> {
  const at = match.endedAt;
  // Input that no person typed comes onto no board.
  const typed = players.filter(({ seat }) => !seat.stats.untrusted);
  const boards = [
    ...typed.flatMap(({ seat: { playerId, stats }, grant: { exp }, won, discovered, claimed }) =>
      Object.entries({ exp, wins: won ? 1 : 0, discovered, claimed, wordcount: stats.correctWords }).map(
        ([board, score]): BoardEntry => ({ board, playerId, score, at }),
      ),
    ),
    ...categories.map(({ playerId, category, words }) => ({ board: wordsBoard(category), playerId, score: words, at })),
    ...typed.flatMap(({ seat }) => recordsOf(match, seat)),
  ];
  return { boards: boards.filter(({ score }) => score > 0) };
}

/** What a seat brings to boards of records, by board; input that no person typed nothing. */
export const recordsByBoard = (match: Match, seat: Seat): Record<string, number> =>
  Object.fromEntries(
    recordsOf(match, seat)
      .filter(({ score }) => score > 0)
      .map(({ board, score }) => [board, score]),
  );

/** Records of one match; input that no person typed makes none. */
function recordsOf(match: Match, seat: Seat): BoardEntry[] {
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
  const seconds = Math.max(0, Math.round((endedAt.getTime() - startedAt.getTime()) / 1000));
  return set.map(([board, score]) => ({ board, playerId, score, at: endedAt, match: { id, seconds, turns } }));
}

/**
 * Where the reach of a climb counts. A team's reach is everybody's work: it counts when all of the team are players with
 * accounts who typed themselves.
 */
function climbBoard({ setup, seats }: Match): string | null {
  if (!modeTraits(setup.rules.mode).recordsReach) return null;
  if (setup.players.length === 1) return 'soloclimb';
  const isOwnWork = seats.every(({ playerId, stats }) => playerId !== null && !isGuestId(playerId) && !stats.untrusted);
  return isOwnWork && seats.length === setup.players.length ? 'teamclimb' : null;
}
