import type { FeatureRoutes } from '#manifest/feature.ts';
import { changeCollection } from './change-collection.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { createCollection } from './create-collection.ts';
import { deleteCollection } from './delete-collection.ts';
import { favoriteCollection } from './favorite-collection.ts';
import { listOwn, listPublic, searchPublic } from './list-collections.ts';
import { viewCollection } from './view-collection.ts';
import { addWord } from './words/add-word.ts';
import { downloadWords } from './words/download-words.ts';
import { listWords } from './words/list-words.ts';
import { removeWord } from './words/remove-word.ts';
import { uploadWords } from './words/upload-words.ts';

/** Collections and their words: looked at, made, changed, filled, downloaded and liked. */
export const createCollectionRoutes = (deps: CollectionDeps) =>
  ({
    myCollections: ({ caller, query }) => listOwn(deps, caller.playerId, query),
    publicCollections: ({ caller, query }) => listPublic(deps, caller.playerId, query),
    searchCollections: ({ caller, query }) => searchPublic(deps, caller.playerId, query),
    createCollection: async ({ caller, body }) => ({
      success: true,
      collectionId: await createCollection(deps, caller, body),
    }),
    collection: ({ caller, params }) => viewCollection(deps, caller.playerId, params.id),
    changeCollection: ({ caller, params, body }) => changeCollection(deps, caller, params.id, body),
    deleteCollection: async ({ caller, params }) => {
      await deleteCollection(deps, caller.playerId, params.id);
      return { success: true };
    },
    collectionWords: ({ caller, params, query }) => listWords(deps, caller.playerId, params.id, query),
    addCollectionWord: async ({ caller, params, body }) => ({
      success: true,
      ...(await addWord(deps, caller.playerId, params.id, body.word)),
    }),
    removeCollectionWord: async ({ caller, params }) => ({
      success: true,
      wordCount: await removeWord(deps, caller.playerId, params.id, params.word),
    }),
    uploadCollectionWords: ({ caller, params, bytes }) => uploadWords(deps, caller.playerId, params.id, bytes),
    downloadCollection: ({ caller, params }) => downloadWords(deps, caller.playerId, params.id),
    addFavorite: ({ caller, params }) => favoriteCollection(deps, caller.playerId, params.id, true),
    removeFavorite: ({ caller, params }) => favoriteCollection(deps, caller.playerId, params.id, false),
  }) satisfies FeatureRoutes;
