import { readAccountFacts } from '#features/account';
import type { Db, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isShown, type KeptCollection } from './collection.ts';
import { lockCollection, readCollection } from './collection.repository.ts';

const orGone = (found: KeptCollection | null): KeptCollection => {
  if (found === null) throw new AppError('collection/not_found');
  return found;
};

/** A collection that a player may see: their own, or a public one; null: any other one is not there. */
export const findVisible = async (db: Db, id: string, playerId: string): Promise<KeptCollection | null> =>
  onlyVisible(db, await readCollection(db, id), playerId);

/** A collection that everybody may see; null: there is none. */
export const readPublicCollection = (db: Db, id: string): Promise<KeptCollection | null> => findVisible(db, id, '');

/** The same as `findVisible`; throws where there is none. */
export const requireVisible = async (db: Db, id: string, playerId: string): Promise<KeptCollection> =>
  orGone(await findVisible(db, id, playerId));

/** The same, held until the transaction ends. */
export const holdVisible = async (tx: Tx, id: string, playerId: string): Promise<KeptCollection> =>
  orGone(await onlyVisible(tx, await lockCollection(tx, id), playerId));

/** What banned players have made is not shown as long as they are. */
async function onlyVisible(db: Db, found: KeptCollection | null, playerId: string): Promise<KeptCollection | null> {
  if (found === null || found.ownerId === playerId) return found;
  if (!isShown(found)) return null;
  const owner = (await readAccountFacts(db, [found.ownerId])).get(found.ownerId);
  return owner === undefined || owner.banned ? null : found;
}

/** A collection of the player's own; of one that they may only see it says so, of any other one nothing. */
export async function requireOwn(db: Db, id: string, playerId: string): Promise<KeptCollection> {
  return checkOwn(await requireVisible(db, id, playerId), playerId);
}

/** The same, held until the transaction ends. */
export async function holdOwn(tx: Tx, id: string, playerId: string): Promise<KeptCollection> {
  return checkOwn(await holdVisible(tx, id, playerId), playerId);
}

function checkOwn(found: KeptCollection, playerId: string): KeptCollection {
  if (found.ownerId !== playerId) throw new AppError('http/forbidden');
  return found;
}

/** Refuses to change what the staff has hidden: it stays as it was judged. */
export function requireUnhidden({ isHidden }: Pick<KeptCollection, 'isHidden'>): void {
  if (isHidden) throw new AppError('collection/hidden');
}
