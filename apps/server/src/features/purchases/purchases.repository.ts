import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { PurchaseTables } from './purchases.tables.ts';

/** What a granted purchase brought, to whom. */
export interface Purchase {
  readonly entitlementId: string;
  readonly playerId: string;
  readonly skuId: string;
  readonly diamonds: number;
  readonly keys: number;
  readonly refunded: boolean;
}
export interface NewPurchase extends Omit<Purchase, 'refunded'> {
  readonly discordUserId: string;
  readonly gaveRole: boolean;
  readonly at: Date;
}

const columns = ['entitlement_id', 'player_id', 'sku_id', 'diamonds', 'keys', 'refunded_at'] as const;
const asPurchase = (row: {
  entitlement_id: string;
  player_id: string;
  sku_id: string;
  diamonds: number;
  keys: number;
  refunded_at: Date | null;
}): Purchase => ({
  entitlementId: row.entitlement_id,
  playerId: row.player_id,
  skuId: row.sku_id,
  diamonds: row.diamonds,
  keys: row.keys,
  refunded: row.refunded_at !== null,
});

/** Adds a purchase; false when it is known already. Whoever adds it also consumes it, hence the first attempt is noted. */
export async function addPurchase(tx: Tx, purchase: NewPurchase): Promise<boolean> {
  const row = await tx
    .withTables<PurchaseTables>()
    .insertInto('purchase')
    .values({
      entitlement_id: purchase.entitlementId,
      player_id: purchase.playerId,
      discord_user_id: purchase.discordUserId,
      sku_id: purchase.skuId,
      diamonds: purchase.diamonds,
      keys: purchase.keys,
      gave_role: purchase.gaveRole,
      granted_at: purchase.at,
      consume_tried_at: purchase.at,
      consumed_at: null,
      refunded_at: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('entitlement_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPurchase(db: Db, entitlementId: string): Promise<Purchase | null> {
  const row = await db
    .withTables<PurchaseTables>()
    .selectFrom('purchase')
    .select(columns)
    .where('entitlement_id', '=', entitlementId)
    .executeTakeFirst();
  return row === undefined ? null : asPurchase(row);
}

/** Holds the purchase's row until the transaction ends. */
export async function lockPurchase(tx: Tx, entitlementId: string): Promise<Purchase | null> {
  const row = await tx
    .withTables<PurchaseTables>()
    .selectFrom('purchase')
    .select(columns)
    .where('entitlement_id', '=', entitlementId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : asPurchase(row);
}

export async function setConsumed(tx: Tx, entitlementId: string, at: Date): Promise<void> {
  await tx
    .withTables<PurchaseTables>()
    .updateTable('purchase')
    .set({ consumed_at: at })
    .where('entitlement_id', '=', entitlementId)
    .execute();
}

/** Takes purchases that nobody has tried to consume since `before`, and notes the attempt: two servers never take the same. */
export async function takeUnconsumed(tx: Tx, before: Date, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ entitlement_id: string }>`
    update purchase set consume_tried_at = ${now}
    where entitlement_id in (
      select entitlement_id from purchase
      where consumed_at is null and refunded_at is null and consume_tried_at < ${before}
      order by consume_tried_at limit ${most} for update skip locked
    )
    returning entitlement_id`.execute(tx);
  return rows.map((row) => row.entitlement_id);
}

/** Notes a refund, and what could not be taken back because it was spent. */
export async function setRefunded(
  tx: Tx,
  entitlementId: string,
  refund: { readonly at: Date; readonly missingDiamonds: number; readonly missingKeys: number },
): Promise<void> {
  await tx
    .withTables<PurchaseTables>()
    .updateTable('purchase')
    .set({ refunded_at: refund.at, missing_diamonds: refund.missingDiamonds, missing_keys: refund.missingKeys })
    .where('entitlement_id', '=', entitlementId)
    .execute();
}

/** Whether a purchase gave the player the supporter's role, and none is left that would. */
export async function hasOutlivedRole(tx: Tx, playerId: string): Promise<boolean> {
  const row = await tx
    .withTables<PurchaseTables>()
    .selectFrom('purchase')
    .select(({ fn }) => [
      sql<boolean>`coalesce(bool_or(gave_role), false)`.as('gave'),
      fn.countAll<number>().filterWhere('refunded_at', 'is', null).as('left'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.gave === true && Number(row.left) === 0;
}

/** What a player bought, the oldest first. */
export const listPurchases = (db: Db, playerId: string) =>
  db
    .withTables<PurchaseTables>()
    .selectFrom('purchase')
    .select(['entitlement_id', 'discord_user_id', 'sku_id', 'diamonds', 'keys', 'granted_at', 'refunded_at'])
    .where('player_id', '=', playerId)
    .orderBy('granted_at')
    .execute();

/** Forgets which account at Discord paid. */
export async function forgetBuyer(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<PurchaseTables>()
    .updateTable('purchase')
    .set({ discord_user_id: '' })
    .where('player_id', '=', playerId)
    .execute();
}

/** Which of these players ever bought something. */
export async function readBuyers(db: Db, playerIds: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .withTables<PurchaseTables>()
    .selectFrom('purchase')
    .select('player_id')
    .distinct()
    .where('player_id', 'in', playerIds)
    .execute();
  return rows.map((row) => row.player_id);
}
