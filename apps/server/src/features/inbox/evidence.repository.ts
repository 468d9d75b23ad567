import { INBOX } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** What a message said at some time. */
export interface SaidText {
  readonly senderId: string;
  readonly text: string;
  readonly at: Date;
  /** What became of it later. */
  readonly later: 'edited' | 'deleted' | null;
}

/**
 * The last messages of a chat for who reports somebody of it, with what they said before: an edited or deleted one stands
 * there with each of its texts. Null: they are, or were, not both in it. Whoever has left knows what was said until then.
 */
export async function readChatEvidence(
  db: Db,
  chat: { readonly id: string; readonly reporterId: string; readonly targetId: string },
  most: number,
): Promise<SaidText[] | null> {
  const { rows } = await sql<{ left_at: Date | null }>`
    select own.left_at from chat_member own
    where own.chat_id = ${chat.id} and own.player_id = ${chat.reporterId}
      and exists (select from chat_member m where m.chat_id = own.chat_id and m.player_id = ${chat.targetId})`.execute(
    db,
  );
  const [own] = rows;
  if (own === undefined) return null;
  const said = await sql<{ sender_id: string; text: string; at: Date; later: 'edited' | 'deleted' | null }>`
    with last as materialized (
      select * from chat_message
      where chat_id = ${chat.id} and (${own.left_at}::timestamptz is null or sent_at <= ${own.left_at})
      order by id desc limit ${most}
    )
    select sender_id, text, at, later from (
      select l.id, l.sender_id, p.id as version, p.text, p.written_at as at,
        case when l.deleted_at = p.replaced_at then 'deleted' else 'edited' end as later
      from last l join chat_message_past p on p.message_id = l.id
      union all
      select l.id, l.sender_id, null,
        case when l.kind = 'gif' then '[GIF ' || l.gif_provider || ' ' || l.gif_id || ']' else l.text end,
        coalesce(l.edited_at, l.sent_at), null
      from last l where l.deleted_at is null
    ) texts
    order by id, version nulls last`.execute(db);
  return said.rows.map((row) => ({ senderId: row.sender_id, text: row.text, at: row.at, later: row.later }));
}

/** Throws away evidence, deleted messages and ended chats that are older than their time. */
export async function purgeEvidence(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - INBOX.evidenceDays * 86_400_000);
  await sql`delete from chat_message_past where replaced_at < ${before}`.execute(tx);
  await sql`delete from chat_message where deleted_at < ${before}`.execute(tx);
  await sql`delete from chat where ended_at < ${before}`.execute(tx);
}
