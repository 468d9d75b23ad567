import { may, NOTHING_SET } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import { readRelations } from './relations.repository.ts';

/** Whom a player's own lists of people leave out: at most as many as one may block. */
export async function readLeftOut(db: Db, playerId: string): Promise<string[]> {
  const relations = await readRelations(db, playerId);
  return relations.filter((byActor) => !may('list', { byActor, byTarget: NOTHING_SET })).map(({ otherId }) => otherId);
}
