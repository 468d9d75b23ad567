import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Whom the player doesn't want to hear. */
export const blocksPersonalData: PersonalData = {
  name: 'blocks',
  read: async (db, playerId) => {
    const { rows } = await sql`
      select other_id, blocked, muted, changed_at from player_relation where player_id = ${playerId}
      order by changed_at, other_id`.execute(db);
    return rows;
  },
  erase: async (tx, playerId) => {
    await sql`delete from player_relation where ${playerId} in (player_id, other_id)`.execute(tx);
  },
};
