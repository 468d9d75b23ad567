import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Item } from './inventory.repository.ts';

/** How what a player has of a thing changes. Below zero: it goes, is set free. */
export interface StockChange extends Item {
  readonly playerId: string;
  readonly count: number;
  readonly reserved: number;
}
/** What a player has of a thing, and how much of that is promised elsewhere. */
export interface Stock extends Item {
  readonly playerId: string;
  readonly count: number;
  readonly reserved: number;
}

type StockRow = Omit<Stock, 'playerId'> & { readonly player_id: string };
const stockOf = ({ player_id: playerId, ...stock }: StockRow): Stock => ({ ...stock, playerId });

/** What tells apart what a player has of a thing. */
export const keyOf = ({ playerId, kind, locale, item }: Item & { readonly playerId: string }): string =>
  [playerId, kind, locale, item].join(' ');

/** The changes as rows, in the order in which rows of things are locked everywhere. */
function rowsOf(changes: readonly StockChange[]) {
  const column = <Key extends keyof StockChange>(key: Key) => changes.map((change) => change[key]);
  return sql`
    select * from unnest(${column('playerId')}::text[], ${column('kind')}::text[], ${column('locale')}::text[],
      ${column('item')}::text[], ${column('count')}::int[], ${column('reserved')}::int[])
      c(player_id, kind, locale, item, count, reserved)
    order by player_id collate "C", kind collate "C", locale collate "C", item collate "C"`;
}

/**
 * Writes changes, none twice, where all of them are covered, with what came and went in the ledger; promises are none of its
 * business: they have no operation. What is not covered comes back as what there is of it; whoever asked rolls back.
 *
 * One statement, in one pass over all rows in their order: a new row that meets one of a concurrent transaction waits for it,
 * and whoever comes second looks at what the first has left. A row that is covered by nothing is locked and stays as it is.
 */
export async function writeStock(
  tx: Tx,
  operationId: number | null,
  changes: readonly StockChange[],
): Promise<Stock[]> {
  const isSound = sql`c.reserved between 0 and c.count`;
  const ofOwned = sql`c.player_id = owned.player_id and c.kind = owned.kind and c.locale = owned.locale and c.item = owned.item`;
  const entered =
    operationId === null
      ? sql``
      : sql`, entered as (
          insert into inventory_entry (operation_id, player_id, kind, locale, item, delta)
          select ${operationId}::bigint, player_id, kind, locale, item, count from changes where count <> 0)`;
  const { rows } = await sql<StockRow>`
    with changes as materialized (${rowsOf(changes)}),
    written as (
      insert into inventory_item as owned (player_id, kind, locale, item, count, reserved)
      select player_id, kind, locale, item, case when ${isSound} then count else 0 end, case when ${isSound} then reserved else 0 end
      from changes c
      on conflict (player_id, kind, locale, item) do update
        set (count, reserved) = (select owned.count + c.count, owned.reserved + c.reserved from changes c where ${ofOwned})
        where exists (
          select from changes c where ${ofOwned} and owned.reserved + c.reserved between 0 and owned.count + c.count)
      returning owned.*, xmax = 0 as is_new)
      ${entered}
    select player_id, kind, locale, item from changes c
    where not exists (select from written owned where ${ofOwned} and (not owned.is_new or ${isSound}))`.execute(tx);
  if (rows.length === 0) return [];
  const faulty = new Set(rows.map(stockOf).map(keyOf));
  return readStockOf(
    tx,
    changes.filter((change) => faulty.has(keyOf(change))),
  );
}

async function readStockOf(tx: Tx, things: readonly StockChange[]): Promise<Stock[]> {
  const { rows } = await sql<StockRow>`
    select i.player_id, i.kind, i.locale, i.item, i.count, i.reserved
    from inventory_item i join (${rowsOf(things)}) c using (player_id, kind, locale, item)`.execute(tx);
  return rows.map(stockOf);
}

/** What a player has of a kind, and how much of it is promised, by language and thing. */
export async function readStock(db: Db, playerId: string, kind: Item['kind']): Promise<Omit<Stock, 'playerId'>[]> {
  const { rows } = await sql<Omit<Stock, 'playerId'>>`
    select kind, locale, item, count, reserved from inventory_item
    where player_id = ${playerId} and kind = ${kind} and count > 0 order by locale, item`.execute(db);
  return rows;
}

/** @internal For tests. Things whose number is not the sum of their entries, or that are promised beyond it. Always 0. */
export async function countItemFaults(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with sums as (
      select player_id, kind, locale, item, sum(delta) as total from inventory_entry group by 1, 2, 3, 4)
    select count(*)::int as count from inventory_item i full join sums s using (player_id, kind, locale, item)
    where coalesce(i.count, 0) <> coalesce(s.total, 0) or i.reserved not between 0 and i.count`.execute(db);
  return rows[0]?.count ?? 0;
}
