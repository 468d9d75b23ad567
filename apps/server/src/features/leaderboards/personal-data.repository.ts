import type { PersonalData } from '#features/account';
import type { LeaderboardTables } from './leaderboards.tables.ts';

/** Where a player stands on boards, in scores; nothing of it stays. */
export const leaderboardsPersonalData: PersonalData = {
  name: 'leaderboards',
  read: async (db, playerId) => {
    const scores = await db
      .withTables<LeaderboardTables>()
      .selectFrom('board_score')
      .select(['board', 'score', 'match_id', 'reached_at', 'duration', 'turns'])
      .where('player_id', '=', playerId)
      .orderBy('board')
      .execute();
    return { scores };
  },
  erase: async (tx, playerId) => {
    const tables = tx.withTables<LeaderboardTables>();
    await tables.deleteFrom('board_score').where('player_id', '=', playerId).execute();
    await tables.deleteFrom('board_mark').where('player_id', '=', playerId).execute();
  },
};
