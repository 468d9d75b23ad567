import { CLANS, type ClanCurrency } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { currencyOf } from '../clan.repository.ts';

/** A request to be let in, with the fee of its moment. */
export interface JoinRequest {
  readonly clanId: string;
  readonly playerId: string;
  readonly sentAt: Date;
  readonly fee: number;
  readonly feeType: ClanCurrency;
}
interface Row {
  readonly clan_id: string;
  readonly player_id: string;
  readonly sent_at: Date;
  readonly fee: number;
  readonly fee_type: string;
}
const requestOf = (row: Row): JoinRequest => ({
  clanId: row.clan_id,
  playerId: row.player_id,
  sentAt: row.sent_at,
  fee: row.fee,
  feeType: currencyOf(row.fee_type),
});

/** Requests that are older wait no longer. */
const oldest = (now: Date): Date => new Date(now.getTime() - CLANS.requestDays * 86_400_000);

export async function findRequest(db: Db, clanId: string, playerId: string, now: Date): Promise<JoinRequest | null> {
  const { rows } = await sql<Row>`
    select * from clan_request
    where clan_id = ${clanId} and player_id = ${playerId} and sent_at > ${oldest(now)}`.execute(db);
  return rows[0] === undefined ? null : requestOf(rows[0]);
}
/** Requests to a clan, the first to ask first. */
export async function readRequestsTo(db: Db, clanId: string, now: Date): Promise<JoinRequest[]> {
  const { rows } = await sql<Row>`
    select * from clan_request where clan_id = ${clanId} and sent_at > ${oldest(now)}
    order by sent_at, player_id`.execute(db);
  return rows.map(requestOf);
}
export async function readRequestsBy(db: Db, playerId: string, now: Date): Promise<JoinRequest[]> {
  const { rows } = await sql<Row>`
    select * from clan_request where player_id = ${playerId} and sent_at > ${oldest(now)}`.execute(db);
  return rows.map(requestOf);
}
export async function countRequestsTo(db: Db, clanId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from clan_request where clan_id = ${clanId} and sent_at > ${oldest(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes a request, over one that has run out. */
export async function addRequest(tx: Tx, { clanId, playerId, sentAt, fee, feeType }: JoinRequest): Promise<void> {
  await sql`
    insert into clan_request (clan_id, player_id, sent_at, fee, fee_type)
    values (${clanId}, ${playerId}, ${sentAt}, ${fee}, ${feeType})
    on conflict (clan_id, player_id) do update set sent_at = excluded.sent_at, fee = excluded.fee,
      fee_type = excluded.fee_type`.execute(tx);
}
/** Whether there was one. */
export async function deleteRequest(tx: Tx, clanId: string, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from clan_request where clan_id = ${clanId} and player_id = ${playerId} returning clan_id`.execute(tx);
  return rows.length > 0;
}
export async function deleteRequestsBy(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from clan_request where player_id = ${playerId}`.execute(tx);
}
export async function deleteRequestsTo(tx: Tx, clanId: string): Promise<void> {
  await sql`delete from clan_request where clan_id = ${clanId}`.execute(tx);
}
/** Requests of one of two players to the clan of the other. */
export async function deleteRequestsBetween(tx: Tx, playerId: string, otherId: string): Promise<void> {
  await sql`
    delete from clan_request r using clan c
    where c.id = r.clan_id and ((r.player_id = ${playerId} and c.owner_id = ${otherId})
      or (r.player_id = ${otherId} and c.owner_id = ${playerId}))`.execute(tx);
}
export async function deleteOldRequests(tx: Tx, now: Date): Promise<void> {
  await sql`delete from clan_request where sent_at <= ${oldest(now)}`.execute(tx);
}
