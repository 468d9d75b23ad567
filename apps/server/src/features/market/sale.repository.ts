import type { GameLanguage, MarketCurrency, MarketType } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { type Listing, type Piece, worthOfPiece } from './listing.ts';
import type { MarketTables } from './market.tables.ts';

/** A piece that was sold. */
export interface Sale {
  readonly id: number;
  readonly at: Date;
  /** Null: the account is erased. */
  readonly sellerId: string | null;
  readonly buyerId: string | null;
  readonly type: MarketType;
  readonly locale: GameLanguage;
  readonly word: string;
  readonly price: number;
  readonly currency: MarketCurrency;
}
/** What goes to whom of a listing that is held. */
export interface NewSale {
  readonly listing: Listing;
  readonly buyerId: string;
  readonly locale: GameLanguage;
  /** What stays for sale. */
  readonly left: readonly Piece[];
  readonly at: Date;
}

/**
 * Writes a sale: the listing has a piece less or is over, the history and the pair's day have it. In one statement, for a
 * buyer waits. What the two have traded on that day comes back, in coins' worth.
 */
export async function writeSale(tx: Tx, { listing, buyerId, locale, left, at }: NewSale): Promise<number> {
  const { sellerId } = listing;
  const isSellerLow = sellerId < buyerId;
  const [low, high] = isSellerLow ? [sellerId, buyerId] : [buyerId, sellerId];
  const value = worthOfPiece(listing);
  const isOver = left.length === 0;
  const stillThere = left.some((piece) => piece.locale === locale);
  const { rows } = await sql<{ volume: number }>`
    with listed as (
      update market_listing set locales = ${left.map((piece) => piece.locale)}::text[],
        counts = ${left.map(({ count }) => count)}::int[], closed_at = ${isOver ? at : null}::timestamptz,
        closed_by = ${isOver ? 'sold' : null}
      where id = ${listing.id}),
    by_locale as (
      delete from market_listing_locale where listing_id = ${listing.id} and locale = ${locale} and ${!stillThere}),
    sold as (
      insert into market_sale (at, seller_id, buyer_id, type, locale, word, price, currency)
      values (${at}, ${sellerId}, ${buyerId}, ${listing.type}, ${locale}, ${listing.word}, ${listing.price}, ${listing.currency}))
    insert into market_pair_day as d (low_id, high_id, day, to_low, to_high, sales)
    values (${low}, ${high}, ${at.toISOString().slice(0, 10)}, ${isSellerLow ? value : 0}, ${isSellerLow ? 0 : value}, 1)
    on conflict (low_id, high_id, day) do update
      set to_low = d.to_low + excluded.to_low, to_high = d.to_high + excluded.to_high, sales = d.sales + 1
    returning d.to_low + d.to_high as volume`.execute(tx);
  return rows[0]?.volume ?? 0;
}

interface SaleRow extends Omit<Sale, 'sellerId' | 'buyerId'> {
  readonly seller_id: string | null;
  readonly buyer_id: string | null;
}
const COLUMNS = sql`id, at, seller_id, buyer_id, type, locale, word, price, currency`;
const saleOf = ({ seller_id: sellerId, buyer_id: buyerId, ...sale }: SaleRow): Sale => ({ ...sale, sellerId, buyerId });

/** The latest sales before the one with this number; null: the latest of all. */
export async function readSales(db: Db, before: number | null, most: number): Promise<Sale[]> {
  const { rows } = await sql<SaleRow>`
    select ${COLUMNS} from market_sale where ${before === null ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${most}`.execute(db);
  return rows.map(saleOf);
}

/** The latest that a player has sold or bought. */
export async function readSalesOf(db: Db, playerId: string, most: number): Promise<Sale[]> {
  const { rows } = await sql<SaleRow>`
    select * from (
      (select ${COLUMNS} from market_sale where seller_id = ${playerId} order by id desc limit ${most})
      union all
      (select ${COLUMNS} from market_sale where buyer_id = ${playerId} order by id desc limit ${most})) own
    order by id desc limit ${most}`.execute(db);
  return rows.map(saleOf);
}

/** What a thing last sold for. */
export interface LastPrice {
  readonly at: Date;
  readonly price: number;
  readonly currency: MarketCurrency;
}

/** What things last sold for, in their order; null: never. */
export async function readLastPrices(
  db: Db,
  things: readonly { readonly type: MarketType; readonly locale: string; readonly word: string }[],
): Promise<(LastPrice | null)[]> {
  if (things.length === 0) return [];
  const { rows } = await sql<{ at: Date | null; price: number; currency: MarketCurrency }>`
    select s.at, s.price, s.currency
    from unnest(${things.map(({ type }) => type)}::text[], ${things.map(({ locale }) => locale)}::text[],
      ${things.map(({ word }) => word)}::text[]) with ordinality g(type, locale, word, place)
    left join lateral (
      select m.at, m.price, m.currency from market_sale m
      where m.type = g.type and m.locale = g.locale and m.word = g.word order by m.id desc limit 1) s on true
    order by g.place`.execute(db);
  return rows.map(({ at, price, currency }) => (at === null ? null : { at, price, currency }));
}

/** Takes the sales that a seller has not heard of: nobody is told the same twice. */
export async function takeUntold(
  tx: Tx,
  sellerId: string,
): Promise<{ readonly word: string; readonly price: number; readonly currency: MarketCurrency }[]> {
  const rows = await tx
    .withTables<MarketTables>()
    .updateTable('market_sale')
    .set({ untold: false })
    .where('seller_id', '=', sellerId)
    .where('untold', '=', true)
    .returning(['id', 'word', 'price', 'currency'])
    .execute();
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ word, price, currency }) => ({ word, price, currency: currency as MarketCurrency }));
}

/** Whether there is a sale that a seller has not heard of. */
export async function hasUntold(db: Db, sellerId: string): Promise<boolean> {
  const row = await db
    .withTables<MarketTables>()
    .selectFrom('market_sale')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('untold', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
