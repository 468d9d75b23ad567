import { AppError } from '#platform/errors/app-error.ts';
import { addAuditEntry } from '../staff/audit.repository.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { closeReport, lockReport } from './report.repository.ts';

/** Closes a report without a sanction; of several moderators one decides, and not whom it is about. */
export async function dismissReport(deps: ModerationDeps, by: string, id: string): Promise<void> {
  const at = deps.clock.now();
  await deps.database.transact(async (tx) => {
    const report = await lockReport(tx, id);
    if (report === null) throw new AppError('moderation/not_found');
    if (report.targetId === by) throw new AppError('moderation/staff_target');
    if (!(await closeReport(tx, id, { by, at, sanctionId: null }))) throw new AppError('moderation/closed');
    await addAuditEntry(tx, {
      at,
      actorId: by,
      action: 'report_dismissed',
      targetId: report.targetId,
      detail: { report: id },
    });
  });
}
