import { planBotTurn } from '../../bots/plan-bot-turn.ts';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { TWIST } from '../../balance/match/twists.ts';
import { hasClock, turnMs, waitsForTyping } from './clock.ts';
import { markPrompt } from '../prompt/draw-prompt.ts';
import { finishList } from '../finish.ts';
import type { Twist } from '../../catalogue/twists.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import type { TurnRules, TurnTask } from '../modes/turn-rules.ts';
import { findPlayer, isAarrghh, isAlive, type StepContext } from '../state/step-context.ts';
import { ANY_WORD } from '../prompt/requirement.ts';
import { drawRoundTwist, dressTwist } from '../prompt/twists.ts';

/**
 * Draws prompts until one leaves the round's twist enough answers; without one the turn has no twist. All of it takes few
 * looks through words: it happens between two keys of every other room.
 */
function drawTwisted(
  context: StepContext,
  player: MatchPlayer,
  rules: TurnRules,
): { drawn: TurnTask; twist: Twist | null } | null {
  const wanted = context.state.roundTwist;
  context.lookups = PROMPTS.lookups;
  for (let i = 1; ; i++) {
    const drawn = rules.drawTask(context, player);
    if (drawn === null) return null;
    const twist = wanted === null ? null : dressTwist(context, player, wanted, drawn);
    if (twist !== null || wanted === null || i >= TWIST.tries || context.lookups <= 0) return { drawn, twist };
  }
}

/** Gives the holder a fresh prompt and a fresh clock. */
export function startTurn(context: StepContext, rules: TurnRules, at: MatchTime): void {
  const { state } = context;
  const player = findPlayer(state, state.holder);
  if (!player) return;
  const task = drawTwisted(context, player, rules);
  if (task === null) {
    finishList(context, at);
    return;
  }
  const { drawn, twist } = task;
  markPrompt(state, drawn);
  state.turn++;
  state.prompt = drawn.prompt;
  state.promptCount = drawn.answers ?? drawn.count;
  state.requirement = drawn.requirement ?? ANY_WORD;
  state.twist = twist;
  state.turnStartsAt = null;
  state.turnStartedAt = at;
  const fuse = turnMs(state, player);
  state.maxTimeMs = rules.turnMs?.(state, player, fuse) ?? fuse;
  state.turnEndsAt = hasClock(state) && !waitsForTyping(state) ? at + state.maxTimeMs : null;
  state.firstKeyAt = null;
  player.draft = '';
  player.stats.ownTurns++;
  context.events.push({
    e: 'turn',
    seat: player.seat,
    prompt: state.prompt,
    round: state.round,
    turn: state.turn,
    startedAt: at,
    endsAt: state.turnEndsAt,
    maxTimeMs: state.maxTimeMs,
    twist,
    requirement: state.requirement,
  });
  if (rules.view) context.events.push({ e: 'mode', seat: null });
  if (player.bot) planBotTurn(context, player, at, rules);
}

/** Gives the turn to a seat. A new round of AARRGHH announces its twist first. */
export function giveTurn(
  context: StepContext,
  rules: TurnRules,
  player: MatchPlayer,
  newRound: boolean,
  at: MatchTime,
): void {
  const { state } = context;
  state.holder = player.seat;
  // Somebody left while the round's twist was being announced: its first turn still waits for that.
  if (!newRound && state.turnStartsAt !== null && !rules.pauseMs) return;
  const twisted = newRound && isAarrghh(state);
  const pauseMs = Math.max(rules.pauseMs?.(context, player, newRound, at) ?? 0, twisted ? TWIST.announcedMs : 0);
  if (pauseMs === 0) {
    startTurn(context, rules, at);
    return;
  }
  if (twisted) state.roundTwist = drawRoundTwist(context, player, rules.twists);
  state.twist = null;
  state.prompt = '';
  state.promptCount = 0;
  state.requirement = ANY_WORD;
  state.turnEndsAt = null;
  state.turnStartedAt = at;
  state.turnStartsAt = at + pauseMs;
  if (twisted && state.roundTwist) context.events.push({ e: 'twist', twist: state.roundTwist });
  if (rules.view) context.events.push({ e: 'mode', seat: null });
}

/** The next living seat after the holder, and whether that begins a new round. */
function nextSeat(state: MatchState): { player: MatchPlayer; newRound: boolean } | null {
  const count = state.players.length;
  const from = state.players.findIndex((player) => player.seat === state.holder);
  for (let i = 1; i <= count; i++) {
    const player = state.players[(from + i) % count];
    if (player && isAlive(player)) return { player, newRound: from + i >= count };
  }
  return null;
}

/** Ends the holder's turn and starts the next one. */
export function passTurn(context: StepContext, rules: TurnRules, at: MatchTime): void {
  const { state } = context;
  const last = findPlayer(state, state.holder);
  if (last) last.draft = '';
  if (state.holder !== null) delete state.botPlans[state.holder];
  if (rules.turnOver?.(context, at)) return;
  const next = nextSeat(state);
  if (!next) return;
  if (next.newRound && rules.roundOver?.(context, at)) return;
  if (next.newRound) state.round++;
  giveTurn(context, rules, next.player, next.newRound, at);
}
