import { COLLECTIONS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** A day on which a player has looked at a collection of somebody else. */
interface DayOfVisit {
  readonly id: string;
  readonly playerId: string;
  /** As in 2026-11-25. */
  readonly day: string;
  readonly downloaded: boolean;
}

export async function readVisit(
  db: Db,
  { id, playerId, day }: DayOfVisit,
): Promise<{ readonly downloaded: boolean } | null> {
  const { rows } = await sql<{ downloaded: boolean }>`
    select downloaded from collection_view
    where collection_id = ${id} and player_id = ${playerId} and day = ${day}`.execute(db);
  return rows[0] ?? null;
}

/** Counts what is new on this day; nothing where the collection is gone meanwhile. */
export async function countVisitOf(tx: Tx, { id, playerId, day, downloaded }: DayOfVisit): Promise<void> {
  const { rows } = await sql`select from collection where id = ${id} for update`.execute(tx);
  if (rows.length === 0) return;
  const viewed = await sql`
    insert into collection_view (collection_id, player_id, day) values (${id}, ${playerId}, ${day})
    on conflict do nothing`.execute(tx);
  const fetched = downloaded
    ? await sql`
        update collection_view set downloaded = true
        where collection_id = ${id} and player_id = ${playerId} and day = ${day} and not downloaded`.execute(tx)
    : null;
  await sql`
    update collection set views = views + ${Number(viewed.numAffectedRows ?? 0n)}::int,
      downloads = downloads + ${Number(fetched?.numAffectedRows ?? 0n)}::int
    where id = ${id}`.execute(tx);
}

/** Deletes what makes nothing popular any more. */
export async function deleteOldVisits(tx: Tx, today: string): Promise<void> {
  await sql`delete from collection_view where day <= ${today}::date - ${COLLECTIONS.viewDays}::int`.execute(tx);
}

/**
 * Counts the popularity of so many collections anew, in the order of their ids, from behind this one; the id of the last one,
 * null where there was none.
 */
export async function countPopularity(tx: Tx, after: string, most: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with part as materialized (
      select id from collection where id > ${after} order by id limit ${most}),
    seen as (
      select v.collection_id as id, count(*)::int as views from collection_view v join part on part.id = v.collection_id
      group by v.collection_id),
    counted as (
      select c.id, c.downloads * ${COLLECTIONS.perDownload}::int + c.favorites * ${COLLECTIONS.perFavorite}::int
        + coalesce(seen.views, 0) as popularity
      from part join collection c on c.id = part.id left join seen on seen.id = c.id),
    changed as materialized (
      select c.id, counted.popularity from collection c join counted on counted.id = c.id
      where c.popularity <> counted.popularity order by c.id for update of c),
    written as (
      update collection c set popularity = changed.popularity from changed where c.id = changed.id)
    select id from part order by id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
