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

/** The changes as rows, in the order in which rows of things are locked everywhere. */
function rowsOf(changes: readonly StockChange[]) {
  const column = <Key extends keyof StockChange>(key: Key) => changes.map((change) => change[key]);
  return sql`
    select * from unnest(${column('playerId')}::text[], ${column('kind')}::text[], ${column('locale')}::text[],
      ${column('item')}::text[], ${column('count')}::int[], ${column('reserved')}::int[])
      c(player_id, kind, locale, item, count, reserved)
    order by player_id collate "C", kind collate "C", locale collate "C", item collate "C"`;
}

/** Locks what the players have of these things until the transaction ends; a thing that somebody gets for the first time, too. */
export async function lockStock(tx: Tx, changes: readonly StockChange[]): Promise<Stock[]> {
  // A new row that meets one of a concurrent transaction waits for that, hence one pass over all rows, in their order.
  const { rows } = changes.some(({ count }) => count > 0)
    ? await sql<Omit<Stock, 'playerId'> & { player_id: string }>`
        insert into inventory_item as owned (player_id, kind, locale, item, count)
        select player_id, kind, locale, item, 0 from (${rowsOf(changes)}) c
        on conflict (player_id, kind, locale, item) do update set count = owned.count
        returning player_id, kind, locale, item, count, reserved`.execute(tx)
    : await sql<Omit<Stock, 'playerId'> & { player_id: string }>`
        select i.player_id, i.kind, i.locale, i.item, i.count, i.reserved
        from inventory_item i join (${rowsOf(changes)}) c using (player_id, kind, locale, item)
        order by player_id, kind, locale, item for update of i`.execute(tx);
  return rows.map(({ player_id: playerId, ...stock }) => ({ ...stock, playerId }));
}

/** What a player has of a kind, and how much of it is promised, by language and thing. */
export async function readStock(db: Db, playerId: string, kind: Item['kind']): Promise<Omit<Stock, 'playerId'>[]> {
  const { rows } = await sql<Omit<Stock, 'playerId'>>`
    select kind, locale, item, count, reserved from inventory_item
    where player_id = ${playerId} and kind = ${kind} and count > 0 order by locale, item`.execute(db);
  return rows;
}

/** Writes changes of rows that are locked, and what came and went into the ledger. Promises are none of its business: they have no operation. */
export async function writeStock(tx: Tx, operationId: number | null, changes: readonly StockChange[]): Promise<void> {
  const written = sql`
    update inventory_item i set count = i.count + c.count, reserved = i.reserved + c.reserved from (${rowsOf(changes)}) c
    where i.player_id = c.player_id and i.kind = c.kind and i.locale = c.locale and i.item = c.item`;
  if (operationId === null) await written.execute(tx);
  else
    await sql`
      with written as (${written})
      insert into inventory_entry (operation_id, player_id, kind, locale, item, delta)
      select ${operationId}::bigint, player_id, kind, locale, item, count from (${rowsOf(changes)}) c where count <> 0`.execute(
      tx,
    );
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
