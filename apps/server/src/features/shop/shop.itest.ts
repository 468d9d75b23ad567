import { ERRORS } from '@syllaboom/contracts';
import { BOMBS, FRAMES, HEART_EFFECTS, STREAKS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { ShopRequest } from './shop.service.ts';
import { addRich, fund, giveLook, holdingsOf, openShopHarness } from './testing/shop-harness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const DONE = { success: true, keys: 0 };
const refused = (error: string) => ({ success: false, error });
const open = () => openShopHarness(database);
const NOTHING = { coin: 0, diamond: 0, key: 0 };

describe('a look', () => {
  it.each([
    ['buy-bomb', 51, 'coin', { coin: 1_000 }, 'bomb:51×1'],
    ['buy-bomb', 51, 'diamond', { diamond: 5 }, 'bomb:51×1'],
    ['buy-bomb', 1017, 'coin', { coin: 1_000_000 }, 'bomb:1017×1'],
    ['buy-bomb', 1000, 'diamond', { diamond: 500 }, 'bomb:1000×1'],
    ['buy-frame', 12, 'coin', { coin: 1_000_000 }, 'frame:12×1'],
    ['buy-frame', 1, 'diamond', { diamond: 250 }, 'frame:1×1'],
    ['buy-streak', 32, null, { key: 20 }, 'streak:32×1'],
    ['buy-heart', 94, null, { key: 25 }, 'heart:94×1'],
  ] as const)('%s %i by %s costs %o and is theirs', async (call, id, buyMethod, price, item) => {
    const { shop, told } = open();
    const player = await addRich(database, price);
    const request = { call, message: { id, buyMethod } } as ShopRequest;
    expect(await shop.answer(player, request)).toEqual(DONE);
    expect(await holdingsOf(database, player)).toMatchObject({ balances: NOTHING, items: [item] });
    expect(told.map(({ playerId, message }) => [playerId, message.event])).toContainEqual([player, 'changed']);
    // Bought again it is theirs already, however they would pay.
    for (const method of ['coin', 'diamond'] as const)
      expect(await shop.answer(player, { call, message: { id, buyMethod: method } } as ShopRequest)).toEqual(DONE);
    expect(await holdingsOf(database, player)).toMatchObject({ balances: NOTHING, items: [item] });
    expect(await countImbalances(database.db)).toBe(0);
  });

  it('can be bought at its price, every one of the catalogue that is sold', async () => {
    const { shop } = open();
    const player = await addRich(database, { coin: 100_000_000, key: 2_000 });
    const buy = async (call: 'buy-bomb' | 'buy-frame' | 'buy-heart' | 'buy-streak', id: number, paid: object) => {
      const before = await readBalances(database.db, player);
      const request = { call, message: { id, buyMethod: 'coin' } } as ShopRequest;
      expect([call, id, await shop.answer(player, request)]).toEqual([call, id, DONE]);
      const after = await readBalances(database.db, player);
      const spent = { coin: before.coin - after.coin, key: before.key - after.key };
      expect([call, id, spent]).toEqual([call, id, { coin: 0, key: 0, ...paid }]);
    };
    for (const { id, price } of BOMBS) if (price) await buy('buy-bomb', id, { coin: price.coin });
    for (const { id, price } of FRAMES) if (price) await buy('buy-frame', id, { coin: price.coin });
    for (const { id, keys } of STREAKS) await buy('buy-streak', id, { key: keys });
    for (const { id, keys } of HEART_EFFECTS) await buy('buy-heart', id, { key: keys });
  });

  it('that is too dear is refused in the seeds’ words, and nothing moves', async () => {
    const { shop } = open();
    const player = await addRich(database, { coin: 999, diamond: 4, key: 4 });
    const before = await holdingsOf(database, player);
    const ask = (request: ShopRequest) => shop.answer(player, request);
    expect(await ask({ call: 'buy-heart', message: { id: 1 } })).toEqual(refused('shop/not_enough_keys'));
    expect(await ask({ call: 'buy-streak', message: { id: 1 } })).toEqual(refused('shop/not_enough_keys'));
    expect(await ask({ call: 'unlock-chest', message: { box: 'space' } })).toEqual(refused('shop/not_enough_keys'));
    expect(await ask({ call: 'buy-key', message: { id: 0 } })).toEqual(refused('shop/not_enough_diamonds'));
    for (const call of ['buy-bomb', 'buy-frame'] as const) {
      const id = call === 'buy-bomb' ? 51 : 1;
      expect(await ask({ call, message: { id, buyMethod: 'coin' } })).toEqual(refused('shop/not_enough_gold'));
      expect(await ask({ call, message: { id, buyMethod: 'diamond' } })).toEqual(refused('shop/not_enough_diamonds'));
    }
    expect(ERRORS['shop/not_enough_keys'].text).toBe('Not enough keys!');
    expect(ERRORS['shop/failed'].text).toBe('Purchase failed. Please try again.');
    expect(await holdingsOf(database, player)).toEqual(before);
    // The refusal keeps no operation: with the money it works.
    await fund(database, player, { coin: 1 });
    expect(await ask({ call: 'buy-bomb', message: { id: 51, buyMethod: 'coin' } })).toEqual(DONE);
  });

  it('that there is none of, that is not sold, or with no way to pay is refused, and nothing moves', async () => {
    const { shop } = open();
    const player = await addRich(database, { coin: 5_000_000, diamond: 5_000, key: 500 });
    const before = await holdingsOf(database, player);
    const ids = [-1, 54, 100, 106, 999, 1018, 2 ** 53, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
    const ask = (call: string, message: object) => shop.answer(player, { call, message } as ShopRequest);
    for (const id of ids) {
      for (const call of ['buy-bomb', 'buy-frame', 'buy-heart', 'buy-streak', 'buy-background', 'buy-key']) {
        if (call === 'buy-heart' && id === 54) continue;
        expect([call, id, await ask(call, { id, buyMethod: 'coin' })]).toEqual([
          call,
          id,
          refused('shop/unknown_item'),
        ]);
      }
      for (const kind of ['bomb', 'frame', 'heart', 'streak', 'background']) {
        if (kind === 'heart' && id === 54) continue;
        expect(await ask(`equip-${kind}`, { id })).toEqual(refused('shop/unknown_item'));
      }
    }
    for (const box of ['', 'gold', 'GARDEN', '__proto__', 'constructor'])
      expect(await ask('unlock-chest', { box })).toEqual(refused('shop/unknown_item'));
    for (const id of [101, 105])
      expect(await ask('buy-bomb', { id, buyMethod: 'coin' })).toEqual(refused('shop/not_sold'));
    expect(await ask('buy-bomb', { id: 1, buyMethod: null })).toEqual(refused('http/bad_request'));
    expect(await holdingsOf(database, player)).toEqual(before);
  });

  it('that is everybody’s costs nothing', async () => {
    const { shop } = open();
    const player = await addRich(database);
    for (const call of ['buy-bomb', 'buy-frame', 'buy-heart', 'buy-streak'] as const)
      expect(await shop.answer(player, { call, message: { id: 0, buyMethod: 'coin' } } as ShopRequest)).toEqual(DONE);
    for (let id = 0; id < 6; id++)
      expect(await shop.answer(player, { call: 'buy-background', message: { id, buyMethod: 'coin' } })).toEqual(DONE);
    expect(await holdingsOf(database, player)).toMatchObject({ balances: NOTHING, items: [] });
  });

  it('is put on in place of the one before, when it is owned', async () => {
    const { shop, told } = open();
    const player = await addRich(database);
    const wear = (kind: string, id: number) =>
      shop.answer(player, { call: `equip-${kind}`, message: { id } } as ShopRequest);
    for (const kind of ['bomb', 'frame', 'heart', 'streak'] as const) {
      expect(await wear(kind, 3)).toEqual(refused('shop/not_owned'));
      await giveLook(database, player, { kind, id: 3 });
      await giveLook(database, player, { kind, id: 7 });
      expect(await wear(kind, 3)).toEqual(DONE);
      expect(await wear(kind, 7)).toEqual(DONE);
    }
    expect(await wear('background', 5)).toEqual(DONE);
    const { worn } = await holdingsOf(database, player);
    expect(worn).toEqual({ bomb: 7, background: 5, frame: 7, streak_effect: 7, heart_effect: 7 });
    expect(told.filter(({ message }) => message.event === 'changed')).toHaveLength(9);
    for (const kind of ['bomb', 'frame', 'heart', 'streak', 'background']) expect(await wear(kind, 0)).toEqual(DONE);
    expect((await holdingsOf(database, player)).worn).toEqual({
      bomb: 0,
      background: 0,
      frame: 0,
      streak_effect: 0,
      heart_effect: 0,
    });
  });
});

describe('keys', () => {
  it.each([
    [0, 1, 75],
    [1, 3, 225],
    [2, 5, 375],
    [3, 10, 750],
  ])('pack %i: %i for %i diamonds', async (id, keys, diamonds) => {
    const { shop } = open();
    const player = await addRich(database, { diamond: diamonds + 1 });
    expect(await shop.answer(player, { call: 'buy-key', message: { id } })).toEqual({ success: true, keys });
    expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 1, key: keys });
  });

  it('are bought once for one intent, and its key stands for nothing else', async () => {
    const { shop } = open();
    const player = await addRich(database, { diamond: 1_000 });
    const ask = (call: string, message: object) =>
      shop.answer(player, { call, message: { n: 'intent-of-keys', ...message } } as ShopRequest);
    for (let time = 0; time < 3; time++) expect(await ask('buy-key', { id: 0 })).toEqual({ success: true, keys: 1 });
    expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 925, key: 1 });
    expect(await ask('buy-key', { id: 1 })).toEqual(refused('wallet/key_reused'));
    expect(await ask('unlock-chest', { box: 'garden' })).toEqual(refused('wallet/key_reused'));
    expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 925, key: 1 });
    // Another player's keys are their own.
    const other = await addRich(database, { diamond: 75 });
    const own: ShopRequest = { call: 'buy-key', message: { id: 0, n: 'intent-of-keys' } };
    expect(await shop.answer(other, own)).toEqual({ success: true, keys: 1 });
  });
});

