import { CLOCK, FUSE, FUSE_DECAY, TYPING_STARTS_CLOCK } from '../../balance/match/turn-timers.ts';
import { TWIST } from '../../balance/match/twists.ts';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { MatchTime } from '../state/match-time.ts';
import { findPlayer } from '../state/step-context.ts';

/** How much of the fuse remains from one round to the next. */
export const fuseDecay = (players: number): number => FUSE_DECAY.find((row) => players <= row.upToPlayers)?.factor ?? 1;

/** Length of the fuse in a round, in ms (rules section 1). `players` is the number at the start. */
export function fuseMs(rules: MatchRules, players: number, round: number): number {
  if (rules.ranked && round >= CLOCK.rankedLastRound) return CLOCK.rankedLastMs;
  const { firstMs, leastMs } = FUSE[rules.speed];
  const challenge = rules.difficulty === DIFFICULTIES.challenge || rules.difficulty === DIFFICULTIES.aarrghh;
  const first = firstMs - (challenge ? CLOCK.challengeCutMs : 0);
  return Math.round(Math.max(leastMs, first * fuseDecay(players) ** (round - 1)));
}

/** Whether turns burn at all: practising alone has no clock unless it is asked for. */
export function hasClock(state: MatchState): boolean {
  if (state.rules.difficulty !== DIFFICULTIES.practice) return true;
  return state.rules.practiceClock ?? state.players.length > 1;
}

/** The fuse of the turn that starts now: of the round, of the twist, or what is left of the player's bank. */
export function turnMs(state: MatchState, player: MatchPlayer): number {
  if (player.bankMs !== null) return player.bankMs;
  const whole = fuseMs(state.rules, state.players.length, state.round);
  return state.roundTwist?.name === 'sudden' ? Math.round(whole * TWIST.suddenFactor) : whole;
}

/** Whether the clock waits for the first typed letter. */
export const waitsForTyping = (state: MatchState): boolean => state.rules.speed === TYPING_STARTS_CLOCK;

/** Lag credit that a submit may still use. Bots have none. */
export const creditLeft = (player: MatchPlayer): number =>
  player.bot ? 0 : Math.min(CLOCK.creditPerSubmitMs, CLOCK.creditPerMatchMs - player.creditUsedMs);

/** How long the clock waits for a word that a player may have sent in time (rules section 1). */
export const waitForWord = (holder: MatchPlayer): number =>
  holder.lagMs === null ? creditLeft(holder) : Math.min(holder.lagMs, creditLeft(holder));

/** Burns the clock of the running turn from `at`; does nothing when it burns already or there is none. */
export function startClock(state: MatchState, at: MatchTime): boolean {
  if (state.turnEndsAt !== null || state.turnStartsAt !== null || !hasClock(state)) return false;
  state.turnEndsAt = at + state.maxTimeMs;
  return true;
}

/** When the running turn needs the clock again: it starts, its clock starts, or the bomb goes off. */
export function turnDeadline(state: MatchState): MatchTime | null {
  if (state.turnStartsAt !== null) return state.turnStartsAt;
  if (state.turnEndsAt === null) return hasClock(state) ? state.turnStartedAt + CLOCK.waitForTypingMs : null;
  const holder = findPlayer(state, state.holder);
  return holder ? state.turnEndsAt + waitForWord(holder) : state.turnEndsAt;
}
