import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** Words that leave the dictionary. */
export interface LeavingWords {
  /** They are listed, and go when their notice is over. */
  readonly listed: ReadonlySet<string>;
  /** They have left, though this process may not know it yet. */
  readonly gone: ReadonlySet<string>;
}

/** Which of these words leave the dictionary, or have left it. */
export async function readLeavingAmong(db: Db, locale: string, words: readonly string[]): Promise<LeavingWords> {
  const { rows } = await sql<{ word: string; gone: boolean }>`
    select word, removed_at is not null as gone from word_removal
    where locale = ${locale} and word = any(${words}::text[])`.execute(db);
  const those = (gone: boolean) => new Set(rows.filter((row) => row.gone === gone).map(({ word }) => word));
  return { listed: those(false), gone: those(true) };
}
