import type { Db, Tx } from '#platform/db/index.ts';
import type { CategoryTables } from './categories.tables.ts';

/** A category that a player has claimed. */
export interface ClaimedCategory {
  readonly locale: string;
  readonly category: string;
  /** How many it had then. */
  readonly words: number;
}

/** Every category that a player has claimed. */
export const readClaimedCategories = (db: Db, playerId: string): Promise<ClaimedCategory[]> =>
  db
    .withTables<CategoryTables>()
    .selectFrom('category_reward')
    .select(['locale', 'category', 'words'])
    .where('player_id', '=', playerId)
    .orderBy('locale')
    .orderBy('category')
    .execute();

/** Enters a claim; false when the category was claimed before. */
export async function enterReward(
  tx: Tx,
  playerId: string,
  { locale, category, words }: ClaimedCategory,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .withTables<CategoryTables>()
    .insertInto('category_reward')
    .values({ player_id: playerId, locale, category, words, claimed_at: at })
    .onConflict((on) => on.doNothing())
    .returning('category')
    .executeTakeFirst();
  return row !== undefined;
}
