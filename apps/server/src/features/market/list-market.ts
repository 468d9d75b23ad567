import type { ENDPOINTS, MarketListing, MarketSeller, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { readListedProfiles } from '#features/profile';
import { requireLanguage } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import { countOf, type Listing } from './listing.ts';
import type { MarketDeps } from './market.deps.ts';
import { type Choice, readOwnListings } from './market-page.repository.ts';
import type { ReadPage } from './read-page.ts';
import { spellSearch } from './read-wish.ts';
import { type LastPrice, readLastPrices } from './sale.repository.ts';

type Query = QueryOf<(typeof ENDPOINTS)['market']>;
type Reply = ReplyOf<(typeof ENDPOINTS)['market']>;

/**
 * A page of what is for sale, by seller in the page's order; the caller's own first. Without what banned players sell, and
 * those whom the caller has blocked. While the market is closed it shows one's own listings alone. Throws `market/off`.
 */
export async function listMarket(
  { database: { db }, isOpen }: MarketDeps,
  readPage: ReadPage,
  callerId: string,
  query: Query,
): Promise<Reply> {
  const isMine = query.mine === 'true';
  if (!isOpen && !isMine) throw new AppError('market/off');
  const page = Number(query.page ?? 1);
  const choice = choiceOf(query);
  const own = page === 1 ? await readOwnListings(db, callerId, choice) : [];
  const { listings, total } = isMine ? { listings: [], total: 0 } : await readPage(callerId, choice, page);
  return {
    sellers: await groupBySeller(db, [...own, ...listings]),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(total / MARKET.page)),
      totalListings: total,
    },
  };
}

function choiceOf({ type, currency, locale, search, sort }: Query): Choice {
  const language = locale === undefined ? null : requireLanguage(locale);
  const isSearched = search !== undefined && search.trim() !== '';
  return {
    type: type ?? null,
    currency: currency ?? null,
    locale: language,
    beginnings: isSearched ? spellSearch(search, language) : null,
    sort: sort ?? 'newest',
  };
}

async function groupBySeller(db: MarketDeps['database']['db'], listings: readonly Listing[]): Promise<MarketSeller[]> {
  const ids = [...new Set(listings.map(({ sellerId }) => sellerId))];
  const [profiles, lastPrices] = await Promise.all([
    readListedProfiles(db, ids),
    readLastPrices(db, listings.map(firstOf)),
  ]);
  const shownAs = new Map(profiles.map((profile) => [profile.playerId, profile]));
  const described = listings.map((listing, n) => ({
    sellerId: listing.sellerId,
    word: describeListing(listing, lastPrices[n] ?? null),
  }));
  return ids.map((id) => {
    const { displayName = '', avatar = '', frame = 0 } = shownAs.get(id) ?? {};
    const words = described.filter(({ sellerId }) => sellerId === id).map(({ word }) => word);
    return { _id: id, displayName, avatar, frame, words };
  });
}

/** The piece that a buyer gets first. */
const firstOf = ({ type, word, pieces }: Listing) => ({ type, word, locale: pieces[0]?.locale ?? '' });

/** A listing as the page shows it. */
export function describeListing(listing: Listing, last: LastPrice | null): MarketListing {
  return {
    id: String(listing.id),
    word: listing.word,
    locales: listing.pieces.map(({ locale }) => locale),
    price: listing.price,
    priceType: listing.currency,
    type: listing.type,
    count: countOf(listing.pieces),
    listedAt: listing.listedAt.toISOString(),
    lastSale: describeLast(last),
  };
}

export const describeLast = (last: LastPrice | null): MarketListing['lastSale'] =>
  last === null ? null : { price: last.price, priceType: last.currency, at: last.at.toISOString() };

/** What the thing of a listing last sold for. */
export const lastPriceOf = async (db: MarketDeps['database']['db'], listing: Listing): Promise<LastPrice | null> =>
  (await readLastPrices(db, [firstOf(listing)]))[0] ?? null;
