import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { InboxTables } from './inbox.tables.ts';

export interface Chat {
  readonly id: string;
  readonly isGroup: boolean;
  readonly name: string;
  /** The two of a direct chat; none in a group. */
  readonly pair: readonly string[];
  readonly openedAt: Date;
}
/** Somebody's side of a chat. */
export interface Member {
  readonly chatId: string;
  readonly playerId: string;
  readonly muted: boolean;
  readonly archived: boolean;
  readonly place: number | null;
  readonly readUpTo: number;
  readonly unread: number;
  readonly written: number;
  /** Null: is still in it. */
  readonly leftAt: Date | null;
}

const toChat = (row: Selectable<InboxTables['chat']>): Chat => ({
  id: row.id,
  isGroup: row.is_group,
  name: row.name,
  pair: [row.low_id, row.high_id].filter((id) => id !== null),
  openedAt: row.opened_at,
});
const toMember = (row: Selectable<InboxTables['chat_member']>): Member => ({
  chatId: row.chat_id,
  playerId: row.player_id,
  muted: row.muted,
  archived: row.archived,
  place: row.place,
  readUpTo: row.read_up_to,
  unread: row.unread,
  written: row.written,
  leftAt: row.left_at,
});
/** The two of a direct chat as they stand in its row. */
const pairOf = (one: string, other: string) =>
  one < other ? { low_id: one, high_id: other } : { low_id: other, high_id: one };

