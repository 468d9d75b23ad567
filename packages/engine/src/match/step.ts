import type { WordSource } from '../word-index.ts';
import { noteHearts } from './course.ts';
import { finishMatch } from './finish.ts';
import { nextDeadline, nextGivenUp, noInputAt } from './match-clock.ts';
import type { SeatId } from '../ids.ts';
import type { EndReason, MatchEvent } from './match-event.ts';
import type { MatchInput } from './match-input.ts';
import type { MatchPlayer, MatchState } from './match-state.ts';
import type { MatchTime } from './match-time.ts';
import { modeOf } from './modes/index.ts';
import type { Mode } from './modes/mode.ts';
import { findPlayer, isAlive, type Play } from './play.ts';

/**
 * So much may be due in one step; the rest waits for the next one, so that no step takes long. It is enough for half a
 * minute in which a whole table of the fastest bots types at once.
 */
const MOST_DUE = 12_000;

/** Ends the match from outside. */
function breakOff(play: Play, mode: Mode, reason: EndReason, at: MatchTime): void {
  mode.closing?.(play, at);
  finishMatch(play, reason, at);
}

/** Ends the match by somebody's will. Whoever takes it from other people who still play has left them. */
function stopFor(play: Play, mode: Mode, seat: SeatId, at: MatchTime): void {
  const { state } = play;
  const sits = findPlayer(state, seat) !== null;
  const isShared = state.players.some((player) => player.bot === null && player.seat !== seat && isAlive(player));
  if (sits && isShared) state.deserter = seat;
  breakOff(play, mode, 'stopped', at);
}

/** Runs the first thing that is due. */
function runFirst(play: Play, mode: Mode, at: MatchTime): void {
  const { state } = play;
  state.now = at;
  const givenUp = nextGivenUp(state);
  const gone = givenUp !== null && givenUp.at <= at ? state.players[givenUp.index] : undefined;
  if (gone) mode.out(play, gone, at);
  else if (noInputAt(state) <= at) breakOff(play, mode, 'noInput', at);
  else mode.due(play, at);
  noteHearts(state);
}

/** Runs everything that was due before `at`, in order, each at its own time. Says whether it got there. */
function catchUp(play: Play, mode: Mode, at: MatchTime, including: boolean): boolean {
  for (let i = 0; i < MOST_DUE; i++) {
    const due = nextDeadline(play.state);
    if (due === null) return false;
    if (due > at || (due === at && !including)) return true;
    runFirst(play, mode, Math.max(due, play.state.now));
  }
  return false;
}

function setConnected(player: MatchPlayer, connected: boolean, at: MatchTime): void {
  if (player.connected === connected) return;
  player.connected = connected;
  player.droppedAt = connected ? null : at;
}

/** Inputs that show that somebody is there. */
const ACTIONS: ReadonlySet<MatchInput['k']> = new Set(['submit', 'draft', 'choose', 'next', 'join']);

/** What players do in the match; everything else is about the match as a whole. */
type PlayerInput = Exclude<MatchInput, { k: 'time' | 'stop' | 'halt' | 'end' }>;

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

/**
 * Gives one input to the match and says what happened. The state changes in place; it belongs to the caller. Equal
 * states, inputs and dictionary answers give equal results; no input throws. What was due before the input happens
 * first, at its own time.
 */
export function step(state: MatchState, input: MatchInput, words: WordSource): MatchEvent[] {
  const events: MatchEvent[] = [];
  const mode = modeOf(state.rules);
  if (state.phase !== 'playing' || mode === null) return events;
  const play: Play = { state, words, events, looks: 0 };
  // A clock that stands or goes back must not turn the match back.
  const at = input.at > state.now ? input.at : state.now;
  if (!catchUp(play, mode, at, input.k === 'time')) return events;
  state.now = at;
  runWhole(play, mode, input, at);
  return events;
}
