import { may, NOTHING_SET } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import { readBlocks } from './blocks.repository.ts';

/** Whom a player's own lists of people leave out: at most as many as one may block. */
export async function readBlockedIds(db: Db, playerId: string): Promise<string[]> {
  const blocks = await readBlocks(db, playerId);
  return blocks.filter((byActor) => !may('list', { byActor, byTarget: NOTHING_SET })).map(({ otherId }) => otherId);
}
