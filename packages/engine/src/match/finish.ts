import { PROMPTS_END } from '../balance/match/prompts.ts';
import type { EndReason, StopReason } from './state/match-event.ts';
import type { MatchPlayer } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';
import { isAlive, type StepContext } from './state/step-context.ts';
import { ANY_WORD } from './prompt/requirement.ts';

/** Best first: the living by hearts, then who went out last; points decide between equals. */
function byStanding(a: MatchPlayer, b: MatchPlayer): number {
  const outAt = (player: MatchPlayer): number => player.eliminatedAtTurn ?? Number.MAX_SAFE_INTEGER;
  return b.hearts - a.hearts || outAt(b) - outAt(a) || b.stats.points - a.stats.points;
}

/** Best first: who is still in, then whoever has more of what the mode counts, then as usual. */
export const livingBy =
  (measure: (player: MatchPlayer) => number) =>
  (a: MatchPlayer, b: MatchPlayer): number =>
    Number(isAlive(b)) - Number(isAlive(a)) || measure(b) - measure(a) || byStanding(a, b);

/** Whether the match was over before its time: then nobody has won, and nobody came in anywhere. */
export const isStopped = (reason: EndReason | null): reason is StopReason =>
  reason === 'stopped' || reason === 'halted';

/** Ends the match, by default with the longest living first. A match that was played to its own end has a winner. */
export function finishMatch(context: StepContext, reason: EndReason, at: MatchTime, order = byStanding): void {
  const { state } = context;
  const ranked = isStopped(reason) ? [] : [...state.players].sort(order);
  state.phase = 'over';
  state.endReason = reason;
  state.endedAt = at;
  state.standings = ranked.map((player) => player.seat);
  state.winner = reason === 'lastAlive' || reason === 'finished' ? (state.standings[0] ?? null) : null;
  state.holder = null;
  state.turnEndsAt = null;
  state.turnStartsAt = null;
  state.botPlans = {};
  context.events.push({ e: 'over', winner: state.winner, standings: [...state.standings], reason });
}

/** Everything that there was to ask has been asked: the last prompt says so. */
export function finishList(context: StepContext, at: MatchTime, order = byStanding): void {
  const { state } = context;
  state.prompt = PROMPTS_END;
  state.promptCount = 0;
  state.requirement = ANY_WORD;
  state.twist = null;
  context.events.push({ e: 'finished' });
  finishMatch(context, 'finished', at, order);
}

/** Ends the match if it is decided: one of several left, or nobody. Says whether it ended. */
export function finishIfDecided(context: StepContext, at: MatchTime): boolean {
  const { state } = context;
  const living = state.players.filter(isAlive).length;
  if (living === 0) finishMatch(context, 'allOut', at);
  else if (living === 1 && state.players.length > 1) finishMatch(context, 'lastAlive', at);
  return state.phase === 'over';
}

/** Takes all hearts of a player who goes out without an explosion. */
export function takeAllHearts(context: StepContext, player: MatchPlayer): void {
  player.hearts = 0;
  player.eliminatedAtTurn = context.state.turn;
  context.events.push({ e: 'hurt', seat: player.seat, hearts: 0 }, { e: 'eliminated', seat: player.seat });
}
