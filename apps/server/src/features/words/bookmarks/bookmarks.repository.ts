import type { Db, Tx } from '#platform/db/index.ts';
import type { WordsTables } from '../words.tables.ts';

/** A syllable that a player has marked. */
export interface Bookmark {
  readonly locale: string;
  readonly syllable: string;
  /** Words that hold it. */
  readonly words: number;
}

/** A player's bookmarks, latest first. */
export async function readBookmarks(db: Db, playerId: string): Promise<Bookmark[]> {
  return db
    .withTables<WordsTables>()
    .selectFrom('syllable_bookmark')
    .select(['locale', 'syllable', 'words'])
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('locale')
    .orderBy('syllable')
    .execute();
}

/** Marks a syllable; marking it again changes nothing. */
export async function addBookmark(tx: Tx, playerId: string, bookmark: Bookmark, at: Date): Promise<void> {
  await tx
    .withTables<WordsTables>()
    .insertInto('syllable_bookmark')
    .values({ player_id: playerId, ...bookmark, added_at: at })
    .onConflict((on) => on.columns(['player_id', 'locale', 'syllable']).doNothing())
    .execute();
}

/** Forgets all but the latest bookmarks of a player. */
export async function keepLatestBookmarks(tx: Tx, playerId: string, most: number): Promise<void> {
  const tables = tx.withTables<WordsTables>();
  const surplus = await tables
    .selectFrom('syllable_bookmark')
    .select(['locale', 'syllable'])
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('locale')
    .orderBy('syllable')
    .offset(most)
    .execute();
  for (const { locale, syllable } of surplus) await removeBookmark(tx, playerId, locale, syllable);
}

export async function removeBookmark(tx: Tx, playerId: string, locale: string, syllable: string): Promise<void> {
  await tx
    .withTables<WordsTables>()
    .deleteFrom('syllable_bookmark')
    .where('player_id', '=', playerId)
    .where('locale', '=', locale)
    .where('syllable', '=', syllable)
    .execute();
}

export async function clearBookmarks(tx: Tx, playerId: string): Promise<void> {
  await tx.withTables<WordsTables>().deleteFrom('syllable_bookmark').where('player_id', '=', playerId).execute();
}
