import { ACHIEVEMENTS } from '../../catalogue/achievements.ts';
import { COMPANY, DROPS } from '../../balance/economy/rewards.ts';
import { DROPPED_BOMB } from '../../balance/economy/cosmetics.ts';
import { DAILY_WORD } from '../../balance/economy/daily.ts';
import { claimDaily, type DailyState, NO_DAILY } from '../../economy/daily-reward.ts';
import { drawDroppedBomb } from '../../economy/draw-chest.ts';
import { type DailyPlay, grantMatch, NEW_DAY } from '../../economy/match-grant.ts';
import { nextInteger, nextNormal, nextRandom, type RandomState } from '../../random.ts';
import { collectBoard, newBoard, type SimBoard } from './board.ts';
import { BOARD, DAILY, type Habit, MATCH, NEWNESS, SPREAD } from './habits.ts';
import type { Wish } from './wishes.ts';

export const CURRENCIES = ['coin', 'diamond', 'key'] as const;
export type Currency = (typeof CURRENCIES)[number];
export type Purse = Record<Currency, number>;
export const emptyPurse = (): Purse => ({ coin: 0, diamond: 0, key: 0 });

/** A simulated player. */
export interface SimPlayer {
  readonly habit: Habit;
  /** Words of a match, against the average. */
  readonly skill: number;
  readonly purse: Purse;
  /** What they were given, and what they paid to the house, over their whole life. */
  readonly earned: Purse;
  readonly spent: Purse;
  readonly owned: Set<string>;
  /** Chests of each theme since the last legendary one. */
  readonly sinceLegendary: Map<string, number>;
  readonly achieved: Set<string>;
  /** Words, wins and games so far. */
  readonly counts: { words: number; wins: number; games: number; players: number };
  wish: Wish | null;
  daily: DailyState;
  claimed: number;
  /** Coins' worth that a day with a visit brings, smoothed. */
  income: number;
  visits: number;
  lastVisit: number;
  firstFrame: number | null;
  readonly wantsFrame: boolean;
  /** Null: they build none. */
  readonly board: SimBoard | null;
}

/** What all players share. */
export interface World {
  readonly random: RandomState;
  /** Words that somebody has played. */
  known: number;
}

export function earn(player: SimPlayer, currency: Currency, amount: number): void {
  player.purse[currency] += amount;
  player.earned[currency] += amount;
}

/** How often something of a small chance happens in so many tries. */
function countHits(random: RandomState, tries: number, chance: number): number {
  let left = nextRandom(random);
  let hits = 0;
  // The first terms of Poisson's series, which the binomial one is close to for small chances.
  for (let term = Math.exp(-tries * chance); left > term && hits < tries; hits++) {
    left -= term;
    term *= (tries * chance) / (hits + 1);
  }
  return hits;
}

const logNormal = (random: RandomState, spread: number): number =>
  Math.exp(spread * nextNormal(random) - spread ** 2 / 2);

/** A bomb drops; one that is there already pays diamonds. */
function findBomb(random: RandomState, player: SimPlayer): void {
  const name = `bomb ${drawDroppedBomb(() => nextRandom(random))}`;
  if (player.owned.has(name)) earn(player, 'diamond', DROPPED_BOMB.duplicateDiamonds);
  player.owned.add(name);
}

