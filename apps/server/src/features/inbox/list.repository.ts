import { INBOX } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { InboxTables } from './inbox.tables.ts';

/** A chat's place in the list of a player. */
export interface ListedChat {
  readonly chatId: string;
  readonly place: number;
}
export interface ChatPage {
  readonly archived: boolean;
  /** Chats before this place. */
  readonly before: number;
  readonly most: number;
}
/** What the names of a list are searched for: a part of a group's, or people whose name fits. */
export interface ChatSearch {
  readonly text: string;
  readonly playerIds: readonly string[];
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A page of a player's chats, the latest first. */
export async function listPlaces(
  db: Db,
  playerId: string,
  { archived, before, most }: ChatPage,
  search: ChatSearch | null,
): Promise<ListedChat[]> {
  const fitting =
    search === null
      ? sql`true`
      : sql`(exists (
          select from chat c where c.id = own.chat_id and c.name ilike ${`%${escapeLike(search.text)}%`}
        ) or exists (
          select from chat_member o
          where o.chat_id = own.chat_id and o.player_id <> ${playerId} and o.left_at is null
            and o.player_id = any(${search.playerIds}::text[])
        ))`;
  const { rows } = await sql<{ chat_id: string; place: number }>`
    select own.chat_id, own.place from chat_member own
    where own.player_id = ${playerId} and own.archived = ${archived} and own.place < ${before} and ${fitting}
    order by own.place desc limit ${most}`.execute(db);
  return rows.map((row) => ({ chatId: row.chat_id, place: row.place }));
}

/** Everybody with whom a player is in a chat. */
export async function readCompany(db: Db, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select distinct other.player_id from chat_member own join chat_member other using (chat_id)
    where own.player_id = ${playerId} and own.place is not null
      and other.player_id <> ${playerId} and other.left_at is null`.execute(db);
  return rows.map((row) => row.player_id);
}

/** What each of these players has unread in chats that count, as far as it is counted; none is left out. */
export async function countUnread(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<InboxTables>()
    .selectFrom('chat_member')
    .select(['player_id', sql<number>`least(sum(unread), ${INBOX.unreadMost})::int`.as('unread')])
    .where('player_id', 'in', playerIds)
    .where('unread', '>', 0)
    .where((is) => is.and([is.not('muted'), is.not('archived')]))
    .groupBy('player_id')
    .execute();
  return new Map(rows.map((row) => [row.player_id, row.unread]));
}
