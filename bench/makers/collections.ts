/**
 * `node bench/collections.ts [collections]`: any page of any list of public collections against the first one, searches, and
 * the event loop while twenty files of a thousand words come in.
 */
import { COLLECTION_SORTS, type ENDPOINTS, type QueryOf } from '@syllaboom/contracts';
import { COLLECTIONS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { openIndex } from '@syllaboom/words';
import type { CollectionDeps } from '../../apps/server/src/features/collections/collections.deps.ts';
import { listPublic, searchPublic } from '../../apps/server/src/features/collections/list-collections.ts';
import { tendPopularity } from '../../apps/server/src/features/collections/tend-popularity.ts';
import { createSlices } from '../../apps/server/src/features/collections/words/slices.ts';
import { uploadWords } from '../../apps/server/src/features/collections/words/upload-words.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openMillion, playerId } from '../boards/million-players.ts';
import { printTable } from '../print-table.ts';

type PageQuery = QueryOf<(typeof ENDPOINTS)['publicCollections']>;
type Search = QueryOf<(typeof ENDPOINTS)['searchCollections']>;
const PLAYERS = 20_000;
const OWNERS = 12_500;
const CALLS = 15;
const FILES = 20;
const BUDGET = { ratio: 3, searchMs: 10, loopMs: 15 };
const collections = Number(process.argv[2] ?? 100_000);
const reader = playerId(PLAYERS);

const database = await openMillion(PLAYERS);
const dictionary = openIndex('en-US');
const deps: CollectionDeps = {
  database,
  clock: systemClock,
  words: { openDictionary: async () => dictionary },
  slices: createSlices(systemClock),
};

/** Collections whose names, languages and counters look alike on no two of them. */
async function fill(): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set session_replication_role = replica');
  const id = (n: string) => `lpad((${n})::text, 12, 'p')`;
  const part = (from: number) => `translate(substr(md5(n::text), ${from}, 6), '0123456789', 'ghijklmnop')`;
  // Most languages have few, one has half of them.
  const locale = `(array['${INTERFACE_LANGUAGES.join("','")}'])[1 + floor(${INTERFACE_LANGUAGES.length} * power(random(), 3))::int]`;
  for (const statement of [
    `insert into collection (id, owner_id, name, name_fold, description, locale, is_public, download_allowed, words,
       favorites, downloads, views, created_at, changed_at)
     select 'c' || n, ${id(`1 + n % ${OWNERS}`)}, name, name, '', locale, n % 20 <> 0, true, n * 7 % 2500,
       floor(exp(8 * power(random(), 4)))::int, n % 50, n % 900, now() - n * interval '7 s', now()
     from (select n, ${part(1)} || ' words ' || ${part(7)} as name, ${locale} as locale
       from generate_series(1, ${collections}) n) c`,
    `insert into collection_view (collection_id, player_id, day)
     select 'c' || (1 + n * 7919 % ${collections}), ${id('1 + n % 19000')}, current_date - n % 30
     from generate_series(1, ${collections} * 2) n on conflict do nothing`,
    `update account set banned_at = now() where player_id in (select ${id('n * 17')} from generate_series(1, 250) n)`,
    `insert into player_relation (player_id, other_id, blocked, muted, changed_at)
     select '${reader}', ${id('n * 13')}, true, false, now() from generate_series(1, 200) n`,
    `insert into collection (id, owner_id, name, name_fold, description, locale, is_public, download_allowed, created_at, changed_at)
     select 'upload' || n, ${id('19000 + n')}, 'up', 'up', '', 'en-US', true, true, now(), now()
     from generate_series(1, ${FILES}) n`,
  ])
    await client.query(statement);
  await client.query('reset session_replication_role');
  client.release();
  const began = performance.now();
  await tendPopularity(deps);
  console.log(`Counting what is popular, all of it: ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  await database.pool.query('vacuum analyze');
}

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Milliseconds of each call at the median; the calls take turns, so that whatever else the machine does falls on all. */
async function measure(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let n = -2; n < CALLS; n += 1)
    for (const [at, call] of calls.entries()) {
      const began = performance.now();
      await call();
      if (n >= 0) times[at]?.push(performance.now() - began);
    }
  return times.map(middle);
}

const askPage = (query: PageQuery) => listPublic(deps, reader, query);
const askSearch = (query: Search) => searchPublic(deps, reader, query);

/** Of each order the first page of all, and of one language; one in the middle and the last one of both. */
async function measurePages(): Promise<boolean> {
  const queries: PageQuery[] = [];
  for (const sort of COLLECTION_SORTS)
    for (const locale of [undefined, INTERFACE_LANGUAGES[0], INTERFACE_LANGUAGES.at(-1)]) {
      const query: PageQuery = { sort, locale };
      const { totalPages } = (await askPage(query)).pagination;
      const pages = new Set([1, 20, Math.ceil(totalPages / 4), Math.ceil(totalPages / 2), totalPages]);
      queries.push(...[...pages].map((page) => ({ ...query, page: String(page) })));
    }
  const times = await measure(queries.map((query) => () => askPage(query)));
  const firstOf = (query: PageQuery) =>
    times[queries.findIndex(({ sort, locale }) => sort === query.sort && locale === query.locale)] ?? Number.NaN;
  const ratios = queries.map((query, n) => (times[n] ?? Number.NaN) / firstOf(query));
  printTable(
    `Pages of ${collections} collections`,
    ['order', 'language', 'page', 'ms', 'to its first page'],
    queries.map(({ sort = '', locale = 'all', page = '' }, n) => [
      sort,
      locale,
      page,
      (times[n] ?? 0).toFixed(1),
      `${ratios[n]?.toFixed(2)} ×`,
    ]),
  );
  const worst = Math.max(...ratios);
  console.log(`The dearest page costs ${worst.toFixed(2)} × its list's first one (budget ${BUDGET.ratio} ×).`);
  return worst <= BUDGET.ratio;
}

async function measureSearches(): Promise<boolean> {
  const searches: Search[] = [
    { q: 'a' },
    { q: 'ab' },
    { q: 'abc' },
    { q: 'words' },
    { q: 'words ab' },
    { q: 'abcd', locale: 'de-DE' },
    { q: 'nothing of the kind' },
    { q: 'words', page: '20' },
    { q: 'words', locale: 'tr-TR' },
  ];
  const times = await measure(searches.map((query) => () => askSearch(query)));
  const nothing = times[searches.findIndex(({ q }) => q.startsWith('nothing'))] ?? Number.NaN;
  printTable(
    'Searches',
    ['search', 'ms', 'to one that finds nothing'],
    searches.map((query, n) => [
      new URLSearchParams(query as Record<string, string>).toString(),
      (times[n] ?? 0).toFixed(1),
      `${((times[n] ?? 0) / nothing).toFixed(1)} ×`,
    ]),
  );
  const p50 = middle(times);
  console.log(`A search takes ${p50.toFixed(1)} ms at the median (budget ${BUDGET.searchMs} ms).`);
  return p50 <= BUDGET.searchMs;
}

/** Words that no dictionary knows, and lines that are none. */
const fileOf = (n: number): Buffer =>
  Buffer.from(
    Array.from({ length: COLLECTIONS.uploadWords }, (_, line) =>
      `qx${n * 5000 + line}`.replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? ''),
    ).join('\n'),
  );

