import { modeTraits } from '../catalogue/mode-traits.ts';
import type { ModeId } from '../catalogue/modes.ts';
import { findScenario } from '../catalogue/scenarios.ts';
import type { RoomSettings } from './settings.ts';

/** Several matches with one winner (rules section 15). Players are named by whatever stays the same from match to match. */
export interface Series {
  /** Its length; with another one a new series begins. 0: there is none. */
  readonly bestOf: number;
  /** Matches that counted. */
  readonly played: number;
  /** Everybody who has played in it, with the matches won. */
  readonly wins: Readonly<Record<string, number>>;
  /** Who has won the series; null while it goes on. */
  readonly winner: string | null;
}

/** A match that is over, as far as a series cares. */
export interface SeriesMatch {
  readonly players: readonly string[];
  /** Null where nobody has won: a draw, or a match that was stopped. */
  readonly winner: string | null;
}

export const NO_SERIES: Series = { bestOf: 0, played: 0, wins: {}, winner: null };

/** Whether one player wins such matches: others leave a series as it is. */
export function hasSingleWinner({ mode, scenario }: { readonly mode: ModeId; readonly scenario: number }): boolean {
  const traits = modeTraits(mode);
  return traits.hasSingleWinner && !(traits.hasPresets && findScenario(scenario)?.metric === 'coverage');
}

/**
 * The series in which the next match is played: a new one when the last was won, when it is to be of another length, or when
 * fewer than two of those who have played in it are at the table. Modes may change from match to match. Whoever is new in it
 * starts without wins.
 */
export function continueSeries(series: Series, bestOf: RoomSettings['bestOf'], players: readonly string[]): Series {
  if (bestOf === 1) return NO_SERIES;
  const known = players.filter((player) => Object.hasOwn(series.wins, player)).length;
  const goesOn = series.bestOf === bestOf && series.winner === null && (series.played === 0 || known >= 2);
  const wins = Object.fromEntries(players.map((player) => [player, 0]));
  if (!goesOn) return { bestOf, played: 0, wins, winner: null };
  return { ...series, wins: { ...wins, ...series.wins } };
}

/**
 * The series after a match. It is won by more than half of its matches; where more than two play, also by the most wins once
 * all of its matches have been played and nobody at the table has as many: else match by match until then.
 */
export function countMatch(series: Series, { players, winner }: SeriesMatch): Series {
  const { bestOf } = series;
  if (bestOf === 0 || series.winner !== null) return series;
  if (winner === null || players.length < 2 || !players.includes(winner)) return series;
  const wins = { ...series.wins, [winner]: (series.wins[winner] ?? 0) + 1 };
  const played = series.played + 1;
  const most = Math.max(...players.map((player) => wins[player] ?? 0));
  const [first, ...equal] = players.filter((player) => wins[player] === most);
  const isDecided = equal.length === 0 && (most > bestOf / 2 || played >= bestOf);
  return { ...series, wins, played, winner: isDecided && first !== undefined ? first : null };
}
