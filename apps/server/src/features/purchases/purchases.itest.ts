import { SUPPORTER_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countImbalances, type Move, readBalances, runOperation, post } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { type FakeDiscord, startFakeDiscord } from '../../testing/fakes/discord-api.ts';
import { ENTITLEMENT_TYPES } from './judge-entitlement.ts';
import type { ClaimOutcome } from './claim-purchase.ts';
import { readOwed } from './owed.repository.ts';
import {
  DIAMONDS,
  KEYS,
  linkToDiscord,
  openPurchaseHarness,
  type PurchaseHarness,
} from './testing/purchase-harness.ts';

let database: Database;
let fake: FakeDiscord;
let harness: PurchaseHarness;
let player: string;
let buyer: string;
let numbered = 700_000_000_000_000_000n;

beforeAll(async () => {
  [database, fake] = await Promise.all([openTestDatabase(), startFakeDiscord()]);
});
beforeEach(async () => {
  fake.state.faults = [];
  fake.state.calls.length = 0;
  harness = openPurchaseHarness(database, fake);
  [player = ''] = await addPlayers(database, 1);
  buyer = String(++numbered);
  await linkToDiscord(database, player, buyer);
});
afterAll(async () => {
  await harness.service.settle();
  await fake.close();
  await database.close();
});

const balances = async (playerId = player) => readBalances(database.db, playerId);
const roles = async (playerId = player): Promise<number[]> =>
  (await database.pool.query('select roles from account where player_id = $1', [playerId])).rows[0].roles;
const row = async (id: string) =>
  (await database.pool.query('select * from purchase where entitlement_id = $1', [id])).rows[0];
const consumeCalls = () => fake.state.calls.filter((route) => route === 'consume').length;
const NOTHING = { coin: 0, diamond: 0, key: 0 };

