import type { Db, Tx } from '#platform/db/index.ts';
import type { AccountTables, CodePurpose } from '../account.tables.ts';
import { hashCode } from './recovery-code.ts';

export const FOR_PASSWORD: readonly CodePurpose[] = ['password', 'operator'];

/** Hashes of a player's codes for one of these purposes that can be used now. */
export async function readCodeHashes(
  db: Db,
  playerId: string,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await db
    .withTables<AccountTables>()
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .execute();
  return rows.map((row) => row.code_hash);
}

/** How many codes are left that the player holds for this. */
export async function countCodes(db: Db, playerId: string, purpose: CodePurpose): Promise<number> {
  const { count } = await db
    .withTables<AccountTables>()
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses a code up; false when somebody else did so first. */
export async function spendCode(tx: Tx, playerId: string, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .withTables<AccountTables>()
    .deleteFrom('recovery_code')
    .where('code_hash', '=', codeHash)
    .where('player_id', '=', playerId)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a new set for setting a password; all older ones, the operator's too, no longer work. */
export async function replacePasswordCodes(
  tx: Tx,
  playerId: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  await removeCodes(tx, playerId, FOR_PASSWORD);
  await addCodes(tx, { playerId, purpose: 'password', codes, at });
}

export async function addCodes(
  tx: Tx,
  set: {
    readonly playerId: string;
    readonly purpose: CodePurpose;
    readonly codes: readonly string[];
    readonly at: Date;
    readonly expiresAt?: Date;
  },
): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .insertInto('recovery_code')
    .values(
      set.codes.map((code) => ({
        code_hash: hashCode(set.playerId, code),
        player_id: set.playerId,
        purpose: set.purpose,
        made_at: set.at,
        expires_at: set.expiresAt ?? null,
      })),
    )
    .execute();
}

export async function removeCodes(
  tx: Tx,
  playerId: string,
  purposes: readonly CodePurpose[] = [...FOR_PASSWORD, 'second_factor'],
): Promise<void> {
  await tx
    .withTables<AccountTables>()
    .deleteFrom('recovery_code')
    .where('player_id', '=', playerId)
    .where('purpose', 'in', purposes)
    .execute();
}
