import { type ExchangePool, settlePool } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ExchangeTables } from './exchange.tables.ts';

const select = (db: Db) =>
  db
    .withTables<ExchangeTables>()
    .selectFrom('exchange_pool')
    .select(['price', 'factor', 'settled_at', 'target', 'counted_on']);

type PoolRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const settle = ({ price, factor, settled_at, target }: PoolRow, now: Date) =>
  settlePool({ price, factor }, { at: settled_at.getTime(), now: now.getTime(), target });

/** The exchange as it is now. */
export const readPool = async (db: Db, now: Date): Promise<ExchangePool> =>
  settle(await select(db).executeTakeFirstOrThrow(), now).pool;

/** The same, held until the transaction ends: one exchange after the other. */
export async function lockPool(tx: Tx, now: Date): Promise<{ readonly pool: ExchangePool; readonly settledAt: Date }> {
  const { pool, at } = settle(await select(tx).forUpdate().executeTakeFirstOrThrow(), now);
  return { pool, settledAt: new Date(at) };
}

/** Writes what became of the exchange that is held. */
export async function savePool(tx: Tx, { price, factor }: ExchangePool, settledAt: Date): Promise<void> {
  await tx
    .withTables<ExchangeTables>()
    .updateTable('exchange_pool')
    .set({ price, factor, settled_at: settledAt })
    .execute();
}

/** Whether the players have not been counted for this day; the exchange is held. */
export async function lockUncounted(tx: Tx, day: string): Promise<boolean> {
  const row = await tx
    .withTables<ExchangeTables>()
    .selectFrom('exchange_pool')
    .select('id')
    .where((is) => is.or([is('counted_on', 'is', null), is('counted_on', '<', day)]))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** From here on the reserves go towards this size. */
export async function setTarget(tx: Tx, target: number, day: string): Promise<void> {
  await tx.withTables<ExchangeTables>().updateTable('exchange_pool').set({ target, counted_on: day }).execute();
}
