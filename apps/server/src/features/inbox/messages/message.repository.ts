import type { GifRef } from '@syllaboom/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { InboxTables } from '../inbox.tables.ts';

/** A message as it was written. */
export interface Message {
  readonly id: number;
  readonly chatId: string;
  readonly senderId: string;
  readonly kind: 'text' | 'gif';
  /** Empty: a GIF, a deleted message, or one of an erased account. */
  readonly text: string;
  readonly gif: GifRef | null;
  readonly sentAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly nonce: string | null;
}
type Row = Selectable<InboxTables['chat_message']>;

const toMessage = (row: Row): Message => ({
  id: row.id,
  chatId: row.chat_id,
  senderId: row.sender_id,
  kind: row.kind,
  text: row.text,
  gif: row.gif_provider === null || row.gif_id === null ? null : { p: row.gif_provider, id: row.gif_id },
  sentAt: row.sent_at,
  editedAt: row.edited_at,
  deletedAt: row.deleted_at,
  nonce: row.nonce,
});

/** What a message says where only words can stand. */
export const saidIn = ({ text, gif }: Pick<Message, 'text' | 'gif'>): string =>
  gif === null ? text : `[GIF ${gif.p} ${gif.id}]`;

/** What a sender has sent under this nonce. */
export async function findByNonce(db: Db, senderId: string, nonce: string): Promise<Message | null> {
  const row = await db
    .withTables<InboxTables>()
    .selectFrom('chat_message')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return row === undefined ? null : toMessage(row);
}

/** Adds a message to a chat that is held; null when its nonce was used meanwhile, in another chat. */
export async function addMessage(
  tx: Tx,
  message: Pick<Message, 'chatId' | 'senderId' | 'kind' | 'text' | 'gif' | 'sentAt' | 'nonce'>,
): Promise<Message | null> {
  const row = await tx
    .withTables<InboxTables>()
    .insertInto('chat_message')
    .values({
      chat_id: message.chatId,
      sender_id: message.senderId,
      kind: message.kind,
      text: message.text,
      gif_provider: message.gif?.p ?? null,
      gif_id: message.gif?.id ?? null,
      sent_at: message.sentAt,
      nonce: message.nonce,
    })
    .onConflict((on) => on.columns(['sender_id', 'nonce']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toMessage(row);
}

export async function findMessage(db: Db, id: number): Promise<Message | null> {
  const row = await db
    .withTables<InboxTables>()
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toMessage(row);
}

/** Writes another text over a message, and keeps the one before as evidence. */
export async function rewriteMessage(tx: Tx, message: Message, text: string, at: Date): Promise<void> {
  await keepPast(tx, message, at);
  await tx
    .withTables<InboxTables>()
    .updateTable('chat_message')
    .set({ text, edited_at: at })
    .where('id', '=', message.id)
    .execute();
}

/** Takes the text of a message away, and keeps it as evidence. */
export async function removeMessage(tx: Tx, message: Message, at: Date): Promise<void> {
  await keepPast(tx, message, at);
  await tx
    .withTables<InboxTables>()
    .updateTable('chat_message')
    .set({ text: '', deleted_at: at })
    .where('id', '=', message.id)
    .execute();
}

async function keepPast(tx: Tx, message: Message, at: Date): Promise<void> {
  await tx
    .withTables<InboxTables>()
    .insertInto('chat_message_past')
    .values({
      message_id: message.id,
      text: saidIn(message),
      written_at: message.editedAt ?? message.sentAt,
      replaced_at: at,
    })
    .execute();
}

/** Messages of a chat below this id, the latest first, without those of hidden senders. */
export async function readMessagesBefore(
  db: Db,
  chatId: string,
  page: { readonly before: number; readonly most: number; readonly hidden: readonly string[] },
): Promise<Message[]> {
  const { rows } = await sql<Row>`
    select * from chat_message
    where chat_id = ${chatId} and id < ${page.before} and deleted_at is null
      and sender_id <> all(${page.hidden}::text[])
    order by id desc limit ${page.most}`.execute(db);
  return rows.map(toMessage);
}

/** The last message of each of these chats, without those of hidden senders in groups. */
export async function readLastMessages(
  db: Db,
  chatIds: readonly string[],
  hidden: readonly string[],
): Promise<ReadonlyMap<string, Message>> {
  if (chatIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select last.* from chat c cross join lateral (
      select * from chat_message m
      where m.chat_id = c.id and m.deleted_at is null
        and not (c.is_group and m.sender_id = any(${hidden}::text[]))
      order by m.id desc limit 1
    ) last
    where c.id = any(${chatIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.chat_id, toMessage(row)]));
}
