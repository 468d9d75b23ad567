import { type FreeForAllRating, NEW_FREE_FOR_ALL } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { RankedTables } from './ranked.tables.ts';

/** Free-for-all ratings of these players; the rows are made when missing, then locked in sorted order. */
export async function lockFreeForAll(
  tx: Tx,
  playerIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, FreeForAllRating>> {
  const sorted = [...playerIds].sort();
  await sql`
    insert into ffa_rating (player_id, mu, sigma, matches, rated_at)
    select g.player_id, ${NEW_FREE_FOR_ALL.mu}, ${NEW_FREE_FOR_ALL.sigma}, 0, ${at} from unnest(${sorted}::text[]) g(player_id)
    on conflict (player_id) do nothing`.execute(tx);
  const rows = await tx
    .withTables<RankedTables>()
    .selectFrom('ffa_rating')
    .select(['player_id', 'mu', 'sigma'])
    .where('player_id', 'in', sorted)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ player_id, mu, sigma }) => [player_id, { mu, sigma }]));
}

/** Writes locked ratings after a match. */
export async function writeFreeForAll(
  tx: Tx,
  ratings: readonly (readonly [playerId: string, rating: FreeForAllRating])[],
  at: Date,
): Promise<void> {
  await sql`
    update ffa_rating r set mu = g.mu, sigma = g.sigma, matches = r.matches + 1, rated_at = greatest(r.rated_at, ${at})
    from unnest(${ratings.map(([id]) => id)}::text[], ${ratings.map(([, { mu }]) => mu)}::float8[],
      ${ratings.map(([, { sigma }]) => sigma)}::float8[]) g(player_id, mu, sigma)
    where r.player_id = g.player_id`.execute(tx);
}
