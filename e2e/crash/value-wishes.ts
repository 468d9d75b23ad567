import type { ExchangeCurrency } from '@syllaboom/engine';
import type { SdkPlayer } from '../driver/sdk-player.ts';
import { pick } from './intents.ts';

export const TRADES = ['sell', 'buy', 'remove', 'gamble', 'destroy'] as const;
export type Trade = (typeof TRADES)[number];
export const TRADE_PATHS: Readonly<Record<Trade, string>> = {
  sell: '/sell',
  buy: '/buy',
  remove: '/remove-listing',
  gamble: '/syllable/gamble',
  destroy: '/craft/destroy/word',
};
/** What its players hold of at first, whoever has it later. */
export interface Stock {
  readonly players: readonly SdkPlayer[];
  /** The tile that all of them have. */
  readonly tile: string;
  readonly wordsOfEach: number;
  wordOf(player: number, n: number): string;
}

/** What is sold and bought is cheap: two players may trade no more than so much on a day. */
const priceOf = (): object =>
  Math.random() < 0.8 ? { price: 1_000, currency: 'coin' } : { price: 1, currency: 'diamond' };

/** Something that a player may want of the market or with what they hold; some of it will be refused. */
export function wishToTrade(
  { players, tile, wordsOfEach, wordOf }: Stock,
  by: number,
): { readonly kind: Trade; readonly body: Readonly<Record<string, unknown>> } {
  const isTile = Math.random() < 0.5;
  // Mostly of what was one's own at first, and of what another had.
  const other = pick([...players.keys()].filter((n) => n !== by));
  const own = Math.random() < 0.9 ? by : other;
  const anyWord = (of: number): string => wordOf(of, Math.floor(Math.random() * wordsOfEach));
  const thing = (of: number) =>
    isTile
      ? { word: tile, type: 'syllable', locale: 'en-US' }
      : { word: anyWord(of), type: 'discovery', locale: 'en-US' };
  const kind = pick<Trade>(['sell', 'sell', 'buy', 'buy', 'buy', 'remove', 'gamble', 'destroy']);
  const bodies: Readonly<Record<Trade, () => Record<string, unknown>>> = {
    sell: () => ({ ...thing(own), ...priceOf(), count: isTile ? pick([1, 2, 5]) : 1 }),
    buy: () => ({ ...thing(other), sellerId: players[other]?.user.id }),
    remove: () => thing(own),
    gamble: () => ({ syllable: tile, locale: 'en-US' }),
    destroy: () => ({ word: anyWord(own), locale: 'en-US' }),
  };
  return { kind, body: bodies[kind]() };
}

/** Coins for diamonds, or diamonds for coins. */
export function wishToExchange(): {
  readonly from: ExchangeCurrency;
  readonly to: ExchangeCurrency;
  readonly amount: number;
} {
  const [from, to] = Math.random() < 0.5 ? (['coin', 'diamond'] as const) : (['diamond', 'coin'] as const);
  const amount = 1 + Math.floor(Math.random() * (from === 'coin' ? 20_000 : 10));
  return { from, to, amount: from === 'coin' ? amount + 5_000 : amount };
}
