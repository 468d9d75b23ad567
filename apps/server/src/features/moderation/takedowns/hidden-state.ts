import type { ReportSubject } from '@syllaboom/contracts';
import type { Db } from '#platform/db/index.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import type { ReportedSubject } from '../reports/report.repository.ts';
import { readLastTakedown, type StoredTakedown } from './takedown.repository.ts';

type Deps = Pick<ModerationDeps, 'ports'>;

/** The takedown that hides a piece of content now; null where its owner has shown something else since, too. */
export async function readHiding(
  { ports }: Deps,
  db: Db,
  ownerId: string,
  subject: ReportSubject,
): Promise<StoredTakedown | null> {
  const last = await readLastTakedown(db, ownerId, subject);
  if (last === null || last.isLifted) return null;
  return (await ports.subjectOf(subject.kind).isHidden(db, subject.id, last.shown)) ? last : null;
}

/** What has become of reported content. */
export async function describeSubject(deps: Deps, db: Db, ownerId: string, subject: ReportedSubject) {
  const hiding = await readHiding(deps, db, ownerId, subject);
  if (hiding !== null) return { ...subject, state: 'hidden' as const, takedownId: hiding.sanctionId };
  const { read, isStill = (now, copy) => now === copy } = deps.ports.subjectOf(subject.kind);
  const now = await read(db, subject.id);
  const isShown = now !== null && now.ownerId === ownerId && isStill(now.copy, subject.copy);
  return { ...subject, state: isShown ? ('shown' as const) : ('changed' as const), takedownId: null };
}
