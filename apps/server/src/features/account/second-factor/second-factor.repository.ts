import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables } from '../account.tables.ts';

/** The shared secrets of a player's authenticator app, encrypted. */
export interface SecondFactor {
  readonly encrypted: Buffer | null;
  readonly enrolledAt: Date | null;
  /** The newest time step that was taken. */
  readonly lastStep: number | null;
  /** Of an app that is being set up. */
  readonly pending: Buffer | null;
}

export async function readSecondFactor(db: Db, playerId: string): Promise<SecondFactor | null> {
  const row = await db
    .withTables<AccountTables>()
    .selectFrom('second_factor')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    encrypted: row.sealed_secret,
    enrolledAt: row.enrolled_at,
    lastStep: row.last_step,
    pending: row.pending_secret,
  };
}

/** Keeps the secret of an app that is being set up; one that was set up before goes on counting. */
export async function savePending(tx: Tx, playerId: string, pending: Buffer): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('second_factor')
    .values({ player_id: playerId, pending_secret: pending })
    .onConflict((on) => on.column('player_id').doUpdateSet({ pending_secret: pending }))
    .execute();
}

/** The app that was being set up is the one that counts from now on. */
export async function enrolPending(
  tx: Tx,
  playerId: string,
  enrolled: { readonly secret: Buffer; readonly at: Date; readonly step: number },
): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('second_factor')
    .set({
      sealed_secret: enrolled.secret,
      enrolled_at: enrolled.at,
      last_step: enrolled.step,
      pending_secret: null,
    })
    .where('player_id', '=', playerId)
    .execute();
}

/** Spends a time step and all older ones; false when it was spent before. */
export async function spendStep(tx: Tx, playerId: string, step: number): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there was none. */
export async function removeSecondFactor(tx: Tx, playerId: string): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .deleteFrom('second_factor')
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes in the session that the second factor was proven in it. */
export async function markProven(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({ second_factor_at: at })
    .where('id', '=', sessionId)
    .execute();
}

/** What was proven with an app that counts no longer is proven no longer. */
export async function forgetProofs(tx: Tx, playerId: string): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('player_id', '=', playerId)
    .where('second_factor_at', 'is not', null)
    .execute();
}
