import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { InventoryTables } from './inventory.tables.ts';

export type ItemKind = 'tile' | 'bomb' | 'background' | 'frame' | 'streak' | 'heart';

/** A thing that players own in numbers. Tiles belong to a language, the rest to none. */
export interface Item {
  readonly kind: ItemKind;
  readonly locale: string;
  readonly item: string;
}
export interface OwnedItem extends Item {
  readonly count: number;
}
export interface ItemGain extends Item {
  readonly playerId: string;
  readonly count: number;
}

/** Adds items and writes them to the ledger; rows are locked in sorted order. */
export async function addItems(tx: Tx, operationId: number, gains: readonly ItemGain[]): Promise<void> {
  if (gains.length === 0) return;
  const column = <Key extends keyof ItemGain>(key: Key) => gains.map((gain) => gain[key]);
  const rows = sql`
    select player_id, kind, locale, item, sum(count)::int count
    from unnest(${column('playerId')}::text[], ${column('kind')}::text[], ${column('locale')}::text[], ${column('item')}::text[], ${column('count')}::int[]) g(player_id, kind, locale, item, count)
    group by player_id, kind, locale, item order by player_id collate "C", kind collate "C", locale collate "C", item collate "C"`;
  await noteUnlocked(tx, gains);
  await sql`
    insert into inventory_item as owned (player_id, kind, locale, item, count) ${rows}
    on conflict (player_id, kind, locale, item) do update set count = owned.count + excluded.count`.execute(tx);
  await sql`insert into inventory_entry (operation_id, player_id, kind, locale, item, delta) select ${operationId}::bigint, r.* from (${rows}) r`.execute(
    tx,
  );
}

/** Kinds that their owner is told of when they come. */
export const UNLOCKED_KINDS = ['bomb', 'background'] as const satisfies readonly ItemKind[];
export type UnlockedKind = (typeof UNLOCKED_KINDS)[number];
const isUnlocked = (kind: ItemKind): boolean => UNLOCKED_KINDS.some((one) => one === kind);

/** Notes what the players did not own before. Comes before they do. */
export async function noteUnlocked(tx: Tx, gains: readonly ItemGain[]): Promise<void> {
  const unlocked = gains.filter(({ kind }) => isUnlocked(kind));
  if (unlocked.length === 0) return;
  const column = (key: 'playerId' | 'kind' | 'item') => unlocked.map((gain) => gain[key]);
  await sql`
    insert into inventory_news (player_id, kind, item)
    select distinct g.* from unnest(${column('playerId')}::text[], ${column('kind')}::text[], ${column('item')}::text[]) g(player_id, kind, item)
    where not exists (
      select from inventory_item i
      where i.player_id = g.player_id and i.kind = g.kind and i.item = g.item and i.count > 0)
    on conflict do nothing`.execute(tx);
}

/** Whether there is something that a player has not been told of. */
export async function hasUntoldItems(db: Db, playerId: string): Promise<boolean> {
  const row = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory_news')
    .select('item')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes what a player has not been told of yet: nobody gets the same twice. */
export async function takeUnlockedItems(
  tx: Tx,
  playerId: string,
): Promise<{ readonly kind: UnlockedKind; readonly item: string }[]> {
  const rows = await tx
    .withTables<InventoryTables>()
    .deleteFrom('inventory_news')
    .where('player_id', '=', playerId)
    .returning(['kind', 'item'])
    .execute();
  return rows.map(({ kind, item }) => ({ kind: kind as UnlockedKind, item }));
}

export const readItems = (db: Db, playerId: string, kind: ItemKind): Promise<OwnedItem[]> =>
  readItemsOfKinds(db, playerId, [kind]);

/** What a player owns of some kinds, by language and item. */
export async function readItemsOfKinds(db: Db, playerId: string, kinds: readonly ItemKind[]): Promise<OwnedItem[]> {
  const rows = await db
    .withTables<InventoryTables>()
    .selectFrom('inventory_item')
    .select(['kind', 'locale', 'item', 'count'])
    .where('player_id', '=', playerId)
    .where('kind', 'in', kinds)
    .where('count', '>', 0)
    .orderBy('locale')
    .orderBy('item')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ItemKind }));
}
