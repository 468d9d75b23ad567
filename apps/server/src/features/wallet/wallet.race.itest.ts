import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { countImbalances, post, readBalances, runOperation } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const grant = (playerId: string, amount: number) =>
  runOperation(database, { actor: 'test', key: `grant:${playerId}`, kind: 'grant', body: amount }, (tx, id) =>
    post(tx, id, [{ from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount }]).then(() => null),
  );
const buy = (playerId: string, key: string, amount: number) =>
  runOperation(database, { actor: playerId, key, kind: 'buy', body: amount }, (tx, id) =>
    post(tx, id, [{ from: { playerId }, to: { system: 'shop' }, currency: 'coin', amount }]).then(() => null),
  );

it('44 lets 30 parallel purchases spend what is there and no more', async () => {
  const [player = ''] = await addPlayers(database, 1);
  await grant(player, 1000);
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => buy(player, `buy-${n}`, 300)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason.code).toBe('wallet/insufficient_funds');
  expect((await readBalances(database.db, player)).coin).toBe(100);
  expect(await countImbalances(database.db)).toBe(0);
});

it('46 does one of 20 equal operations at once', async () => {
  const [player = ''] = await addPlayers(database, 1);
  await grant(player, 1000);
  const results = await Promise.all(Array.from({ length: 20 }, () => buy(player, 'same', 100)));
  expect(results.filter((result) => !result.replayed)).toHaveLength(1);
  expect((await readBalances(database.db, player)).coin).toBe(900);
});

it('keeps the sum while players pay each other in circles', async () => {
  const players = await addPlayers(database, 6);
  for (const player of players) await grant(player, 50);
  const pay = (n: number) => {
    const [from = '', to = ''] = [players[n % 6], players[(n * 5 + 1) % 6]];
    if (from === to) return Promise.resolve();
    return runOperation(database, { actor: from, key: `pay-${n}`, kind: 'pay', body: n }, (tx, id) =>
      post(tx, id, [{ from: { playerId: from }, to: { playerId: to }, currency: 'coin', amount: 1 + (n % 40) }]).then(
        () => null,
      ),
    ).catch((error: { code?: string }) => expect(error.code).toBe('wallet/insufficient_funds'));
  };
  await Promise.all(Array.from({ length: 200 }, (_, n) => pay(n)));
  const balances = await Promise.all(players.map(async (player) => (await readBalances(database.db, player)).coin));
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(300);
  expect(await countImbalances(database.db)).toBe(0);
});
