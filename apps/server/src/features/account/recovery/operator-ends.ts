import type { AccountDeps } from '../account.deps.ts';
import { listEndedByOperator } from '../sessions/session.repository.ts';

/**
 * Tells the rooms of sessions that the operator has ended: that happens in a process of its own, whose end of sessions
 * nobody here hears. `told` is what was told already.
 */
export async function tellOperatorEnds(
  deps: Pick<AccountDeps, 'database' | 'channel'>,
  told: Set<string>,
): Promise<void> {
  const ended = await listEndedByOperator(deps.database.db);
  const fresh = ended.filter(({ id }) => !told.has(id));
  told.clear();
  for (const { id } of ended) told.add(id);
  for (const { id, playerId } of fresh) deps.channel.send([playerId], 'sessionEnded', { sessionId: id, banned: false });
}
