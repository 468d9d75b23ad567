import type { WordIndex, WordSource } from '../../word-index.ts';
import type { MatchEvent } from './match-event.ts';
import type { MatchPlayer, MatchState } from './match-state.ts';
import type { SeatId } from '../../ids.ts';
import { DIFFICULTIES } from '../../catalogue/modes.ts';

/** One step under way: the state that it changes, the dictionaries it may ask, and what has happened so far. */
export interface StepContext {
  readonly state: MatchState;
  readonly words: WordSource;
  readonly events: MatchEvent[];
  /** Lookups in the words of a prompt that the turn that starts may still spend. */
  lookups: number;
}

/** Spends one lookup in the words of a prompt; false when this turn has had enough of them. */
export function takeLookup(context: StepContext): boolean {
  context.lookups--;
  return context.lookups >= 0;
}

export function findPlayer(state: MatchState, seat: SeatId | null): MatchPlayer | null {
  for (const player of state.players) if (player.seat === seat) return player;
  return null;
}

/** Whether a player still has hearts. */
export const isAlive = (player: MatchPlayer): boolean => player.hearts > 0;

/** The dictionary in which the player's words are looked up. */
export const dictionaryOf = (context: StepContext, player: MatchPlayer): WordIndex => context.words(player.language);

/** Practice: no heart is lost, nothing is paid. */
export const isPractice = (state: MatchState): boolean => state.rules.difficulty === DIFFICULTIES.practice;
/** Challenge with a twist every round. */
export const isAarrghh = (state: MatchState): boolean => state.rules.difficulty === DIFFICULTIES.aarrghh;
/** Challenge, or AARRGHH, which is challenge with twists. */
export const isChallenge = (state: MatchState): boolean =>
  state.rules.difficulty === DIFFICULTIES.challenge || isAarrghh(state);
