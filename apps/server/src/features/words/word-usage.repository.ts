import type { Db } from '#platform/db/index.ts';
import type { WordsTables } from './words.tables.ts';

/** A word and how often somebody played it. */
export interface UsedWord {
  readonly word: string;
  readonly locale: string;
  readonly count: number;
}

/** A player's words by use, the latest of equal ones first. */
export const readMostUsedWords = (db: Db, playerId: string, most: number): Promise<UsedWord[]> =>
  db
    .withTables<WordsTables>()
    .selectFrom('word_claim')
    .select(['word', 'locale', 'uses as count'])
    .where('player_id', '=', playerId)
    .orderBy('uses', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('word')
    .limit(most)
    .execute();

/** Words that nobody had played before this player. */
export async function countDiscoveries(db: Db, playerId: string): Promise<number> {
  const row = await db
    .withTables<WordsTables>()
    .selectFrom('word_discovery')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.count;
}
