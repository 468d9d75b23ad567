import type { Collection } from '@syllaboom/contracts';
import { readListedProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import type { KeptCollection } from './collection.ts';
import { readFavoritesAmong } from './favorite.repository.ts';

/** Collections as a player sees them, in the same order. */
export async function describeCollections(
  db: Db,
  playerId: string,
  collections: readonly KeptCollection[],
): Promise<Collection[]> {
  const [profiles, favorites] = await Promise.all([
    readListedProfiles(db, [...new Set(collections.map(({ ownerId }) => ownerId))]),
    readFavoritesAmong(
      db,
      playerId,
      collections.map(({ id }) => id),
    ),
  ]);
  const shownAs = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return collections.map((collection) => {
    const { displayName = '', avatar = '', frame = 0 } = shownAs.get(collection.ownerId) ?? {};
    return {
      id: collection.id,
      name: collection.name,
      description: collection.description,
      locale: collection.locale,
      public: collection.isPublic,
      wordCount: collection.words,
      views: collection.views,
      downloads: collection.downloads,
      favorites: collection.favorites,
      isFavorited: favorites.has(collection.id),
      downloadAllowed: collection.downloadAllowed,
      owner: collection.ownerId,
      ownerName: displayName,
      ownerAvatar: avatar,
      ownerFrame: frame,
      hidden: collection.isHidden,
      createdAt: collection.createdAt.toISOString(),
    };
  });
}