describe('a purchase', () => {
  it('47 is credited once, makes a supporter and is consumed [R0357 R0358]', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS);
    expect(await harness.service.claim(player, bought.id)).toEqual({ outcome: 'granted', diamonds: 500, keys: 0 });
    expect(await harness.service.claim(player, bought.id)).toEqual({ outcome: 'granted', diamonds: 500, keys: 0 });
    await harness.service.settle();
    expect(await balances()).toEqual({ ...NOTHING, diamond: 500 });
    expect(await roles()).toEqual([SUPPORTER_ROLE]);
    expect(bought.consumed).toBe(true);
    expect((await row(bought.id)).consumed_at).not.toBeNull();
    expect([consumeCalls(), harness.announced]).toEqual([1, [player]]);
    expect(await countImbalances(database.db)).toBe(0);
  });

  it('gives no role to whoever got diamonds for nothing [R0358]', async () => {
    await runOperation(database, { actor: player, key: 'gift', kind: 'test', body: null }, (tx, id) =>
      post(tx, id, [{ from: { system: 'mint' }, to: { playerId: player }, currency: 'diamond', amount: 5 }]),
    );
    expect(await roles()).toEqual([]);
  });

  it('47 gives nothing when anything about it is wrong', async () => {
    const [stranger = ''] = await addPlayers(database, 1);
    const other = String(++numbered);
    const { state } = fake;
    const wrong = [
      state.buy(other, DIAMONDS),
      state.buy(buyer, DIAMONDS, { application_id: '200000000000000002' }),
      state.buy(buyer, '500000000000000009'),
      state.buy(buyer, DIAMONDS, { consumed: true }),
      state.buy(buyer, DIAMONDS, { deleted: true }),
      state.buy(buyer, DIAMONDS, { type: ENTITLEMENT_TYPES.testPurchase }),
      state.buy(buyer, DIAMONDS, { type: 8 }),
      { id: '1' },
    ];
    for (const { id } of wrong) expect(await harness.service.claim(player, id)).toEqual({ outcome: 'refused' });
    // Not linked to Discord at all.
    expect(await harness.service.claim(stranger, state.buy(buyer, DIAMONDS).id)).toEqual({ outcome: 'refused' });
    await harness.service.settle();
    expect([await balances(), await roles(), consumeCalls()]).toEqual([NOTHING, [], 0]);
  });

  it('47 of somebody else stays theirs, also after it was credited', async () => {
    const [thief = ''] = await addPlayers(database, 1);
    await linkToDiscord(database, thief, String(++numbered));
    const bought = fake.state.buy(buyer, KEYS);
    await harness.service.claim(player, bought.id);
    expect(await harness.service.claim(thief, bought.id)).toEqual({ outcome: 'refused' });
    expect([await balances(), await balances(thief)]).toEqual([{ coin: 0, diamond: 10, key: 3 }, NOTHING]);
  });

  it('counts from the application’s test mode only where that is switched on', async () => {
    const open = openPurchaseHarness(database, fake, { acceptsTestPurchases: true });
    const test = fake.state.buy(buyer, DIAMONDS, { type: ENTITLEMENT_TYPES.testPurchase });
    expect(await harness.service.claim(player, test.id)).toEqual({ outcome: 'refused' });
    expect(await open.service.claim(player, test.id)).toMatchObject({ outcome: 'granted' });
    await open.service.settle();
  });

  it('is looked up again by the reconciler when Discord did not answer', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS);
    fake.state.faults = [{ route: 'entitlement', kind: 'error', times: 1 }];
    expect(await harness.service.claim(player, bought.id)).toEqual({ outcome: 'later' });
    expect(await balances()).toEqual(NOTHING);
    await harness.service.reconcile();
    await harness.service.settle();
    expect([(await balances()).diamond, bought.consumed]).toEqual([500, true]);
  });

  it('is found at the next sign-in when nobody told of it', async () => {
    const bought = [fake.state.buy(buyer, DIAMONDS), fake.state.buy(buyer, KEYS)];
    fake.state.buy(buyer, DIAMONDS, { consumed: true });
    const signIn = { playerId: player, discordUserId: buyer, accessToken: 'none' };
    await harness.service.greet(signIn);
    await harness.service.greet(signIn);
    await harness.service.settle();
    expect(await balances()).toEqual({ coin: 0, diamond: 510, key: 3 });
    expect(bought.every(({ consumed }) => consumed)).toBe(true);
  });
});

describe('consuming', () => {
  it('F1 is made up for when the server died between the credit and it', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS);
    fake.state.faults = [{ route: 'consume', kind: 'error' }];
    await harness.service.claim(player, bought.id);
    await harness.service.settle();
    expect([bought.consumed, (await row(bought.id)).consumed_at]).toEqual([false, null]);
    fake.state.faults = [];
    const restarted = openPurchaseHarness(database, fake);
    await restarted.service.reconcile();
    // Whoever granted it may still be at it.
    expect(bought.consumed).toBe(false);
    restarted.clock.forward(61);
    await restarted.service.reconcile();
    expect([bought.consumed, (await row(bought.id)).consumed_at]).toEqual([true, expect.any(Date)]);
    expect((await balances()).diamond).toBe(500);
  });

  it('F1 that got through without an answer is not tried for ever', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS);
    fake.state.faults = [{ route: 'consume', kind: 'error', times: 1 }];
    await harness.service.claim(player, bought.id);
    await harness.service.settle();
    bought.consumed = true;
    harness.clock.forward(61);
    await harness.service.reconcile();
    expect((await row(bought.id)).consumed_at).not.toBeNull();
    harness.clock.forward(61);
    const calls = consumeCalls();
    await harness.service.reconcile();
    expect(consumeCalls()).toBe(calls);
  });
});

