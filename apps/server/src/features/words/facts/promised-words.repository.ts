import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { NamedWord } from './word-facts.repository.ts';

/** A copy of a word that somebody holds. */
export interface HeldCopy {
  readonly locale: GameLanguage;
  readonly word: string;
  /** It is promised. */
  readonly reserved: boolean;
}
/** The copies of one spelling. */
export interface HeldSpelling {
  readonly word: string;
  readonly copies: readonly Omit<HeldCopy, 'word'>[];
}
/** A word in some languages, and whose it is. */
interface Copies {
  readonly holderId: string;
  readonly word: string;
  readonly locales: readonly string[];
}

/** The player's copies of a word, in the order of the languages; `spelled` says how each language writes it. They are held until the transaction ends. */
export async function lockHeldCopies(
  tx: Tx,
  playerId: string,
  spelled: ReadonlyMap<GameLanguage, string>,
): Promise<HeldCopy[]> {
  const { rows } = await sql<HeldCopy>`
    select f.locale, f.word, f.reserved
    from unnest(${[...spelled.keys()]}::text[], ${[...spelled.values()]}::text[]) g(locale, word)
    join word_discovery f on f.locale = g.locale and f.word = g.word
    where f.holder_id = ${playerId}
    order by f.locale, f.word for no key update of f`.execute(tx);
  return GAME_LANGUAGES.flatMap((one) => rows.filter(({ locale }) => locale === one));
}

/** Promises copies that are held, or sets them free; how many of them were their holder's, and the other way before. */
export async function setPromised(tx: Tx, { holderId, word, locales }: Copies, promised: boolean): Promise<number> {
  const { rows } = await sql`
    with held as materialized (
      select f.locale, f.word from word_discovery f
      where f.word = ${word} and f.locale = any(${[...locales]}::text[]) and f.holder_id = ${holderId}
        and f.reserved = ${!promised}
      order by f.locale for no key update)
    update word_discovery f set reserved = ${promised} from held h
    where f.locale = h.locale and f.word = h.word returning f.locale`.execute(tx);
  return rows.length;
}

/** Hands a promised copy over to whom it was promised; false when it is not there any more. */
export async function handWordOver(
  tx: Tx,
  { from, to, locale, word }: NamedWord & { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { rows } = await sql`
    update word_discovery set holder_id = ${to}, reserved = false
    where locale = ${locale} and word = ${word} and holder_id = ${from} and reserved returning word`.execute(tx);
  return rows.length === 1;
}

/** After every letter that a word can have. */
const LAST = '\u{10FFFF}';

/** A page of the words that a player holds and that begin with one of these, by the alphabet, and how many there are. */
export async function readHeldSpellings(
  db: Db,
  playerId: string,
  {
    beginnings,
    offset,
    limit,
  }: { readonly beginnings: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<{ readonly spellings: HeldSpelling[]; readonly total: number }> {
  const begins = sql.join(
    beginnings.map((text) => sql`(word >= ${text} and word < ${text + LAST})`),
    sql` or `,
  );
  const { rows } = await sql<{ word: string | null; locales: string[]; reserved: boolean[]; total: number }>`
    with held as materialized (
      select word, array_agg(locale) as locales, array_agg(reserved) as reserved
      from word_discovery where holder_id = ${playerId} and (${begins}) group by word)
    select t.total, p.* from (select count(*)::int as total from held) t
    left join (select * from held order by word offset ${offset} limit ${limit}) p on true
    order by p.word`.execute(db);
  const spellings = rows.flatMap(({ word, locales, reserved }) => {
    if (word === null) return [];
    const copies = GAME_LANGUAGES.flatMap((locale) => {
      const place = locales.indexOf(locale);
      return place < 0 ? [] : [{ locale, reserved: reserved[place] === true }];
    });
    return [{ word, copies }];
  });
  return { spellings, total: rows[0]?.total ?? 0 };
}

/** The words that a player discovered in these matches and still holds. */
export async function readHeldOfMatches(db: Db, playerId: string, matchIds: readonly string[]): Promise<NamedWord[]> {
  const { rows } = await sql<NamedWord>`
    select locale, word from word_discovery
    where player_id = ${playerId} and holder_id = ${playerId} and match_id = any(${[...matchIds]}::text[])`.execute(db);
  return rows;
}
