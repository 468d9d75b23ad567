import type { ModeId } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { CountedPrompt } from '../../word-index.ts';
import type { TwistName } from '../../catalogue/twists.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { ModeView } from '../state/mode-view.ts';
import type { StepContext } from '../state/step-context.ts';
import type { Requirement } from '../prompt/requirement.ts';
import type { InputOf } from './mode.ts';

/** What a turn asks for. */
export interface TurnTask extends CountedPrompt {
  /** Unset: the prompt, anywhere in the word. */
  readonly requirement?: Requirement;
  /** How many words would be right, where that is not the number of words with the prompt. */
  readonly answers?: number;
}

/**
 * What sets one mode with a single holder apart from another; `turnMode` supplies the rest. What is left out is as in mode
 * 0: dictionary words, a heart for each explosion, the next player after each accepted word.
 */
export interface TurnRules {
  readonly id: ModeId;
  /** Before the first turn: fills `modeState`, changes the players' hearts. */
  begin?(context: StepContext, at: MatchTime): void;
  /** Draws what the player whose turn starts is asked; null when nothing is left to ask, which finishes the match. */
  drawTask(context: StepContext, player: MatchPlayer): TurnTask | null;
  /** Length of the turn's clock in ms, given the fuse of rules section 1 (or what is left of a time bank). */
  turnMs?(state: MatchState, player: MatchPlayer, fuseMs: number): number;
  /** Judges a word instead of the dictionary; null when it is right. */
  judge?(context: StepContext, player: MatchPlayer, word: string): WrongReason | null;
  /** Notes a right word that is not enough: true when it brings nothing, costs nothing, and the turn goes on. */
  notes?(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): boolean;
  /** Points of an accepted word; called before `accepted`. */
  points(length: number, combo: number, context: StepContext, player: MatchPlayer, word: string): number;
  /** What an accepted word brings besides points. `stay` keeps the turn with its holder and its clock. */
  accepted?(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): 'pass' | 'stay';
  /** What a word that was refused brings besides (scenario No Fail). */
  refused?(context: StepContext, player: MatchPlayer, reason: WrongReason, at: MatchTime): void;
  /** What the explosion costs, instead of a heart. */
  failed?(context: StepContext, player: MatchPlayer, at: MatchTime): void;
  /** Words that would have been right, instead of those with the prompt; an empty list shows none. */
  hints?(context: StepContext, player: MatchPlayer): readonly string[];
  /** Whether the match is decided, instead of "one of several is left, or nobody"; says whether it ended it. */
  decide?(context: StepContext, at: MatchTime): boolean;
  /** A turn is over and the next one not yet given; true when that ended the match. */
  turnOver?(context: StepContext, at: MatchTime): boolean;
  /** A round is over (`state.round` still is that one); true when that ended the match. */
  roundOver?(context: StepContext, at: MatchTime): boolean;
  /** A pause before the turn starts (cards are picked, a new word is shown), in ms; 0 = none. Called for every turn. */
  pauseMs?(context: StepContext, player: MatchPlayer, newRound: boolean, at: MatchTime): number;
  /** A choice of the player during the pause or the turn. True ends the pause at once. */
  choose?(context: StepContext, player: MatchPlayer, input: InputOf<'choose'>, at: MatchTime): boolean;
  /** A word that a bot plays, instead of one with the prompt; null when it knows none. */
  botWord?(context: StepContext, player: MatchPlayer): string | null;
  /** How many words a bot's mind sees for the turn's task, where that is not the number of words with the prompt. */
  botCount?(context: StepContext, player: MatchPlayer): number;
  /** The twists that make sense in this mode; unset: all of them. */
  readonly twists?: readonly TwistName[];
  /**
   * Share of the rewards that this mode pays: coins, exp (on at most `expLetters`), whether drops fall, and whether words
   * are kept (for records, statistics and discoveries). Unset: all of them.
   */
  readonly pays?: {
    readonly coins: number;
    readonly exp: number;
    readonly expLetters?: number;
    readonly drops: boolean;
    readonly words?: false;
  };
  view?(state: MatchState, viewer: SeatId | null): ModeView | null;
  readonly viewIsPersonal?: boolean;
}
