/**
 * `node bench/economy/crafting.ts`: what laying a tile costs on full crafting boards, against a plain transfer between two
 * players in the same run, and how long the event loop is held while a hundred builders lay and take tiles.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { nextInteger, seedRandom } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import type { CraftingDeps } from '../../apps/server/src/features/crafting/crafting.deps.ts';
import { placeTile, takeTileOff } from '../../apps/server/src/features/crafting/lay-tiles.ts';
import { post, runOperation } from '../../apps/server/src/features/wallet/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openMillion, playerId } from '../boards/million-players.ts';
import { printTable } from '../print-table.ts';
import { drawBoard, readWords } from './full-board.ts';

const BUILDERS = 100;
const CALLS = 60;
/** So long the hundred builders work, and so long each of them thinks between two tiles. */
const WORK_MS = 10_000;
const THINK_MS = 1_000;

const database = await openMillion(BUILDERS + 4);
const index = openOrBuildIndex('en-US');
const deps: CraftingDeps = {
  database,
  clock: systemClock,
  ports: {
    announceChange: () => undefined,
    openDictionary: async () => index,
    mutualBlocks: async () => new Map(),
  },
};
const random = seedRandom(7);

/** A board without a free cell, with the words that lie on it. */
async function fillBoard(player: string, size: number): Promise<number> {
  const { pool } = database;
  await pool.query('insert into craft_board (player_id, width, height) values ($1, $2, $2)', [player, size]);
  const cells = drawBoard(index, random, size);
  const { rows } = await pool.query<{ id: string; s: string; x: number; y: number }>(
    `insert into craft_tile (player_id, locale, syllable, x, y)
     select $1, 'en-US', g.s, g.x, g.y from jsonb_to_recordset($2) g(s text, x int, y int)
     returning id::text, syllable as s, x, y`,
    [player, JSON.stringify(cells)],
  );
  await pool.query(
    `insert into inventory_item (player_id, kind, locale, item, count, reserved)
     select player_id, 'tile', locale, syllable, count(*) + 1, count(*) from craft_tile where player_id = $1 group by 1, 3, 4`,
    [player],
  );
  const words = readWords(index, rows);
  for (const [n, { word, path }] of words.entries())
    await pool.query(
      `insert into craft_word (player_id, locale, word, path, last_reward, earns) values ($1, 'en-US', $2, $3, now(), $4)`,
      [player, word, path.map(({ id }) => id), n < 60],
    );
  return words.length;
}

async function readTiles(player: string) {
  const { rows } = await database.pool.query<{ id: string; s: string; x: number; y: number }>(
    'select id::text, syllable as s, x, y from craft_tile where player_id = $1',
    [player],
  );
  return rows;
}

/** Takes a tile off and lays it down again; how long laying it took. */
async function layAgain(player: string): Promise<number> {
  const tiles = await readTiles(player);
  const tile = tiles[nextInteger(random, tiles.length)];
  if (tile === undefined) throw new Error('The board is empty');
  await takeTileOff(deps, player, tile.id);
  const began = performance.now();
  await placeTile(deps, player, { syllable: tile.s, x: tile.x, y: tile.y });
  return performance.now() - began;
}

async function transfer(n: number): Promise<number> {
  const [from, to] = [playerId(3), playerId(4)];
  const began = performance.now();
  await runOperation(database, { actor: from, key: `bench-${n}`, kind: 'bench', body: n }, (tx, id) =>
    post(tx, id, [{ from: { playerId: from }, to: { playerId: to }, currency: 'coin', amount: 1 }]).then(() => null),
  );
  return performance.now() - began;
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function measureTiles(): Promise<boolean> {
  const words = [await fillBoard(playerId(1), 20), await fillBoard(playerId(2), 40)];
  const [plain, small, large]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < CALLS; n += 1) {
    plain.push(await transfer(n));
    small.push(await layAgain(playerId(1)));
    large.push(await layAgain(playerId(2)));
  }
  const row = (name: string, times: readonly number[]) => [
    name,
    middle(times).toFixed(2),
    `${(middle(times) / middle(plain)).toFixed(2)} ×`,
    `${(middle(times) / middle(small)).toFixed(2)} ×`,
  ];
  printTable(
    'A tile is laid',
    ['what', 'ms', 'against a transfer', 'against 20 × 20'],
    [
      row('a transfer between two players', plain),
      row(`a full board of 20 × 20, ${words[0]} words`, small),
      row(`a full board of 40 × 40, ${words[1]} words`, large),
    ],
  );
  return middle(large) <= 3 * middle(small);
}

async function measureLoop(): Promise<void> {
  const builders = Array.from({ length: BUILDERS }, (_, n) => playerId(5 + n));
  for (const builder of builders) await fillBoard(builder, 20);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const end = performance.now() + WORK_MS;
  let laid = 0;
  await Promise.all(
    builders.map(async (builder) => {
      await pause(nextInteger(random, THINK_MS));
      while (performance.now() < end) {
        await layAgain(builder);
        laid += 1;
        await pause(THINK_MS);
      }
    }),
  );
  delay.disable();
  const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(1);
  printTable(
    `The event loop, ${BUILDERS} builders on full boards, ${laid} tiles taken and laid`,
    ['p50 ms', 'p99 ms', 'longest ms'],
    [[ms(delay.percentile(50)), ms(delay.percentile(99)), ms(delay.max)]],
  );
}

try {
  await database.pool.query(
    `insert into wallet_account (player_id, currency, balance)
     select player_id, currency, 1000 from account, unnest(array['coin', 'diamond', 'key']) currency`,
  );
  const isWithin = await measureTiles();
  await measureLoop();
  if (!isWithin) process.exitCode = 1;
} finally {
  await database.close();
}
