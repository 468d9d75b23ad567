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
  /** Of a list without a search: up to one more than lie before its first mark. */
  readonly total: number;
}
/** A place in the order of a list: its key, as the database writes it, and the listing's number. */
export interface Mark {
  readonly k: string;
  readonly id: number;
}
/** Every so many listings' mark, the first one's left out, and how many there are. */
export interface Marks {
  readonly marks: readonly Mark[];
  readonly total: number;
}

/** After every letter that a word can have. */
const LAST = '\u{10FFFF}';

const KEYS: Readonly<
  Record<
    MarketSort,
    {
      readonly column: RawBuilder<unknown>;
      readonly order: RawBuilder<unknown>;
      readonly type: RawBuilder<unknown>;
      readonly fromHere: RawBuilder<unknown>;
    }
  >
> = {
  newest: { column: sql`listed_at`, order: sql`desc`, type: sql`timestamptz`, fromHere: sql`<=` },
  price_asc: { column: sql`coin_value`, order: sql`asc`, type: sql`bigint`, fromHere: sql`>=` },
  price_desc: { column: sql`coin_value`, order: sql`desc`, type: sql`bigint`, fromHere: sql`<=` },
};

/**
 * A page of what is for sale, but for what these sellers sell, so many listings after a mark or after the begin. Of a list
 * without a search it reads no more than lies between two marks, wherever it begins.
 */
export async function readMarketPage(
  db: Db,
  choice: Choice,
  hidden: readonly string[],
  { from, offset }: { readonly from: Mark | null; readonly offset: number },
): Promise<FoundPage> {
  const { order } = KEYS[choice.sort];
  // The first stretch is read whole: how long a short list is, is known at once.
  const most = from === null && offset < MARKET.stretch ? MARKET.stretch + 1 : offset + MARKET.page;
  const found =
    choice.beginnings === null
      ? sql`${listed(choice, hidden, { from, most })} order by k ${order}, id ${order} limit ${most}`
      : sql`${searched(choice, hidden, choice.beginnings)} order by k ${order}, id ${order}`;
  const { rows } = await sql<{ [Key in keyof ListingRow]: ListingRow[Key] | null } & { total: number }>`
    with found as materialized (
      select f.id, row_number() over () as place from (${found}) f)
    select t.total, l.*
    from (select count(*)::int as total from found) t
    left join (
      select p.place, ${LISTING_COLUMNS} from found p join market_listing l on l.id = p.id
      where p.place > ${offset} and p.place <= ${offset + MARKET.page}) l on true
    order by l.place`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    listings: rows.flatMap((row) => (row.id === null ? [] : [listingOf(row as ListingRow)])),
  };
}

/** Marks a list without a search, as everybody sees it but for what these sellers sell. Reads all of it. */
export async function readMarks(db: Db, choice: Choice, hidden: readonly string[]): Promise<Marks> {
  const { order } = KEYS[choice.sort];
  const { rows } = await sql<Mark & { place: number; last: boolean }>`
    select place::int, id, k::text, last from (
      select id, k, row_number() over (order by k ${order}, id ${order}) as place,
        lead(id) over (order by k ${order}, id ${order}) is null as last
      from (${listed(choice, hidden, null)}) s) ranked
    where last or place % ${MARKET.stretch} = 1
    order by place`.execute(db);
  return {
    marks: rows.filter(({ place }) => place > 1 && place % MARKET.stretch === 1).map(({ k, id }) => ({ k, id })),
    total: rows.at(-1)?.place ?? 0,
  };
}

/** How many listings of these sellers lie before each mark of a list, and in all of it. */
export async function countBefore(
  db: Db,
  choice: Choice,
  sellers: readonly string[],
  marks: readonly Mark[],
): Promise<{ readonly before: readonly number[]; readonly total: number }> {
  const { column, order, type } = KEYS[choice.sort];
  const { rows } = await sql<{ before: number; total: number }>`
    select before::int, total::int from (
      select n, count(own) over (order by k ${order}, id ${order}, own nulls first rows unbounded preceding) as before,
        count(own) over () as total
      from (
        select k, id, n, null::int as own
        from unnest(${marks.map(({ k }) => k)}::${type}[], ${marks.map(({ id }) => id)}::bigint[]) with ordinality m(k, id, n)
        union all
        select ${column}, id, null, 1 from market_listing l
        where l.closed_at is null and not l.offensive and l.seller_id = any(${[...sellers]}::text[]) and ${chosen(choice)}) r) c
    where n is not null order by n`.execute(db);
  return { before: rows.map(({ before }) => before), total: rows[0]?.total ?? 0 };
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

/** Those of each type and currency, each read from an index in its order, to be merged: from a mark on, at most so many. */
function listed(
  { type, currency, locale, sort }: Choice,
  hidden: readonly string[],
  part: { readonly from: Mark | null; readonly most: number } | null,
): RawBuilder<unknown> {
  const { column, order, type: keyType, fromHere } = KEYS[sort];
  const types = MARKET_TYPES.filter((one) => type === null || one === type);
  const currencies = MARKET_CURRENCIES.filter((one) => currency === null || one === currency);
  const id = locale === null ? sql`id` : sql`listing_id`;
  const from = part?.from ?? null;
  const begin =
    from === null ? sql`` : sql`and (${column}, ${id}) ${fromHere} (${from.k}::${keyType}, ${from.id}::bigint)`;
  const end = part === null ? sql`` : sql`order by ${column} ${order}, ${id} ${order} limit ${part.most}`;
  const table = locale === null ? sql`market_listing` : sql`market_listing_locale`;
  const shown = locale === null ? sql`closed_at is null and not offensive` : sql`locale = ${locale}`;
  const streams = types.flatMap((oneType) =>
    currencies.map(
      (oneCurrency) => sql`(
        select ${id} as id, ${column} as k from ${table}
        where ${shown} and type = ${oneType} and currency = ${oneCurrency}
          and seller_id <> all(${[...hidden]}::text[]) ${begin} ${end})`,
    ),
  );
  return sql`select id, k from (${sql.join(streams, sql` union all `)}) streams`;
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
