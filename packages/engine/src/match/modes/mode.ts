import type { ModeId } from '../../catalogue/modes.ts';
import type { MatchInput, MatchPlayer, MatchState, MatchTime } from '../match-types.ts';
import type { Play } from '../play.ts';

type InputOf<Kind extends MatchInput['k']> = Extract<MatchInput, { k: Kind }>;

/**
 * The rules of one mode. A mode changes the match through the play that it is given; it has no clock of its own, and
 * whatever it must remember stands in the state (`modeState`). Most modes have one holder at a time: they are made by
 * `turnMode` from a `TurnRules`.
 */
export interface Mode {
  readonly id: ModeId;
  /** Starts the first turn. */
  begin(play: Play, at: MatchTime): void;
  submit(play: Play, player: MatchPlayer, input: InputOf<'submit'>, at: MatchTime): void;
  draft(play: Play, player: MatchPlayer, input: InputOf<'draft'>, at: MatchTime): void;
  /** Practice: another prompt, please. */
  next(play: Play, player: MatchPlayer, at: MatchTime): void;
  /** A living player goes out: left, idle too long, or not come back. */
  out(play: Play, player: MatchPlayer, at: MatchTime): void;
  /** The next time at which the mode must be given the clock; null when it waits for nobody's clock. */
  nextDeadline(state: MatchState): MatchTime | null;
  /** The clock reached the mode's deadline. */
  due(play: Play, at: MatchTime): void;
}
