import { sql } from 'kysely';
import type { GameLanguage } from '@syllaboom/engine';
import type { Db, Tx } from '#platform/db/index.ts';
import { takeBackFacts } from '../facts/word-facts.repository.ts';
import { type CategoryGain, takeCategoryClaims } from './category-claims.repository.ts';
import type { CategoriesOf, PlayedWord } from './played-word.ts';

/** Languages in which the player has claimed words. */
export async function readClaimLocales(db: Db, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`
    select distinct locale from word_claim where player_id = ${playerId}`.execute(db);
  return rows.map((row) => row.locale);
}

/** What matches gave to a player of words' ownership, by ids and ends. */
export interface OwnedBy {
  readonly playerId: string;
  readonly matchIds: readonly string[];
  readonly ends: readonly Date[];
}

/**
 * Takes back the discoveries of these matches, which are free for the next who plays the word, and the claims that were made
 * in them; a word that the player has used in another match since stays theirs. Null when a dictionary is not open that is
 * needed for the categories.
 */
export async function takeBackWords(
  tx: Tx,
  { playerId, matchIds, ends }: OwnedBy,
  categoriesOf: CategoriesOf,
): Promise<{ discovered: number; claimed: number; categories: CategoryGain[] } | null> {
  const claimed = await sql<{ locale: GameLanguage; word: string; categorised: boolean }>`
    delete from word_claim where player_id = ${playerId}
      and claimed_at = any(${ends}::timestamptz[]) and last_used_at = any(${ends}::timestamptz[])
    returning locale, word, categorised`.execute(tx);
  const discovered = await takeBackFacts(tx, { playerId, matchIds }, claimed.rows);
  const counted = claimed.rows
    .filter((row) => row.categorised)
    .map(({ locale, word }): PlayedWord => ({ playerId, locale, word }));
  if (counted.some(({ locale, word }) => categoriesOf(locale, word) === null)) return null;
  const categories = await takeCategoryClaims(tx, counted, categoriesOf);
  return { discovered, claimed: claimed.rows.length, categories };
}
