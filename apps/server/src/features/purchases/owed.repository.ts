import type { Db, Tx } from '#platform/db/index.ts';
import { sql } from 'kysely';

/** What refunded purchases of a player left open: it was spent before it could be taken back. */
export async function readOwed(
  db: Db,
  playerId: string,
): Promise<{ readonly diamonds: number; readonly keys: number }> {
  const { rows } = await sql<{ diamonds: number; keys: number }>`
    select coalesce(sum(missing_diamonds), 0)::int as diamonds, coalesce(sum(missing_keys), 0)::int as keys
    from purchase where player_id = ${playerId} and refunded_at is not null`.execute(db);
  return rows[0] ?? { diamonds: 0, keys: 0 };
}

/**
 * Takes what is owed off what a purchase gives, the oldest refund first; how much it was. Whoever calls takes it from the
 * player.
 */
export async function settleOwed(
  tx: Tx,
  playerId: string,
  given: { readonly diamonds: number; readonly keys: number },
): Promise<{ readonly diamonds: number; readonly keys: number }> {
  const { rows } = await sql<{ id: string; diamonds: number; keys: number }>`
    select entitlement_id as id, missing_diamonds as diamonds, missing_keys as keys from purchase
    where player_id = ${playerId} and refunded_at is not null and missing_diamonds + missing_keys > 0
    order by refunded_at, entitlement_id for update`.execute(tx);
  let { diamonds, keys } = given;
  for (const owed of rows) {
    const paid = { diamonds: Math.min(diamonds, owed.diamonds), keys: Math.min(keys, owed.keys) };
    if (paid.diamonds + paid.keys === 0) continue;
    diamonds -= paid.diamonds;
    keys -= paid.keys;
    await sql`
      update purchase set missing_diamonds = missing_diamonds - ${paid.diamonds}, missing_keys = missing_keys - ${paid.keys}
      where entitlement_id = ${owed.id}`.execute(tx);
  }
  return { diamonds: given.diamonds - diamonds, keys: given.keys - keys };
}