/** CPU milliseconds of its own thread that each turn of the event loop takes, as long as something goes on: the wall clock, and what other threads do, tells more of the machine. */
function watchTurns(): () => number[] {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  let isOn = true;
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    turns.push((user + system) / 1000);
    if (isOn) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOn = false;
    return turns.toSorted((a, b) => a - b);
  };
}

async function measureUploads(): Promise<boolean> {
  for (let n = 0; n < 3; n += 1)
    await uploadWords(deps, playerId(19_001), 'upload1', fileOf(100 + n).subarray(0, 4000));
  // Written before anything is measured.
  const files = Array.from({ length: FILES }, (_, n) => fileOf(n));
  const stop = watchTurns();
  const added = await Promise.all(
    files.map((file, n) => uploadWords(deps, playerId(19_001 + n), `upload${n + 1}`, file)),
  );
  // Turns in which nothing happens are not counted.
  const turns = stop().filter((ms) => ms > 1);
  const p99 = turns[Math.floor(turns.length * 0.99)] ?? Number.NaN;
  const words = added.reduce((sum, { results }) => sum + results.added, 0);
  console.log(
    `\n${FILES} files at once, ${words} words: ${turns.length} busy turns of the event loop, ${middle(turns).toFixed(1)} ms of CPU at the median, ${p99.toFixed(1)} ms at p99, ${turns.at(-1)?.toFixed(1)} ms at most (budget ${BUDGET.loopMs} ms at p99).`,
  );
  return p99 <= BUDGET.loopMs;
}

await fill();
const kept = [await measurePages(), await measureSearches(), await measureUploads()];
await database.close();
if (!kept.every(Boolean)) process.exitCode = 1;
