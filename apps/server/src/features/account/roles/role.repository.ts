import { NO_ROLE, roleOfType } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { lockAccount } from '../account.repository.ts';
import type { AccountTables } from '../account.tables.ts';

/** Adds a role to the held ones; a first one is shown at once. False when the player holds it already. */
export async function addHeldRole(tx: Tx, playerId: string, role: number): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      roles: sql<number[]>`array_append(roles, ${role}::int)`,
      player_type: sql<number>`case when cardinality(roles) = 0 then ${role}::int else player_type end`,
    })
    .where('player_id', '=', playerId)
    .where(sql<boolean>`not (${role}::int = any(roles))`)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a held role away, and the shown one with it. False when the player does not hold it. */
export async function removeHeldRole(tx: Tx, playerId: string, role: number): Promise<boolean> {
  const account = await lockAccount(tx, playerId);
  if (account === null || !account.roles.includes(role)) return false;
  const shownIsGone = roleOfType(account.type).id === role;
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({
      roles: account.roles.filter((held) => held !== role),
      player_type: shownIsGone ? NO_ROLE : account.type,
    })
    .where('player_id', '=', playerId)
    .execute();
  return true;
}

/** Shows a role, or a supporter's icon; whoever calls has checked that the player may. */
export async function setShownType(tx: Tx, playerId: string, type: number): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('account')
    .set({ player_type: type })
    .where('player_id', '=', playerId)
    .execute();
}
