import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** Somebody whose name fits a search. */
export interface NameHit {
  readonly playerId: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly frame: number;
  readonly exp: number;
}

/** From this length on the letters may stand anywhere in the name: that is what the index can find. */
const LEAST_INSIDE = 3;

/** The text as itself in a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Of a text that thousands of names hold, so many names of each kind are looked at. */
const SCAN_LIMIT = 1_000;
/** And beside them so many of the best-known players. */
const BEST_KNOWN = 2_000;

/**
 * Players whose name holds a text (a short one: begins with it) and who have at least so much exp; names that begin with
 * it first, then who has played most. Inner letters count when too few names begin so. Where more names fit than are looked
 * at, the best-known players are among those found and the others are the first in the order of the names: a search takes
 * milliseconds at a million players, whatever is searched for.
 */
export async function searchNames(
  db: Db,
  search: { readonly text: string; readonly leastExp: number; readonly except: string; readonly most: number },
): Promise<NameHit[]> {
  const text = escapeLike(search.text.toLowerCase());
  const beginning = `${text}%`;
  const anywhere = [...search.text].length < LEAST_INSIDE ? beginning : `%${beginning}`;
  const shown = sql.raw('player_id, display_name, avatar, frame, exp');
  const { rows } = await sql<{ player_id: string; display_name: string; avatar: string; frame: number; exp: number }>`
    with beginning as materialized (
      select ${shown} from profile where lower(display_name) like ${beginning}
      order by lower(display_name) using ~<~ limit ${SCAN_LIMIT}
    ), inside as materialized (
      select ${shown} from profile
      where lower(display_name) like ${anywhere} and ${anywhere !== beginning}::boolean
        and (select count(*) from beginning where exp >= ${search.leastExp}) < ${search.most}
      limit ${SCAN_LIMIT}
    ), known as materialized (
      select ${shown} from (select ${shown} from profile order by fame desc, player_id limit ${BEST_KNOWN}) best
      where lower(display_name) like ${anywhere}
        and greatest((select count(*) from beginning), (select count(*) from inside)) >= ${SCAN_LIMIT}
    )
    select ${shown} from (select * from beginning union select * from inside union select * from known) fitting
    where exp >= ${search.leastExp} and player_id <> ${search.except}
    order by lower(display_name) like ${beginning} desc, exp desc, player_id
    limit ${search.most}`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id,
    displayName: row.display_name,
    avatar: row.avatar,
    frame: row.frame,
    exp: row.exp,
  }));
}

/** Of these players those whose name holds a text. */
export async function findNamed(db: Db, playerIds: readonly string[], text: string): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await sql<{ player_id: string }>`
    select player_id from profile
    where player_id = any(${playerIds}::text[]) and lower(display_name) like ${`%${escapeLike(text.toLowerCase())}%`}`.execute(
    db,
  );
  return rows.map((row) => row.player_id);
}
