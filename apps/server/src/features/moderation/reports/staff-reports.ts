import { type ENDPOINTS, type ReplyOf, type ReportSummary, STAFF_PAGE } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { namePlayers, type PlayerRef } from '../name-players.ts';
import { countOpenAgainst, readReport, readReports, type StoredReport } from './report.repository.ts';
import { readSanctionsOf, showSanction } from '../sanctions/sanction.repository.ts';
import { describeSubject } from '../takedowns/hidden-state.ts';

type Reply<Name extends keyof typeof ENDPOINTS> = ReplyOf<(typeof ENDPOINTS)[Name]>;

/** Where a page of a staff's list begins; pages count from 1. */
export const pageOf = (page: string | undefined): { readonly offset: number; readonly limit: number } => ({
  offset: (Math.max(1, Number(page ?? 1)) - 1) * STAFF_PAGE,
  limit: STAFF_PAGE,
});

/** Reports as the staff reads them. */
export async function summarise(db: Db, reports: readonly StoredReport[]): Promise<ReportSummary[]> {
  const targets = reports.map(({ targetId }) => targetId);
  const [nameOf, openAgainst] = await Promise.all([
    namePlayers(db, [...targets, ...reports.map(({ reporterId }) => reporterId)]),
    countOpenAgainst(db, [...new Set(targets)]),
  ]);
  return reports.map((report) => summaryOf(report, nameOf, openAgainst.get(report.targetId) ?? 0));
}

const summaryOf = (report: StoredReport, nameOf: (id: string) => PlayerRef, openAgainst: number): ReportSummary => ({
  id: report.id,
  target: nameOf(report.targetId),
  reporter: nameOf(report.reporterId),
  categories: [...report.categories],
  note: report.note,
  language: report.language,
  at: report.reportedAt.toISOString(),
  status: report.status,
  openAgainst,
});

/** A page of the queue. */
export async function listReports(
  db: Db,
  query: { readonly page?: string | undefined; readonly status?: 'open' | 'closed' | undefined },
): Promise<Reply<'reportQueue'>> {
  const { reports, total } = await readReports(db, query.status ?? 'open', pageOf(query.page));
  return { reports: await summarise(db, reports), total };
}

/** A report with its evidence, and what its target was sanctioned with before. */
export async function describeReport(deps: ModerationDeps, id: string): Promise<Reply<'reportDetail'>> {
  const { db } = deps.database;
  const report = await readReport(db, id);
  if (report === null) throw new AppError('moderation/not_found');
  const [[summary], sanctions] = await Promise.all([summarise(db, [report]), readSanctionsOf(db, report.targetId)]);
  if (summary === undefined) throw new AppError('moderation/not_found');
  const nameOf = await namePlayers(db, [report.decidedBy, ...sanctions.map(({ givenBy }) => givenBy)]);
  return {
    report: summary,
    sentChat: report.sentChat,
    roomChat: report.roomChat,
    subject: report.subject === null ? null : await describeSubject(deps, db, report.targetId, report.subject),
    sanctions: sanctions.map((sanction) => showSanction(sanction, nameOf(sanction.givenBy).displayName)),
    decidedBy: report.decidedBy === null ? null : nameOf(report.decidedBy).displayName,
  };
}
