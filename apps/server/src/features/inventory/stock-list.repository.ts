import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { ItemKind } from './inventory.repository.ts';

/** Pieces of a thing in one language, and how many of them are promised. */
export interface StockPiece {
  readonly locale: string;
  readonly item: string;
  readonly count: number;
  readonly reserved: number;
}
/** All pieces of what is written alike. */
export interface StockSpelling {
  readonly item: string;
  readonly pieces: readonly Omit<StockPiece, 'item'>[];
}

/** What a player has of these things, each in its language. */
export async function readStockAmong(
  db: Db,
  playerId: string,
  kind: ItemKind,
  things: ReadonlyMap<string, string>,
): Promise<StockPiece[]> {
  const { rows } = await sql<StockPiece>`
    select i.locale, i.item, i.count, i.reserved
    from unnest(${[...things.keys()]}::text[], ${[...things.values()]}::text[]) g(locale, item)
    join inventory_item i on i.player_id = ${playerId} and i.kind = ${kind} and i.locale = g.locale and i.item = g.item
    where i.count > 0`.execute(db);
  return rows;
}

/** After every letter that a thing's name can have. */
const LAST = '\u{10FFFF}';

/** A page of what a player has of a kind and what begins with one of these, by the alphabet, and how much there is. */
export async function readStockPage(
  db: Db,
  playerId: string,
  kind: ItemKind,
  {
    beginnings,
    offset,
    limit,
  }: { readonly beginnings: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<{ readonly spellings: StockSpelling[]; readonly total: number }> {
  const begins = sql.join(
    beginnings.map((text) => sql`(item >= ${text} and item < ${text + LAST})`),
    sql` or `,
  );
  const { rows } = await sql<{
    item: string | null;
    locales: string[];
    counts: number[];
    reserved: number[];
    total: number;
  }>`
    with held as materialized (
      select item, array_agg(locale) as locales, array_agg(count) as counts, array_agg(reserved) as reserved
      from inventory_item where player_id = ${playerId} and kind = ${kind} and count > 0 and (${begins}) group by item)
    select t.total, p.* from (select count(*)::int as total from held) t
    left join (select * from held order by item offset ${offset} limit ${limit}) p on true
    order by p.item`.execute(db);
  const spellings = rows.flatMap(({ item, locales, counts, reserved }) =>
    item === null
      ? []
      : [
          {
            item,
            pieces: locales.map((locale, n) => ({ locale, count: counts[n] ?? 0, reserved: reserved[n] ?? 0 })),
          },
        ],
  );
  return { spellings, total: rows[0]?.total ?? 0 };
}
