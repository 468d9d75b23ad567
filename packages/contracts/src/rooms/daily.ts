import { z } from 'zod/mini';

/** A day's reward: `tile` gives random syllable tiles of the player's language. */
export interface DailyReward {
  icon: 'coin' | 'diamond' | 'key' | 'tile';
  value: number;
}

/**
 * The daily reward that waits for a player; not sent when today's was claimed already. The client of a player
 * without exp claims it at once, without asking.
 */
export interface DailyOffer {
  /** Which of the seven is claimed next, from 1. */
  day: number;
  rewards: DailyReward[];
  /** A missed day was bridged by the freeze; `freezeLeft` says whether the next missed day would be, too. */
  frozen: boolean;
  freezeLeft: boolean;
}

/** The word of the day of a language; `meanings` is empty where nobody knows any. */
export interface DailyWord {
  word: string;
  locale: string;
  meanings: string[];
  /** Whether the asker has played it in a match today, and the coins that doing so brings. */
  played: boolean;
  coins: number;
}

/**
 * Something new in the player's inventory: `item-unlocked` tells of what comes while the player is here,
 * `new-item` of what came meanwhile. Each is told once.
 */
export const UnlockedItem = z.object({
  type: z.enum(['theme', 'bomb']),
  /** The item's id. */
  value: z.int(),
  /** Its place among the player's own of its type, from 0 in the order of ids. */
  index: z.int(),
});
export type UnlockedItem = z.infer<typeof UnlockedItem>;
