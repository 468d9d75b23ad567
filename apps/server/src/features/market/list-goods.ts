import type { ENDPOINTS, MarketGood, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { GAME_LANGUAGES, MARKET, type MarketType } from '@syllaboom/engine';
import { readStockPage } from '#features/inventory';
import { readHeldSpellings } from '#features/words';
import { countOf } from './listing.ts';
import { describeLast } from './list-market.ts';
import type { MarketDeps } from './market.deps.ts';
import { readOwnListings } from './market-page.repository.ts';
import { spellSearch } from './read-wish.ts';
import { readLastPrices } from './sale.repository.ts';

type Query = QueryOf<(typeof ENDPOINTS)['marketGoods']>;
type Reply = ReplyOf<(typeof ENDPOINTS)['marketGoods']>;
type Goods = Pick<MarketGood, 'word' | 'pieces'>;

/** A page of what a player could sell of a kind, by the alphabet. */
export async function listGoods({ database: { db } }: MarketDeps, playerId: string, query: Query): Promise<Reply> {
  const { type } = query;
  const page = Number(query.page ?? 1);
  const search = query.search?.trim() ?? '';
  const beginnings = search === '' ? [''] : spellSearch(search, null);
  const { goods, total } =
    beginnings.length === 0 ? { goods: [], total: 0 } : await readGoods(db, playerId, type, beginnings, page);
  const own = await readOwnListings(db, playerId, {
    type,
    currency: null,
    locale: null,
    beginnings: goods.map(({ word }) => word),
    sort: 'newest',
  });
  const last = await readLastPrices(
    db,
    goods.map(({ word, pieces }) => ({ type, word, locale: pieces[0]?.locale ?? '' })),
  );
  return {
    goods: goods.map(({ word, pieces }, n) => {
      const listing = own.find((one) => one.word === word);
      return {
        word,
        type,
        pieces: [...pieces],
        listing:
          listing === undefined
            ? null
            : { price: listing.price, priceType: listing.currency, count: countOf(listing.pieces) },
        lastSale: describeLast(last[n] ?? null),
      };
    }),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(total / MARKET.goodsPage)),
      totalGoods: total,
    },
  };
}

async function readGoods(
  db: MarketDeps['database']['db'],
  playerId: string,
  type: MarketType,
  beginnings: readonly string[],
  page: number,
): Promise<{ readonly goods: Goods[]; readonly total: number }> {
  const asked = { beginnings, offset: (page - 1) * MARKET.goodsPage, limit: MARKET.goodsPage };
  if (type === 'discovery') {
    const { spellings, total } = await readHeldSpellings(db, playerId, asked);
    const goods = spellings.map(({ word, copies }) => ({
      word,
      pieces: copies.map(({ locale, reserved }) => ({ locale, count: 1, free: reserved ? 0 : 1 })),
    }));
    return { goods, total };
  }
  const { spellings, total } = await readStockPage(db, playerId, 'tile', asked);
  const goods = spellings.map(({ item, pieces }) => ({
    word: item,
    pieces: GAME_LANGUAGES.flatMap((locale) =>
      pieces
        .filter((piece) => piece.locale === locale)
        .map(({ count, reserved }) => ({ locale, count, free: count - reserved })),
    ),
  }));
  return { goods, total };
}
