import type { Rarity } from '../../catalogue/cosmetics/rarities.ts';

/** What something costs: coins or diamonds, whichever the buyer likes. */
export interface Price {
  readonly coin: number;
  readonly diamond: number;
}
const price = (coin: number, diamond: number): Price => ({ coin, diamond });

/**
 * Prices of bombs that are also found in chests, by rarity and by the keys of their chest, from 1: dearer chests hold dearer
 * bombs.
 */
export const BOMB_PRICES = {
  common: [price(5_000, 10), price(10_000, 15), price(20_000, 20), price(35_000, 25), price(50_000, 35)],
  rare: [price(40_000, 30), price(60_000, 40), price(90_000, 60), price(120_000, 75), price(150_000, 90)],
  epic: [price(150_000, 90), price(200_000, 120), price(250_000, 150), price(300_000, 175), price(350_000, 200)],
  legendary: [price(400_000, 225), price(450_000, 250), price(550_000, 300), price(650_000, 350), price(750_000, 400)],
} as const satisfies Readonly<Record<Rarity, readonly Price[]>>;

/** The three bombs that no chest holds: what newcomers can afford first. */
export const FIRST_BOMB_PRICES = [price(1_000, 5), price(2_500, 6), price(5_000, 8)] as const;
/** The specials, all alike: the top of all bombs. */
export const SPECIAL_BOMB_PRICE: Price = price(1_000_000, 500);

/** Prices of the frames 1 to 12. */
export const FRAME_PRICES: readonly Price[] = [
  ...[250, 250, 300, 300, 350, 350, 400, 400, 450, 500].map((diamond) => price(500_000, diamond)),
  price(600_000, 600),
  price(1_000_000, 750),
];

/** Keys that effects cost, the cheapest first: so many effects at each price, from id 1. */
interface EffectStep {
  readonly keys: number;
  readonly effects: number;
}
export const STREAK_STEPS = [
  { keys: 5, effects: 6 },
  { keys: 8, effects: 7 },
  { keys: 10, effects: 7 },
  { keys: 12, effects: 5 },
  { keys: 15, effects: 4 },
  { keys: 20, effects: 3 },
] as const satisfies readonly EffectStep[];
export const HEART_STEPS = [
  { keys: 5, effects: 16 },
  { keys: 8, effects: 18 },
  { keys: 10, effects: 18 },
  { keys: 12, effects: 16 },
  { keys: 15, effects: 14 },
  { keys: 20, effects: 8 },
  { keys: 25, effects: 4 },
] as const satisfies readonly EffectStep[];

/** Keys for diamonds, by the id of `buy-key`. */
export const KEY_PACKS = [
  { keys: 1, diamonds: 75 },
  { keys: 3, diamonds: 225 },
  { keys: 5, diamonds: 375 },
  { keys: 10, diamonds: 750 },
] as const;

/** Chances of a chest in per cent: they are drawn from this table, and players are shown this table. */
export const CHEST_ODDS = { common: 60, rare: 28, epic: 10, legendary: 2 } as const satisfies Record<Rarity, number>;

/** The so-many-th chest of a theme without a legendary brings one; a bomb that one has already pays so much per key. */
export const CHEST = { pity: 40, duplicateDiamondsPerKey: 15 } as const satisfies Record<string, number>;

/** A bomb that drops in play and is there already pays so much. */
export const DROPPED_BOMB = { duplicateDiamonds: 15 } as const satisfies Record<string, number>;
