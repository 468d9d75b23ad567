import type { Db, Tx } from '#platform/db/index.ts';
import type { RemovalTables } from '../removals/removal.tables.ts';
import type { AdditionTables } from './addition.tables.ts';

const DAY_MS = 86_400_000;

/** When the version of the dictionaries begins that has what is added now: versions change at midnight UTC. */
const nextVersionAt = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/** Adds a word to the next version of its dictionary. */
export async function addWord(tx: Tx, locale: string, word: string, at: Date): Promise<void> {
  await tx
    .withTables<AdditionTables>()
    .insertInto('word_addition')
    .values({ locale, word, added_at: at, in_force_at: nextVersionAt(at) })
    .onConflict((on) => on.columns(['locale', 'word']).doNothing())
    .execute();
}

/** Everything that was added to a version that has begun. */
export async function readAddedWords(db: Db, at: Date): Promise<{ locale: string; word: string }[]> {
  return db
    .withTables<AdditionTables>()
    .selectFrom('word_addition')
    .select(['locale', 'word'])
    .where('in_force_at', '<=', at)
    .execute();
}

/** When these words of a language join its dictionary, or have joined it. */
export async function readAdditionTimes(
  db: Db,
  locale: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .withTables<AdditionTables>()
    .selectFrom('word_addition')
    .select(['word', 'in_force_at'])
    .where('locale', '=', locale)
    .where('word', 'in', words)
    .execute();
  return new Map(rows.map((row) => [row.word, row.in_force_at]));
}

/** Whether the word has left its dictionary: it does not come back. */
export async function wasRemoved(db: Db, locale: string, word: string): Promise<boolean> {
  const row = await db
    .withTables<RemovalTables>()
    .selectFrom('word_removal')
    .select('word')
    .where('locale', '=', locale)
    .where('word', '=', word)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
