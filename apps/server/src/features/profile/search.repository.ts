import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** Somebody whose name fits a search. */
export interface NameHit {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly exp: number;
}

/** From this length on the letters may stand anywhere in the name: that is what the index can find. */
const LEAST_INSIDE = 3;

/** The text as itself in a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Players whose name holds a text (a short one: begins with it) and who have at least so much exp; names that begin with
 * it first, then who has played most.
 */
export async function searchNames(
  db: Db,
  search: { readonly text: string; readonly leastExp: number; readonly except: string; readonly most: number },
): Promise<NameHit[]> {
  const text = escapeLike(search.text.toLowerCase());
  const pattern = [...search.text].length < LEAST_INSIDE ? `${text}%` : `%${text}%`;
  const { rows } = await sql<{ player_id: string; display_name: string; avatar: string; exp: number }>`
    select player_id, display_name, avatar, exp from profile
    where lower(display_name) like ${pattern} and exp >= ${search.leastExp} and player_id <> ${search.except}
    order by lower(display_name) like ${`${text}%`} desc, exp desc, player_id
    limit ${search.most}`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    displayName: row.display_name,
    avatar: row.avatar,
    exp: row.exp,
  }));
}
