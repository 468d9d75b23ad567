import { CHEST, findBomb } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { ShopRequest } from './shop.service.ts';
import { addRich, holdingsOf, openShopHarness } from './testing/shop-harness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const PARALLEL = 20;

/** The same request so many times at once at two servers; how many succeeded. */
async function storm(player: string, requests: readonly ShopRequest[], roll?: () => number): Promise<number> {
  const given = roll === undefined ? {} : { roll };
  const servers = [openShopHarness(database, given), openShopHarness(database, given)] as const;
  const outcomes = await Promise.all(
    requests.map((request, n) => servers[n % 2 === 0 ? 0 : 1].shop.answer(player, request)),
  );
  for (const outcome of outcomes) if (!outcome.success) expect(outcome.error).toMatch(/^shop\/not_enough_/);
  return outcomes.filter(({ success }) => success).length;
}
const times = (count: number, request: (n: number) => ShopRequest) =>
  Array.from({ length: count }, (_, n) => request(n));

it('46 a look that is bought 20 times at once is paid once, by coins or by diamonds', async () => {
  const player = await addRich(database, { coin: 50_000, diamond: 500 });
  const requests = times(PARALLEL, (n) => ({
    call: 'buy-bomb',
    message: { id: 53, buyMethod: n % 3 === 0 ? 'diamond' : 'coin' },
  }));
  await storm(player, requests);
  const { balances, items } = await holdingsOf(database, player);
  expect(items).toEqual(['bomb:53×1']);
  const spent = [50_000 - balances.coin, 500 - balances.diamond];
  expect([
    [5_000, 0],
    [0, 8],
  ]).toContainEqual(spent);
  expect(await countImbalances(database.db)).toBe(0);
});

it('no purse is spent twice: of 20 looks as many are bought as there is money for', async () => {
  const player = await addRich(database, { key: 17 });
  const bought = await storm(
    player,
    times(PARALLEL, (n) => ({ call: 'buy-heart', message: { id: 1 + (n % 16) } })),
  );
  const { balances, items } = await holdingsOf(database, player);
  expect(items).toHaveLength(3);
  expect([balances.key, bought >= 3]).toEqual([2, true]);
});

it('46 two servers, one intent: keys come in once, a chest is opened once', async () => {
  const player = await addRich(database, { diamond: 750, key: 20 });
  const keys = times(PARALLEL, () => ({ call: 'buy-key', message: { id: 0, n: 'same-intent-1' } }));
  const chests = times(PARALLEL, () => ({ call: 'unlock-chest', message: { box: 'space', n: 'same-intent-2' } }));
  expect(await storm(player, [...keys, ...chests])).toBe(2 * PARALLEL);
  const { balances, chests: counts } = await holdingsOf(database, player);
  expect([balances.key, 750 - (balances.diamond - (balances.diamond % 75))]).toEqual([16, 75]);
  expect(counts).toMatchObject([{ theme: 'space', opened: 1 }]);
});

it('20 chests at once take 20 times the keys, and never go past the certain legendary bomb', async () => {
  const player = await addRich(database, { key: 200 });
  const unlucky = () => 0;
  for (let round = 0; round < 5; round++)
    expect(
      await storm(
        player,
        times(PARALLEL, () => ({ call: 'unlock-chest', message: { box: 'garden' } })),
        unlucky,
      ),
    ).toBe(PARALLEL);
  const { balances, chests } = await holdingsOf(database, player);
  // 100 chests: two legendary ones, the second of them twice the same bomb; all others but the first are duplicates.
  expect([balances.key, balances.diamond]).toEqual([100, 15 * (100 - 2)]);
  expect(chests).toEqual([{ theme: 'garden', since_legendary: 100 - 2 * CHEST.pity, opened: 100 }]);
  const { rows } = await database.pool.query(
    "select result->>'rarity' as rarity from operation where actor = $1 and kind = 'chest' order by id",
    [player],
  );
  expect(rows.filter(({ rarity }) => rarity === 'legendary')).toHaveLength(2);
  expect((await readItems(database.db, player, 'bomb')).map(({ count }) => count)).toEqual([1, 1]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('with keys for one chest two at once open one', async () => {
  const player = await addRich(database, { key: 5 });
  expect(
    await storm(
      player,
      times(2, () => ({ call: 'unlock-chest', message: { box: 'space' } })),
    ),
  ).toBe(1);
  expect(await holdingsOf(database, player)).toMatchObject({ balances: { key: 0 }, chests: [{ opened: 1 }] });
});

it('a bomb that comes from a chest and from the shop at the same moment is there once', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await addRich(database, { key: 5, coin: 100_000 });
    const chests = times(5, () => ({ call: 'unlock-chest', message: { box: 'garden' } }) as const);
    const buys = times(5, () => ({ call: 'buy-bomb', message: { id: 1, buyMethod: 'coin' } }) as const);
    expect(await storm(player, [...chests, ...buys], () => 0)).toBe(10);
    const { balances, items } = await holdingsOf(database, player);
    expect(items).toEqual(['bomb:1×1']);
    const price = findBomb(1)?.price?.coin ?? 0;
    // Bought before it was found: all chests paid diamonds; else one brought it, and nothing was bought.
    expect([
      [100_000 - price, 75],
      [100_000, 60],
    ]).toContainEqual([balances.coin, balances.diamond]);
  }
  expect((await readBalances(database.db, 'nobody')).coin).toBe(0);
  expect(await countImbalances(database.db)).toBe(0);
});

it('what was let in before an account is erased keeps nothing of it afterwards', async () => {
  const requests: readonly ShopRequest[] = [
    { call: 'buy-bomb', message: { id: 51, buyMethod: 'coin' } },
    { call: 'buy-key', message: { id: 0 } },
    { call: 'unlock-chest', message: { box: 'garden' } },
    { call: 'equip-background', message: { id: 4 } },
  ];
  for (const request of requests) {
    const player = await addRich(database, { coin: 5_000, diamond: 100, key: 5 });
    const before = await holdingsOf(database, player);
    // Erasing, as far as it can be seen from outside: it holds the account and marks it.
    const eraser = await database.pool.connect();
    await eraser.query('begin');
    await eraser.query('select 1 from account where player_id = $1 for update', [player]);
    const answer = openShopHarness(database).shop.answer(player, request);
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await eraser.query('update account set erased_at = now() where player_id = $1', [player]);
    await eraser.query('commit');
    eraser.release();
    expect(await answer).toEqual({ success: false, error: 'shop/failed' });
    expect(await holdingsOf(database, player)).toEqual(before);
  }
});
