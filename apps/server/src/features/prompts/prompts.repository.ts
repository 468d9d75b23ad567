import type { Db, Tx } from '#platform/db/index.ts';

/** Tables that only this feature reads and writes. */
type PromptTables = { custom_prompt: { player_id: string; prompts: string[]; changed_at: Date } };

/** A player's prompts as they were written, each `text=ANSWER` or `https://image=ANSWER|ALT`. */
export async function readPrompts(db: Db, playerId: string): Promise<string[]> {
  const row = await db
    .withTables<PromptTables>()
    .selectFrom('custom_prompt')
    .select('prompts')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.prompts ?? [];
}

/** Keeps a player's prompts instead of the ones before. */
export async function savePrompts(tx: Tx, playerId: string, prompts: string[], at: Date): Promise<void> {
  const row = { prompts, changed_at: at };
  await tx
    .withTables<PromptTables>()
    .insertInto('custom_prompt')
    .values({ player_id: playerId, ...row })
    .onConflict((on) => on.column('player_id').doUpdateSet(row))
    .execute();
}

export async function deletePrompts(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<PromptTables>().deleteFrom('custom_prompt').where('player_id', '=', playerId).execute();
}
