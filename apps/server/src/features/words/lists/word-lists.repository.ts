import type { WordItem, WordList, WordSort } from '@syllaboom/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** A text as it is written in some languages. */
export interface Spelling {
  readonly text: string;
  readonly locales: readonly string[];
}
/** Which of a player's words. */
export interface WordChoice {
  readonly playerId: string;
  readonly type: WordList;
  /** One language alone; null: all. */
  readonly locale: string | null;
  /** Words that hold one of these in its languages; null: all. */
  readonly spellings: readonly Spelling[] | null;
}
export interface WordsPage {
  readonly sort: WordSort;
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

/** The rows that a list is made of: `b`, beside the player's claims `c` and the facts `f`. What is not asked for is not read. */
const SOURCES: Readonly<Record<WordList, (playerId: string) => RawBuilder<unknown>>> = {
  claims: (playerId) => sql`word_claim b
    left join word_discovery f on f.locale = b.locale and f.word = b.word
    left join word_claim c on c.player_id = ${playerId} and c.locale = b.locale and c.word = b.word
    where b.player_id = ${playerId}`,
  discoveries: (playerId) => sql`word_discovery b
    left join word_discovery f on f.locale = b.locale and f.word = b.word
    left join word_claim c on c.player_id = ${playerId} and c.locale = b.locale and c.word = b.word
    where b.holder_id = ${playerId}`,
  // The only one who has claimed it is the first one.
  elites: (playerId) => sql`word_discovery b
    left join word_discovery f on f.locale = b.locale and f.word = b.word
    left join word_claim c on c.player_id = ${playerId} and c.locale = b.locale and c.word = b.word
    where b.player_id = ${playerId} and b.claims = 1`,
};

const filtered = ({ locale, spellings }: WordChoice): RawBuilder<unknown> => {
  const ofLocale = locale === null ? sql`` : sql` and b.locale = ${locale}`;
  if (spellings === null) return ofLocale;
  const found = spellings.map(
    ({ text, locales }) => sql`(b.locale = any(${[...locales]}::text[]) and strpos(b.word, ${text}) > 0)`,
  );
  return sql`${ofLocale} and (${sql.join(found, sql` or `)})`;
};

/** What a list is ordered by, and what equal ones are. */
function ordered({ type }: WordChoice, { sort, order }: Pick<WordsPage, 'sort' | 'order'>): RawBuilder<unknown> {
  // A list of claims has its rows in an index in that order.
  const own = type === 'claims' ? sql`b` : sql`c`;
  const keys: Readonly<Record<WordSort, readonly RawBuilder<unknown>[]>> = {
    u: [sql`${own}.uses`, sql`${own}.last_used_at`],
    ld: [sql`${own}.last_used_at`],
    cd: [sql`${own}.claimed_at`],
    length: [sql`char_length(b.word)`],
    tu: [type === 'claims' ? sql`f.claims` : sql`b.claims`],
    alphabetical: [],
  };
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  // What one holds and has never played has no uses, and what nobody has counted yet no number: last, either way.
  const nulls = type === 'claims' && sort !== 'tu' ? sql`` : sql` nulls last`;
  const ties = [sql`b.word`, sql`b.locale`].map((key) => (sort === 'alphabetical' ? sql`${key} ${direction}` : key));
  return sql.join([...keys[sort].map((key) => sql`${key} ${direction}${nulls}`), ...ties]);
}

type Row = Omit<WordItem, 'cd' | 'ld'> & { readonly cd: Date | null; readonly ld: Date | null };

/** Which copies stand on a page, in its order. */
export interface WordKey {
  readonly locale: string;
  readonly word: string;
}

/** A page of a player's words. */
export function readWordsPage(db: Db, choice: WordChoice, page: WordsPage): Promise<WordItem[]> {
  const keys = sql`
    select b.locale, b.word, row_number() over () as place
    from (select b.locale, b.word from ${listed(choice, page)} limit ${page.limit} offset ${page.offset}) b`;
  return describeWords(db, choice.playerId, keys);
}

/** Those of these words that are still in the list, in this order: one that was sold or destroyed is gone at once. */
export function readWords(db: Db, { type, playerId }: WordChoice, keys: readonly WordKey[]): Promise<WordItem[]> {
  const [locales, words] = [keys.map(({ locale }) => locale), keys.map(({ word }) => word)];
  return describeWords(
    db,
    playerId,
    sql`select k.* from unnest(${locales}::text[], ${words}::text[]) with ordinality k(locale, word, place)
      where exists (select from ${SOURCES[type](playerId)} and b.locale = k.locale and b.word = k.word)`,
  );
}

/** A whole list as one text, a line for each word: thirty thousand rows would hold the event loop up. */
export async function readWordOrder(
  db: Db,
  choice: WordChoice,
  page: Pick<WordsPage, 'sort' | 'order'>,
): Promise<string> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(b.locale || ' ' || b.word, chr(10)) as lines
    from (select b.locale, b.word from ${listed(choice, page)}) b`.execute(db);
  return rows[0]?.lines ?? '';
}

/** Reads the lines of `readWordOrder`. */
export const wordKeyOf = (line: string): WordKey => {
  const space = line.indexOf(' ');
  return { locale: line.slice(0, space), word: line.slice(space + 1) };
};

const listed = (choice: WordChoice, page: Pick<WordsPage, 'sort' | 'order'>): RawBuilder<unknown> =>
  sql`${SOURCES[choice.type](choice.playerId)}${filtered(choice)} order by ${ordered(choice, page)}`;

async function describeWords(db: Db, playerId: string, keys: RawBuilder<unknown>): Promise<WordItem[]> {
  const { rows } = await sql<Row>`
    with keys as materialized (${keys})
    select k.word as w, k.locale as l, coalesce(f.player_id = ${playerId}, false) as d,
      coalesce(f.claims, (select count(*)::int from word_claim o where o.locale = k.locale and o.word = k.word)) as tu,
      coalesce(c.uses, 0) as u, c.claimed_at as cd, c.last_used_at as ld
    from keys k left join word_discovery f on f.locale = k.locale and f.word = k.word
    left join word_claim c on c.player_id = ${playerId} and c.locale = k.locale and c.word = k.word
    order by k.place`.execute(db);
  return rows.map(({ cd, ld, ...item }) => ({
    ...item,
    cd: cd?.toISOString() ?? null,
    ld: ld?.toISOString() ?? null,
  }));
}

/** How many words such a list has. */
export async function countWords(db: Db, choice: WordChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${SOURCES[choice.type](choice.playerId)}${filtered(choice)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The figures of a player's claims. */
export async function readClaimTotals(
  db: Db,
  playerId: string,
): Promise<{ readonly claims: number; readonly spellings: number; readonly uses: number; readonly languages: number }> {
  const { rows } = await sql<{ claims: number; uses: number; languages: number }>`
    select coalesce(sum(claims), 0)::bigint as claims, coalesce(sum(uses), 0)::bigint as uses, count(*)::int as languages
    from (select count(*) as claims, sum(uses) as uses from word_claim where player_id = ${playerId} group by locale) l`.execute(
    db,
  );
  const [totals = { claims: 0, uses: 0, languages: 0 }] = rows;
  // In one language no spelling comes twice.
  const spellings = totals.languages > 1 ? await countSpellings(db, playerId) : totals.claims;
  return { ...totals, spellings };
}

async function countSpellings(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from word_claim where player_id = ${playerId} group by word) s`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
