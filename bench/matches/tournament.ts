import type { GameLanguage, MatchState, ModeId, WordSource } from '@syllaboom/engine';
import { botSetup, playBots } from './play-bots.ts';

/** No match of bots may take longer. */
const MOST_MS = 4 * 3_600_000;
const MS_PER_MINUTE = 60_000;

/** What came of the matches of one mode in one language. */
export interface TournamentResult {
  readonly mode: ModeId;
  readonly language: GameLanguage;
  readonly matches: number;
  /** Seeds of matches that did not end. */
  readonly endless: readonly number[];
  /** Minutes and turns: the middle and the longest of twenty. */
  readonly minutes: readonly [middle: number, long: number];
  readonly turns: readonly [middle: number, long: number];
  /** Means for each player. */
  readonly points: number;
  readonly coins: number;
  readonly exp: number;
  readonly reasons: Readonly<Record<string, number>>;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const share = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const spread = (values: readonly number[]): [number, number] => [share(values, 0.5), share(values, 0.95)];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

function countReasons(states: readonly MatchState[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { endReason } of states) counts[endReason ?? 'none'] = (counts[endReason ?? 'none'] ?? 0) + 1;
  return counts;
}

/** Lets bots play so many matches. */
export function playTournament(
  mode: ModeId,
  language: GameLanguage,
  words: WordSource,
  matches: number,
): TournamentResult {
  const states = Array.from({ length: matches }, (_, seed) =>
    playBots(botSetup(mode, language, seed, words), words, MOST_MS),
  );
  const stats = states.flatMap(({ players }) => players.map((player) => player.stats));
  return {
    mode,
    language,
    matches,
    endless: states.flatMap(({ phase }, seed) => (phase === 'over' ? [] : [seed])),
    minutes: spread(states.map(({ startedAt, endedAt, now }) => ((endedAt ?? now) - startedAt) / MS_PER_MINUTE)),
    turns: spread(states.map(({ turn }) => turn)),
    points: mean(stats.map(({ points }) => points)),
    coins: mean(stats.map(({ coins }) => coins)),
    exp: mean(stats.map(({ exp }) => exp)),
    reasons: countReasons(states),
  };
}
