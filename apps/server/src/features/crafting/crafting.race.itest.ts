import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { countItemFaults, releaseItems, reserveItems, takeItems } from '#features/inventory';
import { countImbalances, readBalances, runOperation } from '#features/wallet';
import { connectDatabase, type Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { grant } from '../../testing/people/grant.ts';
import { outcomesOf } from '../market/testing/open-market.ts';
import { craftingPersonalData } from './personal-data.repository.ts';
import { countBoardFaults, letPass } from './testing/crafting-world.ts';
import { addBuilder, openCrafting } from './testing/open-crafting.ts';

/** Two processes on one database, each with connections of its own. */
let database: Database & { readonly name: string };
let beside: Database;
let boards: [ReturnType<typeof openCrafting>, ReturnType<typeof openCrafting>];
beforeAll(async () => {
  database = await openTestDatabase(12);
  beside = connectDatabase({ ...inject('cluster'), database: database.name }, 12);
  boards = [openCrafting(database), openCrafting(beside)];
});
afterEach(async () => {
  expect([
    await countImbalances(database.db),
    await countItemFaults(database.db),
    await countBoardFaults(database),
  ]).toEqual([0, 0, 0]);
});
afterAll(async () => {
  await beside.close();
  await database.close();
});
const at = (n: number) => boards[n % 2 === 0 ? 0 : 1];
const twenty = <Value>(work: (n: number) => Value): Value[] => Array.from({ length: 20 }, (_, n) => work(n));
const times = (count: number, outcome: string): string[] => Array.from({ length: count }, () => outcome);

it('20 players’ tabs that lay the last tile at once lay it once', async () => {
  const player = await addBuilder(database, { BA: 1 });
  expect(await outcomesOf(twenty((n) => at(n).place(player, 'BA', n, 0)))).toEqual([
    ...times(19, 'craft/no_tile'),
    'done',
  ]);
  expect((await at(0).show(player)).board).toHaveLength(1);
});

it('20 tiles that fall on one cell at once: one stays', async () => {
  const player = await addBuilder(database, { BA: 30 });
  expect(await outcomesOf(twenty((n) => at(n).place(player, 'BA', 7, 7)))).toEqual([
    ...times(19, 'craft/occupied'),
    'done',
  ]);
  expect((await at(0).show(player)).inventory).toEqual({ BA: 29 });
});

it('20 moves of a tile at once end on one cell, and 20 returns bring it back once', async () => {
  const player = await addBuilder(database, { BA: 1 });
  const { syllable } = await at(0).place(player, 'BA', 0, 0);
  expect(await outcomesOf(twenty((n) => at(n).move(player, syllable.id, n, 3)))).toEqual(times(20, 'done'));
  expect((await at(0).show(player)).board).toHaveLength(1);
  expect(await outcomesOf(twenty((n) => at(n).take(player, syllable.id)))).toEqual([
    ...times(19, 'craft/unknown_tile'),
    'done',
  ]);
  expect((await at(0).show(player)).inventory).toEqual({ BA: 1 });
});

it('46 twenty collects at once, of a word and of all, pay once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const player = await addBuilder(database, { BA: 1, NA: 2 });
    await at(0).place(player, 'BA', 0, 0);
    await at(0).place(player, 'NA', 1, 0);
    const { validWords } = await at(0).place(player, 'NA', 2, 0);
    await letPass({ database }, 600);
    const [word] = validWords;
    const replies = await Promise.all(
      twenty(
        async (n): Promise<number> =>
          n % 4 < 2 ? (await at(n).collect(player, word?.id ?? '')).coins : (await at(n).collectAll(player)).coins,
      ),
    );
    expect(replies.reduce((sum, coins) => sum + coins, 0)).toBe(20);
    expect((await readBalances(database.db, player)).coin).toBe(20);
  }
});

