import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Which of these words a player has claimed. */
export async function readClaimedAmong(
  db: Db,
  playerId: string,
  { locale, words }: { readonly locale: string; readonly words: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from word_claim
    where player_id = ${playerId} and locale = ${locale} and word = any(${words}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Keeps what a player has claimed of a category from being taken back until the transaction ends. */
export async function holdCategoryClaims(
  tx: Tx,
  playerId: string,
  { locale, category }: { readonly locale: string; readonly category: string },
): Promise<void> {
  await sql`
    select words from category_claim
    where player_id = ${playerId} and locale = ${locale} and category = ${category} for share`.execute(tx);
}
