import { CLANS } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Somebody in a clan. */
export interface MemberRow {
  readonly playerId: string;
  readonly joinedAt: Date;
  readonly earned: number;
  readonly paidKeys: number;
}

/** The id of a player's clan; null: none. */
export async function findClanIdOf(db: Db, playerId: string): Promise<string | null> {
  const { rows } = await sql<{ clan_id: string }>`
    select clan_id from clan_member where player_id = ${playerId}`.execute(db);
  return rows[0]?.clan_id ?? null;
}

/** The members of a clan, by when they joined. */
export async function readMembers(db: Db, clanId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select player_id as "playerId", joined_at as "joinedAt", earned, paid_keys as "paidKeys"
    from clan_member where clan_id = ${clanId} order by joined_at, player_id`.execute(db);
  return rows;
}

export async function isMember(db: Db, clanId: string, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from clan_member where player_id = ${playerId} and clan_id = ${clanId}`.execute(db);
  return rows.length > 0;
}

/** Adds a member to a clan that is held, beside counting them. */
export async function addMember(tx: Tx, clanId: string, playerId: string, at: Date): Promise<void> {
  await sql`
    insert into clan_member (player_id, clan_id, joined_at) values (${playerId}, ${clanId}, ${at})`.execute(tx);
}
export async function countUp(tx: Tx, clanId: string): Promise<void> {
  await sql`update clan set member_count = member_count + 1 where id = ${clanId}`.execute(tx);
}

/** Takes a member out of a clan that is held; what they have earned stays the clan's. */
export async function removeMember(tx: Tx, clanId: string, playerId: string): Promise<void> {
  const { rows } = await sql<{ earned: number }>`
    delete from clan_member where player_id = ${playerId} and clan_id = ${clanId} returning earned`.execute(tx);
  await sql`update clan set past_earned = past_earned + ${rows[0]?.earned ?? 0} where id = ${clanId}`.execute(tx);
}
export async function countDown(tx: Tx, clanId: string): Promise<void> {
  await sql`update clan set member_count = member_count - 1 where id = ${clanId}`.execute(tx);
}

/** Whoever has earned most of a clan that is held, besides its owner; those who are banned come last, if they may come at all. */
export async function findHeir(
  tx: Tx,
  { clanId, ownerId }: { readonly clanId: string; readonly ownerId: string },
  banned: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from clan_member where clan_id = ${clanId} and player_id <> ${ownerId}
    order by player_id = any(${[...banned]}::text[]), earned desc, joined_at, player_id limit 1`.execute(tx);
  return rows[0]?.player_id ?? null;
}

export async function addPaidKeys(tx: Tx, playerId: string, keys: number): Promise<void> {
  await sql`update clan_member set paid_keys = paid_keys + ${keys} where player_id = ${playerId}`.execute(tx);
}

/** Until when a player who was in a clan joins none; null: may. */
export async function readRest(db: Db, playerId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select at from clan_left where player_id = ${playerId}`.execute(db);
  if (rows[0] === undefined) return null;
  const until = new Date(rows[0].at.getTime() + CLANS.restHours * 3_600_000);
  return until > now ? until : null;
}
export async function writeLeft(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    insert into clan_left (player_id, at) values (${playerId}, ${at})
    on conflict (player_id) do update set at = excluded.at`.execute(tx);
}
/** Forgets those who may join again anyway. */
export async function forgetLeft(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from clan_left where at < ${new Date(now.getTime() - CLANS.restHours * 3_600_000)}`.execute(tx);
}
