import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** How far the player is in the seven rewards, and which words of the day they have played. */
export const dailyPersonalData: PersonalData = {
  name: 'daily',
  read: async (db, playerId) => {
    const rewards = await sql`
      select step, last_claim, freeze_used_on from daily_reward where player_id = ${playerId}`.execute(db);
    const words = await sql`
      select locale, day, match_id from daily_word_played where player_id = ${playerId} order by day, locale`.execute(
      db,
    );
    return { rewards: rewards.rows[0] ?? null, words: words.rows };
  },
  erase: async (tx, playerId) => {
    await sql`delete from daily_reward where player_id = ${playerId}`.execute(tx);
    await sql`delete from daily_word_played where player_id = ${playerId}`.execute(tx);
  },
};
