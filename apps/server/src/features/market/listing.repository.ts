import type { GameLanguage, MarketCurrency, MarketType } from '@syllaboom/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { type Ending, type Listing, type Offer, type Piece, worthOfPiece } from './listing.ts';
import type { ListingWish } from './read-wish.ts';

/** A listing as it is kept. */
export interface ListingRow {
  readonly id: number;
  readonly seller_id: string;
  readonly type: MarketType;
  readonly word: string;
  readonly locales: GameLanguage[];
  readonly counts: number[];
  readonly price: number;
  readonly currency: MarketCurrency;
  readonly offensive: boolean;
  readonly listed_at: Date;
}
export const LISTING_COLUMNS = sql`l.id, l.seller_id, l.type, l.word, l.locales, l.counts, l.price, l.currency, l.offensive, l.listed_at`;

export const listingOf = (row: ListingRow): Listing => ({
  id: row.id,
  sellerId: row.seller_id,
  type: row.type,
  word: row.word,
  pieces: row.locales.map((locale, n) => ({ locale, count: row.counts[n] ?? 0 })),
  price: row.price,
  currency: row.currency,
  offensive: row.offensive,
  listedAt: row.listed_at,
});

/** Open listings, held until the transaction ends, the oldest first: who sells or buys one waits. */
async function lockListings(tx: Tx, which: RawBuilder<unknown>): Promise<Listing[]> {
  const { rows } = await sql<ListingRow>`
    select ${LISTING_COLUMNS} from market_listing l where l.closed_at is null and ${which}
    order by l.id for update`.execute(tx);
  return rows.map(listingOf);
}

/** The open listing of a seller that is meant, or null. */
export async function lockWanted(tx: Tx, sellerId: string, wish: ListingWish): Promise<Listing | null> {
  const { texts, type, id, locale } = wish;
  const [wanted] = await lockListings(
    tx,
    sql`l.id = (select o.id from market_listing o
      where o.closed_at is null and o.seller_id = ${sellerId} and o.word = any(${[...texts]}::text[])
        and ${type === null ? sql`true` : sql`o.type = ${type}`} and ${id === null ? sql`true` : sql`o.id = ${id}`}
        and ${locale === null ? sql`true` : sql`${locale} = any(o.locales)`}
      order by o.id limit 1)`,
  );
  return wanted ?? null;
}

/** The seller's own open listing of a thing, or null. */
export async function lockOwn(
  tx: Tx,
  { sellerId, type, word }: Pick<Offer, 'sellerId' | 'type' | 'word'>,
): Promise<Listing | null> {
  const [own] = await lockListings(tx, sql`l.seller_id = ${sellerId} and l.type = ${type} and l.word = ${word}`);
  return own ?? null;
}

export const lockAllOf = (tx: Tx, sellerId: string): Promise<Listing[]> =>
  lockListings(tx, sql`l.seller_id = ${sellerId}`);

/** Open listings of a discovered word in a language: at most one, for one player holds it. */
export const lockOfWord = (tx: Tx, locale: string, word: string): Promise<Listing[]> =>
  lockListings(tx, sql`l.type = 'discovery' and l.word = ${word} and ${locale} = any(l.locales)`);

export async function countOpen(db: Db, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from market_listing where seller_id = ${sellerId} and closed_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

const localesOf = (pieces: readonly Piece[]): GameLanguage[] => pieces.map(({ locale }) => locale);
const countsOf = (pieces: readonly Piece[]): number[] => pieces.map(({ count }) => count);

export async function addListing(tx: Tx, offer: Offer): Promise<Listing> {
  const { rows } = await sql<{ id: number }>`
    with listed as (
      insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
      values (${offer.sellerId}, ${offer.type}, ${offer.word}, ${localesOf(offer.pieces)}::text[],
        ${countsOf(offer.pieces)}::int[], ${offer.price}, ${offer.currency}, ${worthOfPiece(offer)}, ${offer.offensive},
        ${offer.listedAt})
      returning *),
    by_locale as (${rowsByLocale(sql`listed`)})
    select id from listed`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was listed');
  return { ...offer, id: row.id };
}

/** Writes what has become of an open listing that is held: price, pieces, whether everybody may see it. */
export async function saveListing(tx: Tx, listing: Listing): Promise<void> {
  await sql`delete from market_listing_locale where listing_id = ${listing.id}`.execute(tx);
  await sql`
    with listed as (
      update market_listing set locales = ${localesOf(listing.pieces)}::text[], counts = ${countsOf(listing.pieces)}::int[],
        price = ${listing.price}, currency = ${listing.currency}, coin_value = ${worthOfPiece(listing)},
        offensive = ${listing.offensive}
      where id = ${listing.id} returning *)
    ${rowsByLocale(sql`listed`)}`.execute(tx);
}

/** Ends a listing that is held. */
export async function closeListing(tx: Tx, id: number, by: Ending, at: Date): Promise<void> {
  await sql`
    with by_locale as (delete from market_listing_locale where listing_id = ${id})
    update market_listing set locales = '{}', counts = '{}', closed_at = ${at}, closed_by = ${by}
    where id = ${id}`.execute(tx);
}

const rowsByLocale = (listed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into market_listing_locale (listing_id, locale, type, currency, coin_value, listed_at, seller_id)
  select l.id, g.locale, l.type, l.currency, l.coin_value, l.listed_at, l.seller_id
  from ${listed} l, unnest(l.locales) g(locale) where not l.offensive`;
