import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expOfLevel, GAMBLE, MARKET } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countMarketFaults } from '../../apps/server/src/features/market/testing/market-people.ts';
import { giveTiles, giveWords } from '../../apps/server/src/testing/people/give-things.ts';
import { grant } from '../../apps/server/src/testing/people/grant.ts';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { keepSignedIn, type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { countLedgerFaults } from './count-ledger-faults.ts';
import { askUntilOver, callKeyed, openLog, pause } from './intents.ts';
import { openLeftDatabase } from './open-left-database.ts';
import { MOST_RESTART_MS, restartAfterKill } from './restart-after-kill.ts';
import { type Trade, TRADE_PATHS, TRADES, wishToTrade } from './value-wishes.ts';

/** In each round six players sell, buy, take back, gamble and destroy, and the server is killed in the middle of it. */
const ROUNDS = process.env.TEST_LONG === '1' ? 50 : 5;
const PLAYERS = 6;
const WORDS_OF_EACH = 40;
const TILE = 'ING';
const TILES_OF_EACH = 200;
const EARLIEST_KILL_MS = 300;
const LATEST_KILL_MS = 3_000;
const START = { coin: 50_000_000, diamond: 100_000 } as const;

/** Something that a player wants, under a key, until it is answered. */
interface Intent {
  readonly by: number;
  readonly key: string;
  readonly kind: Trade;
  readonly body: Readonly<Record<string, unknown>>;
}

let dataDir = '';
let port = 0;
let server: SpawnedServer;
let players: SdkPlayer[];
const restartsMs: number[] = [];
const log = openLog<Intent>();

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-market-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  players = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await signUpPlayer(server.url, `seller-${n}`));
  await server.end('SIGTERM');
  await endow();
  server = await spawnServer({ dataDir, port });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const wordOf = (of: number, n: number): string =>
  `KILLED${'ABCDEF'[of]}${String.fromCodePoint(65 + (n % 20))}${'XY'[Math.floor(n / 20)]}`;

/** Money, exp, words and tiles, written where a server rests. */
async function endow(): Promise<void> {
  const database = await openLeftDatabase(dataDir);
  await database.pool.query('update profile set exp = $1', [expOfLevel(MARKET.sellLevel)]);
  for (const [n, { user }] of players.entries()) {
    await grant(database, user.id, START);
    await giveWords(
      database,
      user.id,
      Array.from({ length: WORDS_OF_EACH }, (_, word) => wordOf(n, word)),
    );
    await giveTiles(database, user.id, TILE, TILES_OF_EACH);
  }
  await database.close();
}

const wish = (by: number): Intent => ({
  by,
  key: randomUUID(),
  ...wishToTrade({ players, tile: TILE, wordsOfEach: WORDS_OF_EACH, wordOf }, by),
});

function ask(intent: Intent): Promise<string> {
  const player = players[intent.by];
  if (player === undefined) throw new RangeError('Nobody there');
  return callKeyed(port, player, TRADE_PATHS[intent.kind], intent);
}

/** An operation of those that are asked for here, with everything that its entries moved: `coin -1000`, `ING 1`. */
interface Done {
  readonly actor: string;
  readonly kind: string;
  readonly result: Record<string, unknown> | null;
  readonly moved: Readonly<Record<string, readonly string[]>>;
}

/** By key: what has happened, as it is kept. */
async function readDone(): Promise<{
  readonly done: Map<string, Done>;
  readonly sales: string[];
  readonly holders: Map<string, string | null>;
}> {
  const database = await openLeftDatabase(dataDir);
  try {
    expect(await countMarketFaults(database)).toBe(0);
    const { rows } = await database.pool.query(`
      with moved as (
        select e.operation_id, a.player_id, a.currency || ' ' || e.amount as what
        from wallet_entry e join wallet_account a on a.id = e.account_id where a.player_id is not null
        union all
        select operation_id, player_id, item || ' ' || sum(delta) from inventory_entry group by operation_id, player_id, item)
      select o.actor, o.kind, o.result, replace(o.idempotency_key, 'intent:', '') as key,
        (select json_object_agg(player_id, whats) from (
          select player_id, json_agg(what order by what) as whats from moved m where m.operation_id = o.id group by player_id) p) as moved
      from operation o where o.kind in ('sell', 'buy', 'remove-listing', 'gamble', 'destroy')`);
    const done = new Map<string, Done>(rows.map(({ key, moved, ...one }) => [key, { ...one, moved: moved ?? {} }]));
    const sold = await database.pool.query(
      `select buyer_id || ' ' || type || ' ' || word || ' ' || price || ' ' || currency as sale from market_sale order by 1`,
    );
    const held = await database.pool.query("select word, holder_id from word_discovery where word like 'KILLED%'");
    return {
      done,
      sales: sold.rows.map(({ sale }) => sale),
      holders: new Map(held.rows.map(({ word, holder_id: holder }) => [word, holder])),
    };
  } finally {
    await database.close();
  }
}

