import { finishMatch, takeAllHearts } from '../finish.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { isAlive, isPractice, type Play } from '../state/play.ts';
import { planBots } from './bot-hands.ts';
import { freshHand, noteIdleRound } from './hands.ts';
import { ownOf, tableOf, type RoundTask, type TogetherRules } from './together-rules.ts';

/** Whether the running round still takes input (its last moments by lag credit included). */
export const isRoundRunning = (state: MatchState): boolean =>
  state.phase === 'playing' && state.turnStartsAt === null && state.turnEndsAt !== null;

/** Takes a heart, except in practice. */
export function loseHeart(play: Play, player: MatchPlayer): void {
  const { state, events } = play;
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
export function isDecided<Own>(play: Play, rules: TogetherRules<Own>, at: MatchTime): boolean {
  const { state } = play;
  if (rules.decide) return rules.decide(play, at);
  const living = state.players.filter(isAlive).length;
  if (living > 1 || (living === 1 && state.players.length === 1)) return false;
  rules.closing?.(play, at);
  finishMatch(play, living === 0 ? 'allOut' : 'lastAlive', at, rules.order?.(state));
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
export function openRound<Own>(play: Play, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = play;
  if (isDecided(play, rules, at)) return;
  const task = rules.drawRound(play, ownOf<Own>(state), at);
  if (task === null) {
    // Nothing to ask at all: nobody has won anything.
    const reason = state.turn === 0 ? 'ended' : (rules.endsAs ?? 'finished');
    finishMatch(play, reason, at, rules.order?.(state));
    return;
  }
  layRound(state, task, at);
  play.events.push({
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
  play.events.push({ e: 'mode', seat: null });
  planBots(play, rules, tableOf(state).opensAt);
}

/** Puts out who touched no key for two rounds. */
function dropIdle(play: Play): void {
  const { state } = play;
  for (const player of state.players) {
    if (!isAlive(player) || !noteIdleRound(state, tableOf(state).hands, player)) continue;
    takeAllHearts(play, player);
    play.events.push({ e: 'idle', seat: player.seat });
  }
}

/** Ends the running round: its result shows for a while, then the next one opens. */
export function closeRound<Own>(play: Play, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = play;
  state.botPlans = {};
  state.turnEndsAt = null;
  for (const player of state.players) player.draft = '';
  const pauseMs = rules.settle(play, ownOf<Own>(state), at);
  if (rules.idleMs === undefined) dropIdle(play);
  state.round++;
  if (pauseMs === 0) {
    openRound(play, rules, at);
    return;
  }
  state.turnStartsAt = at + pauseMs;
  play.events.push({ e: 'mode', seat: null });
}

/** Ends the round when nobody has anything left to do in it. */
export function closeIfDone<Own>(play: Play, rules: TogetherRules<Own>, at: MatchTime): void {
  const { state } = play;
  const { isDone } = rules;
  if (!isDone || !isRoundRunning(state)) return;
  if (state.players.every((player) => !isAlive(player) || isDone(state, player))) closeRound(play, rules, at);
}
