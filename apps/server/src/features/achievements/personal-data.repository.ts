import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Which steps of achievements the player was told of and has claimed. */
export const achievementsPersonalData: PersonalData = {
  name: 'achievements',
  read: async (db, playerId) =>
    (
      await sql`
        select achievement, told_at, claimed_at from achievement_step
        where player_id = ${playerId} order by told_at, achievement`.execute(db)
    ).rows,
  erase: async (tx, playerId) => {
    await sql`delete from achievement_step where player_id = ${playerId}`.execute(tx);
  },
};
