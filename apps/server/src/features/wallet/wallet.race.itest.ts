import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addClanAccounts, countImbalances, type Holder, post, readBalances, runOperation } from './index.ts';

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

it('keeps the sum while players and clans pay each other in circles', async () => {
  const players = await addPlayers(database, 6);
  const clans = ['ring-a', 'ring-b', 'ring-c'];
  await database.transact(async (tx) => {
    for (const clan of clans) await addClanAccounts(tx, clan);
  });
  for (const player of players) await grant(player, 50);
  const holders: Holder[] = [...players.map((playerId) => ({ playerId })), ...clans.map((clanId) => ({ clanId }))];
  const pay = (n: number) => {
    const [from, to] = [holders[n % 9], holders[(n * 5 + 1) % 9]];
    if (from === undefined || to === undefined || from === to) return Promise.resolve();
    return runOperation(database, { actor: 'ring', key: `pay-${n}`, kind: 'pay', body: n }, (tx, id) =>
      post(tx, id, [{ from, to, currency: 'coin', amount: 1 + (n % 40) }]).then(() => null),
    ).catch((error: { code?: string }) => expect(error.code).toBe('wallet/insufficient_funds'));
  };
  await Promise.all(Array.from({ length: 200 }, (_, n) => pay(n)));
  const { rows } = await database.pool.query(
    "select balance::int from wallet_account where currency = 'coin' and (player_id = any($1) or clan_id = any($2))",
    [players, clans],
  );
  const balances = rows.map(({ balance }) => balance);
  expect(balances).toHaveLength(9);
  expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(300);
  expect(await countImbalances(database.db)).toBe(0);
});