it('46 collects, moves and returns of a word’s tiles at once pay what it has stored once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await addBuilder(database, { BA: 1, NA: 1 });
    const { syllable } = await at(0).place(player, 'BA', 0, 0);
    await at(0).place(player, 'NA', 1, 0);
    await letPass({ database }, 3600);
    await outcomesOf(
      twenty((n): Promise<unknown> => {
        if (n % 3 === 0) return at(n).collectAll(player);
        return n % 3 === 1 ? at(n).move(player, syllable.id, 5 + (n % 2), 5) : at(n).take(player, syllable.id);
      }),
    );
    expect((await readBalances(database.db, player)).coin).toBe(60);
  }
});

it('44 twenty expansions at once with exactly 1 000 000 coins: the board grows once', async () => {
  const player = await addBuilder(database, {});
  await grant(database, player, { coin: 1_000_000 });
  const outcomes = await outcomesOf(twenty((n) => at(n).expand(player, { direction: n % 2 === 0 ? 'south' : 'east' })));
  expect(outcomes).toContain('done');
  const { width, height } = (await at(0).show(player)).boardSize;
  expect([width + height, (await readBalances(database.db, player)).coin]).toEqual([41, 0]);
});

it('44 a tile that is laid, promised elsewhere and taken at once is never two places’', async () => {
  for (let round = 0; round < 6; round += 1) {
    const player = await addBuilder(database, { KING: 3 });
    const tile = { playerId: player, kind: 'tile', locale: 'en-US', item: 'KING', count: 1 } as const;
    const take = (): Promise<unknown> =>
      runOperation(database, { actor: player, key: `intent:${randomId(22)}`, kind: 'test', body: null }, (tx, id) =>
        takeItems(tx, id, [tile]).then(() => null),
      );
    const promise = () => database.transact((tx) => reserveItems(tx, [tile]));
    let promised = 0;
    const outcomes = await outcomesOf(
      twenty((n): Promise<unknown> => {
        if (n % 3 === 0) return at(n).place(player, 'KING', n, 0);
        return n % 3 === 1
          ? take()
          : promise().then(() => {
              promised += 1;
            });
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
    if (promised > 0) await database.transact((tx) => releaseItems(tx, [{ ...tile, count: promised }]));
  }
});

it('a board that is cleared while tiles come and go loses none of them', async () => {
  const player = await addBuilder(database, { BA: 2, NA: 4, KING: 10 });
  await outcomesOf(
    Array.from({ length: 60 }, (_, n): Promise<unknown> => {
      if (n % 7 === 0) return at(n).clear(player);
      return at(n).place(player, ['KING', 'BA', 'NA'][n % 3] ?? '', n % 20, n % 3);
    }),
  );
  const { board, inventory } = await at(0).show(player);
  const free = Object.values(inventory).reduce((sum, count) => sum + count, 0);
  expect(board.length + free).toBe(16);
});

it('a first visit from twenty tabs brings the starter tiles once', async () => {
  const player = await addBuilder(database, {});
  await database.pool.query('delete from craft_board where player_id = $1', [player]);
  const shown = await Promise.all(twenty((n) => at(n).show(player)));
  const counts = shown.map(({ inventory }) => Object.values(inventory).reduce((sum, count) => sum + count, 0));
  expect([new Set(counts).size, counts[0]]).toEqual([1, 12]);
});

it('an account that is erased while its tiles are laid leaves nothing behind', async () => {
  for (let round = 0; round < 4; round += 1) {
    const player = await addBuilder(database, { BA: 10, NA: 10 });
    await outcomesOf([
      ...twenty((n) => at(n).place(player, n % 2 === 0 ? 'BA' : 'NA', n, 0)),
      database.transact((tx) => craftingPersonalData.erase(tx, player)),
    ]);
    await database.transact((tx) => craftingPersonalData.erase(tx, player));
    const { rows } = await database.pool.query('select 1 from craft_tile where player_id = $1', [player]);
    expect(rows).toEqual([]);
  }
});
