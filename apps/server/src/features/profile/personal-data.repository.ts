import { ERASED_NAME, type PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Name, looks, texts and figures. The row stays, since shared history points to it, and says nothing any more. */
export const profilePersonalData: PersonalData = {
  name: 'profile',
  read: async (db, playerId) => {
    const profile = await sql`select * from profile where player_id = ${playerId}`.execute(db);
    const stats = await sql`select * from player_stats where player_id = ${playerId}`.execute(db);
    return { profile: profile.rows[0] ?? null, stats: stats.rows[0] ?? null };
  },
  erase: async (tx, playerId) => {
    // A picture is kept as long as somebody wears it.
    await sql`
      delete from picture c using profile p where p.player_id = ${playerId} and p.avatar = 'up:' || c.hash
        and not exists (select from profile o where o.avatar = p.avatar and o.player_id <> p.player_id)`.execute(tx);
    await sql`
      update profile set display_name = ${ERASED_NAME}, avatar = player_id, longest_word = '', status_word = null,
        about = '', exp = 0, wp = default, bomb = 0, background = 0, streak_effect = 0, heart_effect = 0,
        matches = 0, wins = 0, claimed_words = 0
      where player_id = ${playerId}`.execute(tx);
    await sql`delete from player_stats where player_id = ${playerId}`.execute(tx);
  },
};
