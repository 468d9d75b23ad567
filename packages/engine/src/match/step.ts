import type { WordSource } from '../word-index.ts';
import { noteHearts } from './record/timeline.ts';
import type { SeatId } from '../ids.ts';
import { breakOff, catchUp } from './due.ts';
import type { MatchEvent } from './state/match-event.ts';
import type { MatchInput } from './state/match-input.ts';
import type { MatchPlayer, MatchState } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';
import { modeOf } from './modes/index.ts';
import type { Mode } from './modes/mode.ts';
import { findPlayer, isAlive, type StepContext } from './state/step-context.ts';
import { isAnnounced, mayBeSkipped, runAhead, runNext } from './skip.ts';

/** Ends the match by somebody's will. Whoever takes it from other people who still play has left them. */
function stopFor(context: StepContext, mode: Mode, seat: SeatId, at: MatchTime): void {
  const { state } = context;
  const sits = findPlayer(state, seat) !== null;
  const isShared = state.players.some((player) => player.bot === null && player.seat !== seat && isAlive(player));
  if (sits && isShared) state.deserter = seat;
  breakOff(context, mode, 'stopped', at);
}

function setConnected(player: MatchPlayer, connected: boolean, at: MatchTime): void {
  if (player.connected === connected) return;
  player.connected = connected;
  player.droppedAt = connected ? null : at;
}

/** Inputs that show that somebody is there. */
const ACTIONS: ReadonlySet<MatchInput['k']> = new Set(['submit', 'draft', 'choose', 'next', 'join']);

/** What players do in the match; everything else is about the match as a whole. */
type PlayerInput = Exclude<MatchInput, { k: 'time' | 'skip' | 'stop' | 'halt' | 'end' }>;

/** Gives one player's input to the rules. */
function runInput(context: StepContext, mode: Mode, input: PlayerInput, at: MatchTime): void {
  if (input.k === 'join') {
    mode.join?.(context, input, at);
    return;
  }
  const player = findPlayer(context.state, input.seat);
  if (!player || !isAlive(player) || (player.bot && input.k !== 'leave')) return;
  if (ACTIONS.has(input.k)) context.state.lastInputAt = at;
  switch (input.k) {
    case 'submit':
      mode.submit(context, player, input, at);
      break;
    case 'draft':
      mode.draft(context, player, input, at);
      break;
    case 'choose':
      mode.choose?.(context, player, input, at);
      break;
    case 'next':
      mode.next(context, player, at);
      break;
    case 'leave':
      mode.out(context, player, at);
      break;
    case 'lag':
      // What is no finite number would not survive the match log.
      if (Number.isFinite(input.lagMs)) player.lagMs = Math.max(0, input.lagMs);
      break;
    case 'drop':
      setConnected(player, false, at);
      break;
    case 'return':
      setConnected(player, true, at);
      break;
  }
}

/** Gives an input to the match, whose time has come. */
function runWhole(context: StepContext, mode: Mode, input: MatchInput, at: MatchTime): void {
  switch (input.k) {
    case 'time':
      return;
    case 'skip':
      if (mayBeSkipped(context.state, input.seat)) context.state.skippedAt = at;
      return;
    case 'stop':
      return stopFor(context, mode, input.seat, at);
    case 'halt':
      return breakOff(context, mode, 'halted', at);
    case 'end':
      return breakOff(context, mode, 'ended', at);
    default:
      runInput(context, mode, input, at);
      noteHearts(context.state);
  }
}

/** Brings the match to an input's time, and gives it the input. */
function take(context: StepContext, mode: Mode, input: MatchInput): void {
  const { state } = context;
  // In a skipped match the input comes now, wherever its own time has got to.
  if (state.skippedAt !== undefined) return runWhole(context, mode, input, state.now);
  // A clock that stands or goes back must not turn the match back.
  const at = input.at > state.now ? input.at : state.now;
  if (!catchUp(context, mode, at, input.k === 'time')) return;
  state.now = at;
  runWhole(context, mode, input, at);
}

const contextOf = (state: MatchState, words: WordSource): StepContext => ({ state, words, events: [], lookups: 0 });

/**
 * What is due next in a skipped match happens (`input` null), or what an input does there, without running ahead. All of it
 * is told. Playbacks show by it what nobody waited for: it adds up to what `step` does.
 */
export function stepSkipped(state: MatchState, input: MatchInput | null, words: WordSource): MatchEvent[] {
  const mode = modeOf(state.rules);
  const context = contextOf(state, words);
  if (state.phase !== 'playing' || mode === null) return context.events;
  if (input === null) runNext(context, mode);
  else take(context, mode, input);
  return context.events;
}

/** Runs ahead in a match that is skipped; of what happens only who goes out and the end are told. */
function skipOn(state: MatchState, mode: Mode, words: WordSource): MatchEvent[] {
  if (state.skippedAt === undefined) return [];
  const context = contextOf(state, words);
  runAhead(context, mode);
  return context.events.filter(isAnnounced);
}

/**
 * Gives one input to the match and says what happened. The state changes in place; it belongs to the caller. Equal
 * states, inputs and dictionary answers give equal results; no input throws. What was due before the input happens
 * first, at its own time.
 */
export function step(state: MatchState, input: MatchInput, words: WordSource): MatchEvent[] {
  const mode = modeOf(state.rules);
  if (state.phase !== 'playing' || mode === null) return [];
  const ahead = skipOn(state, mode, words);
  const wasSkipped = state.skippedAt !== undefined;
  const context = contextOf(state, words);
  if (state.phase === 'playing') take(context, mode, input);
  return [...ahead, ...context.events, ...(wasSkipped ? [] : skipOn(state, mode, words))];
}
