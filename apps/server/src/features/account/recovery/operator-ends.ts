import type { AccountDeps } from '../account.deps.ts';
import { listEndedByOperator } from '../sessions/session.repository.ts';

/**
 * Tells the rooms of sessions that the operator has ended: that happens in a process of its own, whose end of sessions
 * nobody here hears. `told` is what was told already.
 */
export async function announceOperatorEnds(
  deps: Pick<AccountDeps, 'database' | 'channel'>,
  announced: Set<string>,
): Promise<void> {
  const ended = await listEndedByOperator(deps.database.db);
  const fresh = ended.filter(({ id }) => !announced.has(id));
  announced.clear();
  for (const { id } of ended) announced.add(id);
  for (const { id, playerId } of fresh) deps.channel.send([playerId], 'sessionEnded', { sessionId: id, banned: false });
}
