import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';

/** Takes what a player got by these operations, as far as it is still there and free, and writes it to the ledger; how many pieces. */
export async function takeReceived(
  tx: Tx,
  operationId: number,
  playerId: string,
  receivedBy: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ kind: string; locale: string; item: string; taken: number }>`
    with got as (
      select kind, locale, item, sum(delta)::int as count from inventory_entry
      where player_id = ${playerId} and operation_id = any(${receivedBy}::bigint[])
      group by kind, locale, item having sum(delta) > 0),
    held as (
      select i.kind, i.locale, i.item, least(i.count - i.reserved, got.count) as taken
      from inventory_item i join got using (kind, locale, item)
      where i.player_id = ${playerId} and i.count > i.reserved
      order by i.kind, i.locale, i.item for update of i)
    update inventory_item i set count = i.count - held.taken from held
    where i.player_id = ${playerId} and i.kind = held.kind and i.locale = held.locale and i.item = held.item
    returning i.kind, i.locale, i.item, held.taken`.execute(tx);
  if (rows.length === 0) return 0;
  const column = (key: 'kind' | 'locale' | 'item') => rows.map((row) => row[key]);
  await sql`
    insert into inventory_entry (operation_id, player_id, kind, locale, item, delta)
    select ${operationId}::bigint, ${playerId}, g.kind, g.locale, g.item, -g.taken
    from unnest(${column('kind')}::text[], ${column('locale')}::text[], ${column('item')}::text[],
      ${rows.map((row) => row.taken)}::int[]) g(kind, locale, item, taken)`.execute(tx);
  return rows.reduce((sum, row) => sum + row.taken, 0);
}
