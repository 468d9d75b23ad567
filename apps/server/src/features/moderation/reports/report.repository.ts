import type { ReportCategory, ReportLine, ReportSubject } from '@syllaboom/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { COUNTED_AHEAD } from '../counted-ahead.ts';
import type { ModerationTables } from '../moderation.tables.ts';
import type { RoomChatLine } from '../ports.ts';

/** What a report is about, with the server's copy of it. */
export type ReportedSubject = ReportSubject & { readonly copy: string };
/** What a player says of another. */
export interface NewReport {
  readonly id: string;
  readonly reporterId: string;
  readonly targetId: string;
  readonly categories: readonly ReportCategory[];
  readonly note: string;
  readonly language: string;
  readonly roomId: string | null;
  /** What the reporter's client sent, and what the room itself held. */
  readonly sentChat: readonly ReportLine[];
  readonly roomChat: readonly RoomChatLine[];
  readonly subject: ReportedSubject | null;
  readonly reportedAt: Date;
}
/** A report without its evidence. */
export interface StoredReport {
  readonly id: string;
  readonly reporterId: string;
  readonly targetId: string;
  readonly categories: readonly ReportCategory[];
  readonly note: string;
  readonly language: string;
  readonly reportedAt: Date;
  readonly status: 'open' | 'dismissed' | 'sanctioned';
  readonly decidedBy: string | null;
  readonly sanctionId: string | null;
}
export interface ReportEvidence {
  readonly sentChat: ReportLine[];
  readonly roomChat: RoomChatLine[];
  readonly subject: ReportedSubject | null;
}

const columns = [
  'id',
  'reporter_id',
  'target_id',
  'categories',
  'note',
  'language',
  'reported_at',
  'status',
  'decided_by',
  'sanction_id',
] as const;
type Row = Pick<Selectable<ModerationTables['report']>, (typeof columns)[number]>;
const toReport = (row: Row): StoredReport => ({
  id: row.id,
  reporterId: row.reporter_id,
  targetId: row.target_id,
  categories: row.categories as ReportCategory[],
  note: row.note,
  language: row.language,
  reportedAt: row.reported_at,
  status: row.status,
  decidedBy: row.decided_by,
  sanctionId: row.sanction_id,
});

/** Adds a report, once: its id is random, so one that is there was added by the same call before. */
export async function addReport(tx: Tx, report: NewReport): Promise<void> {
  await tx
    .withTables<ModerationTables>()
    .insertInto('report')
    .values({
      id: report.id,
      reporter_id: report.reporterId,
      target_id: report.targetId,
      categories: [...report.categories],
      note: report.note,
      language: report.language,
      room_id: report.roomId,
      sent_chat: JSON.stringify(report.sentChat),
      room_chat: JSON.stringify(report.roomChat),
      subject_kind: report.subject?.kind ?? null,
      subject_id: report.subject?.id ?? null,
      subject_copy: report.subject?.copy ?? null,
      reported_at: report.reportedAt,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
}

/** A page of the queue: open ones, the oldest first, or closed ones, the last decided first; and how many there are, as far as counted. */
export async function readReports(
  db: Db,
  status: 'open' | 'closed',
  page: { readonly offset: number; readonly limit: number },
): Promise<{ reports: StoredReport[]; total: number }> {
  const reports = db
    .withTables<ModerationTables>()
    .selectFrom('report')
    .where('status', status === 'open' ? '=' : '<>', 'open');
  const ordered = status === 'open' ? reports.orderBy('reported_at') : reports.orderBy('decided_at', 'desc');
  const rows = await ordered.orderBy('id').select(columns).offset(page.offset).limit(page.limit).execute();
  const { total } = await db
    .withTables<ModerationTables>()
    .selectFrom(
      reports
        .select('id')
        .limit(page.offset + COUNTED_AHEAD)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { reports: rows.map(toReport), total };
}

/** The last reports against a player. */
export async function readReportsAgainst(db: Db, playerId: string, most: number): Promise<StoredReport[]> {
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('report')
    .select(columns)
    .where('target_id', '=', playerId)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(toReport);
}

/** What the report is about; its three columns are filled together. */
const subjectOf = ({
  subject_kind: kind,
  subject_id: id,
  subject_copy: copy,
}: Pick<Selectable<ModerationTables['report']>, 'subject_kind' | 'subject_id' | 'subject_copy'>) =>
  kind === null || id === null || copy === null ? null : { kind, id, copy };

export async function readReport(db: Db, id: string): Promise<(StoredReport & ReportEvidence) | null> {
  const row = await db
    .withTables<ModerationTables>()
    .selectFrom('report')
    .select([...columns, 'sent_chat', 'room_chat', 'subject_kind', 'subject_id', 'subject_copy'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...toReport(row), sentChat: row.sent_chat, roomChat: row.room_chat, subject: subjectOf(row) };
}

/** Holds the report until the transaction ends: of several moderators one decides. */
export async function lockReport(tx: Tx, id: string): Promise<StoredReport | null> {
  const row = await tx
    .withTables<ModerationTables>()
    .selectFrom('report')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toReport(row);
}

/** Closes an open report, once; false when it was closed already. */
export async function closeReport(
  tx: Tx,
  id: string,
  decision: { readonly by: string; readonly at: Date; readonly sanctionId: string | null },
): Promise<boolean> {
  const row = await tx
    .withTables<ModerationTables>()
    .updateTable('report')
    .set({
      status: decision.sanctionId === null ? 'dismissed' : 'sanctioned',
      decided_by: decision.by,
      decided_at: decision.at,
      sanction_id: decision.sanctionId,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many open reports there are against each of these players; none is left out. */
export async function countOpenAgainst(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .withTables<ModerationTables>()
    .selectFrom('report')
    .select(['target_id', sql<number>`count(*)::int`.as('count')])
    .where('target_id', 'in', playerIds)
    .where('status', '=', 'open')
    .groupBy('target_id')
    .execute();
  return new Map(rows.map((row) => [row.target_id, row.count]));
}
