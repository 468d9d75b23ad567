import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Codes that a player has redeemed, and those that somebody of the staff has made. */
export const codesPersonalData: PersonalData = {
  name: 'codes',
  read: async (db, playerId) => {
    const redeemed = await sql`
      select u.code_fold as code, c.coin, c.diamond, c.key, u.used_at from reward_code_use u
      join reward_code c using (code_fold) where u.player_id = ${playerId} order by u.used_at, u.code_fold`.execute(db);
    const made = await sql`
      select code_fold as code, coin, diamond, key, uses, made_at, expires_at, ended_at from reward_code
      where made_by = ${playerId} order by made_at, code_fold`.execute(db);
    return { redeemed: redeemed.rows, made: made.rows };
  },
  erase: async (tx, playerId) => {
    await sql`delete from reward_code_use where player_id = ${playerId}`.execute(tx);
    await sql`update reward_code set made_by = null where made_by = ${playerId}`.execute(tx);
  },
};
