import type { LastSale, MarketGood, MarketListing, MarketSale, MarketSeller, SessionUser } from '@syllaboom/contracts';
import { coinValueOf, MARKET } from '@syllaboom/engine';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';
import type { Offer } from '../deals/sell-good.ts';

export const OWN_ID = 'account-me-1';
const agoIso = (ms: number): string => new Date(Date.now() - ms).toISOString();
const DAY_MS = 86_400_000;

export const lastSale = (price: number, changes: Partial<LastSale> = {}): LastSale => ({
  price,
  priceType: 'coin',
  at: agoIso(2 * DAY_MS),
  ...changes,
});

export const listingOf = (word: string, changes: Partial<MarketListing> = {}): MarketListing => ({
  id: `listing-${word.toLowerCase()}`,
  word,
  locales: ['en-US'],
  price: 1_000,
  priceType: 'coin',
  type: 'discovery',
  count: 1,
  listedAt: agoIso(3_600_000),
  lastSale: null,
  ...changes,
});

export const sellerOf = (name: string, words: readonly MarketListing[]): MarketSeller => ({
  _id: `account-${name.toLowerCase()}`,
  displayName: name,
  avatar: name,
  frame: 0,
  words: [...words],
});

export const goodOf = (word: string, changes: Partial<MarketGood> = {}): MarketGood => ({
  word,
  type: 'discovery',
  pieces: [{ locale: 'en-US', count: 1, free: 1 }],
  listing: null,
  lastSale: null,
  ...changes,
});

export const saleOf = (word: string, changes: Partial<MarketSale> = {}): MarketSale => ({
  _id: `${Math.floor((Date.now() - 120_000) / 1000).toString(16)}${'0'.repeat(16)}`,
  word,
  type: 'discovery',
  locales: ['en-US'],
  seller: { id: 'account-ida', displayName: 'Ida', avatar: 'Ida', frame: 0 },
  buyer: { id: 'account-zed', displayName: 'Zed', avatar: 'Zed', frame: 0 },
  price: 1_500,
  priceType: 'coin',
  ...changes,
});

const WORDS = ['FIRE', 'LANTERN', 'DONAUDAMPFSCHIFFFAHRT', 'QUIXOTIC', 'JAZZ', 'PNEUMONIA', 'ÇİÇEK', 'BOOMERANG'];
/** As many sellers as a test needs, with one to nine listings each. */
export const manySellers = (count: number): MarketSeller[] =>
  Array.from({ length: count }, (_, at) =>
    sellerOf(
      ['Noodle', 'Lumi', 'Grumblebottom', 'quokka_', 'Şekerpare'][at % 5] + String(at),
      Array.from({ length: [1, 2, 1, 4, 9, 3, 1][at % 7] ?? 1 }, (__, nth) => {
        const isTile = (at + nth) % 3 === 1;
        return listingOf(isTile ? (['ING', 'QU', 'SCHW'][nth % 3] ?? 'AB') : (WORDS[(at + nth) % WORDS.length] ?? ''), {
          id: `listing-${at}-${nth}`,
          type: isTile ? 'syllable' : 'discovery',
          price: nth % 4 === 3 ? 120 + at : 1_000 + 37_123 * at + nth,
          priceType: nth % 4 === 3 ? 'diamond' : 'coin',
          count: isTile ? 3 + at : 1,
          locales: nth % 5 === 2 ? ['en-US', 'de-DE'] : [(['en-US', 'de-DE', 'tr-TR'] as const)[at % 3] ?? 'en-US'],
          lastSale: nth % 2 === 0 ? lastSale(1_000 + at) : null,
        });
      }),
    ),
  );

interface Kept {
  purse: Partial<SessionUser>;
  sellers: readonly MarketSeller[];
  goods: readonly MarketGood[];
  sales: readonly MarketSale[];
  /** The answer to a call instead of the usual one, by method and path. */
  instead: Record<string, (call: SeenCall) => Response | Promise<Response>>;
}

const coins = ({ price, priceType }: MarketListing): number =>
  coinValueOf({ price, currency: priceType === 'diamond' ? 'diamond' : 'coin' });

function take(kept: Kept, id: string, pieces: number): void {
  kept.sellers = kept.sellers
    .map((seller) => ({
      ...seller,
      words: seller.words
        .map((one) => (one.id === id ? { ...one, count: one.count - pieces } : one))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ words }) => words.length > 0);
}

const find = (kept: Kept, id: unknown): MarketListing | undefined =>
  kept.sellers.flatMap(({ words }) => words).find((one) => one.id === id);

