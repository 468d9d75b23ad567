import { COINS, DAILY_DROPS, DISCOVERY_PAY, EXP, UNTRUSTED_PAY } from '../balance/economy/rewards.ts';
import type { PlayerStats } from '../match/state/match-state.ts';
import { finishExp, placementExp } from '../match/word/word-rewards.ts';

/** What play has given to a player in one UTC day (rules sections 3 and 11). */
export interface DailyPlay {
  /** With what was withheld: what an accepted appeal pays later is part of that day. */
  readonly coins: number;
  readonly exp: number;
  /** Of these, what input that no person typed was paid. */
  readonly untrustedCoins: number;
  readonly untrustedExp: number;
  readonly diamonds: number;
  readonly keys: number;
  /** Discoveries that were paid. */
  readonly discoveries: number;
  readonly matchesAlone: number;
}

/** One person's result in a finished match. */
export interface MatchResult {
  readonly stats: Pick<
    PlayerStats,
    'ownTurns' | 'coins' | 'exp' | 'diamonds' | 'keys' | 'bombs' | 'tiles' | 'untrusted'
  >;
  /** Null where nobody came in anywhere. */
  readonly place: number | null;
  /** Seats in the match, bots included. */
  readonly seats: number;
  /** False when the match was stopped or broken off: no exp for its end then. Unset: it was played to the end. */
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
  /** Bombs; which ones is drawn elsewhere. */
  readonly bombs: number;
  readonly tiles: readonly string[];
  /** What typed input would have got on top; 0 for typed input. */
  readonly withheld: { readonly coins: number; readonly exp: number };
}

/** What a day has given before the first match. */
export const NEW_DAY: DailyPlay = {
  coins: 0,
  exp: 0,
  untrustedCoins: 0,
  untrustedExp: 0,
  diamonds: 0,
  keys: 0,
  discoveries: 0,
  matchesAlone: 0,
};
const NOTHING_WITHHELD: MatchGrant['withheld'] = { coins: 0, exp: 0 };

interface Granted {
  readonly grant: MatchGrant;
  readonly day: DailyPlay;
}

/** What a match gives to one player, and what the day has given afterwards. `roll` gives numbers in [0, 1). */
export function grantMatch(day: DailyPlay, result: MatchResult, roll: () => number): Granted {
  return result.stats.untrusted ? grantUntrusted(day, result) : grantTyped(day, result, roll);
}

function grantTyped(day: DailyPlay, result: MatchResult, roll: () => number): Granted {
  const { stats, claimed } = result;
  const paid = Math.min(result.discovered, DISCOVERY_PAY.perMatch, Math.max(0, DISCOVERY_PAY.perDay - day.discoveries));
  const coins = payCoins(day.coins, stats.coins + paid * DISCOVERY_PAY.coins + claimed * DISCOVERY_PAY.claimCoins);
  const exp = payExp(day.exp, earnedExp(result) + paid * DISCOVERY_PAY.exp + claimed * DISCOVERY_PAY.claimExp);
  const mayDrop = !result.alone || day.matchesAlone < DAILY_DROPS.soloMatches;
  let foundDiamonds = mayDrop ? stats.diamonds : 0;
  for (let each = 0; each < paid; each++) if (roll() < DISCOVERY_PAY.diamondChance) foundDiamonds++;
  const diamonds = Math.min(foundDiamonds, Math.max(0, DAILY_DROPS.diamonds - day.diamonds));
  const keys = mayDrop ? Math.min(stats.keys, Math.max(0, DAILY_DROPS.keys - day.keys)) : 0;
  return {
    grant: {
      exp,
      coins,
      diamonds,
      keys,
      bombs: mayDrop ? stats.bombs : 0,
      tiles: mayDrop ? stats.tiles : [],
      withheld: NOTHING_WITHHELD,
    },
    day: {
      ...day,
      coins: day.coins + coins,
      exp: day.exp + exp,
      diamonds: day.diamonds + diamonds,
      keys: day.keys + keys,
      discoveries: day.discoveries + paid,
      matchesAlone: day.matchesAlone + (result.alone ? 1 : 0),
    },
  };
}

/** Input that no person typed: a part of the coins and exp, little a day, and nothing that drops or is found. */
function grantUntrusted(day: DailyPlay, result: MatchResult): Granted {
  const full = { coins: payCoins(day.coins, result.stats.coins), exp: payExp(day.exp, earnedExp(result)) };
  const paid = {
    coins: payPart(full.coins, UNTRUSTED_PAY.dailyCoins - day.untrustedCoins),
    exp: payPart(full.exp, UNTRUSTED_PAY.dailyExp - day.untrustedExp),
  };
  const withheld = { coins: full.coins - paid.coins, exp: full.exp - paid.exp };
  return {
    grant: { ...paid, diamonds: 0, keys: 0, bombs: 0, tiles: [], withheld },
    day: {
      ...day,
      coins: day.coins + full.coins,
      exp: day.exp + full.exp,
      untrustedCoins: day.untrustedCoins + paid.coins,
      untrustedExp: day.untrustedExp + paid.exp,
      matchesAlone: day.matchesAlone + (result.alone ? 1 : 0),
    },
  };
}

const payPart = (full: number, left: number): number =>
  Math.max(0, Math.min(Math.floor(full * UNTRUSTED_PAY.part), left));

/** Exp of the words and of the match's end. */
const earnedExp = ({ stats, place, seats, finished }: MatchResult): number =>
  stats.exp + (finished === false ? 0 : finishExp(stats.ownTurns) + placementExp(place, seats));

/** Coins and exp from play are paid in full up to the day's amount, then at a quarter. */
const payCoins = (soFar: number, earned: number): number =>
  payDaily(soFar, earned, COINS.dailyFull, COINS.afterDailyFull);
const payExp = (soFar: number, earned: number): number => payDaily(soFar, earned, EXP.dailyFull, EXP.afterDailyFull);

function payDaily(soFar: number, earned: number, dailyFull: number, after: number): number {
  const full = Math.min(earned, Math.max(0, dailyFull - soFar));
  return Math.floor(full + (earned - full) * after);
}
