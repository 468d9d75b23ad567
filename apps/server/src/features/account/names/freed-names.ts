import { createHmac } from 'node:crypto';
import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountDeps } from '../account.deps.ts';
import type { AccountTables } from '../account.tables.ts';
import { skeletonOfUsername } from './username.ts';

type Deps = Pick<AccountDeps, 'refreshTokenKey' | 'clock' | 'session'>;

/** Keyed, so that who reads the database alone does not learn what somebody was called who is gone. */
const hashOf = ({ refreshTokenKey }: Deps, username: string): Buffer =>
  createHmac('sha256', refreshTokenKey)
    .update(`freed name ${skeletonOfUsername(username)}`)
    .digest();

/** Notes that somebody gave a name up: for a while nobody may pass for them by a name alone. */
export async function noteFreedName(tx: Tx, deps: Deps, username: string): Promise<void> {
  const freedAt = deps.clock.now();
  await tx
    .withTables<AccountTables>()
    .insertInto('freed_name')
    .values({ name_hash: hashOf(deps, username), freed_at: freedAt })
    .onConflict((on) => on.column('name_hash').doUpdateSet({ freed_at: freedAt }))
    .execute();
}

const keptSince = ({ clock, session }: Deps): Date => new Date(clock.now().getTime() - session.freedNameSeconds * 1000);

/** Whether somebody had this name, or one that looks like it, until lately. */
export async function wasFreedLately(db: Db, deps: Deps, username: string): Promise<boolean> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('freed_name')
    .select('freed_at')
    .where('name_hash', '=', hashOf(deps, username))
    .where('freed_at', '>', keptSince(deps))
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets names that were given up long ago. */
export async function forgetFreedNames(tx: Tx, deps: Deps): Promise<void> {
  await tx.withTables<AccountTables>().deleteFrom('freed_name').where('freed_at', '<=', keptSince(deps)).execute();
}
