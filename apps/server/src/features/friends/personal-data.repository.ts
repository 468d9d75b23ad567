import type { PersonalData } from '#features/account';
import { sql } from 'kysely';

/** Friends, requests, whom the player has declined, and what they have set. */
export const friendsPersonalData: PersonalData = {
  name: 'friends',
  read: async (db, playerId) => {
    const friends = await sql`
      select high_id as friend_id, since from friendship where low_id = ${playerId}
      union all select low_id, since from friendship where high_id = ${playerId} order by since, friend_id`.execute(db);
    const requests = await sql`
      select from_id, to_id, sent_at from friend_request where from_id = ${playerId}
      union all select from_id, to_id, sent_at from friend_request where to_id = ${playerId}
      order by sent_at, from_id`.execute(db);
    const declined = await sql`
      select from_id, times, last_at from friend_decline where to_id = ${playerId} order by last_at, from_id`.execute(
      db,
    );
    const sent = await sql`select day, sent from friend_requests_sent where player_id = ${playerId}`.execute(db);
    const settings = await sql`
      select status, status_since, friends_allowed_to_join, requests, messages
      from friend_settings where player_id = ${playerId}`.execute(db);
    return {
      friends: friends.rows,
      requests: requests.rows,
      declined: declined.rows,
      sent: sent.rows[0] ?? null,
      settings: settings.rows[0] ?? null,
    };
  },
  erase: async (tx, playerId) => {
    await sql`delete from friendship where low_id = ${playerId}`.execute(tx);
    await sql`delete from friendship where high_id = ${playerId}`.execute(tx);
    await sql`delete from friend_request where from_id = ${playerId}`.execute(tx);
    await sql`delete from friend_request where to_id = ${playerId}`.execute(tx);
    await sql`delete from friend_decline where from_id = ${playerId}`.execute(tx);
    await sql`delete from friend_decline where to_id = ${playerId}`.execute(tx);
    await sql`delete from friend_requests_sent where player_id = ${playerId}`.execute(tx);
    await sql`delete from friend_settings where player_id = ${playerId}`.execute(tx);
  },
};
