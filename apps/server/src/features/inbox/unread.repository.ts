import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import type { InboxTables } from './inbox.tables.ts';

type Row = Pick<Selectable<InboxTables['chat_member']>, 'player_id' | 'unread' | 'muted'>;
/** What a change in a chat left one of its people with. */
export interface Told {
  readonly playerId: string;
  readonly unread: number;
  readonly muted: boolean;
}
const toTold = (row: Row): Told => ({ playerId: row.player_id, unread: row.unread, muted: row.muted });

/** A new message: for everybody in a held chat whom it reaches it goes to the head of the list, and comes back from the archive where it is not muted. */
export async function deliver(
  tx: Tx,
  message: { readonly id: number; readonly chatId: string; readonly senderId: string },
  hidden: readonly string[],
): Promise<Told[]> {
  const { rows } = await sql<Row>`
    update chat_member set
      place = ${message.id},
      archived = archived and muted,
      unread = unread + (player_id <> ${message.senderId})::int,
      written = written + (player_id = ${message.senderId})::int
    where chat_id = ${message.chatId} and left_at is null and player_id <> all(${hidden}::text[])
    returning player_id, unread, muted`.execute(tx);
  return rows.map(toTold);
}

/** A message is gone from a held chat: whoever hasn't read it has one less to read. Everybody whom it had reached. */
export async function withdraw(
  tx: Tx,
  message: { readonly id: number; readonly chatId: string; readonly senderId: string },
  hidden: readonly string[],
): Promise<Told[]> {
  const { rows } = await sql<Row>`
    update chat_member set
      unread = greatest(0, unread - (player_id <> ${message.senderId} and read_up_to < ${message.id})::int)
    where chat_id = ${message.chatId} and left_at is null and player_id <> all(${hidden}::text[])
    returning player_id, unread, muted`.execute(tx);
  return rows.map(toTold);
}

/** Everybody in a chat, but for the hidden. */
export async function readTold(tx: Tx, chatId: string, hidden: readonly string[]): Promise<Told[]> {
  const rows = await tx
    .withTables<InboxTables>()
    .selectFrom('chat_member')
    .select(['player_id', 'unread', 'muted'])
    .where('chat_id', '=', chatId)
    .where('left_at', 'is', null)
    .execute();
  return rows.map(toTold).filter(({ playerId }) => !hidden.includes(playerId));
}

/** Marks a chat as read up to a message, for a player whose side of it is held; what is unread after it stays so. */
export async function markRead(
  tx: Tx,
  chatId: string,
  playerId: string,
  upTo: number,
  hidden: readonly string[],
): Promise<Told | null> {
  const { rows } = await sql<Row>`
    update chat_member m set
      -- Ids of other chats lie between: never beyond what is here.
      read_up_to = least(${upTo}, coalesce((select max(id) from chat_message where chat_id = ${chatId}), 0)),
      unread = (
        select count(*) from chat_message
        where chat_id = ${chatId} and id > ${upTo} and deleted_at is null
          and sender_id <> ${playerId} and sender_id <> all(${hidden}::text[]))
    where m.chat_id = ${chatId} and m.player_id = ${playerId} and m.read_up_to < ${upTo}
    returning m.player_id, m.unread, m.muted`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : toTold(row);
}

/** Holds the groups in which two players are both, in the order of their ids. */
export async function lockCommonGroups(tx: Tx, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from chat c
    where c.is_group and c.id in (
      select a.chat_id from chat_member a join chat_member b using (chat_id)
      where a.player_id = ${one} and b.player_id = ${other})
    order by c.id for update`.execute(tx);
  return rows.map((row) => row.id);
}

/** Counts anew what a player has unread in a held chat. */
export async function recountUnread(
  tx: Tx,
  chatId: string,
  playerId: string,
  hidden: readonly string[],
): Promise<void> {
  await sql`
    update chat_member m set unread = (
      select count(*) from chat_message t
      where t.chat_id = m.chat_id and t.id > m.read_up_to and t.deleted_at is null
        and t.sender_id <> m.player_id and t.sender_id <> all(${hidden}::text[]))
    where m.chat_id = ${chatId} and m.player_id = ${playerId} and m.left_at is null`.execute(tx);
}