/** Holds a chat until the transaction ends: whatever changes it for several of its people waits here. */
export async function lockChat(tx: Tx, chatId: string): Promise<Chat | null> {
  const row = await tx
    .withTables<InboxTables>()
    .selectFrom('chat')
    .selectAll()
    .where('id', '=', chatId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toChat(row);
}

export async function readChats(db: Db, chatIds: readonly string[]): Promise<Chat[]> {
  if (chatIds.length === 0) return [];
  const rows = await db.withTables<InboxTables>().selectFrom('chat').selectAll().where('id', 'in', chatIds).execute();
  return rows.map(toChat);
}

/** The direct chat of two players. */
export async function findDirectChat(db: Db, one: string, other: string): Promise<Chat | null> {
  const { low_id, high_id } = pairOf(one, other);
  const row = await db
    .withTables<InboxTables>()
    .selectFrom('chat')
    .selectAll()
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
  return row === undefined ? null : toChat(row);
}

export interface NewChat {
  readonly id: string;
  readonly openedBy: string;
  readonly openedAt: Date;
}

/** Adds the direct chat of two players unless it is there; its id. */
export async function addDirectChat(
  tx: Tx,
  chat: NewChat & { readonly otherId: string; readonly toStranger: boolean },
): Promise<string> {
  const { low_id, high_id } = pairOf(chat.openedBy, chat.otherId);
  const { id } = await tx
    .withTables<InboxTables>()
    .insertInto('chat')
    .values({
      id: chat.id,
      is_group: false,
      name: '',
      low_id,
      high_id,
      opened_by: chat.openedBy,
      opened_at: chat.openedAt,
      to_stranger: chat.toStranger,
    })
    // Sets nothing: the row that is there answers with its id, and is held.
    .onConflict((on) => on.columns(['low_id', 'high_id']).doUpdateSet({ is_group: false }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a group, once: its id is random, so one that is there was added by the same call before. */
export async function addGroup(tx: Tx, chat: NewChat & { readonly name: string }): Promise<void> {
  await tx
    .withTables<InboxTables>()
    .insertInto('chat')
    .values({
      id: chat.id,
      is_group: true,
      name: chat.name,
      low_id: null,
      high_id: null,
      opened_by: chat.openedBy,
      opened_at: chat.openedAt,
      to_stranger: false,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** A place at the head of everybody's list: after all messages so far. */
export async function nextPlace(tx: Tx): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select nextval(pg_get_serial_sequence('chat_message', 'id')) as place`.execute(tx);
  return rows[0]?.place ?? 0;
}

/** Adds people to a chat where they aren't in it; `place` null: it is not shown to them yet. */
export async function addMembers(
  tx: Tx,
  chatId: string,
  playerIds: readonly string[],
  place: number | null,
): Promise<void> {
  await tx
    .withTables<InboxTables>()
    .insertInto('chat_member')
    .values(playerIds.map((playerId) => ({ chat_id: chatId, player_id: playerId, place })))
    .onConflict((on) => on.columns(['chat_id', 'player_id']).doNothing())
    .execute();
}

/** Shows a chat in a player's list, where it was not shown yet. */
export async function showChat(tx: Tx, chatId: string, playerId: string, place: number): Promise<void> {
  await tx
    .withTables<InboxTables>()
    .updateTable('chat_member')
    .set({ place })
    .where('chat_id', '=', chatId)
    .where('player_id', '=', playerId)
    .where('place', 'is', null)
    .execute();
}

/** Openings of one player wait for each other here. */
export async function lockOpenings(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('inbox:' || ${playerId}, 0))`.execute(tx);
}

/** How many chats with strangers, or groups, a player has opened since. */
export async function countOpened(
  tx: Tx,
  playerId: string,
  kind: 'strangers' | 'groups',
  since: Date,
): Promise<number> {
  const { count } = await tx
    .withTables<InboxTables>()
    .selectFrom('chat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('opened_by', '=', playerId)
    .where('opened_at', '>', since)
    .where(kind === 'groups' ? 'is_group' : 'to_stranger', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Everybody who is or was in these chats, in the order of their ids. */
export async function readMembers(db: Db, chatIds: readonly string[]): Promise<Member[]> {
  if (chatIds.length === 0) return [];
  const rows = await db
    .withTables<InboxTables>()
    .selectFrom('chat_member')
    .selectAll()
    .where('chat_id', 'in', chatIds)
    .orderBy('player_id')
    .execute();
  return rows.map(toMember);
}

const ownSide = (db: Db, chatId: string, playerId: string) =>
  db
    .withTables<InboxTables>()
    .selectFrom('chat_member')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('player_id', '=', playerId)
    .where('left_at', 'is', null);

/** A player's own side of a chat that they are in. */
export async function findMember(db: Db, chatId: string, playerId: string): Promise<Member | null> {
  const row = await ownSide(db, chatId, playerId).executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

/** The same, held: nothing arrives for them until the transaction ends. */
export async function lockMember(tx: Tx, chatId: string, playerId: string): Promise<Member | null> {
  const row = await ownSide(tx, chatId, playerId).forUpdate().executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

/** Changes what a player has set about a chat; false when they aren't in it. */
export async function setChatState(
  tx: Tx,
  chatId: string,
  playerId: string,
  state: { readonly muted: boolean } | { readonly archived: boolean },
): Promise<boolean> {
  const row = await tx
    .withTables<InboxTables>()
    .updateTable('chat_member')
    .set(state)
    .where('chat_id', '=', chatId)
    .where('player_id', '=', playerId)
    .where('left_at', 'is', null)
    .returning('chat_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a player out of a group; the last one out ends it. */
export async function leaveGroup(tx: Tx, chatId: string, playerId: string, at: Date): Promise<void> {
  await tx
    .withTables<InboxTables>()
    .updateTable('chat_member')
    .set({ left_at: at, place: null, unread: 0 })
    .where('chat_id', '=', chatId)
    .where('player_id', '=', playerId)
    .execute();
  await endEmptyChats(tx, [chatId], at);
}

/** Ends those of these chats in which nobody is any more. */
export async function endEmptyChats(tx: Tx, chatIds: readonly string[], at: Date): Promise<void> {
  await sql`
    update chat set ended_at = ${at}
    where id = any(${chatIds}::text[]) and ended_at is null
      and not exists (select from chat_member m where m.chat_id = chat.id and m.left_at is null)`.execute(tx);
}
