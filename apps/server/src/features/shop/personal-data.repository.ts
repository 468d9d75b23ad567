import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** How many chests the player has opened. What was in them stands in the inventory. */
export const shopPersonalData: PersonalData = {
  name: 'chests',
  read: async (db, playerId) => {
    const { rows } = await sql`
      select theme, opened, since_legendary from chest_count where player_id = ${playerId} order by theme`.execute(db);
    return rows;
  },
  erase: async (tx, playerId) => {
    await sql`delete from chest_count where player_id = ${playerId}`.execute(tx);
  },
};
