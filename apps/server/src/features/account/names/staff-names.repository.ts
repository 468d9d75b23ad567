import { isStaff, ROLES } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

const STAFF_ROLES = ROLES.map((role) => role.id).filter((id) => isStaff([id]));

/** Who holds a role of the staff, by user name. */
export async function readStaff(db: Db): Promise<readonly { readonly playerId: string; readonly username: string }[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('account')
    .select(['player_id', 'username'])
    // The first condition is the index's.
    .where(sql<boolean>`cardinality(roles) > 0`)
    .where(sql<boolean>`roles && ${STAFF_ROLES}::integer[]`)
    .execute();
  return rows.map((row) => ({ playerId: row.player_id, username: row.username }));
}
