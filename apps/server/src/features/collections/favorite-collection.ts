import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { requireAccount } from '#features/account';
import type { CollectionDeps } from './collections.deps.ts';
import { setFavorite } from './favorite.repository.ts';
import { holdVisible } from './require-collection.ts';

/** Makes a collection that the player may see a favorite of theirs, or none any more: what was said last holds. */
export const favoriteCollection = (
  { database, clock }: CollectionDeps,
  playerId: string,
  id: string,
  isFavorited: boolean,
): Promise<ReplyOf<(typeof ENDPOINTS)['addFavorite']>> =>
  database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    await holdVisible(tx, id, playerId);
    const favorites = await setFavorite(tx, { id, playerId, isFavorited, at: clock.now() });
    return { success: true as const, isFavorited, favorites };
  });
