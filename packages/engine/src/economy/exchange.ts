import { EXCHANGE } from '../balance/economy/exchange.ts';

/** What the exchange trades. */
export const EXCHANGE_CURRENCIES = ['coin', 'diamond'] as const;
export type ExchangeCurrency = (typeof EXCHANGE_CURRENCIES)[number];

/** What lies on both sides of the exchange; not whole, for it is no money but the shape of the curve. */
export type Reserves = Readonly<Record<ExchangeCurrency, number>>;

/** The exchange between two trades. */
export interface ExchangePool {
  /** Coins a diamond. */
  readonly price: number;
  /** How many times larger the reserves are than those of a small world. */
  readonly factor: number;
}

/** What an exchange comes to. */
export interface ExchangeQuote {
  /** The least that brings as much: never more than what was offered. */
  readonly amountSpent: number;
  readonly amountReceived: number;
  /** The price after it. */
  readonly price: number;
}

const MIDDLE_PRICE = EXCHANGE.coins / EXCHANGE.diamonds;
const HOUR_MS = 3_600_000;

/** Where the exchange begins. */
export const FIRST_POOL: ExchangePool = { price: MIDDLE_PRICE, factor: 1 };

/** What somebody gets for one currency. */
export const otherCurrency = (from: ExchangeCurrency): ExchangeCurrency => (from === 'coin' ? 'diamond' : 'coin');

/** How large the reserves are made for so many players a week. */
export const factorFor = (activePlayers: number): number => Math.max(1, activePlayers / EXCHANGE.playersOfPool);

export const reservesOf = ({ price, factor }: ExchangePool): Reserves => ({
  diamond: EXCHANGE.diamonds * factor * Math.sqrt(MIDDLE_PRICE / price),
  coin: EXCHANGE.coins * factor * Math.sqrt(price / MIDDLE_PRICE),
});

/** What one unit brings before the fee, as long as it moves nothing. */
export const rateOf = (reserves: Reserves, from: ExchangeCurrency): number =>
  reserves[otherCurrency(from)] / reserves[from];

/** Of an exchange that was looked at at `at`: what it is `now`, and up to when that is settled. Only full steps count. */
export function settlePool(
  { price, factor }: ExchangePool,
  { at, now, target }: { readonly at: number; readonly now: number; readonly target: number },
): { readonly pool: ExchangePool; readonly at: number } {
  const steps = Math.max(0, Math.floor((now - at) / EXCHANGE.stepMs));
  const hours = (steps * EXCHANGE.stepMs) / HOUR_MS;
  const left = (1 - EXCHANGE.driftPerHour) ** hours;
  const most = (1 + EXCHANGE.growthPerHour) ** hours;
  return {
    pool: {
      price: clampPrice(MIDDLE_PRICE * (price / MIDDLE_PRICE) ** left),
      factor: target > factor ? Math.min(target, factor * most) : Math.max(target, factor / most),
    },
    at: at + steps * EXCHANGE.stepMs,
  };
}

/**
 * What a whole amount brings: the curve's average over it, less the fee, rounded down. Null: it brings nothing, or more than
 * anybody can hold.
 */
export function quoteExchange(reserves: Reserves, from: ExchangeCurrency, amount: number): ExchangeQuote | null {
  const amountReceived = receivedFor(reserves, from, amount);
  if (amountReceived < 1 || !Number.isSafeInteger(amountReceived)) return null;
  const amountSpent = leastFor(reserves, from, { amount, amountReceived });
  return { amountSpent, amountReceived, price: priceAfter(reserves, from, amountSpent) };
}

/** What an amount brings after the fee and before it is rounded. */
export function worthOf(reserves: Reserves, from: ExchangeCurrency, amount: number): number {
  const onCurve = Math.min(amount, roomOnCurve(reserves, from));
  const alongCurve = (reserves[otherCurrency(from)] * onCurve) / (reserves[from] + onCurve);
  const beyond = amount - onCurve;
  // At the end of the curve the price stands.
  const atTheEnd = from === 'diamond' ? beyond * EXCHANGE.leastPrice : beyond / EXCHANGE.mostPrice;
  return ((alongCurve + atTheEnd) * (100 - EXCHANGE.feePercent)) / 100;
}

const receivedFor = (reserves: Reserves, from: ExchangeCurrency, amount: number): number =>
  Math.floor(worthOf(reserves, from, amount));

/** How much may come in until the price is at its end. */
function roomOnCurve(reserves: Reserves, from: ExchangeCurrency): number {
  const product = reserves.coin * reserves.diamond;
  const end = from === 'diamond' ? Math.sqrt(product / EXCHANGE.leastPrice) : Math.sqrt(product * EXCHANGE.mostPrice);
  return Math.max(0, end - reserves[from]);
}

/** The smallest amount that brings as much, found by halving: more never brings less. */
function leastFor(
  reserves: Reserves,
  from: ExchangeCurrency,
  { amount, amountReceived }: { readonly amount: number; readonly amountReceived: number },
): number {
  let tooLittle = 0;
  let enough = amount;
  while (enough - tooLittle > 1) {
    const middle = tooLittle + Math.floor((enough - tooLittle) / 2);
    if (receivedFor(reserves, from, middle) >= amountReceived) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

function priceAfter(reserves: Reserves, from: ExchangeCurrency, amount: number): number {
  const after = reserves[from] + Math.min(amount, roomOnCurve(reserves, from));
  const product = reserves.coin * reserves.diamond;
  return clampPrice(from === 'diamond' ? product / after ** 2 : after ** 2 / product);
}

const clampPrice = (price: number): number => Math.min(EXCHANGE.mostPrice, Math.max(EXCHANGE.leastPrice, price));
