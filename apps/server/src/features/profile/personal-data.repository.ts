import { ERASED_NAME, type PersonalData } from '#features/account';
import { sql } from 'kysely';
import { dropUnusedPicture } from './pictures/picture.repository.ts';
import { writeProfile } from './profile.repository.ts';

/** Name, cosmetics, texts and statistics. The row stays, since shared history points to it, and says nothing any more. */
export const profilePersonalData: PersonalData = {
  name: 'profile',
  read: async (db, playerId) => {
    const profile = await sql`select * from profile where player_id = ${playerId}`.execute(db);
    const stats = await sql`select * from player_stats where player_id = ${playerId}`.execute(db);
    return { profile: profile.rows[0] ?? null, stats: stats.rows[0] ?? null };
  },
  erase: async (tx, playerId) => {
    const before = await writeProfile(tx, playerId, { avatar: playerId });
    await sql`
      update profile set display_name = ${ERASED_NAME}, longest_word = '', status_word = null,
        about = '', exp = 0, wp = default, bomb = 0, background = 0, streak_effect = 0, heart_effect = 0, frame = 0,
        matches = 0, wins = 0, claimed_words = 0
      where player_id = ${playerId}`.execute(tx);
    await dropUnusedPicture(tx, before);
    await sql`delete from player_stats where player_id = ${playerId}`.execute(tx);
  },
};
