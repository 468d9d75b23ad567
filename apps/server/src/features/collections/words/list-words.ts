import type { ENDPOINTS, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { canonicalWord, COLLECTIONS } from '@syllaboom/engine';
import type { CollectionDeps } from '../collections.deps.ts';
import { requireVisible } from '../require-collection.ts';
import { readWordPage } from './word.repository.ts';

type Query = QueryOf<(typeof ENDPOINTS)['collectionWords']>;

/** A page of the words of a collection that the player may see. */
export async function listWords(
  { database: { db } }: CollectionDeps,
  playerId: string,
  id: string,
  { page: asked, search = '', sort = 'alphabetical' }: Query,
): Promise<ReplyOf<(typeof ENDPOINTS)['collectionWords']>> {
  const { locale } = await requireVisible(db, id, playerId);
  const page = Number(asked ?? 1);
  const { words, total } = await readWordPage(
    db,
    { collectionId: id, locale, search: canonicalWord(search, locale), sort },
    { offset: (page - 1) * COLLECTIONS.page, limit: COLLECTIONS.page },
  );
  return {
    words,
    pagination: {
      totalWords: total,
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(total / COLLECTIONS.page)),
    },
  };
}
