import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { FriendTables } from './friends.tables.ts';

/** What is between two players, seen from the first one. */
export type PairState = 'none' | 'friends' | 'asked' | 'wasAsked';

const ordered = (one: string, other: string): readonly [low: string, high: string] =>
  one < other ? [one, other] : [other, one];

/**
 * Everything that touches a pair (friendship, requests, the end of both by a block) waits here for each other, until the
 * transaction ends. Comes after the accounts are held, and before `lockCounts`.
 */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const [low, high] = ordered(one, other);
  await sql`select pg_advisory_xact_lock(hashtextextended('friends:' || ${low} || ':' || ${high}, 0))`.execute(tx);
}

/** What counts how many friends and requests these two have waits here, in an order that is the same for all. */
export async function lockCounts(tx: Tx, one: string, other: string): Promise<void> {
  for (const playerId of ordered(one, other))
    await sql`select pg_advisory_xact_lock(hashtextextended('friend counts:' || ${playerId}, 0))`.execute(tx);
}

export async function readPair(db: Db, playerId: string, otherId: string): Promise<PairState> {
  const [low, high] = ordered(playerId, otherId);
  const { rows } = await sql<{ friends: boolean; from_id: string | null }>`
    select exists (select from friendship where low_id = ${low} and high_id = ${high}) as friends,
      (select from_id from friend_request
       where least(from_id, to_id) = ${low} and greatest(from_id, to_id) = ${high}) as from_id`.execute(db);
  const [pair] = rows;
  if (pair === undefined) return 'none';
  if (pair.friends) return 'friends';
  if (pair.from_id === null) return 'none';
  return pair.from_id === playerId ? 'asked' : 'wasAsked';
}

export async function addFriendship(tx: Tx, one: string, other: string, since: Date): Promise<void> {
  const [low_id, high_id] = ordered(one, other);
  await tx.withTables<FriendTables>().insertInto('friendship').values({ low_id, high_id, since }).execute();
}

/** Whether there was one. */
export async function deleteFriendship(tx: Tx, one: string, other: string): Promise<boolean> {
  const [low, high] = ordered(one, other);
  const { numDeletedRows } = await tx
    .withTables<FriendTables>()
    .deleteFrom('friendship')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function addRequest(tx: Tx, fromId: string, toId: string, at: Date): Promise<void> {
  const row = { from_id: fromId, to_id: toId, sent_at: at };
  await tx.withTables<FriendTables>().insertInto('friend_request').values(row).execute();
}

/** Takes the request between two players away, whoever sent it; who did, null: there was none. */
export async function deleteRequest(tx: Tx, one: string, other: string): Promise<string | null> {
  const [low, high] = ordered(one, other);
  const { rows } = await sql<{ from_id: string }>`
    delete from friend_request where least(from_id, to_id) = ${low} and greatest(from_id, to_id) = ${high}
    returning from_id`.execute(tx);
  return rows[0]?.from_id ?? null;
}

/** How often the second player has declined the first one, and when last. */
export async function readDeclines(
  db: Db,
  fromId: string,
  toId: string,
): Promise<{ readonly times: number; readonly lastAt: Date } | null> {
  const row = await db
    .withTables<FriendTables>()
    .selectFrom('friend_decline')
    .select(['times', 'last_at'])
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .executeTakeFirst();
  return row === undefined ? null : { times: row.times, lastAt: row.last_at };
}

export async function addDecline(tx: Tx, fromId: string, toId: string, at: Date): Promise<void> {
  await sql`
    insert into friend_decline (from_id, to_id, times, last_at) values (${fromId}, ${toId}, 1, ${at})
    on conflict (from_id, to_id) do update set times = friend_decline.times + 1, last_at = excluded.last_at`.execute(
    tx,
  );
}

/** Whoever became friends has not declined the other one any more. */
export async function forgetDeclines(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    delete from friend_decline
    where (from_id = ${one} and to_id = ${other}) or (from_id = ${other} and to_id = ${one})`.execute(tx);
}
