import { CLOCK } from '../balance/match/turn-timers.ts';
import type { MatchState } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';
import { modeOf } from './modes/index.ts';
import { findPlayer, isAlive, isPractice } from './state/step-context.ts';

/** When the first of the dropped players loses the seat; null when all are there. */
export function nextGivenUp(state: MatchState): { index: number; at: MatchTime } | null {
  let first: { index: number; at: MatchTime } | null = null;
  for (let index = 0; index < state.players.length; index++) {
    const player = state.players[index];
    if (!player || player.droppedAt === null || !isAlive(player)) continue;
    const at = player.droppedAt + CLOCK.seatHoldMs;
    if (first === null || at < first.at) first = { index, at };
  }
  return first;
}

/** When nobody has touched a key for too long; never where the mode watches for that itself. */
export function noInputAt(state: MatchState): MatchTime {
  if (modeOf(state.rules)?.watchesIdle) return Number.POSITIVE_INFINITY;
  // With time banks each has as long from the own turn on.
  const hasBank = (findPlayer(state, state.holder)?.bankMs ?? null) !== null;
  const from = hasBank ? Math.max(state.lastInputAt, state.turnStartedAt) : state.lastInputAt;
  return from + (isPractice(state) ? CLOCK.noInputPracticeMs : CLOCK.noInputMs);
}

/** When the next thing is due by the match's own time; null once it is over. */
export function nextDue(state: MatchState): MatchTime | null {
  if (state.phase !== 'playing') return null;
  const turn = modeOf(state.rules)?.nextDeadline(state) ?? null;
  const givenUp = nextGivenUp(state);
  let first = noInputAt(state);
  if (turn !== null && turn < first) first = turn;
  if (givenUp !== null && givenUp.at < first) first = givenUp.at;
  return first;
}

/**
 * The next time at which the match must be given the clock (`{k: 'time', at}`); null once it is over. The answer may lie
 * in the past when much was due at once, and does in a match that is skipped: it waits for no clock.
 */
export const nextDeadline = (state: MatchState): MatchTime | null =>
  state.phase === 'playing' && state.skippedAt !== undefined ? state.skippedAt : nextDue(state);
