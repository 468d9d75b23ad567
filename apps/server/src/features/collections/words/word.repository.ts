import { ALPHABETS, type InterfaceLanguage } from '@syllaboom/engine';
import type { CollectionWordSort } from '@syllaboom/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

/** Stand for the letters of an alphabet in its order, where texts are compared by their bytes. */
const FIRST_KEY = 'A'.charCodeAt(0);
const keysOf = (alphabet: string): string =>
  Array.from(alphabet, (_, n) => String.fromCharCode(FIRST_KEY + n)).join('');

/** What a word is compared by, so that words come in the order of their language's dictionary. */
function byAlphabet(locale: InterfaceLanguage): RawBuilder<unknown> {
  const alphabet = ALPHABETS[locale];
  return sql`translate(word, ${alphabet}, ${keysOf(alphabet)}) collate "C"`;
}

/** Which words of which collection. */
interface WordChoice {
  readonly collectionId: string;
  readonly locale: InterfaceLanguage;
  /** What they hold; empty: all. */
  readonly search: string;
  readonly sort: CollectionWordSort;
}

/** A page of a collection's words, and how many there are. */
export async function readWordPage(
  db: Db,
  { collectionId, locale, search, sort }: WordChoice,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly words: string[]; readonly total: number }> {
  const orders: Readonly<Record<CollectionWordSort, RawBuilder<unknown>>> = {
    alphabetical: sql`key`,
    recent: sql`added_at desc, key`,
    length: sql`char_length(word) desc, key`,
  };
  const { rows } = await sql<{ total: number; words: string[] }>`
    with found as materialized (
      select word, added_at, ${byAlphabet(locale)} as key from collection_word
      where collection_id = ${collectionId} and strpos(word, ${search}) > 0)
    select (select count(*)::int from found) as total, array(
      select word from found order by ${orders[sort]} limit ${page.limit} offset ${page.offset}) as words`.execute(db);
  return { words: rows[0]?.words ?? [], total: rows[0]?.total ?? 0 };
}

/** All words of a collection in the order of the alphabet, a line each: thousands of rows would hold the event loop up. */
export async function readWordLines(db: Db, collectionId: string, locale: InterfaceLanguage): Promise<string> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(word, chr(10) order by ${byAlphabet(locale)}) as lines from collection_word
    where collection_id = ${collectionId}`.execute(db);
  return rows[0]?.lines ?? '';
}

/** Those of these words that a collection holds. */
export async function readListedAmong(db: Db, collectionId: string, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from collection_word
    where collection_id = ${collectionId} and word = any(${[...words]}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Adds words that a collection which is held does not hold yet; how many words it has then. */
export async function addWords(tx: Tx, collectionId: string, words: readonly string[], at: Date): Promise<number> {
  const { rowCount } = await countedInsert(tx, collectionId, words, at);
  return changeCount(tx, collectionId, rowCount, at);
}

async function countedInsert(tx: Tx, collectionId: string, words: readonly string[], at: Date) {
  const { numAffectedRows } = await sql`
    insert into collection_word (collection_id, word, added_at)
    select ${collectionId}, word, ${at} from unnest(${[...words]}::text[]) word`.execute(tx);
  return { rowCount: Number(numAffectedRows ?? 0n) };
}

/** Takes a word out of a collection that is held; how many words it has then, null where it has no such word. */
export async function dropWord(tx: Tx, collectionId: string, word: string, at: Date): Promise<number | null> {
  const { numAffectedRows } = await sql`
    delete from collection_word where collection_id = ${collectionId} and word = ${word}`.execute(tx);
  return numAffectedRows === 1n ? changeCount(tx, collectionId, -1, at) : null;
}

/** Writes other words into a collection that is held. */
export async function replaceWords(tx: Tx, collectionId: string, words: readonly string[], at: Date): Promise<void> {
  const { numAffectedRows } = await sql`delete from collection_word where collection_id = ${collectionId}`.execute(tx);
  const { rowCount } = await countedInsert(tx, collectionId, words, at);
  await changeCount(tx, collectionId, rowCount - Number(numAffectedRows ?? 0n), at);
}

async function changeCount(tx: Tx, collectionId: string, by: number, at: Date): Promise<number> {
  const { rows } = await sql<{ words: number }>`
    update collection set words = words + ${by}::int, revision = revision + 1, changed_at = ${at}
    where id = ${collectionId} returning words`.execute(tx);
  return rows[0]?.words ?? 0;
}