describe('a refund', () => {
  it('48 is a reversing entry, once, and takes the supporter’s role with the last purchase', async () => {
    const [first, second] = [fake.state.buy(buyer, DIAMONDS), fake.state.buy(buyer, KEYS)];
    await harness.service.claim(player, first.id);
    await harness.service.claim(player, second.id);
    await harness.service.refund(first.id);
    await harness.service.refund(first.id);
    expect([await balances(), await roles()]).toEqual([{ coin: 0, diamond: 10, key: 3 }, [SUPPORTER_ROLE]]);
    await harness.service.refund(second.id);
    expect([await balances(), await roles()]).toEqual([NOTHING, []]);
    expect(await harness.service.claim(player, first.id)).toEqual({ outcome: 'refused' });
    expect(await countImbalances(database.db)).toBe(0);
    await harness.service.settle();
  });

  it('48 takes what is left and notes what is missing', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS);
    await harness.service.claim(player, bought.id);
    await runOperation(database, { actor: player, key: 'spend', kind: 'test', body: null }, (tx, id) =>
      post(tx, id, [{ from: { playerId: player }, to: { system: 'shop' }, currency: 'diamond', amount: 450 }]),
    );
    await harness.service.refund(bought.id);
    expect(await balances()).toEqual(NOTHING);
    expect(await row(bought.id)).toMatchObject({ missing_diamonds: 450, missing_keys: 0 });
    expect(await countImbalances(database.db)).toBe(0);
    await harness.service.settle();
  });

  it('48 what it leaves open is paid by the next purchases, first, and by nothing else', async () => {
    // What the buyer is thanked for is what came in.
    const thanks: ClaimOutcome[] = [];
    const buy = async () => {
      const bought = fake.state.buy(buyer, DIAMONDS);
      thanks.push(await harness.service.claim(player, bought.id));
      return bought.id;
    };
    const move = (key: string, from: Move['from'], to: Move['to'], amount: number) =>
      runOperation(database, { actor: player, key, kind: 'test', body: null }, (tx, id) =>
        post(tx, id, [{ from, to, currency: 'diamond', amount }]),
      );
    const owed = () => readOwed(database.db, player);
    const [first, second] = [await buy(), await buy()];
    await move('spend-both', { playerId: player }, { system: 'shop' }, 1_000);
    await harness.service.refund(first);
    await harness.service.refund(second);
    expect(await owed()).toEqual({ diamonds: 1_000, keys: 0 });
    await move('found-in-play', { system: 'mint' }, { playerId: player }, 40);
    expect([await balances(), await owed()]).toMatchObject([{ diamond: 40 }, { diamonds: 1_000 }]);
    await buy();
    expect([await balances(), await owed()]).toMatchObject([{ diamond: 40 }, { diamonds: 500 }]);
    const third = await buy();
    expect([await balances(), await owed()]).toMatchObject([{ diamond: 40 }, { diamonds: 0 }]);
    await buy();
    expect([await balances(), await owed()]).toMatchObject([{ diamond: 540 }, { diamonds: 0 }]);
    expect(thanks.slice(2)).toEqual([
      { outcome: 'granted', diamonds: 0, keys: 0, settled: true },
      { outcome: 'granted', diamonds: 0, keys: 0, settled: true },
      { outcome: 'granted', diamonds: 500, keys: 0 },
    ]);
    // What paid is refunded, too: nothing of it is there but what came since.
    await harness.service.refund(third);
    expect([await balances(), await owed()]).toMatchObject([{ diamond: 40 }, { diamonds: 0 }]);
    expect(await countImbalances(database.db)).toBe(0);
    await harness.service.settle();
  });

  it('48 of something never credited changes nothing, and it is not credited afterwards', async () => {
    const bought = fake.state.buy(buyer, DIAMONDS, { deleted: true });
    await harness.service.refund(bought.id);
    expect(await harness.service.takeEntitlement({ id: bought.id, userId: buyer })).toBe(true);
    expect(await balances()).toEqual(NOTHING);
  });

  it('48 leaves a role that the staff gave', async () => {
    await database.pool.query('update account set roles = $2 where player_id = $1', [player, [SUPPORTER_ROLE]]);
    const bought = fake.state.buy(buyer, DIAMONDS);
    await harness.service.claim(player, bought.id);
    await harness.service.refund(bought.id);
    expect(await roles()).toEqual([SUPPORTER_ROLE]);
    await harness.service.settle();
  });
});
