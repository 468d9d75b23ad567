import type { Collection } from '@syllaboom/contracts';
import type { CollectionDeps } from './collections.deps.ts';
import { countVisit } from './count-visit.ts';
import { describeCollections } from './describe-collections.ts';
import { requireVisible } from './require-collection.ts';

/** A collection that the player may see; a look of another player counts once a day. */
export async function viewCollection(deps: CollectionDeps, playerId: string, id: string): Promise<Collection> {
  const { db } = deps.database;
  const { ownerId } = await requireVisible(db, id, playerId);
  if (ownerId !== playerId) await countVisit(deps, { id, playerId, downloaded: false });
  return describeOne(deps, playerId, id);
}

/** The same as it is now, without counting anything. */
export async function describeOne(
  { database: { db } }: CollectionDeps,
  playerId: string,
  id: string,
): Promise<Collection> {
  const [described] = await describeCollections(db, playerId, [await requireVisible(db, id, playerId)]);
  if (described === undefined) throw new Error('One collection gives one description');
  return described;
}
