import { noteHearts } from './record/timeline.ts';
import { finishMatch } from './finish.ts';
import { nextDue, nextGivenUp, noInputAt } from './match-clock.ts';
import type { EndReason } from './state/match-event.ts';
import type { MatchTime } from './state/match-time.ts';
import type { Mode } from './modes/mode.ts';
import type { StepContext } from './state/step-context.ts';

/**
 * So much may be due in one step; the rest waits for the next one, so that no step takes long. It is enough for half a
 * minute in which a whole table of the fastest bots types at once.
 */
const MOST_DUE = 12_000;

/** Ends the match from outside. */
export function breakOff(context: StepContext, mode: Mode, reason: EndReason, at: MatchTime): void {
  mode.closing?.(context, at);
  finishMatch(context, reason, at);
}

/** Runs the first thing that is due. */
export function runFirst(context: StepContext, mode: Mode, at: MatchTime): void {
  const { state } = context;
  state.now = at;
  const givenUp = nextGivenUp(state);
  const gone = givenUp !== null && givenUp.at <= at ? state.players[givenUp.index] : undefined;
  if (gone) mode.out(context, gone, at);
  else if (noInputAt(state) <= at) {
    if (!mode.putOutIdle?.(context, at)) breakOff(context, mode, 'noInput', at);
  } else mode.due(context, at);
  noteHearts(state);
}

/** Runs everything that was due before `at`, in order, each at its own time. Says whether it got there. */
export function catchUp(context: StepContext, mode: Mode, at: MatchTime, including: boolean): boolean {
  for (let i = 0; i < MOST_DUE; i++) {
    const due = nextDue(context.state);
    if (due === null) return false;
    if (due > at || (due === at && !including)) return true;
    runFirst(context, mode, Math.max(due, context.state.now));
  }
  return false;
}
