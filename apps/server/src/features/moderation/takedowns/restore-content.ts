import type { Tx } from '#platform/db/index.ts';
import type { ModerationDeps } from '../moderation.deps.ts';
import type { StoredSanction } from '../sanctions/sanction.repository.ts';
import { readLastTakedown, readTakedowns } from './takedown.repository.ts';

/**
 * Shows again what a takedown has hidden, from the report's copy; false: its owner has shown something else since, which
 * stays. The owner's account is held by whoever calls.
 */
export async function restoreContent(
  deps: ModerationDeps,
  tx: Tx,
  { id, playerId }: Pick<StoredSanction, 'id' | 'playerId'>,
  at: Date,
): Promise<boolean> {
  const [takedown] = await readTakedowns(tx, [id]);
  if (takedown === undefined) return false;
  const { subject, shown } = takedown;
  const content = deps.ports.subjectOf(subject.kind);
  const last = await readLastTakedown(tx, playerId, subject);
  if (last?.sanctionId !== id || !(await content.isHidden(tx, subject.id, shown))) return false;
  await content.restore(tx, subject.id, subject.copy, at);
  deps.ports.playerChanged(tx, playerId);
  return true;
}