describe('who may not', () => {
  it('guests are sent to sign in, players of a running ranked match finish it first', async () => {
    const { shop, booked } = open();
    const player = await addRich(database, { key: 50 });
    const wear: ShopRequest = { call: 'equip-background', message: { id: 1 } };
    expect(await shop.answer('guest0001', wear)).toEqual(refused('auth/login_required'));
    booked.add(player);
    const before = await holdingsOf(database, player);
    expect(await shop.answer(player, wear)).toEqual(refused('shop/in_match'));
    expect(await shop.answer(player, { call: 'unlock-chest', message: { box: 'garden' } })).toEqual(
      refused('shop/in_match'),
    );
    expect(await holdingsOf(database, player)).toEqual(before);
    booked.delete(player);
    expect(await shop.answer(player, wear)).toEqual(DONE);
  });

  it('an erased account gets and keeps nothing', async () => {
    const { shop } = open();
    const player = await addRich(database, { coin: 5_000, key: 10, diamond: 100 });
    await database.pool.query('update account set erased_at = now() where player_id = $1', [player]);
    const before = await holdingsOf(database, player);
    for (const request of [
      { call: 'buy-bomb', message: { id: 51, buyMethod: 'coin' } },
      { call: 'buy-key', message: { id: 0 } },
      { call: 'unlock-chest', message: { box: 'garden' } },
      { call: 'equip-background', message: { id: 2 } },
    ] as ShopRequest[])
      expect(await shop.answer(player, request)).toEqual(refused('shop/failed'));
    expect(await holdingsOf(database, player)).toEqual(before);
  });
});
