import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Of these collections those that are favorites of a player. */
export async function readFavoritesAmong(db: Db, playerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select collection_id as id from collection_favorite
    where player_id = ${playerId} and collection_id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Writes whether a collection that is held is a favorite; of how many players it is one then. */
export async function setFavorite(
  tx: Tx,
  wish: { readonly id: string; readonly playerId: string; readonly isFavorited: boolean; readonly at: Date },
): Promise<number> {
  const { id, playerId, isFavorited, at } = wish;
  const { numAffectedRows } = isFavorited
    ? await sql`
        insert into collection_favorite (collection_id, player_id, added_at) values (${id}, ${playerId}, ${at})
        on conflict do nothing`.execute(tx)
    : await sql`
        delete from collection_favorite where collection_id = ${id} and player_id = ${playerId}`.execute(tx);
  const by = Number(numAffectedRows ?? 0n) * (isFavorited ? 1 : -1);
  const { rows } = await sql<{ favorites: number }>`
    update collection set favorites = favorites + ${by}::int where id = ${id} returning favorites`.execute(tx);
  return rows[0]?.favorites ?? 0;
}
