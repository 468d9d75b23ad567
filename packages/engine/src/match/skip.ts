import { SKIP } from '../balance/match/skip.ts';
import type { SeatId } from '../ids.ts';
import { breakOff, runFirst } from './due.ts';
import { nextDue } from './match-clock.ts';
import type { MatchEvent } from './state/match-event.ts';
import type { MatchState } from './state/match-state.ts';
import { modeOf } from './modes/index.ts';
import type { Mode } from './modes/mode.ts';
import { findPlayer, isAlive, type StepContext } from './state/step-context.ts';

/** Whether nobody but bots still plays, in a mode that nobody can join meanwhile. */
export const isLeftToBots = (state: MatchState): boolean =>
  state.phase === 'playing' &&
  !modeOf(state.rules)?.join &&
  state.players.some(isAlive) &&
  state.players.every((player) => player.bot !== null || !isAlive(player));

/** Whether whoever sits there may skip to the result: a person who played, once nobody but bots is left. */
export const mayBeSkipped = (state: MatchState, seat: SeatId): boolean =>
  isLeftToBots(state) && findPlayer(state, seat)?.bot === null;

/** What is told of a skipped part: who went out, and the end. Its turns and keys are over before anybody could see them. */
export const isAnnounced = ({ e }: MatchEvent): boolean => e === 'eliminated' || e === 'over';

/** Runs the first thing that is due, at its own time, as if the clock had come there. */
export function runNext(context: StepContext, mode: Mode): void {
  const { state } = context;
  const due = nextDue(state);
  if (due === null) return;
  state.skippedSteps = (state.skippedSteps ?? 0) + 1;
  const at = Math.max(due, state.now);
  if (state.skippedSteps > SKIP.mostSteps) breakOff(context, mode, 'noInput', at);
  else runFirst(context, mode, at);
}

/**
 * Plays on without waiting for the clock: the match's own time runs ahead, so that everything happens as it would have
 * happened. A step takes so much at once; whatever is left is due at once.
 */
export function runAhead(context: StepContext, mode: Mode): void {
  for (let i = 0; i < SKIP.stepsAtOnce && context.state.phase === 'playing'; i++) runNext(context, mode);
}
