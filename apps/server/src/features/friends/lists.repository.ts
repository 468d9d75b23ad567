import { DEFAULT_FRIEND_SETTINGS, FRIEND_STATUSES, type FriendStatus } from '@syllaboom/contracts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** A friend, and what they have set about how they show. */
export interface FriendRow {
  readonly friendId: string;
  readonly status: FriendStatus;
  readonly isToBeJoined: boolean;
}
export interface RequestRow {
  readonly playerId: string;
  readonly sentAt: Date;
}

/** A player's friends, in no order; as one text, since hundreds of rows cost more than what they say. */
export async function readFriendRows(db: Db, playerId: string): Promise<FriendRow[]> {
  const { rows } = await sql<{ friends: string | null }>`
    select string_agg(friend.id || coalesce(' ' || settings.status || ' ' || settings.friends_allowed_to_join, ''), ',')
      as friends
    from (
      select high_id as id from friendship where low_id = ${playerId}
      union all select low_id from friendship where high_id = ${playerId}
    ) friend left join friend_settings settings on settings.player_id = friend.id`.execute(db);
  return rows[0]?.friends?.split(',').map(toFriendRow) ?? [];
}

/** Neither ids nor statuses hold blanks or commas. */
function toFriendRow(text: string): FriendRow {
  const [friendId = '', set, mayJoin] = text.split(' ');
  const status = FRIEND_STATUSES.find((known) => known === set) ?? DEFAULT_FRIEND_SETTINGS.status;
  return { friendId, status, isToBeJoined: mayJoin !== 'false' };
}

/** Of these players, which are friends of somebody. */
export async function readFriendsAmong(db: Db, playerId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select high_id as id from friendship where low_id = ${playerId} and high_id = any(${ids}::text[])
    union all select low_id from friendship where high_id = ${playerId} and low_id = any(${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Requests to a player that wait, the latest first. */
export async function readIncoming(db: Db, playerId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select from_id as "playerId", sent_at as "sentAt" from friend_request where to_id = ${playerId}
    order by sent_at desc, from_id`.execute(db);
  return rows;
}

/** Requests of a player that wait, the latest first. */
export async function readOutgoing(db: Db, playerId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select to_id as "playerId", sent_at as "sentAt" from friend_request where from_id = ${playerId}
    order by sent_at desc, to_id`.execute(db);
  return rows;
}
