import type { NamedWord } from '#features/words';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Notes that a word has left its dictionary; it never comes back. */
export async function noteRemovedWord(tx: Tx, { locale, word }: NamedWord, at: Date): Promise<void> {
  await sql`
    insert into craft_removed_word (locale, word, at) values (${locale}, ${word}, ${at})
    on conflict do nothing`.execute(tx);
}

/** Whose boards removed words still lie on. */
export async function readBoardsOfRemovedWords(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select distinct w.player_id from craft_removed_word r
    join craft_word w on w.locale = r.locale and w.word = r.word limit ${most}`.execute(db);
  return rows.map((row) => row.player_id);
}
