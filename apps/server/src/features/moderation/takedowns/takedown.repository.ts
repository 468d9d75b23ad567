import type { ReportSubject } from '@syllaboom/contracts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { ModerationTables } from '../moderation.tables.ts';
import type { ReportedSubject } from '../reports/report.repository.ts';

/** A takedown as it is kept; beside it stands its sanction. */
export interface StoredTakedown {
  readonly sanctionId: string;
  readonly subject: ReportedSubject;
  /** What others see in place of it. */
  readonly shown: string;
}

export async function addTakedown(
  tx: Tx,
  { sanctionId, reportId, shown }: { readonly sanctionId: string; readonly reportId: string; readonly shown: string },
): Promise<void> {
  await tx
    .withTables<ModerationTables>()
    .insertInto('takedown')
    .values({ sanction_id: sanctionId, report_id: reportId, shown })
    .execute();
}

const readAll = (db: Db) =>
  db
    .withTables<ModerationTables>()
    .selectFrom('takedown')
    .innerJoin('report', 'report.id', 'takedown.report_id')
    .innerJoin('sanction', 'sanction.id', 'takedown.sanction_id');
const columns = [
  'takedown.sanction_id',
  'takedown.shown',
  'report.subject_kind',
  'report.subject_id',
  'report.subject_copy',
] as const;
interface Row {
  readonly sanction_id: string;
  readonly shown: string;
  readonly subject_kind: ReportSubject['kind'] | null;
  readonly subject_id: string | null;
  readonly subject_copy: string | null;
}
/** None where the report has no subject, which the action refuses. */
const toTakedown = ({ sanction_id, shown, subject_kind: kind, subject_id: id, subject_copy: copy }: Row) =>
  kind === null || id === null || copy === null
    ? []
    : [{ sanctionId: sanction_id, shown, subject: { kind, id, copy } }];

/** The last takedown of a piece of content, whether it was lifted or not: only that one can still hold. */
export async function readLastTakedown(
  db: Db,
  ownerId: string,
  subject: ReportSubject,
): Promise<(StoredTakedown & { readonly isLifted: boolean }) | null> {
  const row = await readAll(db)
    .select([...columns, 'sanction.lifted_at'])
    .where('report.target_id', '=', ownerId)
    .where('report.subject_kind', '=', subject.kind)
    .where('report.subject_id', '=', subject.id)
    .orderBy('takedown.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [takedown] = row === undefined ? [] : toTakedown(row);
  return row === undefined || takedown === undefined ? null : { ...takedown, isLifted: row.lifted_at !== null };
}

/** The takedowns among these sanctions. */
export async function readTakedowns(db: Db, sanctionIds: readonly string[]): Promise<StoredTakedown[]> {
  if (sanctionIds.length === 0) return [];
  const rows = await readAll(db).select(columns).where('takedown.sanction_id', 'in', sanctionIds).execute();
  return rows.flatMap(toTakedown);
}
