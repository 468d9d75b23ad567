import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { CodeTables } from './codes.tables.ts';

/** What a code gives. */
export interface CodeGoods {
  readonly coin: number;
  readonly diamond: number;
  readonly key: number;
}

/** A code as it is kept. */
export interface KeptCode extends CodeGoods {
  readonly fold: string;
  readonly uses: number;
  readonly usesLeft: number;
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

const codeOf = (row: CodeTables['reward_code']): KeptCode => ({
  fold: row.code_fold,
  coin: row.coin,
  diamond: row.diamond,
  key: row.key,
  uses: row.uses,
  usesLeft: row.uses_left,
  madeAt: row.made_at,
  madeBy: row.made_by,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
});

/** The code, held until the transaction ends; null: there is none. */
export async function lockCode(tx: Tx, fold: string): Promise<KeptCode | null> {
  const row = await tx
    .withTables<CodeTables>()
    .selectFrom('reward_code')
    .selectAll()
    .where('code_fold', '=', fold)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : codeOf(row);
}

/** Adds a code; false: it is taken. */
export async function addCode(tx: Tx, code: Omit<KeptCode, 'usesLeft' | 'endedAt'>): Promise<boolean> {
  const row = await tx
    .withTables<CodeTables>()
    .insertInto('reward_code')
    .values({
      code_fold: code.fold,
      coin: code.coin,
      diamond: code.diamond,
      key: code.key,
      uses: code.uses,
      uses_left: code.uses,
      made_at: code.madeAt,
      made_by: code.madeBy,
      expires_at: code.expiresAt,
      ended_at: null,
    })
    .onConflict((on) => on.column('code_fold').doNothing())
    .returning('code_fold')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markEnded(tx: Tx, fold: string, at: Date): Promise<void> {
  await tx
    .withTables<CodeTables>()
    .updateTable('reward_code')
    .set({ ended_at: at })
    .where('code_fold', '=', fold)
    .execute();
}

/** A page of all codes, the newest first, and how many there are. */
export async function readCodes(
  db: Db,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ codes: KeptCode[]; total: number }> {
  const rows = await db
    .withTables<CodeTables>()
    .selectFrom('reward_code')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('code_fold')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await db
    .withTables<CodeTables>()
    .selectFrom('reward_code')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { codes: rows.map(codeOf), total };
}
