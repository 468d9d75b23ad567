import type { ModeId } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchInput } from '../state/match-input.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { ModeView } from '../state/mode-view.ts';
import type { StepContext } from '../state/step-context.ts';

export type InputOf<Kind extends MatchInput['k']> = Extract<MatchInput, { k: Kind }>;

/**
 * The rules of one mode. A mode changes the match through the context that it is given; it has no clock of its own, and
 * whatever it must remember stands in the state (`modeState`). Most modes have one holder at a time: they are made by
 * `turnMode` from a `TurnRules`.
 */
export interface Mode {
  readonly id: ModeId;
  /** Starts the first turn. */
  begin(context: StepContext, at: MatchTime): void;
  submit(context: StepContext, player: MatchPlayer, input: InputOf<'submit'>, at: MatchTime): void;
  draft(context: StepContext, player: MatchPlayer, input: InputOf<'draft'>, at: MatchTime): void;
  /** A choice by number (cards, answers); modes without choices leave it out. */
  choose?(context: StepContext, player: MatchPlayer, input: InputOf<'choose'>, at: MatchTime): void;
  /** Somebody sits down during the match; modes that can't have that leave it out. */
  join?(context: StepContext, input: InputOf<'join'>, at: MatchTime): void;
  /** Practice: another prompt, please. */
  next(context: StepContext, player: MatchPlayer, at: MatchTime): void;
  /** A living player goes out: left, idle too long, or not come back. */
  out(context: StepContext, player: MatchPlayer, at: MatchTime): void;
  /** The next time at which the mode must be given the clock; null when it waits for nobody's clock. */
  nextDeadline(state: MatchState): MatchTime | null;
  /** The clock reached the mode's deadline. */
  due(context: StepContext, at: MatchTime): void;
  /** The match ends from outside (the host, nobody types): settles what is still open. */
  closing?(context: StepContext, at: MatchTime): void;
  /** Nobody has touched a key for too long: puts out whom the others wait for. False: the match ends instead. */
  putOutIdle?(context: StepContext, at: MatchTime): boolean;
  /** The mode itself puts out who touches no key: a match without input goes on then. */
  readonly watchesIdle?: boolean;
  /** What the mode shows besides the turn, to one viewer (null: spectators); modes that show nothing leave it out. */
  view?(state: MatchState, viewer: SeatId | null): ModeView | null;
  /** Whether `view` differs from viewer to viewer. */
  readonly viewIsPersonal?: boolean;
}
