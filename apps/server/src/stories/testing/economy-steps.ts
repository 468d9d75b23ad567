import type { ShopMessageName } from '@syllaboom/contracts';
import { CHEST_THEMES, EXCHANGE_CURRENCIES, MARKET_TYPES, type MarketCurrency } from '@syllaboom/engine';
import fc from 'fast-check';

export const PLAYERS = 6;
/** So many words, and kinds of tiles, each of them has at first. */
export const GOODS_OF_EACH = 1;
/** Codes that a run makes: how often each may be redeemed, and what it gives. */
export const CODES = [
  { uses: 1, coin: 5_000, diamond: 0, key: 0 },
  { uses: 3, coin: 0, diamond: 80, key: 0 },
  { uses: 100, coin: 700, diamond: 10, key: 2 },
] as const;

const who = fc.nat(PLAYERS - 1);
const buyMethod = fc.constantFrom<'coin' | 'diamond' | null>('coin', 'diamond', 'coin', 'diamond', null);
/** Cheap and dear looks, free ones, those that are not sold, and none at all. */
const lookId = fc.constantFrom(0, 1, 2, 3, 11, 12, 13, 30, 51, 52, 53, 101, 1000, 94, 95, 5000, -1);
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -5, 0.5, 2 ** 53, 10_000_000) },
);
const lookMessage = <Name extends ShopMessageName>(...names: Name[]) => fc.constantFrom(...names);

const thingNumber = fc.nat(PLAYERS * GOODS_OF_EACH);
/** A word or a tile that one of them had at first. */
const thing = fc.record({ type: fc.constantFrom(...MARKET_TYPES), number: thingNumber });
/** Mostly it is done by, or asked of, whoever had the thing at first. */
const luck = fc.nat(5);
const ownerOf = ({ number }: { readonly number: number }): number =>
  Math.min(PLAYERS - 1, Math.floor(number / GOODS_OF_EACH));
/** Low and high prices, too much for a pair, and none at all. */
const asked = fc.constantFrom<{ price: number; currency: MarketCurrency }>(
  { price: 1000, currency: 'coin' },
  { price: 20_000, currency: 'coin' },
  { price: 2_600_000, currency: 'coin' },
  { price: 3, currency: 'diamond' },
  { price: 0, currency: 'coin' },
);

/** One thing that somebody does. */
export const step = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      does: fc.constant('earn' as const),
      who,
      coin: fc.nat(80_000),
      diamond: fc.nat(90),
      key: fc.nat(3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('match' as const), who, coin: fc.nat(500), bombs: fc.nat(2) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ does: fc.constant('keys' as const), who, id: fc.integer({ min: -1, max: 4 }) }),
  },
  {
    weight: 40,
    arbitrary: fc.record({
      does: fc.constant('buy' as const),
      who,
      call: lookMessage('buy-bomb', 'buy-bomb', 'buy-frame', 'buy-heart', 'buy-streak', 'buy-background'),
      id: lookId,
      buyMethod,
    }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      does: fc.constant('chest' as const),
      who,
      box: fc.constantFrom(...CHEST_THEMES, 'garden', 'nothing'),
    }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      does: fc.constant('equip' as const),
      who,
      call: lookMessage('equip-bomb', 'equip-frame', 'equip-heart', 'equip-streak', 'equip-background'),
      id: lookId,
    }),
  },
  {
    weight: 30,
    arbitrary: fc.record({
      does: fc.constant('exchange' as const),
      who,
      from: fc.constantFrom(...EXCHANGE_CURRENCIES),
      amount,
    }),
  },
  {
    weight: 60,
    arbitrary: fc
      .record({
        does: fc.constant('offer' as const),
        who,
        thing,
        count: fc.constantFrom(0, 1, 1, 1, 2, 3),
        asked,
        luck,
      })
      .map((wish) => ({ ...wish, who: wish.luck > 0 ? ownerOf(wish.thing) : wish.who })),
  },
  {
    weight: 60,
    arbitrary: fc
      .record({ does: fc.constant('acquire' as const), who, from: who, thing, luck })
      .map((wish) => ({ ...wish, from: wish.luck > 0 ? ownerOf(wish.thing) : wish.from })),
  },
  {
    weight: 10,
    arbitrary: fc
      .record({ does: fc.constant('withdraw' as const), who, thing, luck })
      .map((wish) => ({ ...wish, who: wish.luck > 0 ? ownerOf(wish.thing) : wish.who })),
  },
  { weight: 15, arbitrary: fc.record({ does: fc.constant('gamble' as const), who, tile: fc.nat(30) }) },
  {
    weight: 16,
    arbitrary: fc
      .record({ does: fc.constant('destroy' as const), who, thing, luck })
      .map((wish) => ({ ...wish, who: wish.luck > 0 ? ownerOf(wish.thing) : wish.who })),
  },
  { weight: 15, arbitrary: fc.record({ does: fc.constant('code' as const), who, code: fc.nat(CODES.length) }) },
  { weight: 10, arbitrary: fc.record({ does: fc.constant('purchase' as const), who, article: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('refund' as const), who, purchase: fc.nat(20) }) },
  { weight: 20, arbitrary: fc.record({ does: fc.constant('again' as const), who }) },
  // Cells lie apart: nothing that lies on a board is a word, which would earn.
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constant('place' as const), who, tile: fc.nat(30), cell: fc.nat(15) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('pick' as const), who, tile: fc.nat(15) }) },
  // A word leaves its dictionary.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('leave' as const), who, number: thingNumber }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('erase' as const), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ban' as const), who }) },
);
export type EconomyStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
