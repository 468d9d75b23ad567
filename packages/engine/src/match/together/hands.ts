import { creditLeft, waitForWord } from '../turn/clock.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { isAlive } from '../state/step-context.ts';

/** What one player's hands do, where everybody plays at once. */
export interface Hand {
  /** When the player could begin the word that is being typed: the round's opening, or the word before. */
  from: MatchTime;
  /** The first key of that word. */
  firstKeyAt: MatchTime | null;
  lastKeyAt: MatchTime;
  /** Whether there was a key in this round. */
  acted: boolean;
}
export type Hands = Record<string, Hand>;

export const freshHand = (at: MatchTime): Hand => ({ from: at, firstKeyAt: null, lastKeyAt: at, acted: false });

/** The player's hands; everybody at the table has some. */
export const handOf = (hands: Hands, player: MatchPlayer): Hand => hands[player.seat] ?? freshHand(0);

export function noteKey(hands: Hands, player: MatchPlayer, at: MatchTime): void {
  const hand = handOf(hands, player);
  hand.firstKeyAt ??= at;
  hand.lastKeyAt = at;
  hand.acted = true;
  player.idleTurns = 0;
}

/** The word was sent: the next one begins. */
export function beginWord(hands: Hands, player: MatchPlayer, at: MatchTime): void {
  const hand = handOf(hands, player);
  hand.from = at;
  hand.firstKeyAt = null;
}

/** The lag credit with which an input still counts; null when it came too late even so. */
export function neededCredit(state: MatchState, player: MatchPlayer, creditMs: number, at: MatchTime): number | null {
  const lateMs = state.turnEndsAt === null ? 0 : Math.max(0, at - state.turnEndsAt);
  if (lateMs === 0) return 0;
  // What is no finite number would not survive the match log: it is no credit.
  return Number.isFinite(creditMs) && lateMs <= Math.min(creditMs, creditLeft(player)) ? lateMs : null;
}

/** When the running round closes: at its end, or once what the slowest line may still carry has come in. */
export function roundDeadline(state: MatchState, isDone: (player: MatchPlayer) => boolean): MatchTime | null {
  if (state.turnEndsAt === null) return null;
  let wait = 0;
  for (const player of state.players) {
    if (isAlive(player) && !player.bot && !isDone(player)) wait = Math.max(wait, waitForWord(player));
  }
  return state.turnEndsAt + wait;
}

/** The first of the people who has touched no key for so long, and since when that is due. */
export function nextIdle(
  state: MatchState,
  hands: Hands,
  idleMs: number,
): { player: MatchPlayer; at: MatchTime } | null {
  let first: { player: MatchPlayer; at: MatchTime } | null = null;
  for (const player of state.players) {
    if (player.bot || !isAlive(player)) continue;
    const at = handOf(hands, player).lastKeyAt + idleMs;
    if (first === null || at < first.at) first = { player, at };
  }
  return first;
}
