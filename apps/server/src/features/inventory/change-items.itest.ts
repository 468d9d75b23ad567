import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addItems, countItemFaults, moveItems, readItems, releaseItems, reserveItems, takeItems } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let anna = '';
let bert = '';
let keys = 0;
const operate = (work: (tx: Tx, id: number) => Promise<void>) =>
  runOperation(database, { actor: 'test', key: `${keys++}`, kind: 'test', body: null }, (tx, id) =>
    work(tx, id).then(() => null),
  );
const tile = (playerId: string, item: string, count: number) =>
  ({ playerId, kind: 'tile', locale: 'en-US', item, count }) as const;
const give = (playerId: string, item: string, count: number) =>
  operate((tx, id) => addItems(tx, id, [tile(playerId, item, count)]));
/** What a player has, and how much of it is reserved. */
const stock = async (playerId: string) => {
  const { rows } = await database.pool.query(
    'select item, count, reserved from inventory_item where player_id = $1 order by item',
    [playerId],
  );
  return rows.map(({ item, count, reserved }) => `${item} ${count}/${reserved}`);
};
const entries = async (playerId: string) => {
  const { rows } = await database.pool.query(
    'select item, delta from inventory_entry where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ item, delta }) => `${item} ${delta}`);
};
const refused = { code: 'inventory/not_enough', status: 409 };

beforeEach(async () => {
  [anna = '', bert = ''] = await addPlayers(database, 2);
});

describe('things of players', () => {
  it('go when they are there, with an entry, and all or none of them', async () => {
    await give(anna, 'ING', 3);
    await give(anna, 'TH', 1);
    await operate((tx, id) => takeItems(tx, id, [tile(anna, 'ING', 1), tile(anna, 'TH', 1), tile(anna, 'ING', 1)]));
    expect(await stock(anna)).toEqual(['ING 1/0', 'TH 0/0']);
    expect(await readItems(database.db, anna, 'tile')).toMatchObject([{ item: 'ING', count: 1 }]);
    expect(await entries(anna)).toEqual(['ING 3', 'TH 1', 'ING -2', 'TH -1']);
    for (const losses of [
      [tile(anna, 'ING', 2)],
      [tile(anna, 'ING', 1), tile(anna, 'TH', 1)],
      [tile(bert, 'ING', 1)],
    ]) {
      await expect(operate((tx, id) => takeItems(tx, id, losses))).rejects.toMatchObject(refused);
    }
    expect(await stock(anna)).toEqual(['ING 1/0', 'TH 0/0']);
    expect(await countItemFaults(database.db)).toBe(0);
  });

  it('go from one player to another', async () => {
    await give(anna, 'ING', 3);
    const move = (count: number) =>
      operate((tx, id) => moveItems(tx, id, [{ ...tile(anna, 'ING', count), from: anna, to: bert }]));
    await move(2);
    expect([await stock(anna), await stock(bert)]).toEqual([['ING 1/0'], ['ING 2/0']]);
    expect([await entries(anna), await entries(bert)]).toEqual([['ING 3', 'ING -2'], ['ING 2']]);
    await expect(move(2)).rejects.toMatchObject(refused);
    expect(await countItemFaults(database.db)).toBe(0);
  });

  it('stay with their owner while reserved, without an entry, and nobody else gets them', async () => {
    await give(anna, 'ING', 3);
    await operate((tx) => reserveItems(tx, [tile(anna, 'ING', 2)]));
    expect([await stock(anna), await entries(anna)]).toEqual([['ING 3/2'], ['ING 3']]);
    const two = { ...tile(anna, 'ING', 2), from: anna, to: bert };
    for (const change of [
      (tx: Tx, id: number) => takeItems(tx, id, [tile(anna, 'ING', 2)]),
      (tx: Tx) => reserveItems(tx, [tile(anna, 'ING', 2)]),
      (tx: Tx, id: number) => moveItems(tx, id, [two]),
    ]) {
      await expect(operate(change)).rejects.toMatchObject(refused);
    }
    await operate((tx, id) => moveItems(tx, id, [{ ...two, reserved: true }]));
    expect([await stock(anna), await stock(bert)]).toEqual([['ING 1/0'], ['ING 2/0']]);
    await operate((tx) => reserveItems(tx, [tile(anna, 'ING', 1)]));
    await operate((tx) => releaseItems(tx, [tile(anna, 'ING', 1)]));
    await operate((tx, id) => takeItems(tx, id, [tile(anna, 'ING', 1)]));
    expect([await stock(anna), await countItemFaults(database.db)]).toEqual([['ING 0/0'], 0]);
  });

  it('cannot be set free or handed over as reserved by whoever has reserved none: that is a bug', async () => {
    await give(anna, 'ING', 3);
    await expect(operate((tx) => releaseItems(tx, [tile(anna, 'ING', 1)]))).rejects.toThrow('reserved');
    const move = { ...tile(anna, 'ING', 1), from: anna, to: bert, reserved: true };
    await expect(operate((tx, id) => moveItems(tx, id, [move]))).rejects.toThrow('reserved');
    expect(await stock(anna)).toEqual(['ING 3/0']);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('43 are no %s pieces', async (count) => {
    await give(anna, 'ING', 3);
    const odd = tile(anna, 'ING', count);
    for (const change of [
      (tx: Tx, id: number) => takeItems(tx, id, [odd]),
      (tx: Tx, id: number) => moveItems(tx, id, [{ ...odd, from: anna, to: bert }]),
      (tx: Tx) => reserveItems(tx, [odd]),
      (tx: Tx) => releaseItems(tx, [odd]),
    ]) {
      await expect(operate(change)).rejects.toThrow(RangeError);
    }
    expect(await stock(anna)).toEqual(['ING 3/0']);
  });

  it('44 are never fewer than none, nor fewer than what is reserved: the database refuses it', async () => {
    await give(anna, 'ING', 3);
    for (const change of ['reserved = 4', 'reserved = -1', 'count = -1', 'reserved = 1, count = 0']) {
      await expect(
        database.pool.query(`update inventory_item set ${change} where player_id = $1`, [anna]),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});
