import { COINS, DAILY_DROPS, DISCOVERY_PAY } from '../balance/rewards.ts';
import type { PlayerStats } from '../match/match-state.ts';
import { finishExp, placementExp } from '../match/word-rewards.ts';

/** What play has given to a player in one UTC day (rules sections 3 and 11). */
export interface DailyPlay {
  readonly coins: number;
  readonly diamonds: number;
  readonly keys: number;
  /** Discoveries that were paid. */
  readonly discoveries: number;
  readonly matchesAlone: number;
}

/** One person's result in a finished match. */
export interface MatchResult {
  readonly stats: Pick<PlayerStats, 'ownTurns' | 'coins' | 'exp' | 'diamonds' | 'keys' | 'tiles'>;
  readonly place: number;
  /** Seats in the match, bots included. */
  readonly seats: number;
  /** False when the match was broken off: no exp for its end then. Unset: it was played to the end. */
  readonly finished?: boolean;
  /** Nobody else played, not even a bot. */
  readonly alone: boolean;
  /** Words that nobody had played before, and words new to this player. */
  readonly discovered: number;
  readonly claimed: number;
}

/** What the player gets. */
export interface MatchGrant {
  readonly exp: number;
  readonly coins: number;
  readonly diamonds: number;
  readonly keys: number;
  readonly tiles: readonly string[];
}

/** What a match gives to one player, and what the day has given afterwards. `roll` gives numbers in [0, 1). */
export function grantMatch(
  day: DailyPlay,
  result: MatchResult,
  roll: () => number,
): { grant: MatchGrant; day: DailyPlay } {
  const { stats, claimed } = result;
  const paid = Math.min(result.discovered, DISCOVERY_PAY.perMatch, Math.max(0, DISCOVERY_PAY.perDay - day.discoveries));
  const coins = payCoins(day.coins, stats.coins + paid * DISCOVERY_PAY.coins + claimed * DISCOVERY_PAY.claimCoins);
  const mayDrop = !result.alone || day.matchesAlone < DAILY_DROPS.soloMatches;
  let foundDiamonds = mayDrop ? stats.diamonds : 0;
  for (let each = 0; each < paid; each++) if (roll() < DISCOVERY_PAY.diamondChance) foundDiamonds++;
  const diamonds = Math.min(foundDiamonds, Math.max(0, DAILY_DROPS.diamonds - day.diamonds));
  const keys = mayDrop ? Math.min(stats.keys, Math.max(0, DAILY_DROPS.keys - day.keys)) : 0;
  const end = result.finished === false ? 0 : finishExp(stats.ownTurns) + placementExp(result.place, result.seats);
  const exp = stats.exp + end + paid * DISCOVERY_PAY.exp + claimed * DISCOVERY_PAY.claimExp;
  return {
    grant: { exp: Math.floor(exp), coins, diamonds, keys, tiles: mayDrop ? stats.tiles : [] },
    day: {
      coins: day.coins + coins,
      diamonds: day.diamonds + diamonds,
      keys: day.keys + keys,
      discoveries: day.discoveries + paid,
      matchesAlone: day.matchesAlone + (result.alone ? 1 : 0),
    },
  };
}

/** Coins from play are paid in full up to the day's amount, then at a quarter. */
function payCoins(soFar: number, earned: number): number {
  const full = Math.min(earned, Math.max(0, COINS.dailyFull - soFar));
  return Math.floor(full + (earned - full) * COINS.afterDailyFull);
}
