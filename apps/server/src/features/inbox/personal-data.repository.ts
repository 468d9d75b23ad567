import type { PersonalData } from '#features/account';
import { sql } from 'kysely';
import { endEmptyChats } from './chat.repository.ts';

/**
 * The chats that a player is in, and what they have written. Others' messages are the others'. Erasing leaves an empty message
 * where one was, so that a talk keeps its shape, and takes the player out of their chats.
 */
export const inboxPersonalData: PersonalData = {
  name: 'inbox',
  read: async (db, playerId) => {
    const chats = await sql`
      select c.id, c.is_group, c.name, c.opened_at, c.opened_by = ${playerId} as own, m.muted, m.archived, m.unread, m.left_at
      from chat_member m join chat c on c.id = m.chat_id
      where m.player_id = ${playerId} order by c.opened_at, c.id`.execute(db);
    const messages = await sql`
      select chat_id, kind, text, gif_provider, gif_id, sent_at, edited_at from chat_message
      where sender_id = ${playerId} and deleted_at is null order by id`.execute(db);
    return { chats: chats.rows, messages: messages.rows };
  },
  erase: async (tx, playerId) => {
    const { rows } = await sql<{ id: string }>`
      select id from chat where id in (select chat_id from chat_member where player_id = ${playerId})
      order by id for update`.execute(tx);
    const chatIds = rows.map(({ id }) => id);
    await sql`
      delete from chat_message_past where message_id in (
        select id from chat_message where sender_id = ${playerId})`.execute(tx);
    await sql`
      update chat_message
      set kind = 'text', text = '', gif_provider = null, gif_id = null, edited_at = null, nonce = null where sender_id = ${playerId}`.execute(
      tx,
    );
    await sql`delete from chat_member where player_id = ${playerId}`.execute(tx);
    await sql`update chat set opened_by = null where opened_by = ${playerId}`.execute(tx);
    await endEmptyChats(tx, chatIds, new Date());
  },
};
