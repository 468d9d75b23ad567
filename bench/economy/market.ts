/**
 * `node bench/economy/market.ts [listings] [sales] [seconds]`: every kind of page of the market against the first unfiltered one, and a
 * purchase against a plain transfer between two players; all in turns, in one run. Then 50 purchases a second for so long,
 * and what the event loop is late by meanwhile.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { QueryOf, ENDPOINTS } from '@syllaboom/contracts';
import { expOfLevel, GAME_LANGUAGES, MARKET } from '@syllaboom/engine';

import { buyPiece } from '../../apps/server/src/features/market/buy-piece.ts';
import { listGoods } from '../../apps/server/src/features/market/list-goods.ts';
import { listMarket } from '../../apps/server/src/features/market/list-market.ts';
import { listPairs } from '../../apps/server/src/features/market/list-pairs.ts';
import { listSales } from '../../apps/server/src/features/market/list-sales.ts';
import type { MarketDeps } from '../../apps/server/src/features/market/market.deps.ts';
import { openPages } from '../../apps/server/src/features/market/read-page.ts';
import { readBuyWish } from '../../apps/server/src/features/market/read-wish.ts';
import { post, runOperation } from '../../apps/server/src/features/wallet/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { createLogger } from '../../apps/server/src/platform/log/logger.ts';
import { PlayerChannel } from '../../apps/server/src/platform/rooms/channel/player-channel.ts';
import { openMillion, playerId } from '../boards/million-players.ts';
import { printTable } from '../print-table.ts';

type Query = QueryOf<(typeof ENDPOINTS)['market']>;
const PLAYERS = 20_000;
const SELLERS = 5_000;
const CALLS = 15;
const PURCHASES = 100;
const listings = Number(process.argv[2] ?? 100_000);
const sales = Number(process.argv[3] ?? 1_000_000);
const seconds = Number(process.argv[4] ?? 10);
const PURCHASES_A_SECOND = 50;
const LOOP_RESOLUTION_MS = 1;
const LOOP_BUDGET_MS = 15;
const reader = playerId(PLAYERS);

const database = await openMillion(PLAYERS);
const logger = createLogger('silent');
const deps: MarketDeps = {
  database,
  clock: systemClock,
  logger,
  channel: new PlayerChannel(logger),
  isOpen: true,
  ports: { announceChange: () => undefined, isOffensive: async () => false },
};

/** Numbers of a generated series become words, sellers and prices that look alike on no two listings. */
async function fill(): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  // What is filled in names accounts that are there: nobody has to look for each.
  await client.query('set session_replication_role = replica');
  const id = (n: string) => `lpad((${n})::text, 12, 'p')`;
  const word = "upper(translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop'))";
  // Most languages have few listings, one has half of them.
  const locale = `(array['${GAME_LANGUAGES.join("','")}'])[1 + floor(${GAME_LANGUAGES.length} * power(random(), 3))::int]`;
  for (const statement of [
    `insert into wallet_account (player_id, currency) select player_id, currency from account, unnest(array['coin', 'diamond', 'key']) currency`,
    `update profile set exp = ${expOfLevel(MARKET.sellLevel)}`,
    `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
     select ${id(`1 + n % ${SELLERS}`)}, type, word, array[locale], array[1 + n % 3], price, currency,
       case currency when 'coin' then price else price * 2000 end, n % 100 = 0, now() - n * interval '7 s'
     from (select n, case when n % 5 < 3 then 'discovery' else 'syllable' end as type, ${word} as word, ${locale} as locale,
         case when n % 7 = 0 then 'diamond' else 'coin' end as currency,
         case when n % 7 = 0 then 1 + n % 2500 else 1000 + (n * 37) % 5000000 end as price
       from generate_series(1, ${listings}) n) l on conflict do nothing`,
    `insert into market_listing_locale select l.id, g.locale, type, currency, coin_value, listed_at, seller_id
     from market_listing l, unnest(locales) g(locale) where not offensive`,
    `insert into market_sale (at, seller_id, buyer_id, type, locale, word, price, currency, untold)
     select now() - (${sales} - n) * interval '3 s', ${id(`1 + n % ${SELLERS}`)}, ${id(`${SELLERS} + 1 + (n * 7) % 14000`)},
       case when m % 5 < 3 then 'discovery' else 'syllable' end, 'en-US',
       upper(translate(left(md5(m::text), 9), '0123456789', 'ghijklmnop')), 1000 + n % 90000, 'coin', false
     from (select n, 1 + (n::bigint * 7919) % ${listings} as m from generate_series(1, ${sales}) n) s`,
    `insert into market_pair_day (low_id, high_id, day, to_low, to_high, sales)
     select least(a, b), greatest(a, b), current_date - n % 7, n % 5000000, 0, 1
     from (select n, ${id(`1 + n % ${SELLERS}`)} collate "C" as a, ${id(`${SELLERS} + 1 + (n * 7) % 14000`)} collate "C" as b
       from generate_series(1, ${sales} / 5) n) p on conflict do nothing`,
    // Some sellers are banned, some are blocked by who looks.
    `update account set banned_at = now() where player_id in (select ${id('n * 17')} from generate_series(1, 250) n)`,
    `insert into player_relation (player_id, other_id, blocked, muted, changed_at)
     select '${reader}', ${id('n * 13')}, true, false, now() from generate_series(1, 200) n`,
    `insert into word_discovery (locale, word, holder_id, claims)
     select 'en-US', 'OWN' || n, '${reader}', 1 from generate_series(1, 30000) n`,
    // What is bought below: a tile of a hundred sellers.
    `insert into inventory_item (player_id, kind, locale, item, count, reserved)
     select ${id('n')}, 'tile', 'en-US', 'BENCHED', 10000, 10000 from generate_series(1, 100) n`,
    `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
     select ${id('n')}, 'syllable', 'BENCHED', '{en-US}', '{10000}', 1000, 'coin', 1000, true, now() from generate_series(1, 100) n`,
    `insert into word_discovery (locale, word, holder_id, reserved, claims)
     select 'en-US', 'SOLDWORD' || n, ${id('1 + n % 100')}, true, 1 from generate_series(1, 2000) n`,
    `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
     select ${id('1 + n % 100')}, 'discovery', 'SOLDWORD' || n, '{en-US}', '{1}', 1000, 'coin', 1000, true, now()
     from generate_series(1, 2000) n`,
    'vacuum analyze',
  ])
    await client.query(statement).catch((cause: unknown) => {
      client.release(true);
      throw cause;
    });
  await client.query('reset session_replication_role');
  client.release();
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Milliseconds of each call at the median; the calls take turns, so that whatever else the machine does falls on all. */
async function measure(rounds: number, calls: readonly ((n: number) => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let n = -5; n < rounds; n += 1)
    for (const [at, call] of calls.entries()) {
      const began = performance.now();
      await call(n + 5);
      if (n >= 0) times[at]?.push(performance.now() - began);
    }
  return times.map(median);
}

