import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Categories that the player has claimed. */
export const categoriesPersonalData: PersonalData = {
  name: 'categories',
  read: async (db, playerId) => {
    const { rows } = await sql`
      select locale, category, words, claimed_at from category_reward where player_id = ${playerId}
      order by locale, category`.execute(db);
    return { claimed: rows };
  },
  erase: async (tx, playerId) => {
    await sql`delete from category_reward where player_id = ${playerId}`.execute(tx);
  },
};
