import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { CURRENCIES, type Currency } from './wallet.repository.ts';

/** The operations of an actor under these keys. */
export async function readOperationIds(db: Db, actor: string, keys: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from operation where actor = ${actor} and idempotency_key = any(${keys}::text[])`.execute(db);
  return rows.map((row) => row.id);
}

/** What a player got by these operations, less what they paid in them. */
export async function sumReceived(
  db: Db,
  playerId: string,
  operationIds: readonly number[],
): Promise<Record<Currency, number>> {
  const { rows } = await sql<{ currency: string; total: number }>`
    select a.currency, sum(e.amount)::bigint as total from wallet_entry e join wallet_account a on a.id = e.account_id
    where a.player_id = ${playerId} and e.operation_id = any(${operationIds}::bigint[]) group by a.currency`.execute(
    db,
  );
  const totalOf = (currency: Currency) => rows.find((row) => row.currency === currency)?.total ?? 0;
  const [coin, diamond, key] = CURRENCIES.map(totalOf);
  return { coin: coin ?? 0, diamond: diamond ?? 0, key: key ?? 0 };
}