const FILTERS: readonly Query[] = [
  {},
  { type: 'syllable' },
  { type: 'discovery' },
  { currency: 'diamond' },
  { type: 'syllable', currency: 'diamond' },
  { locale: GAME_LANGUAGES[0] },
  { locale: GAME_LANGUAGES.at(-1) ?? '' },
  { locale: GAME_LANGUAGES[5] ?? '', type: 'discovery', currency: 'coin' },
  { search: 'a' },
  { search: 'ab' },
  { search: 'abc', type: 'syllable' },
  { search: 'a', locale: GAME_LANGUAGES.at(-1) ?? '', currency: 'diamond' },
  { search: 'nothing of the kind' },
];
const WHOLE = { type: null, currency: null, locale: null, beginnings: null } as const;
const readPage = openPages(database, systemClock);
const askPage = (query: Query) => listMarket(deps, readPage, reader, query);

/** The first page of every list, and of those with several one in the middle, the twentieth and the last. */
async function findPages(): Promise<Query[]> {
  const pages: Query[] = [{}];
  for (const sort of ['newest', 'price_asc', 'price_desc'] as const)
    for (const filter of FILTERS) {
      const query: Query = { sort, ...filter };
      const { totalPages } = (await askPage(query)).pagination;
      const shown = new Set([1, Math.min(20, totalPages), Math.ceil(totalPages / 2), totalPages]);
      pages.push(...[...shown].map((page) => ({ ...query, page: String(page) })));
    }
  return pages;
}

async function measurePages(): Promise<boolean> {
  const pages = await findPages();
  const times = await measure(
    CALLS,
    pages.map((query) => () => askPage(query)),
  );
  const [first = Number.NaN] = times;
  const rows = pages.map((query, n) => ({
    name: new URLSearchParams(query as Record<string, string>).toString(),
    ms: times[n] ?? 0,
  }));
  const others = await measure(10, [
    () => listSales(deps, reader, false),
    () => listSales(deps, playerId(3), true),
    () => listGoods(deps, reader, { type: 'discovery' }),
    () => listPairs(deps, undefined),
    // Twice a minute for each list that somebody looks at.
    () => openPages(database, systemClock)(reader, { ...WHOLE, sort: 'newest' }, 2),
    () => openPages(database, systemClock)(reader, { ...WHOLE, sort: 'price_asc', locale: GAME_LANGUAGES[0] }, 2),
  ]);
  const names = [
    'the history',
    'one’s own sales',
    'goods of 30 000 words',
    'the staff’s pairs',
    'marking the whole list',
    'marking a language',
  ];
  printTable(
    `Pages of ${listings} listings with ${sales} sales`,
    ['page', 'ms', 'ratio'],
    [
      ...rows.map(({ name, ms }) => [name === '' ? 'the first' : name, ms.toFixed(2), `${(ms / first).toFixed(2)} ×`]),
      ...names.map((name, n) => [name, (others[n] ?? 0).toFixed(2), `${((others[n] ?? 0) / first).toFixed(2)} ×`]),
    ],
  );
  const worst = Math.max(...times) / first;
  console.log(`The dearest page is ${worst.toFixed(2)} × the first one (budget 3 ×, 10 ms).`);
  return worst <= 3;
}

