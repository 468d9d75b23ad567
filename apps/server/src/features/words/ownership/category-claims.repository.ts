import type { GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { CategoriesOf, PlayedWord } from './played-word.ts';
import type { WordsTables } from '../words.tables.ts';

/** How many words of a category a player has claimed. */
export interface CategoryCount {
  readonly locale: string;
  readonly category: string;
  readonly words: number;
}

/** By how many words of a category a player has more, all languages together; less where it is negative. */
export interface CategoryGain {
  readonly playerId: string;
  readonly category: string;
  readonly words: number;
}

const SEPARATOR = '\n';

/** Words under their categories: player, language and category, with how many; in sorted order. */
function countByCategory(claimed: readonly PlayedWord[], categoriesOf: CategoriesOf) {
  const counts = new Map<string, number>();
  for (const { playerId, locale, word } of claimed) {
    for (const category of categoriesOf(locale, word) ?? []) {
      const key = [playerId, locale, category].join(SEPARATOR);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, words]) => {
      const [playerId = '', locale = '', category = ''] = key.split(SEPARATOR);
      return { playerId, locale, category, words };
    });
}
type Counted = ReturnType<typeof countByCategory>;
const columnsOf = (counted: Counted) => sql`unnest(${counted.map((one) => one.playerId)}::text[],
  ${counted.map((one) => one.locale)}::text[], ${counted.map((one) => one.category)}::text[],
  ${counted.map((one) => one.words)}::int[])`;

/** Counts newly claimed words under their categories; rows are written in sorted order. What changed comes back. */
export async function addCategoryClaims(
  tx: Tx,
  claimed: readonly PlayedWord[],
  categoriesOf: CategoriesOf,
): Promise<CategoryGain[]> {
  const counted = countByCategory(claimed, categoriesOf);
  if (counted.length === 0) return [];
  await sql`
    insert into category_claim as kept (player_id, locale, category, words)
    select * from ${columnsOf(counted)}
    on conflict (player_id, locale, category) do update set words = kept.words + excluded.words`.execute(tx);
  return counted.map(({ playerId, category, words }) => ({ playerId, category, words }));
}

/** Takes words that were counted out of their categories. What changed comes back. */
export async function takeCategoryClaims(
  tx: Tx,
  claimed: readonly PlayedWord[],
  categoriesOf: CategoriesOf,
): Promise<CategoryGain[]> {
  const counted = countByCategory(claimed, categoriesOf);
  if (counted.length === 0) return [];
  await sql`
    update category_claim c set words = greatest(0, c.words - g.words)
    from ${columnsOf(counted)} g(player_id, locale, category, words)
    where c.player_id = g.player_id and c.locale = g.locale and c.category = g.category`.execute(tx);
  return counted.map(({ playerId, category, words }) => ({ playerId, category, words: -words }));
}

/** A word leaves the dictionary: whoever has claimed it has one word less of each of its categories. What changed comes back. */
export async function removeCategoryClaims(
  tx: Tx,
  {
    locale,
    word,
    categories,
  }: { readonly locale: string; readonly word: string; readonly categories: readonly string[] },
): Promise<CategoryGain[]> {
  if (categories.length === 0) return [];
  // Claims that are not counted yet stay so: the word has no categories any more when they are.
  const { rows } = await sql<{ player_id: string; category: string }>`
    update category_claim c set words = c.words - 1
    from word_claim w
    where w.locale = ${locale} and w.word = ${word} and w.categorised
      and c.player_id = w.player_id and c.locale = w.locale and c.category = any(${categories}::text[])
    returning c.player_id, c.category`.execute(tx);
  return rows.map((row) => ({ playerId: row.player_id, category: row.category, words: -1 }));
}

/** What a player has claimed of each category. */
export const readCategoryClaims = (db: Db, playerId: string): Promise<CategoryCount[]> =>
  db
    .withTables<WordsTables>()
    .selectFrom('category_claim')
    .select(['locale', 'category', 'words'])
    .where('player_id', '=', playerId)
    .orderBy('locale')
    .orderBy('category')
    .execute();

/** Languages with claims that no category has counted yet. */
export async function readUncountedLocales(db: Db): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`
    select distinct locale from word_claim where not categorised`.execute(db);
  return rows.map((row) => row.locale);
}

/** Marks some of a language's uncounted claims as counted; these. Those that a match is writing are left for later. */
export async function takeUncounted(tx: Tx, locale: GameLanguage, most: number): Promise<PlayedWord[]> {
  const { rows } = await sql<{ player_id: string; word: string }>`
    update word_claim c set categorised = true
    from (select player_id, locale, word from word_claim where not categorised and locale = ${locale}
      limit ${most} for update skip locked) t
    where c.player_id = t.player_id and c.locale = t.locale and c.word = t.word
    returning c.player_id, c.word`.execute(tx);
  return rows.map((row) => ({ playerId: row.player_id, locale, word: row.word }));
}
