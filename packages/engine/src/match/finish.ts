import { PROMPTS_END } from '../balance/match/prompts.ts';
import type { EndReason, StopReason } from './state/match-event.ts';
import type { MatchPlayer } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';
import { isAlive, type Play } from './state/play.ts';
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
export function finishMatch(play: Play, reason: EndReason, at: MatchTime, order = byStanding): void {
  const { state } = play;
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
  play.events.push({ e: 'over', winner: state.winner, standings: [...state.standings], reason });
}

/** Everything that there was to ask has been asked: the last prompt says so. */
export function finishList(play: Play, at: MatchTime, order = byStanding): void {
  const { state } = play;
  state.prompt = PROMPTS_END;
  state.promptCount = 0;
  state.requirement = ANY_WORD;
  state.twist = null;
  play.events.push({ e: 'finished' });
  finishMatch(play, 'finished', at, order);
}

/** Ends the match if it is decided: one of several left, or nobody. Says whether it ended. */
export function finishIfDecided(play: Play, at: MatchTime): boolean {
  const { state } = play;
  const living = state.players.filter(isAlive).length;
  if (living === 0) finishMatch(play, 'allOut', at);
  else if (living === 1 && state.players.length > 1) finishMatch(play, 'lastAlive', at);
  return state.phase === 'over';
}

/** Takes all hearts of a player who goes out without an explosion. */
export function takeAllHearts(play: Play, player: MatchPlayer): void {
  player.hearts = 0;
  player.eliminatedAtTurn = play.state.turn;
  play.events.push({ e: 'hurt', seat: player.seat, hearts: 0 }, { e: 'eliminated', seat: player.seat });
}
