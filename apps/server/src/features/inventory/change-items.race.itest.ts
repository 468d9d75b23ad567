import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addItems, countItemFaults, moveItems, releaseItems, reserveItems, takeItems } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

let keys = 0;
const operate = (work: (tx: Tx, id: number) => Promise<void>) =>
  runOperation(database, { actor: 'test', key: `${keys++}`, kind: 'test', body: null }, (tx, id) =>
    work(tx, id).then(() => null),
  );
const tile = (playerId: string, item: string, count: number) =>
  ({ playerId, kind: 'tile', locale: 'en-US', item, count }) as const;
const totals = async (players: readonly string[]) => {
  const { rows } = await database.pool.query(
    'select sum(count)::int as count, sum(reserved)::int as reserved from inventory_item where player_id = any($1)',
    [players],
  );
  return [rows[0]?.count, rows[0]?.reserved];
};
/** Each is done or refused as not covered; how many were done. */
async function countDone(works: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(works);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'inventory/not_enough' });
  return results.filter(({ status }) => status === 'fulfilled').length;
}

it('44 five pieces are taken, sold and reserved five times in all, by twenty of each at once', async () => {
  const [anna = '', bert = ''] = await addPlayers(database, 2);
  await operate((tx, id) => addItems(tx, id, [tile(anna, 'ING', 5)]));
  const works = Array.from({ length: 20 }, () => [
    operate((tx, id) => takeItems(tx, id, [tile(anna, 'ING', 1)])),
    operate((tx) => reserveItems(tx, [tile(anna, 'ING', 1)])),
    operate((tx, id) => moveItems(tx, id, [{ ...tile(anna, 'ING', 1), from: anna, to: bert }])),
  ]).flat();
  expect(await countDone(works)).toBe(5);
  const { rows } = await database.pool.query(
    'select count - reserved as free from inventory_item where player_id = $1',
    [anna],
  );
  expect([rows[0]?.free, await countItemFaults(database.db)]).toEqual([0, 0]);
});

it('44 a reserved piece is sold or set free, not both', async () => {
  const [anna = '', bert = ''] = await addPlayers(database, 2);
  const one = tile(anna, 'ING', 1);
  await operate((tx, id) => addItems(tx, id, [one]));
  for (let round = 0; round < 10; round++) {
    await operate((tx) => reserveItems(tx, [one]));
    const results = await Promise.allSettled([
      operate((tx, id) => moveItems(tx, id, [{ ...one, from: anna, to: bert, reserved: true }])),
      operate((tx) => releaseItems(tx, [one])),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await totals([anna, bert])).toEqual([1, 0]);
    if (results[0]?.status === 'fulfilled')
      await operate((tx, id) => moveItems(tx, id, [{ ...one, from: bert, to: anna }]));
  }
  expect(await countItemFaults(database.db)).toBe(0);
});

it('nobody waits in a circle while players hand things round, among them what they never had', async () => {
  const players = await addPlayers(database, 6);
  const items = ['B', 'A', 'C'];
  for (const player of players) await operate((tx, id) => addItems(tx, id, [tile(player, 'A', 30)]));
  const works = Array.from({ length: 150 }, (_, n) => {
    const [from = '', to = ''] = [players[n % 6], players[(n * 5 + 1) % 6]];
    return operate(async (tx, id) => {
      if (n % 10 === 0)
        return addItems(
          tx,
          id,
          items.map((item) => tile(to, item, 1)),
        );
      return moveItems(tx, id, [
        { ...tile(from, 'A', 1), from, to },
        { ...tile(to, 'A', 1), from: to, to: from },
        { ...tile(from, 'A', 1), from, to },
      ]);
    });
  });
  expect(await countDone(works)).toBe(150);
  expect(await totals(players)).toEqual([6 * 30 + 15 * 3, 0]);
  expect(await countItemFaults(database.db)).toBe(0);
});
