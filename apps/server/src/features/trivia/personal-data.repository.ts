import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Proposed questions. Approved ones belong to the game; the others go. */
export const triviaPersonalData: PersonalData = {
  name: 'trivia',
  read: async (db, playerId) => {
    const { rows } = await sql`
      select locale, question, answers, difficulty, status, proposed_at, reviewed_at from trivia_question
      where author_id = ${playerId} order by proposed_at, id`.execute(db);
    return rows;
  },
  erase: async (tx, playerId) => {
    await sql`delete from trivia_question where author_id = ${playerId} and status <> 'approved'`.execute(tx);
  },
};
