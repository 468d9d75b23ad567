import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Where a player stands on boards, in scores; nothing of it stays. */
export const leaderboardsPersonalData: PersonalData = {
  name: 'leaderboards',
  read: async (db, playerId) => {
    const scores = await sql`
      select board, score, match_id, reached_at, duration, turns from board_score where player_id = ${playerId}
      order by board`.execute(db);
    return { scores: scores.rows };
  },
  erase: async (tx, playerId) => {
    await sql`delete from board_score where player_id = ${playerId}`.execute(tx);
    await sql`delete from board_mark where player_id = ${playerId}`.execute(tx);
  },
};
