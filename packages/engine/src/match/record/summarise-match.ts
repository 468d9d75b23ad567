import { TYPING } from '../../balance/economy/rewards.ts';
import { modeTraits } from '../../catalogue/mode-traits.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchPlayer, MatchState, PlayerStats } from '../state/match-state.ts';
import { isStopped } from '../finish.ts';
import { matchCounts } from '../word/word-rewards.ts';

const MS_PER_SECOND = 1_000;
const MS_PER_MINUTE = 60_000;

/** Words per minute over the time spent typing accepted words. */
export const wordsPerMinute = ({ typedLetters, typingMs }: Pick<PlayerStats, 'typedLetters' | 'typingMs'>): number =>
  typingMs > 0 ? typedLetters / TYPING.lettersPerWord / (typingMs / MS_PER_MINUTE) : 0;

/** Mean time from a turn's start to the first key, in seconds, over the turns in which a word was accepted. */
export const reactSeconds = ({ reactMs, correctWords }: Pick<PlayerStats, 'reactMs' | 'correctWords'>): number =>
  correctWords > 0 ? reactMs / correctWords / MS_PER_SECOND : 0;

/** One seat's result. */
export interface SeatSummary {
  readonly seat: SeatId;
  readonly bot: boolean;
  /** 1 = best; null where nobody came in anywhere: the match was stopped. */
  readonly place: number | null;
  readonly heartsLeft: number;
  readonly alphabets: number;
  readonly wpm: number;
  readonly react: number;
  readonly stats: PlayerStats;
}

/** A match as its winner screen and its history need it. */
export interface MatchSummary {
  readonly winner: SeatId | null;
  readonly reason: MatchState['endReason'];
  /** Who stopped it while other people were in it; null: nobody. */
  readonly deserter: SeatId | null;
  readonly rounds: number;
  readonly turns: number;
  readonly durationMs: number;
  /** False when the match was too short to be kept or to pay anything. */
  readonly counts: boolean;
  /** Best first; as they sat where the match was stopped. */
  readonly seats: readonly SeatSummary[];
}

const summariseSeat = (player: MatchPlayer, place: number | null): SeatSummary => ({
  seat: player.seat,
  bot: player.bot !== null,
  place,
  heartsLeft: player.hearts,
  alphabets: player.alphabets,
  wpm: wordsPerMinute(player.stats),
  react: reactSeconds(player.stats),
  stats: player.stats,
});

/** Whether two who went out did so in the same moment with as much: nothing but their seats says who comes first. */
const isLevel = (a: MatchPlayer, b: MatchPlayer): boolean =>
  a.eliminatedAtTurn !== null &&
  a.eliminatedAtTurn === b.eliminatedAtTurn &&
  a.hearts === b.hearts &&
  a.stats.points === b.stats.points &&
  a.stats.correctWords === b.stats.correctWords;

/** The place of each in the order of a standing, 1 = best. The first one has it alone; behind, those who are level share theirs. */
function placesOf(ranked: readonly MatchPlayer[]): number[] {
  const places: number[] = [];
  for (const [at, player] of ranked.entries()) {
    const before = ranked[at - 1];
    const shared = at > 1 && before !== undefined && isLevel(before, player) ? places[at - 1] : undefined;
    places.push(shared ?? at + 1);
  }
  return places;
}

/**
 * The turns of a match by which it counts. Where letters are laid a round is a minute full of words: there each word is as
 * good as a turn.
 */
export const turnsPlayed = ({ rules, turn, players }: MatchState): number =>
  modeTraits(rules.mode).laysLetters
    ? Math.max(
        turn,
        players.reduce((sum, { stats }) => sum + stats.correctWords, 0),
      )
    : turn;

/** Sums a match up; before its end the standings are empty and the seats stand in seat order. */
export function summariseMatch(state: MatchState): MatchSummary {
  const standing = (player: MatchPlayer): number => state.standings.indexOf(player.seat);
  const ranked = state.players.toSorted((a, b) => standing(a) - standing(b));
  const places = state.standings.length === 0 ? ranked.map(() => 0) : placesOf(ranked);
  return {
    winner: state.winner,
    reason: state.endReason,
    deserter: state.deserter ?? null,
    rounds: state.round,
    turns: turnsPlayed(state),
    durationMs: (state.endedAt ?? state.now) - state.startedAt,
    counts: matchCounts(turnsPlayed(state)),
    seats: ranked.map((player, at) => summariseSeat(player, isStopped(state.endReason) ? null : (places[at] ?? null))),
  };
}
