import type { ClanBadge } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** The clans of these players, as they stand beside their names; who is in none is left out. */
export async function readBadges(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, ClanBadge>> {
  if (playerIds.length === 0) return new Map();
  const { rows } = await sql<ClanBadge & { readonly playerId: string }>`
    select m.player_id as "playerId", c.id, c.name, c.tag, c.exp
    from clan_member m join clan c on c.id = m.clan_id
    where m.player_id = any(${[...playerIds]}::text[])`.execute(db);
  return new Map(rows.map(({ playerId, id, name, tag, exp }) => [playerId, { id, name, tag, exp }]));
}
