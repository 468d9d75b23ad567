import type { ENDPOINTS, QueryOf, ReplyOf } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { readBannedPlayers } from '#features/account';
import { readBlockedIds } from '#features/blocks';
import type { Db } from '#platform/db/index.ts';
import {
  findPublicPage,
  type FoundPage,
  type Page,
  readOwnPage,
  readPublicPage,
} from './collection-page.repository.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { describeCollections } from './describe-collections.ts';

type Reply = ReplyOf<(typeof ENDPOINTS)['myCollections']>;
type Query<Name extends keyof typeof ENDPOINTS> = QueryOf<(typeof ENDPOINTS)[Name]>;

/** A page of the player's own collections. */
export async function listOwn(
  { database: { db } }: CollectionDeps,
  playerId: string,
  { page = '1', limit }: Query<'myCollections'>,
): Promise<Reply> {
  const perPage = limit === undefined ? COLLECTIONS.page : Math.min(Number(limit), COLLECTIONS.page);
  return toPage(db, playerId, page, perPage, (wanted) => readOwnPage(db, playerId, wanted));
}

/** A page of public collections. */
export async function listPublic(
  { database: { db } }: CollectionDeps,
  playerId: string,
  { page = '1', sort = 'popular', locale }: Query<'publicCollections'>,
): Promise<Reply> {
  const choice = { locale: locale ?? null, hiddenOwners: await readHiddenOwners(db, playerId) };
  return toPage(db, playerId, page, COLLECTIONS.page, (wanted) => readPublicPage(db, choice, sort, wanted));
}

/** A page of the public collections whose names hold a text. */
export async function searchPublic(
  { database: { db } }: CollectionDeps,
  playerId: string,
  { q, page = '1', locale }: Query<'searchCollections'>,
): Promise<Reply> {
  const choice = { locale: locale ?? null, hiddenOwners: await readHiddenOwners(db, playerId) };
  return toPage(db, playerId, page, COLLECTIONS.page, (wanted) => findPublicPage(db, choice, q, wanted));
}

/** Banned players, and whom the player has blocked. */
async function readHiddenOwners(db: Db, playerId: string): Promise<string[]> {
  const [banned, blocked] = await Promise.all([readBannedPlayers(db), readBlockedIds(db, playerId)]);
  return [...new Set([...banned, ...blocked])];
}

async function toPage(
  db: Db,
  playerId: string,
  page: string,
  perPage: number,
  read: (page: Page) => Promise<FoundPage>,
): Promise<Reply> {
  const currentPage = Number(page);
  const { collections, total } = await read({ offset: (currentPage - 1) * perPage, limit: perPage });
  return {
    collections: await describeCollections(db, playerId, collections),
    pagination: { totalCollections: total, currentPage, totalPages: Math.max(1, Math.ceil(total / perPage)) },
  };
}
