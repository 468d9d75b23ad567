import { DAILY_FREEZE_DAYS, DAILY_REWARDS } from '../balance/economy/daily.ts';
import { PROMPTS } from '../balance/match/prompts.ts';
import { listScale, scaleCount, widenBounds } from '../match/prompt/draw-prompt.ts';
import type { WordIndex } from '../word-index.ts';

export type DailyRewardIcon = (typeof DAILY_REWARDS)[number]['icon'];

/** A day as rules count it: whole UTC days since 1970-01-01. */
export type UtcDay = number;

const DAY_MS = 86_400_000;

/** The UTC day of a moment (ms since 1970). */
export const utcDayOf = (ms: number): UtcDay => Math.floor(ms / DAY_MS);

/** What is known of a player's daily rewards. */
export interface DailyState {
  /** Which of the seven was claimed last, from 1; 0 before the first claim. */
  readonly day: number;
  readonly lastClaim: UtcDay | null;
  /** The missed day that the freeze bridged last. */
  readonly freezeUsedOn: UtcDay | null;
}
export const NO_DAILY: DailyState = { day: 0, lastClaim: null, freezeUsedOn: null };

/** The reward that waits today. */
export interface DailyChance {
  /** Which of the seven, from 1. */
  readonly day: number;
  /** A missed day was bridged by the freeze. */
  readonly frozen: boolean;
  /** Whether the freeze would bridge the next day, were it missed after today's claim. */
  readonly freezeLeft: boolean;
}

const mayFreeze = (freezeUsedOn: UtcDay | null, missed: UtcDay): boolean =>
  freezeUsedOn === null || missed - freezeUsedOn >= DAILY_FREEZE_DAYS;

/**
 * The reward of today; null when it was claimed already. A day after the last claim comes the next one, after the seventh
 * the first; one missed day is bridged while the freeze is there; else they start again (rules section 13).
 */
export function dailyChance({ day, lastClaim, freezeUsedOn }: DailyState, today: UtcDay): DailyChance | null {
  if (lastClaim === null) return { day: 1, frozen: false, freezeLeft: mayFreeze(freezeUsedOn, today + 1) };
  // A clock that went back gives nothing twice.
  const missed = today - lastClaim - 1;
  if (missed < 0) return null;
  const frozen = missed === 1 && mayFreeze(freezeUsedOn, today - 1);
  return {
    day: missed === 0 || frozen ? (day % DAILY_REWARDS.length) + 1 : 1,
    frozen,
    freezeLeft: mayFreeze(frozen ? today - 1 : freezeUsedOn, today + 1),
  };
}

/** What a claim today gives, and what is known afterwards; null when today's was claimed already. */
export function claimDaily(
  state: DailyState,
  today: UtcDay,
): { readonly state: DailyState; readonly reward: { readonly icon: DailyRewardIcon; readonly value: number } } | null {
  const chance = dailyChance(state, today);
  const reward = chance && DAILY_REWARDS[chance.day - 1];
  if (!chance || !reward) return null;
  const freezeUsedOn = chance.frozen ? today - 1 : state.freezeUsedOn;
  return { state: { day: chance.day, lastClaim: today, freezeUsedOn }, reward };
}

/** Tiles of the kind that matches drop: syllables that an automatic prompt may have. `roll` gives numbers in [0, 1). */
export function dailyTiles(index: WordIndex, count: number, roll: () => number): string[] {
  const scale = listScale(index.size);
  const bounds = widenBounds(
    {
      minCount: scaleCount(PROMPTS.autoLeast, scale),
      maxCount: scaleCount(PROMPTS.autoFirst * PROMPTS.autoSpread, scale),
      minLength: PROMPTS.shortest,
      maxLength: PROMPTS.shortestLong,
    },
    index,
  );
  return Array.from({ length: count }, () => index.promptAt(bounds, roll())?.prompt ?? '').filter(Boolean);
}
