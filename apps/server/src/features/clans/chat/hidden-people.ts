import { may } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import type { ClanDeps } from '../clans.deps.ts';

/** Of these people those whose lines a player doesn't get; they don't get the player's either. */
export async function findHidden(
  { ports }: Pick<ClanDeps, 'ports'>,
  db: Db,
  playerId: string,
  otherIds: readonly string[],
): Promise<string[]> {
  const others = otherIds.filter((id) => id !== playerId);
  if (others.length === 0) return [];
  const blocks = await ports.mutualBlocks(db, playerId, others);
  return [...blocks].flatMap(([id, mutual]) => (may('clanLine', mutual) ? [] : [id]));
}
