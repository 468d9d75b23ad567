import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances, post, readBalances, runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { type FakeDiscord, startFakeDiscord } from '../../testing/fakes/discord-api.ts';
import { readOwed } from './owed.repository.ts';
import { DIAMONDS, KEYS, linkToDiscord, openPurchaseHarness } from './testing/purchase-harness.ts';

let database: Database;
let fake: FakeDiscord;
beforeAll(async () => {
  [database, fake] = await Promise.all([openTestDatabase(20), startFakeDiscord()]);
});
afterAll(async () => {
  await fake.close();
  await database.close();
});

const consumed = () => fake.state.calls.filter((route) => route === 'consume').length;

it('47 grants and consumes the same entitlement once, asked for 50 times at two servers', async () => {
  const [player = ''] = await addPlayers(database, 1);
  await linkToDiscord(database, player, '710000000000000001');
  const bought = fake.state.buy('710000000000000001', DIAMONDS);
  const harnesses = [openPurchaseHarness(database, fake), openPurchaseHarness(database, fake)] as const;
  const asked = await Promise.all(
    Array.from({ length: 50 }, (_, n) => harnesses[n % 2 === 0 ? 0 : 1].service.claim(player, bought.id)),
  );
  await Promise.all(harnesses.map(({ service }) => service.settle()));
  // On a slow machine a few of fifty answers come too late; none may be a refusal.
  const outcomes = new Set(asked.map(({ outcome }) => outcome));
  expect([outcomes.has('granted'), outcomes.has('refused')]).toEqual([true, false]);
  expect((await readBalances(database.db, player)).diamond).toBe(500);
  expect([consumed(), bought.consumed]).toEqual([1, true]);
  expect(harnesses.flatMap(({ announced }) => announced)).toEqual([player]);
  expect(await countImbalances(database.db)).toBe(0);
});

it('48 survives news, claims, refunds and reconcilers in any order', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const buyer = '710000000000000002';
  await linkToDiscord(database, player, buyer);
  const bought = Array.from({ length: 6 }, () => fake.state.buy(buyer, KEYS));
  const harnesses = [openPurchaseHarness(database, fake), openPurchaseHarness(database, fake)] as const;
  await Promise.all(
    bought.flatMap(({ id }, n) =>
      harnesses.flatMap(({ service }) => [
        service.claim(player, id),
        service.takeEntitlement({ id, userId: buyer }),
        service.greet({ playerId: player, discordUserId: buyer, accessToken: 'none' }),
        ...(n % 2 === 0 ? [service.refund(id), service.refund(id)] : []),
        service.reconcile(),
      ]),
    ),
  );
  // A refund that came before the credit changed nothing: Discord calls such a thing deleted.
  for (const [n, { id }] of bought.entries()) if (n % 2 === 0) await harnesses[0].service.refund(id);
  await Promise.all(harnesses.map(({ service }) => service.settle()));
  expect(await readBalances(database.db, player)).toEqual({ coin: 0, diamond: 30, key: 9 });
  expect(bought.every((one) => one.consumed)).toBe(true);
  expect(await countImbalances(database.db)).toBe(0);
});

it('48 purchases at two servers at once pay what a refund left open once', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const buyer = '710000000000000003';
  await linkToDiscord(database, player, buyer);
  const harnesses = [openPurchaseHarness(database, fake), openPurchaseHarness(database, fake)] as const;
  const spent = fake.state.buy(buyer, DIAMONDS);
  await harnesses[0].service.claim(player, spent.id);
  await runOperation(database, { actor: player, key: 'spend-all', kind: 'test', body: null }, (tx, id) =>
    post(tx, id, [{ from: { playerId: player }, to: { system: 'shop' }, currency: 'diamond', amount: 500 }]),
  );
  await harnesses[0].service.refund(spent.id);
  expect(await readOwed(database.db, player)).toEqual({ diamonds: 500, keys: 0 });
  const bought = Array.from({ length: 4 }, () => fake.state.buy(buyer, DIAMONDS));
  await Promise.all(
    bought.flatMap(({ id }, n) => [0, 1].map((other) => harnesses[n % 2 === other ? 0 : 1].service.claim(player, id))),
  );
  await Promise.all(harnesses.map(({ service }) => service.settle()));
  expect(await readOwed(database.db, player)).toEqual({ diamonds: 0, keys: 0 });
  expect((await readBalances(database.db, player)).diamond).toBe(1_500);
  expect(await countImbalances(database.db)).toBe(0);
});
