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
import { findPlayer, isAlive, type Play } from './state/play.ts';
import { isAnnounced, mayBeSkipped, runAhead, runNext } from './skip.ts';

/** Ends the match by somebody's will. Whoever takes it from other people who still play has left them. */
function stopFor(play: Play, mode: Mode, seat: SeatId, at: MatchTime): void {
  const { state } = play;
  const sits = findPlayer(state, seat) !== null;
  const isShared = state.players.some((player) => player.bot === null && player.seat !== seat && isAlive(player));
  if (sits && isShared) state.deserter = seat;
  breakOff(play, mode, 'stopped', at);
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
function runInput(play: Play, mode: Mode, input: PlayerInput, at: MatchTime): void {
  if (input.k === 'join') {
    mode.join?.(play, input, at);
    return;
  }
  const player = findPlayer(play.state, input.seat);
  if (!player || !isAlive(player) || (player.bot && input.k !== 'leave')) return;
  if (ACTIONS.has(input.k)) play.state.lastInputAt = at;
  switch (input.k) {
    case 'submit':
      mode.submit(play, player, input, at);
      break;
    case 'draft':
      mode.draft(play, player, input, at);
      break;
    case 'choose':
      mode.choose?.(play, player, input, at);
      break;
    case 'next':
      mode.next(play, player, at);
      break;
    case 'leave':
      mode.out(play, player, at);
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
function runWhole(play: Play, mode: Mode, input: MatchInput, at: MatchTime): void {
  switch (input.k) {
    case 'time':
      return;
    case 'skip':
      if (mayBeSkipped(play.state, input.seat)) play.state.skippedAt = at;
      return;
    case 'stop':
      return stopFor(play, mode, input.seat, at);
    case 'halt':
      return breakOff(play, mode, 'halted', at);
    case 'end':
      return breakOff(play, mode, 'ended', at);
    default:
      runInput(play, mode, input, at);
      noteHearts(play.state);
  }
}

/** Brings the match to an input's time, and gives it the input. */
function take(play: Play, mode: Mode, input: MatchInput): void {
  const { state } = play;
  // In a skipped match the input comes now, wherever its own time has got to.
  if (state.skippedAt !== undefined) return runWhole(play, mode, input, state.now);
  // A clock that stands or goes back must not turn the match back.
  const at = input.at > state.now ? input.at : state.now;
  if (!catchUp(play, mode, at, input.k === 'time')) return;
  state.now = at;
  runWhole(play, mode, input, at);
}

const playOf = (state: MatchState, words: WordSource): Play => ({ state, words, events: [], lookups: 0 });

/**
 * What is due next in a skipped match happens (`input` null), or what an input does there, without running ahead. All of it
 * is told. Playbacks show by it what nobody waited for: it adds up to what `step` does.
 */
export function stepSkipped(state: MatchState, input: MatchInput | null, words: WordSource): MatchEvent[] {
  const mode = modeOf(state.rules);
  const play = playOf(state, words);
  if (state.phase !== 'playing' || mode === null) return play.events;
  if (input === null) runNext(play, mode);
  else take(play, mode, input);
  return play.events;
}

/** Runs ahead in a match that is skipped; of what happens only who goes out and the end are told. */
function skipOn(state: MatchState, mode: Mode, words: WordSource): MatchEvent[] {
  if (state.skippedAt === undefined) return [];
  const play = playOf(state, words);
  runAhead(play, mode);
  return play.events.filter(isAnnounced);
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
  const play = playOf(state, words);
  if (state.phase === 'playing') take(play, mode, input);
  return [...ahead, ...play.events, ...(wasSkipped ? [] : skipOn(state, mode, words))];
}
