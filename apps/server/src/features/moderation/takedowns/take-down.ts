import type { Caller } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { showPublicText } from '#platform/text/index.ts';
import { addAuditEntry } from '../staff/audit.repository.ts';
import { carryOut } from '../sanctions/enforce-sanctions.ts';
import { guardTarget } from '../sanctions/guard-target.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import {
  closeReport,
  lockReport,
  type ReportedSubject,
  readReport,
  type StoredReport,
} from '../reports/report.repository.ts';
import { addSanction, type NewSanction } from '../sanctions/sanction.repository.ts';
import { readHiding } from './hidden-state.ts';
import { addTakedown } from './takedown.repository.ts';

const ID_LENGTH = 16;

/**
 * Hides the content that a report is about, and closes the report; false: it is hidden already. Refuses what was not
 * reported, what its owner has changed since, and a report that was dismissed.
 */
export async function takeDown(
  deps: ModerationDeps,
  caller: Caller,
  request: { readonly reportId: string; readonly reason: string },
): Promise<boolean> {
  const reason = showPublicText('note', request.reason);
  if (reason === '') throw new AppError('http/bad_request');
  const how = { id: randomId(ID_LENGTH), by: caller.playerId, at: deps.clock.now(), reason };
  const hidden = await deps.database.transact(async (tx) => {
    const { report, subject } = await holdReported(tx, caller, request.reportId);
    const hiding = await readHiding(deps, tx, report.targetId, subject);
    if (hiding === null) await hide(deps, tx, { report, subject }, how);
    const sanctionId = hiding?.sanctionId ?? how.id;
    const answers = await closeReport(tx, report.id, { by: how.by, at: how.at, sanctionId });
    // Of a second report about the same content only the answer is new.
    if (hiding !== null && !answers) return null;
    await addAuditEntry(tx, {
      at: how.at,
      actorId: how.by,
      action: 'content_hidden',
      targetId: report.targetId,
      detail: { subject: subject.kind, reason, report: report.id, sanction: sanctionId },
    });
    return hiding === null ? report.targetId : null;
  });
  if (hidden === null) return false;
  deps.security.warn(
    { event: 'takedown', playerId: hidden, by: how.by, report: request.reportId },
    'content taken down',
  );
  return true;
}

/** A report with its subject, while the account of its player is held. */
async function holdReported(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<{ readonly report: StoredReport; readonly subject: ReportedSubject }> {
  const known = await readReport(tx, id);
  if (known === null) throw new AppError('moderation/not_found');
  await guardTarget(tx, caller, known.targetId);
  if (known.subject === null) throw new AppError('moderation/not_reported');
  const report = await lockReport(tx, id);
  if (report === null) throw new AppError('moderation/not_found');
  if (report.status === 'dismissed') throw new AppError('moderation/closed');
  return { report, subject: known.subject };
}

async function hide(
  deps: ModerationDeps,
  tx: Tx,
  { report, subject }: { readonly report: StoredReport; readonly subject: ReportedSubject },
  { id, by, at, reason }: { readonly id: string; readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const shown = await deps.ports.subjectOf(subject.kind).hide(tx, subject.id, subject.copy, at);
  if (shown === null) throw new AppError('moderation/content_changed');
  const playerId = report.targetId;
  const sanction: NewSanction = { id, playerId, kind: 'takedown', reason, givenBy: by, givenAt: at, endsAt: null };
  await addSanction(tx, sanction);
  await addTakedown(tx, { sanctionId: id, reportId: report.id, shown });
  deps.ports.playerChanged(tx, playerId);
  await carryOut(deps, tx, sanction);
}
