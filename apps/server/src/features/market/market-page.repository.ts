import { MARKET, MARKET_CURRENCIES, MARKET_TYPES, type MarketCurrency, type MarketType } from '@syllaboom/engine';
import type { MarketSort } from '@syllaboom/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { Listing } from './listing.ts';
import { LISTING_COLUMNS, listingOf, type ListingRow } from './listing.repository.ts';

/** Which listings. */
export interface Choice {
  readonly type: MarketType | null;
  readonly currency: MarketCurrency | null;
  readonly locale: string | null;
  /** What the words begin with; null: nobody searches. */
  readonly beginnings: readonly string[] | null;
  readonly sort: MarketSort;
}
export interface FoundPage {
  readonly listings: Listing[];
  /** Up to one more than is shown of any list. */
  readonly total: number;
}

/** After every letter that a word can have. */
const LAST = '\u{10FFFF}';
/** So much of a list is looked at: what lies behind is found by a search. */
const MOST = MARKET.page * MARKET.mostPages;

const KEYS: Readonly<
  Record<MarketSort, { readonly column: RawBuilder<unknown>; readonly order: RawBuilder<unknown> }>
> = {
  newest: { column: sql`listed_at`, order: sql`desc` },
  price_asc: { column: sql`coin_value`, order: sql`asc` },
  price_desc: { column: sql`coin_value`, order: sql`desc` },
};

/** A page of what is for sale, but for what these sellers sell. Every page of every list reads about as much as the first one. */
export async function readMarketPage(
  db: Db,
  choice: Choice,
  hidden: readonly string[],
  offset: number,
): Promise<FoundPage> {
  const { order } = KEYS[choice.sort];
  const { rows } = await sql<{ [Key in keyof ListingRow]: ListingRow[Key] | null } & { total: number }>`
    with found as materialized (
      select f.id, row_number() over () as place from (
        select id from (${choice.beginnings === null ? listed(choice, hidden) : searched(choice, hidden, choice.beginnings)}) s
        order by k ${order}, id ${order} limit ${MOST + 1}) f)
    select t.total, l.*
    from (select count(*)::int as total from found) t
    left join (
      select p.place, ${LISTING_COLUMNS} from found p join market_listing l on l.id = p.id
      where p.place > ${offset} and p.place <= ${Math.min(MOST, offset + MARKET.page)}) l on true
    order by l.place`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    listings: rows.flatMap((row) => (row.id === null ? [] : [listingOf(row as ListingRow)])),
  };
}

/** A player's own open listings, all of them. */
export async function readOwnListings(db: Db, sellerId: string, choice: Choice): Promise<Listing[]> {
  const { column, order } = KEYS[choice.sort];
  const { rows } = await sql<ListingRow>`
    select ${LISTING_COLUMNS} from market_listing l
    where l.closed_at is null and l.seller_id = ${sellerId} and ${chosen(choice)}
      and ${choice.beginnings === null ? sql`true` : begins(choice.beginnings)}
    order by ${column} ${order}, l.id ${order}`.execute(db);
  return rows.map(listingOf);
}

/** The first of each type and currency, each read from an index in its order, to be merged. */
function listed({ type, currency, locale, sort }: Choice, hidden: readonly string[]): RawBuilder<unknown> {
  const { column, order } = KEYS[sort];
  const types = MARKET_TYPES.filter((one) => type === null || one === type);
  const currencies = MARKET_CURRENCIES.filter((one) => currency === null || one === currency);
  const streams = types.flatMap((oneType) =>
    currencies.map((oneCurrency) => {
      const where = sql`type = ${oneType} and currency = ${oneCurrency} and seller_id <> all(${[...hidden]}::text[])`;
      return locale === null
        ? sql`(select id, ${column} as k from market_listing where closed_at is null and not offensive and ${where}
            order by ${column} ${order}, id ${order} limit ${MOST + 1})`
        : sql`(select listing_id as id, ${column} as k from market_listing_locale where locale = ${locale} and ${where}
            order by ${column} ${order}, listing_id ${order} limit ${MOST + 1})`;
    }),
  );
  return sql.join(streams, sql` union all `);
}

/** What is searched for is few: found by its letters, put in order afterwards. Whoever knows a word may find it. */
function searched(choice: Choice, hidden: readonly string[], beginnings: readonly string[]): RawBuilder<unknown> {
  return sql`
    select l.id, ${KEYS[choice.sort].column} as k from market_listing l
    where l.closed_at is null and ${begins(beginnings)} and ${chosen(choice)}
      and l.seller_id <> all(${[...hidden]}::text[])
      and (not l.offensive or l.word = any(${[...beginnings]}::text[]))`;
}

const begins = (beginnings: readonly string[]): RawBuilder<unknown> =>
  beginnings.length === 0
    ? sql`false`
    : sql`(${sql.join(
        beginnings.map((text) => sql`(l.word >= ${text} and l.word < ${text + LAST})`),
        sql` or `,
      )})`;

const chosen = ({ type, currency, locale }: Choice): RawBuilder<unknown> =>
  sql`${type === null ? sql`true` : sql`l.type = ${type}`} and ${currency === null ? sql`true` : sql`l.currency = ${currency}`}
    and ${locale === null ? sql`true` : sql`${locale} = any(l.locales)`}`;