let intents = 0;
const newKey = (): string => {
  intents += 1;
  return `intent:bench-${intents}`;
};
const seller = (n: number): string => playerId(1 + (n % 100));
const buyer = (n: number): string => playerId(SELLERS + 1 + (n % 1000));

const buy = (n: number, word: string, type: string) =>
  buyPiece(deps, buyer(n), readBuyWish({ sellerId: seller(n), word, type, price: 1000, priceType: 'coin' }), newKey());

async function measurePurchases(): Promise<boolean> {
  await runOperation(database, { actor: 'bench', key: 'grants', kind: 'bench', body: null }, (tx, id) =>
    post(
      tx,
      id,
      Array.from({ length: 1000 }, (_, n) => ({
        from: { system: 'mint' as const },
        to: { playerId: buyer(n) },
        currency: 'coin' as const,
        amount: 10_000_000,
      })),
    ).then(() => null),
  );
  // Hidden by the bans of the pages above.
  await database.pool.query('update account set banned_at = null');
  const [transfer = 0, tile = 0, word = 0] = await measure(PURCHASES, [
    (n) =>
      runOperation(database, { actor: buyer(n), key: newKey(), kind: 'bench', body: { n } }, (tx, id) =>
        post(tx, id, [
          { from: { playerId: buyer(n) }, to: { playerId: seller(n) }, currency: 'coin', amount: 1000 },
        ]).then(() => null),
      ),
    (n) => buy(n, 'BENCHED', 'syllable'),
    // Word n is of seller 1 + n % 100.
    (n) => buy(n, `SOLDWORD${n === 0 ? 2000 : n}`, 'discovery'),
  ]);
  printTable(
    'A purchase',
    ['what', 'ms', 'ratio'],
    [
      ['a transfer between two players', transfer.toFixed(2), '1'],
      ['a tile', tile.toFixed(2), `${(tile / transfer).toFixed(2)} ×`],
      ['a word', word.toFixed(2), `${(word / transfer).toFixed(2)} ×`],
    ],
  );
  return Math.max(tile, word) <= 1.5 * transfer;
}

/** So many times a second, whether or not the last ones are through; how late the event loop was meanwhile, at the 99th percentile. */
async function watchLoop(
  rate: number,
  work: (n: number) => Promise<unknown>,
): Promise<{ readonly late: number; readonly ms: number; readonly failed: number }> {
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  const times: number[] = [];
  const running: Promise<unknown>[] = [];
  const began = performance.now();
  delay.enable();
  for (let n = 0; n < seconds * rate; n += 1) {
    const due = began + (n * 1000) / rate;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    const asked = performance.now();
    running.push(work(n).then(() => times.push(performance.now() - asked)));
  }
  // A machine that is too busy lets some wait for a connection until they give up.
  const failed = (await Promise.allSettled(running)).filter(({ status }) => status === 'rejected').length;
  delay.disable();
  return { late: delay.percentile(99) / 1e6, ms: median(times), failed };
}

async function measureLoad(): Promise<boolean> {
  // Where the machine does other work the loop is late by itself.
  const idle = await watchLoop(PURCHASES_A_SECOND, async () => null);
  const load = await watchLoop(PURCHASES_A_SECOND, (n) => buy(n + PURCHASES, 'BENCHED', 'syllable'));
  printTable(
    `${PURCHASES_A_SECOND} purchases a second for ${seconds} s`,
    ['what', 'ms', 'ratio'],
    [
      ['the loop’s p99 while nobody buys', idle.late.toFixed(1), '1'],
      ['the loop’s p99', load.late.toFixed(1), `${(load.late / idle.late).toFixed(2)} ×`],
      ['a purchase', load.ms.toFixed(1), ''],
      ['purchases that found no connection', String(load.failed), ''],
    ],
  );
  return load.failed === 0 && load.late <= Math.max(LOOP_BUDGET_MS, 1.5 * idle.late);
}

try {
  await fill();
  const isWithin = [await measurePages(), await measurePurchases(), await measureLoad()];
  if (isWithin.includes(false)) process.exitCode = 1;
} finally {
  await database.close();
}
