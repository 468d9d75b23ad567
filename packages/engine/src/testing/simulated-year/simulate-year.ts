import { EXCHANGE } from '../../balance/economy/exchange.ts';
import { factorFor, FIRST_POOL, settlePool } from '../../economy/exchange.ts';
import { nextInteger, nextRandom, seedRandom } from '../../random.ts';
import { FRAME_FIRST, HABITS } from './habits.ts';
import {
  addPlayer,
  CURRENCIES,
  emptyPurse,
  playDay,
  type Purse,
  type SimPlayer,
  type World,
  worthOf,
} from './player.ts';
import { goShopping, type Market } from './wishes.ts';

/** Sums at the end of a month. */
export interface Month {
  /** Coins of the median player of each habit. */
  readonly held: Readonly<Record<string, number>>;
  /** What all were given until now, and what they paid to the house. */
  readonly made: Purse;
  readonly burnt: Purse;
  /** Coins that the exchange took less those that it gave, and the same of diamonds. */
  readonly kept: Market['kept'];
  /** Of the hours until now, at the least or the highest price. */
  readonly clamped: number;
  readonly price: number;
}

/** What a simulated year came to. */
export interface SimulatedYear {
  readonly players: readonly SimPlayer[];
  readonly months: readonly Month[];
  readonly trades: number;
}

const DAYS = 360;
export const MONTH_DAYS = 30;
const HOUR_MS = 3_600_000;
const isWeekend = (day: number): boolean => day % 7 >= 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const addUp = (players: readonly SimPlayer[], key: 'earned' | 'spent'): Purse => {
  const sum = emptyPurse();
  for (const player of players) for (const currency of CURRENCIES) sum[currency] += player[key][currency];
  return sum;
};

/** Lets so many players of the five habits play and buy for twelve months. The market moves no sums: it has no part in it. */
export function simulateYear(count: number, seed: number): SimulatedYear {
  const world: World = { random: seedRandom(seed), known: 0 };
  const players = HABITS.flatMap((habit) =>
    Array.from({ length: Math.round(count * habit.share) }, (_, n) =>
      addPlayer(world.random, habit, n < count * habit.share * FRAME_FIRST),
    ),
  );
  const market: Market = { pool: FIRST_POOL, kept: { coin: 0, diamond: 0 }, trades: 0 };
  const months: Month[] = [];
  let clamped = 0;
  for (let day = 0; day < DAYS; day++) {
    const hours: SimPlayer[][] = Array.from({ length: 24 }, () => []);
    for (const player of players) {
      const { week, weekend } = player.habit.visits;
      if (nextRandom(world.random) < (isWeekend(day) ? weekend : week))
        hours[nextInteger(world.random, 24)]?.push(player);
    }
    const active = players.filter(({ lastVisit }) => day - lastVisit <= EXCHANGE.activeDays).length;
    for (const visitors of hours) {
      market.pool = settlePool(market.pool, { at: 0, now: HOUR_MS, target: factorFor(active) }).pool;
      for (const player of visitors) {
        playDay(world, player, day);
        goShopping(world, market, player, day);
        player.lastVisit = day;
      }
      const { price } = market.pool;
      if (price <= EXCHANGE.leastPrice * 1.001 || price >= EXCHANGE.mostPrice * 0.999) clamped += 1;
    }
    if ((day + 1) % MONTH_DAYS === 0) months.push(sumUp(players, market, clamped / (24 * (day + 1))));
  }
  return { players, months, trades: market.trades };
}

const sumUp = (players: readonly SimPlayer[], market: Market, clamped: number): Month => ({
  held: Object.fromEntries(
    HABITS.map(({ name }) => [
      name,
      median(players.filter(({ habit }) => habit.name === name).map(({ purse }) => purse.coin)),
    ]),
  ),
  made: addUp(players, 'earned'),
  burnt: addUp(players, 'spent'),
  kept: { ...market.kept },
  clamped,
  price: market.pool.price,
});

/** Of what was given since an earlier month, the part that went: prices, and what the exchange kept. */
export function burntShare(from: Month, to: Month): number {
  const since = (key: 'made' | 'burnt'): number => worthOf(to[key]) - worthOf(from[key]);
  const kept = worthOf({ ...to.kept, key: 0 }) - worthOf({ ...from.kept, key: 0 });
  return (since('burnt') + kept) / since('made');
}

/** The figures that a year is judged by. */
export interface Bands {
  /** From the third month on. */
  readonly burntOfMade: number;
  /** How much more coins the median regular holds from month to month, from the third on. */
  readonly growthOfRegular: number;
  readonly hoursAtClamp: number;
  /** Of those whose first wish it is, by habit; infinite: most of them never had one. */
  readonly weeksToFrame: Readonly<Record<string, number>>;
  /** What an hour of play brought the median player, in coins' worth, by habit. */
  readonly coinsAnHour: Readonly<Record<string, number>>;
  /** Coins a day that boards paid those who have one, on average, by habit. */
  readonly boardCoins: Readonly<Record<string, number>>;
}

const THIRD = 2;

export function bandsOf({ players, months }: SimulatedYear): Bands {
  const [third, last] = [months[THIRD], months.at(-1)];
  if (third === undefined || last === undefined) throw new RangeError('A year has twelve months');
  const ofHabits = (value: (some: readonly SimPlayer[], minutes: number) => number): Record<string, number> =>
    Object.fromEntries(
      HABITS.map(({ name, minutes }) => [
        name,
        value(
          players.filter(({ habit }) => habit.name === name),
          minutes,
        ),
      ]),
    );
  const grown = (last.held['regular'] ?? 0) / (third.held['regular'] ?? 0);
  return {
    burntOfMade: burntShare(third, last),
    growthOfRegular: grown ** (1 / (months.length - 1 - THIRD)) - 1,
    hoursAtClamp: last.clamped,
    weeksToFrame: ofHabits(
      (some) =>
        median(
          some.filter(({ wantsFrame }) => wantsFrame).map(({ firstFrame }) => firstFrame ?? Number.POSITIVE_INFINITY),
        ) / 7,
    ),
    boardCoins: ofHabits((some) => {
      const paid = some.flatMap(({ board }) => (board === null ? [] : [board.paid / DAYS]));
      return paid.reduce((sum, coins) => sum + coins, 0) / Math.max(1, paid.length);
    }),
    coinsAnHour: ofHabits(
      (some, minutes) =>
        median(some.map(({ earned, visits }) => worthOf(earned) / Math.max(1, visits))) / (minutes / 60),
    ),
  };
}
