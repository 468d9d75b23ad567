import {
  type BotProfile,
  type GameLanguage,
  type MatchSetup,
  rankedSettings,
  rulesFromSettings,
  type SeatId,
  type WordSource,
} from '@syllaboom/engine';
import { playBots } from './play-bots.ts';

/** No ranked match may take longer. */
const MOST_MS = 2 * 3_600_000;
const MS_PER_MINUTE = 60_000;

/** What came of ranked matches between two bots. */
export interface RankedMatches {
  /** Seeds of matches that did not end with a winner. */
  readonly undecided: readonly number[];
  /** Minutes: the middle and the longest of twenty. */
  readonly minutes: readonly [middle: number, long: number];
  /** Rounds: the middle and the longest of twenty. */
  readonly rounds: readonly [middle: number, long: number];
  /** Share of the matches that the first bot won. */
  readonly firstWins: number;
}

const bot = (typingSpeed: number): BotProfile => ({ typingSpeed, typoAmount: 4, thinkingTime: 4 });

/** A ranked match of two bots with these typing speeds. */
export function rankedSetup(language: GameLanguage, speeds: readonly [number, number], seed: number): MatchSetup {
  const rules = rulesFromSettings(rankedSettings(language), { ranked: true, calm: false });
  return {
    seed,
    rules,
    players: speeds.map((speed, n) => ({ seat: `bot-${n}` as SeatId, language, bot: bot(speed) })),
  };
}

const spread = (values: readonly number[]): [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95)];
};

/** Lets two bots play so many ranked matches. */
export function playRanked(
  language: GameLanguage,
  speeds: readonly [number, number],
  words: WordSource,
  matches: number,
): RankedMatches {
  const states = Array.from({ length: matches }, (_, seed) =>
    playBots(rankedSetup(language, speeds, seed), words, MOST_MS),
  );
  return {
    undecided: states.flatMap(({ winner }, seed) => (winner === null ? [seed] : [])),
    minutes: spread(states.map(({ startedAt, endedAt, now }) => ((endedAt ?? now) - startedAt) / MS_PER_MINUTE)),
    rounds: spread(states.map(({ round }) => round)),
    firstWins: states.filter(({ winner }) => winner === 'bot-0').length / matches,
  };
}