/** What an operation must have moved, as far as what is kept of it says. */
function expectMoved({ actor, kind, result, moved }: Done): void {
  const own = moved[actor] ?? [];
  const others = Object.entries(moved).filter(([id]) => id !== actor);
  if (kind === 'buy') {
    const { price, currency, type, word } = result as { price: number; currency: string; type: string; word: string };
    const tile = (count: number) => (type === 'syllable' ? [`${word} ${count}`] : []);
    expect(own.toSorted()).toEqual([`${currency} ${-price}`, ...tile(1)].toSorted());
    expect(others.map(([, whats]) => whats.toSorted())).toEqual([[`${currency} ${price}`, ...tile(-1)].toSorted()]);
    return;
  }
  expect(others).toEqual([]);
  if (kind === 'gamble') {
    const { newSyllable } = result as { newSyllable: string };
    expect(own.toSorted()).toEqual([`diamond ${-GAMBLE.diamonds}`, `${TILE} -1`, `${newSyllable} 1`].toSorted());
  } else if (kind === 'destroy') {
    const tiles = Map.groupBy((result as { syllables: string[] }).syllables, (tile) => tile);
    expect(own.toSorted()).toEqual([...tiles].map(([tile, of]) => `${tile} ${of.length}`).toSorted());
  } else expect(own).toEqual([]);
}

it('a server that is killed while players trade has each purchase once, and answers the same again', {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false;
    const evenings = Promise.all(
      players.map((_, by) =>
        askUntilOver(
          log,
          () => isOver,
          () => wish(by),
          ask,
        ),
      ),
    );
    await pause(EARLIEST_KILL_MS + Math.random() * (LATEST_KILL_MS - EARLIEST_KILL_MS));
    const restart = await restartAfterKill(server, port);
    server = restart.server;
    restartsMs.push(restart.quietMs);
    await keepSignedIn(server.url, players);
    await pause(500);
    isOver = true;
    await evenings;
  }
  // Asked again with its key, everything is answered as it was, and nothing moves.
  const succeeded = [...log.acknowledged.values()].filter(({ answer }) => JSON.parse(answer).success === true);
  for (const { intent, answer } of succeeded.filter((_, n) => n % Math.ceil(succeeded.length / 300) === 0))
    expect(await ask(intent)).toBe(answer);
  await server.end('SIGTERM');
  expect(await countLedgerFaults(dataDir)).toBe(0);
  const { done, sales, holders } = await readDone();
  for (const one of done.values()) expectMoved(one);
  for (const { intent, answer } of log.acknowledged.values())
    expect([intent, done.has(intent.key)]).toEqual([intent, JSON.parse(answer).success === true]);
  const known = new Set([...log.acknowledged.keys(), ...log.abandoned.map(({ key }) => key)]);
  expect([...done.keys()].filter((key) => !known.has(key))).toEqual([]);
  // The history has each purchase once, also of those whose answer nobody heard.
  const bought = [...done.values()].flatMap(({ actor, kind, result }) =>
    kind === 'buy' && result !== null
      ? [[actor, result.type, result.word, result.price, result.currency].join(' ')]
      : [],
  );
  expect(sales.toSorted()).toEqual(bought.toSorted());
  const destroyed = [...done.values()].flatMap(({ kind, result }) =>
    kind === 'destroy' ? [String(result?.word)] : [],
  );
  expect([...holders].flatMap(([word, holder]) => (holder === null ? [word] : [])).toSorted()).toEqual(
    destroyed.toSorted(),
  );
  const count = (kind: Trade): number => succeeded.filter(({ intent }) => intent.kind === kind).length;
  console.log(
    `${log.acknowledged.size} answers after ${log.tries} tries, ${log.abandoned.length} given up, over ${ROUNDS} kills (${TRADES.map((kind) => `${kind} ${count(kind)}`).join(', ')}); ready again after ${restartsMs.join(', ')} ms of a quiet machine`,
  );
  for (const kind of TRADES) expect([kind, count(kind)]).not.toEqual([kind, 0]);
  expect(Math.max(...restartsMs)).toBeLessThan(MOST_RESTART_MS);
  expect(log.tries).toBeGreaterThan(log.acknowledged.size);
  server = await spawnServer({ dataDir, port });
});
