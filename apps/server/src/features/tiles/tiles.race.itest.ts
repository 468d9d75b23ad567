import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItems, countItemFaults, releaseItems, reserveItems } from '#features/inventory';
import { countImbalances, readBalances, runOperation } from '#features/wallet';
import { AppError } from '#platform/errors/app-error.ts';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { grant } from '../../testing/people/grant.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createTinyIndex } from '../../testing/tiny-dictionaries.ts';
import { destroyWord } from './destroy-word.ts';
import { gambleTile } from './gamble-tile.ts';
import { readOwnTiles } from './own-tiles.ts';
import { giveTiles, giveWord } from './testing/own-things.ts';
import type { TileDeps } from './tiles.deps.ts';

const INDEX = createTinyIndex('en-US', ['KING', 'RING', 'SINGING', 'STRING', 'BANANA'], {});
let database: Database;
let deps: TileDeps;
beforeAll(async () => {
  database = await openTestDatabase(20);
  deps = {
    database,
    roll: Math.random,
    gambleOpen: true,
    ports: { announceChange: () => {}, openDictionary: async () => INDEX },
  };
});
afterAll(() => database.close());

let made = 0;
const newKey = (): string => `intent:race-${made++}`;
async function addPlayer(tiles: readonly string[], diamond = 0): Promise<string> {
  const [player = ''] = await addPlayers(database, 1);
  await grant(database, player, { diamond });
  if (tiles.length > 0) await giveTiles(database, player, tiles);
  return player;
}
const gamble = (player: string, key = newKey()) => gambleTile(deps, player, { syllable: 'ING', locale: 'en-US' }, key);
const destroy = (player: string, word: string, key = newKey()) => destroyWord(deps, player, { word }, key);
const codeOf = (result: PromiseSettledResult<unknown>): string => {
  if (result.status === 'fulfilled') return 'done';
  if (!(result.reason instanceof AppError)) throw result.reason;
  return result.reason.code;
};
const countsOf = async (works: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
  const codes = (await Promise.allSettled(works)).map(codeOf);
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, list]) => [code, list.length]));
};
const tilesOf = async (player: string) =>
  (await readOwnTiles(database.db, player)).reduce((sum, { count }) => sum + count, 0);
const faults = async () => [await countImbalances(database.db), await countItemFaults(database.db)];

it('46 one tile, gambled twenty times at once: one try is made and paid', async () => {
  const player = await addPlayer(['ING'], 500);
  const counts = await countsOf(Array.from({ length: 20 }, () => gamble(player)));
  expect(counts).toEqual({ done: 1, 'gamble/no_tile': 19 });
  expect([(await readBalances(database.db, player)).diamond, await tilesOf(player)]).toEqual([495, 1]);
  expect(await faults()).toEqual([0, 0]);
});

it('46 diamonds for two tries, twenty tries at once: two are made', async () => {
  const player = await addPlayer(
    Array.from({ length: 20 }, () => 'ING'),
    14,
  );
  const counts = await countsOf(Array.from({ length: 20 }, () => gamble(player)));
  expect(counts).toEqual({ done: 2, 'gamble/no_diamonds': 18 });
  expect([(await readBalances(database.db, player)).diamond, await tilesOf(player)]).toEqual([4, 20]);
});

it('46 one key twenty times at once, and once more when the tile is long gone: one try, and all hear the same', async () => {
  const player = await addPlayer(['ING'], 100);
  const first = await Promise.all(Array.from({ length: 20 }, () => gamble(player, 'intent:the-same')));
  const all = [...first, await gamble(player, 'intent:the-same')];
  expect(new Set(all.map(({ newSyllable, rolls }) => `${newSyllable} ${rolls.join()}`)).size).toBe(1);
  expect([(await readBalances(database.db, player)).diamond, await tilesOf(player)]).toEqual([95, 1]);
});

it('a key serves one wish: another one under it is refused', async () => {
  const player = await addPlayer(['ING', 'RIN'], 100);
  await gamble(player, 'intent:one-wish');
  await expect(gambleTile(deps, player, { syllable: 'RIN' }, 'intent:one-wish')).rejects.toMatchObject({
    code: 'wallet/key_reused',
  });
});

