import { CHEST, CHESTS, findBomb } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const DONE = { success: true, keys: 0 };
const openOne = (box: string, n?: string): ShopRequest => ({
  call: 'unlock-chest',
  message: n === undefined ? { box } : { box, n },
});

describe('a chest', () => {
  it('takes its keys and gives a bomb of its theme, and says so wherever the player is', async () => {
    for (const { theme, keys, bombs } of CHESTS) {
      const { shop, told } = openShopHarness(database);
      const player = await addRich(database, { key: keys });
      expect(await shop.answer(player, openOne(theme))).toEqual(DONE);
      const { balances, items } = await holdingsOf(database, player);
      expect(balances).toEqual({ coin: 0, diamond: 0, key: 0 });
      const bomb = Number(/^bomb:(\d+)×1$/.exec(items[0] ?? '')?.[1]);
      expect([items.length, bombs.includes(bomb)]).toEqual([1, true]);
      const rarity = findBomb(bomb)?.rarity;
      expect(told.map(({ message: { event, payload } }) => ({ event, payload }))).toEqual([
        { event: 'changed', payload: {} },
        { event: 'unlock-chest', payload: { theme, bomb, rarity, duplicate: false, diamonds: 0 } },
        { event: 'item-unlocked', payload: { type: 'bomb', value: bomb, index: 0 } },
      ]);
    }
  });

  it('pays 15 diamonds for each of its keys when the bomb is there already', async () => {
    for (const { theme, keys, bombs } of CHESTS) {
      const { shop, told } = openShopHarness(database, { roll: () => 0 });
      const player = await addRich(database, { key: 2 * keys });
      for (let time = 0; time < 2; time++) expect(await shop.answer(player, openOne(theme))).toEqual(DONE);
      expect(await holdingsOf(database, player)).toMatchObject({
        balances: { coin: 0, diamond: 15 * keys, key: 0 },
        items: [`bomb:${bombs[0]}×1`],
      });
      const opened = told.filter(({ message }) => message.event === 'unlock-chest');
      expect(opened.at(-1)?.message.payload).toMatchObject({ duplicate: true, diamonds: 15 * keys });
    }
    expect(await countImbalances(database.db)).toBe(0);
  });

  it('brings a legendary bomb with the 40th, counts anew, and each theme for itself', async () => {
    const { shop } = openShopHarness(database, { roll: () => 0 });
    const player = await addRich(database, { key: CHEST.pity + 1 + 2 });
    for (let time = 1; time < CHEST.pity; time++) await shop.answer(player, openOne('garden'));
    await shop.answer(player, openOne('ocean'));
    expect(await readItems(database.db, player, 'bomb')).toMatchObject([{ item: '1' }, { item: '11' }]);
    await shop.answer(player, openOne('garden'));
    expect((await readItems(database.db, player, 'bomb')).map(({ item }) => item)).toContain('10');
    await shop.answer(player, openOne('garden'));
    expect((await holdingsOf(database, player)).chests).toEqual([
      { theme: 'garden', since_legendary: 1, opened: CHEST.pity + 1 },
      { theme: 'ocean', since_legendary: 1, opened: 1 },
    ]);
  });

  it('asked for again with its key holds the same, and is opened once', async () => {
    const { shop, told } = openShopHarness(database);
    const player = await addRich(database, { key: 20 });
    for (let time = 0; time < 4; time++) expect(await shop.answer(player, openOne('space', 'one-chest'))).toEqual(DONE);
    expect((await readBalances(database.db, player)).key).toBe(15);
    const opened = told.flatMap(({ message }) => (message.event === 'unlock-chest' ? [message.payload] : []));
    expect(opened).toHaveLength(4);
    for (const each of opened) expect(each).toEqual(opened[0]);
    expect((await holdingsOf(database, player)).chests).toMatchObject([{ opened: 1 }]);
  });

  it('stays closed where the operator wants it so: a clear sentence, and nothing moves', async () => {
    const { shop } = openShopHarness(database, { chestsOpen: false });
    const player = await addRich(database, { key: 20 });
    expect(await shop.answer(player, openOne('garden'))).toEqual({ success: false, error: 'shop/chests_off' });
    expect(await holdingsOf(database, player)).toMatchObject({ balances: { key: 20 }, items: [], chests: [] });
  });
});
