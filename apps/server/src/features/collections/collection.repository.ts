import type { InterfaceLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { foldName, type KeptCollection, type KeptDetails } from './collection.ts';

/** A row as queries give it. */
export interface CollectionRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly description: string;
  readonly locale: InterfaceLanguage;
  readonly is_public: boolean;
  readonly download_allowed: boolean;
  readonly words: number;
  readonly views: number;
  readonly downloads: number;
  readonly favorites: number;
  readonly revision: number;
  readonly hidden_at: Date | null;
  readonly created_at: Date;
}
export const COLLECTION_COLUMNS = sql`c.id, c.owner_id, c.name, c.description, c.locale, c.is_public, c.download_allowed,
  c.words, c.views, c.downloads, c.favorites, c.revision, c.hidden_at, c.created_at`;

export const collectionOf = (row: CollectionRow): KeptCollection => ({
  id: row.id,
  ownerId: row.owner_id,
  name: row.name,
  description: row.description,
  locale: row.locale,
  isPublic: row.is_public,
  downloadAllowed: row.download_allowed,
  words: row.words,
  views: row.views,
  downloads: row.downloads,
  favorites: row.favorites,
  revision: row.revision,
  isHidden: row.hidden_at !== null,
  createdAt: row.created_at,
});

export async function readCollection(db: Db, id: string): Promise<KeptCollection | null> {
  const { rows } = await sql<CollectionRow>`select ${COLLECTION_COLUMNS} from collection c where c.id = ${id}`.execute(
    db,
  );
  return rows[0] === undefined ? null : collectionOf(rows[0]);
}

/** Holds a collection until the transaction ends: whoever changes it or its words waits. */
export async function lockCollection(tx: Tx, id: string): Promise<KeptCollection | null> {
  const { rows } = await sql<CollectionRow>`
    select ${COLLECTION_COLUMNS} from collection c where c.id = ${id} for update`.execute(tx);
  return rows[0] === undefined ? null : collectionOf(rows[0]);
}

/** How many collections a player has; their account is held by whoever asks. */
export async function countOwn(tx: Tx, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from collection where owner_id = ${ownerId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether a player has another collection of this name, in any case. */
export async function isNameTaken(tx: Tx, ownerId: string, name: string, except: string): Promise<boolean> {
  const { rows } = await sql`
    select from collection where owner_id = ${ownerId} and lower(name) = lower(${name}) and id <> ${except}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function addCollection(
  tx: Tx,
  { id, ownerId, at, ...details }: KeptDetails & { readonly id: string; readonly ownerId: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into collection
      (id, owner_id, name, name_fold, description, locale, is_public, download_allowed, created_at, changed_at)
    values (${id}, ${ownerId}, ${details.name}, ${foldName(details.name)}, ${details.description}, ${details.locale},
      ${details.isPublic}, ${details.downloadAllowed}, ${at}, ${at})`.execute(tx);
}

/** Writes what the owner says of a collection that is held. */
export async function saveDetails(tx: Tx, id: string, details: KeptDetails, at: Date): Promise<void> {
  await sql`
    update collection set name = ${details.name}, name_fold = ${foldName(details.name)},
      description = ${details.description}, locale = ${details.locale}, is_public = ${details.isPublic},
      download_allowed = ${details.downloadAllowed}, changed_at = ${at}
    where id = ${id}`.execute(tx);
}

export async function deleteCollectionRow(tx: Tx, id: string): Promise<void> {
  await sql`delete from collection where id = ${id}`.execute(tx);
}

/** Hides a collection that is held from everybody but its owner, or shows it again. */
export async function setHidden(tx: Tx, id: string, at: Date | null): Promise<void> {
  await sql`update collection set hidden_at = ${at} where id = ${id}`.execute(tx);
}
