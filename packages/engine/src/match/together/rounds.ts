import { finishMatch, takeAllHearts } from '../finish.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { noteIdleTurn } from '../state/note-idle-turn.ts';
import { isAlive, isPractice, type StepContext } from '../state/step-context.ts';
import { planBots } from './bot-hands.ts';
import { freshHand, handOf } from './hands.ts';
import { ownOf, tableOf, type RoundTask, type TogetherRules } from './together-rules.ts';

/** Whether the running round still takes input (its last moments by lag credit included). */
export const isRoundRunning = (state: MatchState): boolean =>
  state.phase === 'playing' && state.turnStartsAt === null && state.turnEndsAt !== null;

/** Takes a heart, except in practice. */
export function loseHeart(context: StepContext, player: MatchPlayer): void {
  const { state, events } = context;
  if (isPractice(state)) return;
  player.hearts--;
  player.combo = 0;
  player.stats.heartsLostAt.push(state.turn);
  events.push({ e: 'hurt', seat: player.seat, hearts: player.hearts });
  if (isAlive(player)) return;
  player.eliminatedAtTurn = state.turn;
  events.push({ e: 'eliminated', seat: player.seat });
}

/** Whether the match is decided; ends it then. */
export function isDecided<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): boolean {
  const { state } = context;
  if (rules.decide) return rules.decide(context, at);
  const living = state.players.filter(isAlive).length;
  if (living > 1 || (living === 1 && state.players.length === 1)) return false;
  rules.closing?.(context, at);
  finishMatch(context, living === 0 ? 'allOut' : 'lastAlive', at, rules.order?.(state));
  return true;
}

/** Puts the round on the table: everybody living has one more turn. */
function layRound(state: MatchState, task: RoundTask, at: MatchTime): void {
  const table = tableOf(state);
  table.opensAt = at + (task.opensAfterMs ?? 0);
  state.prompt = task.prompt;
  state.promptCount = task.count;
  state.requirement = task.requirement;
  state.turnStartsAt = null;
  state.turnStartedAt = at;
  state.maxTimeMs = task.limitMs;
  state.turnEndsAt = table.opensAt + task.limitMs;
  for (const player of state.players) {
    if (!isAlive(player)) continue;
    state.turn++;
    player.stats.ownTurns++;
    player.draft = '';
    const hand = table.hands[player.seat];
    table.hands[player.seat] = { ...freshHand(table.opensAt), lastKeyAt: hand?.lastKeyAt ?? at };
  }
}

/** Opens the next round, unless the match is decided or nothing is left to ask. */
export function openRound<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = context;
  if (isDecided(context, rules, at)) return;
  const task = rules.drawRound(context, ownOf<Own>(state), at);
  if (task === null) {
    // Nothing to ask at all: nobody has won anything.
    const reason = state.turn === 0 ? 'ended' : (rules.endsAs ?? 'finished');
    finishMatch(context, reason, at, rules.order?.(state));
    return;
  }
  layRound(state, task, at);
  context.events.push({
    e: 'turn',
    seat: null,
    prompt: state.prompt,
    round: state.round,
    turn: state.turn,
    startedAt: at,
    endsAt: state.turnEndsAt,
    maxTimeMs: state.maxTimeMs,
    twist: null,
    requirement: state.requirement,
  });
  context.events.push({ e: 'mode', seat: null });
  planBots(context, rules, tableOf(state).opensAt);
}

/** Puts out who touched no key for some rounds. */
function dropIdle(context: StepContext): void {
  const { state } = context;
  const { hands } = tableOf(state);
  for (const player of state.players) {
    if (!isAlive(player) || !noteIdleTurn(state, player, handOf(hands, player).acted)) continue;
    takeAllHearts(context, player);
    context.events.push({ e: 'idle', seat: player.seat });
  }
}

/** Ends the running round: its result shows for a while, then the next one opens. */
export function closeRound<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = context;
  state.botPlans = {};
  state.turnEndsAt = null;
  for (const player of state.players) player.draft = '';
  const pauseMs = rules.settle(context, ownOf<Own>(state), at);
  if (rules.idleMs === undefined) dropIdle(context);
  state.round++;
  if (pauseMs === 0) {
    openRound(context, rules, at);
    return;
  }
  state.turnStartsAt = at + pauseMs;
  context.events.push({ e: 'mode', seat: null });
}

/** Ends the round when nobody has anything left to do in it. */
export function closeIfDone<Own>(context: StepContext, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = context;
  const { isDone } = rules;
  if (!isDone || !isRoundRunning(state)) return;
  if (state.players.every((player) => !isAlive(player) || isDone(state, player))) closeRound(context, rules, at);
}
