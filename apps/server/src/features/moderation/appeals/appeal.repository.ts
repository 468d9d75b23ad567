import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ModerationTables } from '../moderation.tables.ts';

/** A banned player's words to the staff. */
export interface StoredAppeal {
  readonly id: string;
  readonly sanctionId: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** Keeps an appeal; false when there is one against this sanction already. */
export async function addAppeal(tx: Tx, appeal: StoredAppeal): Promise<boolean> {
  const row = await tx
    .withTables<ModerationTables>()
    .insertInto('appeal')
    .values({ id: appeal.id, sanction_id: appeal.sanctionId, text: appeal.text, sent_at: appeal.sentAt })
    .onConflict((on) => on.column('sanction_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these sanctions have been appealed against. */
export const readAppealed = async (db: Db, sanctionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await readStatus(db, sanctionIds)).map((row) => row.sanction_id));

/** The appeals against which of these sanctions were decided. */
export const readDecided = async (db: Db, sanctionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await readStatus(db, sanctionIds)).flatMap((row) => (row.status === 'open' ? [] : [row.sanction_id])));

const readStatus = async (db: Db, sanctionIds: readonly string[]) =>
  sanctionIds.length === 0
    ? []
    : db
        .withTables<ModerationTables>()
        .selectFrom('appeal')
        .select(['sanction_id', 'status'])
        .where('sanction_id', 'in', sanctionIds)
        .execute();

/** A page of the appeals that wait, the oldest first, and how many there are. */
export async function readOpenAppeals(
  db: Db,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ appeals: StoredAppeal[]; total: number }> {
  const open = db.withTables<ModerationTables>().selectFrom('appeal').where('status', '=', 'open');
  const rows = await open
    .select(['id', 'sanction_id', 'text', 'sent_at'])
    .orderBy('sent_at')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await open.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const appeals = rows.map((row) => ({
    id: row.id,
    sanctionId: row.sanction_id,
    text: row.text,
    sentAt: row.sent_at,
  }));
  return { appeals, total };
}

/** The sanction that an appeal is against; null when there is no such appeal. */
export async function readAppealedSanction(db: Db, id: string): Promise<string | null> {
  const row = await db
    .withTables<ModerationTables>()
    .selectFrom('appeal')
    .select('sanction_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sanction_id ?? null;
}

/** Decides an appeal that waits, once; false when somebody was quicker. */
export async function closeAppeal(
  tx: Tx,
  id: string,
  decision: { readonly lift: boolean; readonly by: string; readonly at: Date; readonly note: string },
): Promise<boolean> {
  const row = await tx
    .withTables<ModerationTables>()
    .updateTable('appeal')
    .set({
      status: decision.lift ? 'lifted' : 'kept',
      decided_by: decision.by,
      decided_at: decision.at,
      note: decision.note,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes appeals against a sanction that somebody has lifted anyway. */
export async function closeAppealsAgainst(tx: Tx, sanctionId: string, by: string, at: Date): Promise<void> {
  await tx
    .withTables<ModerationTables>()
    .updateTable('appeal')
    .set({ status: 'lifted', decided_by: by, decided_at: at })
    .where('sanction_id', '=', sanctionId)
    .where('status', '=', 'open')
    .execute();
}
