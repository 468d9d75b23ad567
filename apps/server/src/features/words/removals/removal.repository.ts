import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { type CategoryGain, removeCategoryClaims } from '../ownership/category-claims.repository.ts';
import type { RemovalTables } from './removal.tables.ts';

/** A word that waits for its removal. */
export interface ListedWord {
  readonly locale: string;
  readonly word: string;
  readonly listedAt: Date;
  readonly listedBy: string;
}
/** As the list shows it. */
export interface ListedWordWithClaims extends ListedWord {
  /** Players who have claimed the word. */
  readonly claims: number;
}

/** A page of the words that wait in a language, the next to go first, and how many there are. */
export async function readListedWords(
  db: Db,
  locale: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ words: ListedWordWithClaims[]; total: number }> {
  const waiting = db
    .withTables<RemovalTables>()
    .selectFrom('word_removal')
    .where('locale', '=', locale)
    .where('removed_at', 'is', null);
  const rows = await waiting
    .select(['locale', 'word', 'listed_at', 'listed_by'])
    .select(
      sql<number>`(select count(*)::int from word_claim c where c.locale = word_removal.locale and c.word = word_removal.word)`.as(
        'claims',
      ),
    )
    .orderBy('listed_at')
    .orderBy('word')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await waiting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const words = rows.map((row) => ({
    locale: row.locale,
    word: row.word,
    listedAt: row.listed_at,
    listedBy: row.listed_by,
    claims: row.claims,
  }));
  return { words, total };
}

/** Lists a word; false when it is listed already. */
export async function listWord(tx: Tx, { locale, word, listedAt, listedBy }: ListedWord): Promise<boolean> {
  const row = await tx
    .withTables<RemovalTables>()
    .insertInto('word_removal')
    .values({ locale, word, listed_at: listedAt, listed_by: listedBy, removed_at: null })
    .onConflict((on) => on.columns(['locale', 'word']).doNothing())
    .returning('word')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a word off the list; false when it does not wait there. */
export async function unlistWord(tx: Tx, locale: string, word: string): Promise<boolean> {
  const row = await tx
    .withTables<RemovalTables>()
    .deleteFrom('word_removal')
    .where('locale', '=', locale)
    .where('word', '=', word)
    .where('removed_at', 'is', null)
    .returning('word')
    .executeTakeFirst();
  return row !== undefined;
}

/** Words that were listed at that time or before and still wait. */
export async function readDueWords(db: Db, listedUntil: Date, most: number): Promise<ListedWord[]> {
  const rows = await db
    .withTables<RemovalTables>()
    .selectFrom('word_removal')
    .select(['locale', 'word', 'listed_at', 'listed_by'])
    .where('removed_at', 'is', null)
    .where('listed_at', '<=', listedUntil)
    .orderBy('listed_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    locale: row.locale,
    word: row.word,
    listedAt: row.listed_at,
    listedBy: row.listed_by,
  }));
}

/** Who discovered and who holds a word, each once. */
export async function readOwners(db: Db, { locale, word }: Pick<ListedWord, 'locale' | 'word'>): Promise<string[]> {
  const { rows } = await sql<{ player_id: string | null; holder_id: string | null }>`
    select player_id, holder_id from word_discovery where locale = ${locale} and word = ${word}`.execute(db);
  const owners = rows.flatMap((row) => [row.player_id, row.holder_id]).filter((id) => id !== null);
  return [...new Set(owners)];
}

/** What players lost with a word: who held it and who had discovered it, if anybody, and the counts of its categories. */
export interface RemovedWord {
  readonly holder: string | null;
  readonly discoverer: string | null;
  readonly categories: readonly CategoryGain[];
}

/**
 * Removes a word that waits, with its fact and from the counts of its categories; null when it does not wait any more. Who
 * has claimed it keeps the claim.
 */
export async function removeWord(
  tx: Tx,
  { locale, word }: ListedWord,
  at: Date,
  categories: readonly string[],
): Promise<RemovedWord | null> {
  const row = await tx
    .withTables<RemovalTables>()
    .updateTable('word_removal')
    .set({ removed_at: at })
    .where('locale', '=', locale)
    .where('word', '=', word)
    .where('removed_at', 'is', null)
    .returning('word')
    .executeTakeFirst();
  if (row === undefined) return null;
  const lost = await removeCategoryClaims(tx, { locale, word, categories });
  const { rows } = await sql<{ player_id: string | null; holder_id: string | null }>`
    delete from word_discovery where locale = ${locale} and word = ${word} returning player_id, holder_id`.execute(tx);
  const [fact] = rows;
  return { holder: fact?.holder_id ?? null, discoverer: fact?.player_id ?? null, categories: lost };
}

/** Everything that was ever removed. */
export async function readRemovedWords(db: Db): Promise<{ locale: string; word: string }[]> {
  return db
    .withTables<RemovalTables>()
    .selectFrom('word_removal')
    .select(['locale', 'word'])
    .where('removed_at', 'is not', null)
    .execute();
}
