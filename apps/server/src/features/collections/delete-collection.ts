import { requireAccount } from '#features/account';
import { deleteCollectionRow } from './collection.repository.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { holdOwn } from './require-collection.ts';

/** Deletes a collection of the player's own with all its words; one that the staff has hidden, too. */
export const deleteCollection = ({ database }: CollectionDeps, playerId: string, id: string): Promise<void> =>
  database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    await holdOwn(tx, id, playerId);
    await deleteCollectionRow(tx, id);
  });