it('44 three tiles, gambled, promised elsewhere and set free at once: never more than there are', async () => {
  const player = await addPlayer(['ING', 'ING', 'ING'], 500);
  const tile = { playerId: player, kind: 'tile', locale: 'en-US', item: 'ING', count: 1 } as const;
  const counts = await countsOf(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0 ? gamble(player) : database.transact((tx) => reserveItems(tx, [tile])),
    ),
  );
  expect(counts['done']).toBe(3);
  expect(await tilesOf(player)).toBe(3);
  expect(await faults()).toEqual([0, 0]);
  const [left] = (await readOwnTiles(database.db, player)).filter(({ syllable }) => syllable === 'ING');
  if (left !== undefined) {
    expect(left.free).toBe(0);
    await database.transact((tx) => releaseItems(tx, [{ ...tile, count: left.count }]));
    expect(await countsOf(Array.from({ length: 5 }, () => gamble(player)))).toMatchObject({ done: left.count });
  }
});

it('46 one discovery, destroyed twenty times at once, while it goes on offer: its tiles come once, or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await addPlayer([]);
    const word = `RACE${String.fromCharCode(65 + round)}WORD`;
    await giveWord(database, player, word);
    const offer = async () => {
      const { rowCount } = await database.pool.query(
        'update word_discovery set reserved = true where word = $1 and holder_id = $2 and not reserved',
        [word, player],
      );
      if (rowCount === 0) throw new AppError('destroy/not_held');
    };
    const counts = await countsOf([
      ...Array.from({ length: 10 }, () => destroy(player, word)),
      // An offer that comes first leaves nothing to destroy: half of the rounds go without one.
      ...(round % 2 === 0 ? [offer()] : []),
      ...Array.from({ length: 10 }, () => destroy(player, word)),
    ]);
    expect(counts['done']).toBe(1);
    const { rows } = await database.pool.query('select holder_id, reserved from word_discovery where word = $1', [
      word,
    ]);
    const isGone = rows[0].holder_id === null;
    expect([rows[0].reserved, await tilesOf(player)]).toEqual([!isGone, isGone ? 3 : 0]);
  }
  expect(await faults()).toEqual([0, 0]);
});

it('46 a destroyed discovery, asked for again with its key, answers the same, and the next copy stays', async () => {
  const player = await addPlayer([]);
  await giveWord(database, player, 'BANANA', ['en-US', 'de-DE']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => destroy(player, 'BANANA', 'intent:destroy-once')));
  expect(new Set(answers.map(({ locale, syllables }) => `${locale} ${syllables.join()}`)).size).toBe(1);
  expect([answers[0]?.level, await tilesOf(player)]).toEqual([1, 2]);
  const { rows } = await database.pool.query('select locale from word_discovery where holder_id = $1', [player]);
  expect(rows).toHaveLength(1);
});

it('tiles that come and go in opposite directions wait for each other in one order', async () => {
  const player = await addPlayer(['KIN', 'KIN', 'ING', 'ING', 'RIN', 'RIN'], 5_000);
  const works = Array.from({ length: 40 }, (_, n) =>
    n % 4 === 3
      ? runOperation(database, { actor: 'test', key: newKey(), kind: 'grant', body: null }, (tx, id) =>
          addItems(
            tx,
            id,
            ['ING', 'KIN', 'RIN'].map((item) => ({ playerId: player, kind: 'tile', locale: 'en-US', item, count: 1 })),
          ).then(() => null),
        )
      : gambleTile(deps, player, { syllable: ['ING', 'KIN', 'RIN'][n % 3] ?? '' }, newKey()),
  );
  const counts = await countsOf(works);
  expect(Object.keys(counts).every((code) => code === 'done' || code === 'gamble/no_tile')).toBe(true);
  expect(await tilesOf(player)).toBe(6 + 30);
  expect(await faults()).toEqual([0, 0]);
});
