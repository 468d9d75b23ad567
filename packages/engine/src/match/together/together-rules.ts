import type { ModeId } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { BotAction, MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { ModeView } from '../state/mode-view.ts';
import type { InputOf } from '../modes/mode.ts';
import type { StepContext } from '../state/step-context.ts';
import type { Requirement } from '../prompt/requirement.ts';
import type { Hands } from './hands.ts';

/** What a round asks of everybody. */
export interface RoundTask {
  readonly prompt: string;
  readonly count: number;
  readonly requirement: Requirement;
  /** The clock runs, and what is sent counts, only so long after the round's start. */
  readonly opensAfterMs?: number;
  readonly limitMs: number;
}

/** What modes in which everybody plays at once keep in `modeState`: the machine's part and the mode's own. */
export interface Table<Own> {
  readonly hands: Hands;
  /** From when on the running round takes input. */
  opensAt: MatchTime;
  readonly own: Own;
}

/** The table of a running match. Each mode reads only what it wrote. */
export const tableOf = <Own>(state: MatchState): Table<Own> => state.modeState as Table<Own>;
/** What the mode itself remembers. */
export const ownOf = <Own>(state: MatchState): Own => tableOf<Own>(state).own;

/**
 * What sets one mode in which everybody plays at once apart from another; `togetherMode` supplies the rounds, their
 * clock with everybody's lag credit, drafts, bots' hands and idle players. Nobody holds the bomb.
 */
export interface TogetherRules<Own> {
  readonly id: ModeId;
  /** Before the first round: what the mode remembers; it may change the players. */
  begin(context: StepContext, at: MatchTime): Own;
  /** What the next round asks; null when everything was asked: the match is played to its end. */
  drawRound(context: StepContext, own: Own, at: MatchTime): RoundTask | null;
  /** Somebody sends a text while the round is open; says whether it was taken. `at` is never after the round's end. */
  submit(context: StepContext, player: MatchPlayer, word: string, at: MatchTime): boolean;
  /** The text that somebody is typing changed while the round is open; a submit carries the last of it. */
  typed?(state: MatchState, player: MatchPlayer, before: string, after: string): void;
  /** Somebody chooses by number while the round is open; says whether it was taken. */
  choose?(context: StepContext, player: MatchPlayer, choice: number, at: MatchTime): boolean;
  /** Whether a player has nothing left to do in this round; when all have, it ends. */
  isDone?(state: MatchState, player: MatchPlayer): boolean;
  /** The round is over: hearts and points. How long its result shows before the next one, in ms. */
  settle(context: StepContext, own: Own, at: MatchTime): number;
  /** What a bot does next: asked when a round opens and whenever it has sent something. */
  planBot(context: StepContext, player: MatchPlayer, at: MatchTime): BotAction[];
  /** Whether the match is decided, instead of "one of several is left, or nobody"; says whether it ended it. */
  decide?(context: StepContext, at: MatchTime): boolean;
  /** Order of the standings, best first. */
  order?(state: MatchState): (a: MatchPlayer, b: MatchPlayer) => number;
  /** Why a match is over that was played to its end; unset: `finished`, with a winner. */
  readonly endsAs?: 'finished' | 'ended';
  /** A living player goes out, instead of losing all hearts at once. */
  out?(context: StepContext, player: MatchPlayer, at: MatchTime): void;
  join?(context: StepContext, input: InputOf<'join'>, at: MatchTime): void;
  /** Practice: a word that would be right now. */
  reveal?(context: StepContext, player: MatchPlayer): string | null;
  /** Settles what is open when the match ends in the middle of a round. */
  closing?(context: StepContext, at: MatchTime): void;
  /** Letters that are typed are nobody else's business. */
  readonly hidesDrafts?: boolean;
  /** Out after so many ms without a key, instead of after two rounds. */
  readonly idleMs?: number;
  view(state: MatchState, viewer: SeatId | null): ModeView;
  readonly viewIsPersonal?: boolean;
}
