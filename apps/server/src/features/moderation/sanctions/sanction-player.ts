import type { BodyOf, ENDPOINTS } from '@syllaboom/contracts';
import type { Caller } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { showPublicText } from '#platform/text/index.ts';
import { addAuditEntry } from '../staff/audit.repository.ts';
import { carryOut, refreshBan } from './enforce-sanctions.ts';
import { guardTarget } from './guard-target.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import { closeReport, lockReport } from '../reports/report.repository.ts';
import { addSanction, isInForce, type NewSanction, readSanctionsOf } from './sanction.repository.ts';

type SanctionRequest = BodyOf<(typeof ENDPOINTS)['sanctionPlayer']>;

const ID_LENGTH = 16;
/** The same sanction by the same moderator within this time is one click that came twice. */
const TWIN_MS = 60_000;

/** Warns, mutes, kicks or bans a player, and closes the report that led to it; the sanction's id. */
export async function sanctionPlayer(deps: ModerationDeps, caller: Caller, request: SanctionRequest): Promise<string> {
  const now = deps.clock.now();
  const sanction: NewSanction = {
    id: randomId(ID_LENGTH),
    playerId: request.playerId,
    kind: request.kind,
    reason: showPublicText('note', request.reason),
    givenBy: caller.playerId,
    givenAt: now,
    endsAt: readEnd(request, now),
  };
  if (sanction.reason === '') throw new AppError('http/bad_request');
  const id = await deps.database.transact(async (tx) => {
    await guardTarget(tx, caller, request.playerId);
    const twin = await findTwin(tx, sanction);
    const report = await openReportOf(tx, request, twin);
    if (twin === null) await addSanction(tx, sanction);
    if (report !== null)
      await closeReport(tx, report, { by: caller.playerId, at: now, sanctionId: twin ?? sanction.id });
    if (twin !== null) return twin;
    if (sanction.kind === 'ban') {
      await refreshBan(tx, request.playerId, now, true);
      await deps.ports.playerBanned(tx, { playerId: request.playerId, until: sanction.endsAt });
    }
    await addAuditEntry(tx, {
      at: now,
      actorId: caller.playerId,
      action: 'sanction_given',
      targetId: request.playerId,
      detail: {
        kind: sanction.kind,
        reason: sanction.reason,
        until: sanction.endsAt?.toISOString() ?? null,
        report: request.reportId,
      },
    });
    await carryOut(deps, tx, sanction);
    return sanction.id;
  });
  if (id === sanction.id) {
    const { kind, playerId } = sanction;
    deps.security.warn({ event: 'sanction', kind, playerId, by: caller.playerId }, 'player sanctioned');
  }
  return id;
}

/** Warnings and kicks don't last. */
function readEnd({ kind, until }: SanctionRequest, now: Date): Date | null {
  if (until === null || kind === 'warn' || kind === 'kick') return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime())) throw new AppError('http/bad_request', { params: { field: 'until' } });
  if (end <= now) throw new AppError('moderation/end_in_past');
  return end;
}

async function findTwin(tx: Tx, wanted: NewSanction): Promise<string | null> {
  const given = await readSanctionsOf(tx, wanted.playerId);
  const twin = given.find(
    (one) =>
      one.kind === wanted.kind &&
      one.reason === wanted.reason &&
      one.givenBy === wanted.givenBy &&
      one.endsAt?.getTime() === wanted.endsAt?.getTime() &&
      isInForce(one, wanted.givenAt) &&
      wanted.givenAt.getTime() - one.givenAt.getTime() < TWIN_MS,
  );
  return twin?.id ?? null;
}

/**
 * The open report that a sanction answers, held; null where there is none, or where a twin of the sanction has closed it.
 * Refuses one that is about somebody else or was decided otherwise.
 */
async function openReportOf(
  tx: Tx,
  { reportId, playerId }: SanctionRequest,
  twin: string | null,
): Promise<string | null> {
  if (reportId === null) return null;
  const report = await lockReport(tx, reportId);
  if (report === null || report.targetId !== playerId) throw new AppError('moderation/not_found');
  if (twin !== null && report.sanctionId === twin) return null;
  if (report.status !== 'open') throw new AppError('moderation/closed');
  return report.id;
}
