import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** How many friends a player has, and how many requests wait in each direction. */
export interface FriendCounts {
  readonly friends: number;
  readonly incoming: number;
  readonly outgoing: number;
}

export async function readCounts(db: Db, playerId: string): Promise<FriendCounts> {
  const { rows } = await sql<FriendCounts>`
    select
      (select count(*) from friendship where low_id = ${playerId})::int
        + (select count(*) from friendship where high_id = ${playerId})::int as friends,
      (select count(*) from friend_request where to_id = ${playerId})::int as incoming,
      (select count(*) from friend_request where from_id = ${playerId})::int as outgoing`.execute(db);
  return rows[0] ?? { friends: 0, incoming: 0, outgoing: 0 };
}

/** Counts a request of today; false, and none is counted, when there were that many already. */
export async function countRequest(tx: Tx, playerId: string, day: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into friend_requests_sent as today (player_id, day, sent) values (${playerId}, ${day}::date, 1)
    on conflict (player_id) do update
      set day = excluded.day, sent = case when today.day = excluded.day then today.sent + 1 else 1 end
      where today.day <> excluded.day or today.sent < ${most}
    returning sent`.execute(tx);
  return rows.length > 0;
}
