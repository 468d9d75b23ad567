import { MARKET } from '../balance/economy/market.ts';

/** What is sold: discovered words and tiles. */
export const MARKET_TYPES = ['discovery', 'syllable'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];
/** What is asked for it. */
export const MARKET_CURRENCIES = ['coin', 'diamond'] as const;
export type MarketCurrency = (typeof MARKET_CURRENCIES)[number];

/** What a piece costs. */
export interface MarketPrice {
  readonly price: number;
  readonly currency: MarketCurrency;
}

/** What is wrong with a price. */
export type PriceFault = 'price' | 'coin_price' | 'diamond_price';

/** A price in coins, whatever it is asked in. */
export const coinValueOf = ({ price, currency }: MarketPrice): number =>
  currency === 'diamond' ? price * MARKET.coinsOfDiamond : price;

/** Whether so much may be asked; null: yes. */
export function findPriceFault(price: unknown, currency: MarketCurrency): PriceFault | null {
  if (!Number.isSafeInteger(price) || Number(price) < 1) return 'price';
  if (currency === 'diamond') return Number(price) > MARKET.mostDiamonds ? 'diamond_price' : null;
  return Number(price) < MARKET.leastCoins || Number(price) > MARKET.mostCoins ? 'coin_price' : null;
}

/** Whether a price is so far above the last one that whoever pays it should know. */
export const isFarAbove = (asked: MarketPrice, last: MarketPrice): boolean =>
  coinValueOf(asked) >= MARKET.warnTimes * coinValueOf(last);