function list(kept: Kept, { query }: SeenCall): Response {
  const fits = ({ word, type, locales }: MarketListing): boolean =>
    word.startsWith((query.search ?? '').toUpperCase()) &&
    (query.type === undefined || query.type === type) &&
    (query.locale === undefined || locales.includes(query.locale));
  const all = kept.sellers.flatMap((seller) => seller.words.filter(fits).map((one) => ({ seller, one })));
  if (query.sort === 'price_asc') all.sort((a, b) => coins(a.one) - coins(b.one));
  if (query.sort === 'price_desc') all.sort((a, b) => coins(b.one) - coins(a.one));
  const own = all.filter(({ seller }) => seller._id === OWN_ID);
  const others = query.mine === 'true' ? [] : all.filter(({ seller }) => seller._id !== OWN_ID);
  const page = Number(query.page ?? 1);
  const shown = [...(page === 1 ? own : []), ...others.slice((page - 1) * MARKET.page, page * MARKET.page)];
  const groups = new Map<string, MarketSeller>();
  for (const { seller, one } of shown) {
    const group = groups.get(seller._id) ?? { ...seller, words: [] };
    groups.set(seller._id, { ...group, words: [...group.words, one] });
  }
  const totalPages = Math.ceil(others.length / MARKET.page);
  return reply({
    sellers: [...groups.values()],
    pagination: { currentPage: page, totalPages, totalListings: others.length },
  });
}

function buy(kept: Kept, { body }: SeenCall): Response {
  const one = find(kept, body.id);
  if (one === undefined) return refusal('market/not_for_sale', 409);
  if (one.price !== body.price || one.priceType !== body.priceType) return refusal('market/price_changed', 409);
  take(kept, one.id, 1);
  const { word, type, price, priceType } = one;
  return reply({ success: true, word, type, locale: body.locale, price, priceType, remaining: one.count - 1 });
}

function sell(kept: Kept, { body }: SeenCall): Response {
  const { word, type, locale, price, currency, count } = body as unknown as Offer;
  const own = kept.sellers.find(({ _id }) => _id === OWN_ID) ?? { ...sellerOf('me', []), _id: OWN_ID };
  const listing = listingOf(word, { type, locales: [locale], price, priceType: currency, count });
  kept.sellers = [
    { ...own, words: [listing, ...own.words.filter((one) => one.word !== word)] },
    ...kept.sellers.filter(({ _id }) => _id !== OWN_ID),
  ];
  kept.goods = kept.goods.map((good) =>
    good.word === word
      ? {
          ...good,
          pieces: good.pieces.map((piece) =>
            piece.locale === locale ? { ...piece, free: piece.free - count } : piece,
          ),
          listing: { price, priceType: currency, count },
        }
      : good,
  );
  return reply({ success: true, listing });
}

function goods(kept: Kept, { query }: SeenCall): Response {
  const found = kept.goods.filter(
    ({ word, type }) => type === query.type && word.startsWith((query.search ?? '').toUpperCase()),
  );
  const page = Number(query.page ?? 1);
  return reply({
    goods: found.slice((page - 1) * MARKET.goodsPage, page * MARKET.goodsPage),
    pagination: {
      currentPage: page,
      totalPages: Math.ceil(found.length / MARKET.goodsPage),
      totalGoods: found.length,
    },
  });
}

/** A server that sells, removes and buys as the real one does, as far as its page sees. */
export function serveMarket(first: Partial<Kept> = {}) {
  const kept: Kept = { purse: {}, sellers: [], goods: [], sales: [], instead: {}, ...first };
  const answers: Record<string, (call: SeenCall) => Response> = {
    'GET /market': (call) => list(kept, call),
    'GET /market/goods': (call) => goods(kept, call),
    'GET /market/history': ({ query }) =>
      reply(kept.sales.filter(({ seller, buyer }) => query.mine !== 'true' || [seller.id, buyer.id].includes(OWN_ID))),
    'POST /buy': (call) => buy(kept, call),
    'POST /sell': (call) => sell(kept, call),
    'POST /remove-listing': ({ body }) => {
      take(kept, String(body.id), Number.POSITIVE_INFINITY);
      return reply({ success: true });
    },
    'GET /me': () => reply({ user: sessionUser(kept.purse) }),
  };
  const seen = fakeFetch((call) => {
    const name = `${call.method} ${call.path}`;
    return (kept.instead[name] ?? answers[name])?.(call) ?? refusal('http/not_found', 404);
  });
  const calls = (name: string) => seen.filter(({ method, path }) => `${method} ${path}` === name);
  return { kept, seen, calls };
}
