import type { PersonalData } from '#features/account';
import { sql } from 'kysely';
import { forgetHolder, type NamedWord } from './facts/word-facts.repository.ts';

/**
 * Words, bookmarks and categories of a player. Who found a word first stays, under an id that is nobody's; what was held is
 * held by nobody.
 */
export const wordsPersonalData: PersonalData = {
  name: 'words',
  read: async (db, playerId) => {
    const bookmarks = await sql`
      select locale, syllable, words, added_at from syllable_bookmark where player_id = ${playerId}
      order by locale, syllable`.execute(db);
    const claims = await sql`
      select locale, word, uses, claimed_at, last_used_at from word_claim where player_id = ${playerId}
      order by locale, word`.execute(db);
    const discoveries = await sql`
      select locale, word, discovered_at from word_discovery where player_id = ${playerId}
      order by locale, word`.execute(db);
    const held = await sql`
      select locale, word, reserved from word_discovery where holder_id = ${playerId} order by locale, word`.execute(
      db,
    );
    const categories = await sql`
      select locale, category, words from category_claim where player_id = ${playerId}
      order by locale, category`.execute(db);
    return {
      bookmarks: bookmarks.rows,
      claims: claims.rows,
      discoveries: discoveries.rows,
      held: held.rows,
      categories: categories.rows,
    };
  },
  erase: async (tx, playerId) => {
    await sql`delete from syllable_bookmark where player_id = ${playerId}`.execute(tx);
    await sql`delete from category_claim where player_id = ${playerId}`.execute(tx);
    const { rows } = await sql<NamedWord>`
      delete from word_claim where player_id = ${playerId} returning locale, word`.execute(tx);
    await forgetHolder(tx, playerId, rows);
  },
};