function playMatch(world: World, player: SimPlayer, day: DailyPlay): DailyPlay {
  const { random } = world;
  const { people, alone } = player.habit.company;
  const drawn = nextRandom(random);
  const company = drawn < people ? COMPANY.people : drawn < people + alone ? COMPANY.alone : COMPANY.botsOnly;
  const words = Math.max(1, Math.round(MATCH.words * player.skill * logNormal(random, SPREAD.match)));
  const mayDrop = company >= COMPANY.dropsFrom;
  const fresh = words / (1 + player.claimed / NEWNESS.ownHalf) / 2;
  const claimed = Math.floor(fresh + nextRandom(random));
  const discovered = Math.floor(claimed / (1 + world.known / NEWNESS.worldHalf) + nextRandom(random));
  const place = company === COMPANY.alone ? null : 1 + nextInteger(random, MATCH.seats);
  const { grant, day: after } = grantMatch(
    day,
    {
      stats: {
        ownTurns: words,
        coins: Math.round(words * MATCH.wordCoins * company),
        exp: words * MATCH.wordExp,
        diamonds: mayDrop ? countHits(random, words, DROPS.diamond) : 0,
        keys: mayDrop ? countHits(random, words, DROPS.key) : 0,
        bombs: mayDrop ? countHits(random, words, DROPS.bomb) : 0,
        tiles: [],
        untrusted: false,
      },
      place,
      seats: place === null ? 1 : MATCH.seats,
      alone: place === null,
      discovered,
      claimed,
    },
    () => nextRandom(random),
  );
  earn(player, 'coin', grant.coins);
  earn(player, 'diamond', grant.diamonds);
  earn(player, 'key', grant.keys);
  for (let bomb = 0; bomb < grant.bombs; bomb++) findBomb(random, player);
  if (mayDrop && player.board !== null) player.board.tiles += countHits(random, words, DROPS.tile);
  player.claimed += claimed;
  world.known += Math.min(discovered, claimed);
  player.counts.words += words;
  player.counts.games += 1;
  if (place === 1) player.counts.wins += 1;
  if (company === COMPANY.people) player.counts.players = 8;
  return after;
}

/** A word's store is full before: longer absences bring no more. */
const DAYS_OF_FULL_STORE = 7;

/** A day's play, its board, its reward and its word; what the steps of achievements bring. */
export function playDay(world: World, player: SimPlayer, today: number): void {
  const { random } = world;
  const before = worthOf(player.earned);
  const reward = nextRandom(random) < DAILY.reward ? claimDaily(player.daily, today) : null;
  if (reward !== null) {
    player.daily = reward.state;
    if (reward.reward.icon !== 'tile') earn(player, reward.reward.icon, reward.reward.value);
    else if (player.board !== null) player.board.tiles += reward.reward.value;
  }
  const minutes = player.habit.minutes * logNormal(random, SPREAD.minutes);
  if (player.board !== null) {
    const days = Math.min(DAYS_OF_FULL_STORE, today - player.lastVisit);
    earn(player, 'coin', collectBoard(player.board, today, days * 1440));
  }
  let day = NEW_DAY;
  for (let match = 0; match < Math.round(minutes / MATCH.minutes); match++) day = playMatch(world, player, day);
  if (player.board !== null) earn(player, 'coin', collectBoard(player.board, today, minutes));
  if (nextRandom(random) < DAILY.word) earn(player, 'coin', DAILY_WORD.coins);
  for (const { id, kind, target, reward: diamonds } of ACHIEVEMENTS) {
    if (player.counts[kind] < target || player.achieved.has(id)) continue;
    player.achieved.add(id);
    earn(player, 'diamond', diamonds);
  }
  const gained = worthOf(player.earned) - before;
  player.visits += 1;
  player.income += (gained - player.income) / Math.min(20, player.visits);
}

/** The middle rates: 2000 coins a diamond, 75 diamonds a key. */
const WORTH: Purse = { coin: 1, diamond: 2_000, key: 150_000 };
/** What a purse is worth in coins. */
export const worthOf = (purse: Purse): number =>
  CURRENCIES.reduce((sum, currency) => sum + purse[currency] * WORTH[currency], 0);

export const addPlayer = (random: RandomState, habit: Habit, wantsFrame: boolean): SimPlayer => ({
  habit,
  skill: logNormal(random, SPREAD.skill),
  purse: emptyPurse(),
  earned: emptyPurse(),
  spent: emptyPurse(),
  owned: new Set(),
  sinceLegendary: new Map(),
  achieved: new Set(),
  counts: { words: 0, wins: 0, games: 0, players: 0 },
  wish: null,
  daily: NO_DAILY,
  claimed: 0,
  income: 0,
  visits: 0,
  lastVisit: -100,
  firstFrame: null,
  wantsFrame,
  board: nextRandom(random) < BOARD.builders ? newBoard() : null,
});
