import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/**
 * Words that a player has proposed, and votes that wait. A word that others want, too, or that was decided on, stays without
 * a proposer.
 */
export const proposalsPersonalData: PersonalData = {
  name: 'proposals',
  read: async (db, playerId) => {
    const words = await sql`
      select locale, word, proposed_at, status, votes, decided_at, note from word_proposal
      where proposed_by = ${playerId} order by proposed_at, locale, word`.execute(db);
    const votes = await sql`
      select locale, word, voted_at from word_vote where player_id = ${playerId} order by voted_at, locale, word`.execute(
      db,
    );
    return { words: words.rows, votes: votes.rows };
  },
  erase: async (tx, playerId) => {
    // Whoever votes for one of these words meanwhile waits, or is waited for.
    await sql`
      select 1 from word_proposal p join word_vote v on v.locale = p.locale and v.word = p.word
      where v.player_id = ${playerId} order by p.locale, p.word for update of p`.execute(tx);
    await sql`
      with gone as (delete from word_vote where player_id = ${playerId} returning locale, word)
      update word_proposal p set votes = p.votes - 1 from gone where p.locale = gone.locale and p.word = gone.word`.execute(
      tx,
    );
    await sql`
      delete from word_proposal where proposed_by = ${playerId} and status = 'open' and votes = 0`.execute(tx);
    await sql`update word_proposal set proposed_by = null where proposed_by = ${playerId}`.execute(tx);
  },
};
