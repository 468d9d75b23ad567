import { createMatch } from '../match/create-match.ts';
import type { MatchEvent } from '../match/state/match-event.ts';
import type { MatchInput } from '../match/state/match-input.ts';
import type { MatchSetup } from '../match/state/match-setup.ts';
import type { MatchState } from '../match/state/match-state.ts';
import type { MatchTime } from '../match/state/match-time.ts';
import { step } from '../match/step.ts';
import { replayAnswers } from './dictionary-answers.ts';

/** Everything that made a match what it was. */
export interface MatchLog {
  readonly setup: MatchSetup;
  /** The match clock when the match was created. */
  readonly at: MatchTime;
  readonly inputs: readonly MatchInput[];
  /** What the dictionaries answered, in order. */
  readonly answers: readonly unknown[];
}

/** Plays a logged match again, as a whole or up to (and with) the inputs at a time. */
export function replayMatch(
  log: MatchLog,
  until: MatchTime = Number.POSITIVE_INFINITY,
): { state: MatchState; events: MatchEvent[] } {
  const words = replayAnswers(log.answers);
  const { state, events } = createMatch(log.setup, words, log.at);
  for (const input of log.inputs) {
    if (input.at > until) break;
    events.push(...step(state, input, words));
  }
  return { state, events };
}
