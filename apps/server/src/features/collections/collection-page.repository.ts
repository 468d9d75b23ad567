import type { CollectionSort } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { foldName, type KeptCollection } from './collection.ts';
import { COLLECTION_COLUMNS, collectionOf, type CollectionRow } from './collection.repository.ts';

/** A page of a list, and how many collections the whole list has. */
export interface FoundPage {
  readonly collections: KeptCollection[];
  readonly total: number;
}
export interface Page {
  readonly offset: number;
  readonly limit: number;
}
/** Which public collections. */
interface PublicChoice {
  readonly locale: string | null;
  /** Whose are left out. */
  readonly hiddenOwners: readonly string[];
}

/** A player's own collections, the last made first. */
export async function readOwnPage(db: Db, ownerId: string, page: Page): Promise<FoundPage> {
  // At most a handful: all are read, and counted here.
  const { rows } = await sql<CollectionRow>`
    select ${COLLECTION_COLUMNS} from collection c where c.owner_id = ${ownerId}
    order by c.created_at desc, c.id`.execute(db);
  return { collections: rows.slice(page.offset, page.offset + page.limit).map(collectionOf), total: rows.length };
}

const isPublic = sql`is_public and hidden_at is null`;
const chosen = ({ locale, hiddenOwners }: PublicChoice): RawBuilder<unknown> =>
  sql`${isPublic}${locale === null ? sql`` : sql` and locale = ${locale}`}${
    hiddenOwners.length === 0 ? sql`` : sql` and owner_id <> all(${[...hiddenOwners]}::text[])`
  }`;

/** What each list is ordered by; equal ones by when they were made, then by id. */
const KEYS: Readonly<Record<CollectionSort, string | null>> = {
  popular: 'popularity',
  recent: null,
  mostWords: 'words',
  favorites: 'favorites',
};

/**
 * A page of public collections. It is read from an index in the list's order, from whichever end is nearer: the last pages of
 * a long list cost as little as the first ones, those in its middle no more than counting it.
 */
export async function readPublicPage(
  db: Db,
  choice: PublicChoice,
  sort: CollectionSort,
  { offset, limit }: Page,
): Promise<FoundPage> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from collection where ${chosen(choice)}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const shown = Math.max(0, Math.min(limit, total - offset));
  if (shown === 0) return { collections: [], total };
  const isFromEnd = offset > total / 2;
  const skipped = isFromEnd ? total - offset - shown : offset;
  const keys = [KEYS[sort], 'created_at'].flatMap((key) => (key === null ? [] : [sql`${sql.ref(key)}`]));
  const [down, up] = isFromEnd ? [sql`asc`, sql`desc`] : [sql`desc`, sql`asc`];
  const order = sql`${sql.join(keys.map((key) => sql`${key} ${down}`))}, id ${up}`;
  const { rows } = await sql<CollectionRow>`
    with found as materialized (
      select id, row_number() over () as place from (
        select id from collection where ${chosen(choice)} order by ${order} limit ${shown} offset ${skipped}) f)
    select ${COLLECTION_COLUMNS} from found join collection c on c.id = found.id
    order by found.place ${isFromEnd ? sql`desc` : sql`asc`}`.execute(db);
  return { collections: rows.map(collectionOf), total };
}

/** From this length on the letters may stand anywhere in the name: that is what the index can find. */
const LEAST_INSIDE = 3;
/** The text as itself in a LIKE pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What the names hold; a short text only where a word begins with it. */
function holds(text: string): RawBuilder<unknown> {
  const part = escapeLike(text);
  if ([...text].length >= LEAST_INSIDE) return sql`name_fold like ${`%${part}%`}`;
  return sql`(name_fold like ${`${part}%`} or name_fold like ${`% ${part}%`})`;
}

/** A page of the public collections whose names hold a text: the most popular thousand of them. */
export async function findPublicPage(
  db: Db,
  choice: PublicChoice,
  text: string,
  { offset, limit }: Page,
): Promise<FoundPage> {
  const folded = foldName(text.trim());
  const { rows } = await sql<{ [Key in keyof CollectionRow]: CollectionRow[Key] | null } & { total: number }>`
    with found as materialized (
      select id, row_number() over () as place from (
        select id from collection where ${chosen(choice)} and ${folded === '' ? sql`true` : holds(folded)}
        order by popularity desc, created_at desc, id limit ${COLLECTIONS.mostFound}) f)
    select t.total, c.*
    from (select count(*)::int as total from found) t
    left join (
      select found.place, ${COLLECTION_COLUMNS} from found join collection c on c.id = found.id
      where found.place > ${offset} and found.place <= ${offset + limit}) c on true
    order by c.place`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    collections: rows.flatMap((row) => (row.id === null ? [] : [collectionOf(row as CollectionRow)])),
  };
}
