import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Words, bookmarks and categories of a player. Who found a word first stays, under an id that is nobody's. */
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
      select locale, word, level, discovered_at from word_discovery where player_id = ${playerId}
      order by locale, word`.execute(db);
    const categories = await sql`
      select locale, category, words from category_claim where player_id = ${playerId}
      order by locale, category`.execute(db);
    return {
      bookmarks: bookmarks.rows,
      claims: claims.rows,
      discoveries: discoveries.rows,
      categories: categories.rows,
    };
  },
  erase: async (tx, playerId) => {
    await sql`delete from syllable_bookmark where player_id = ${playerId}`.execute(tx);
    await sql`delete from word_claim where player_id = ${playerId}`.execute(tx);
    await sql`delete from category_claim where player_id = ${playerId}`.execute(tx);
  },
};
