import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase, type Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { checkLedger } from './check-ledger.ts';
import { addClanAccounts, countImbalances, type Move, post, readBalances, runOperation } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const operate = (actor: string, key: string, moves: Move[], body: unknown = moves) =>
  runOperation(database, { actor, key, kind: 'test', body }, async (tx, id) => {
    await post(tx, id, moves);
    return { id };
  });
const grant = (playerId: string, amount: number, key = 'grant') =>
  operate(playerId, key, [{ from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount }]);
const spend = (playerId: string, amount: number, key: string) =>
  operate(playerId, key, [{ from: { playerId }, to: { system: 'shop' }, currency: 'coin', amount }]);
const coins = async (playerId: string) => (await readBalances(database.db, playerId)).coin;
const sqlState = (state: string) => expect.objectContaining({ code: state });

describe('the wallet', () => {
  it('moves money and keeps both sides in the ledger', async () => {
    const [anna = '', bert = ''] = await addPlayers(database, 2);
    await grant(anna, 100);
    await operate(anna, 'gift', [{ from: { playerId: anna }, to: { playerId: bert }, currency: 'coin', amount: 40 }]);
    expect([await coins(anna), await coins(bert)]).toEqual([60, 40]);
    expect(await countImbalances(database.db)).toBe(0);
  });

  it('refuses what is not covered, leaves nothing behind and the key usable', async () => {
    const [player = ''] = await addPlayers(database, 1);
    await grant(player, 10);
    await expect(spend(player, 11, 'buy')).rejects.toMatchObject({ code: 'wallet/insufficient_funds', status: 409 });
    expect(await coins(player)).toBe(10);
    await spend(player, 11 - 1, 'buy-less');
    await grant(player, 11, 'again');
    await spend(player, 11, 'buy');
    expect(await coins(player)).toBe(0);
  });

  it('F1 does not take itself for a repetition when the answer of its commit was lost', async () => {
    const [player = ''] = await addPlayers(database, 1);
    const losing: Database = {
      ...database,
      transact: async (work) => {
        await database.transact(work);
        return database.transact(work);
      },
    };
    const move: Move = { from: { system: 'mint' }, to: { playerId: player }, currency: 'coin', amount: 7 };
    const give = (db: Database) =>
      runOperation(db, { actor: player, key: 'lossy', kind: 'test', body: 7 }, async (tx, id) => {
        await post(tx, id, [move]);
        return { id };
      });
    const first = await give(losing);
    expect(first).toEqual({ result: { id: expect.any(Number) }, replayed: false });
    for (const db of [database, losing]) expect(await give(db)).toEqual({ ...first, replayed: true });
    expect(await coins(player)).toBe(7);
  });

  it('does the same operation once and answers the kept result', async () => {
    const [player = ''] = await addPlayers(database, 1);
    const first = await grant(player, 5);
    const second = await grant(player, 5);
    expect([first.replayed, second.replayed, second.result]).toEqual([false, true, first.result]);
    expect(await coins(player)).toBe(5);
    await expect(grant(player, 6)).rejects.toMatchObject({ code: 'wallet/key_reused' });
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('43 refuses the amount %s', async (amount) => {
    const [player = ''] = await addPlayers(database, 1);
    await expect(grant(player, amount)).rejects.toThrow(RangeError);
  });

  it('lets clans hold money, each its own, and refuses what one does not have', async () => {
    const [player = ''] = await addPlayers(database, 1);
    await database.transact(async (tx) => {
      await addClanAccounts(tx, 'clan-a');
      await addClanAccounts(tx, 'clan-b');
    });
    await grant(player, 100);
    const [a, b] = [{ clanId: 'clan-a' }, { clanId: 'clan-b' }];
    await operate(player, 'fee', [{ from: { playerId: player }, to: a, currency: 'coin', amount: 60 }]);
    await operate(player, 'gift', [{ from: a, to: b, currency: 'coin', amount: 20 }]);
    const tooMuch = operate(player, 'more', [{ from: b, to: { playerId: player }, currency: 'coin', amount: 21 }]);
    await expect(tooMuch).rejects.toMatchObject({ code: 'wallet/insufficient_funds' });
    const { rows } = await database.pool.query(
      "select clan_id, balance from wallet_account where clan_id is not null and currency = 'coin' order by clan_id",
    );
    expect(rows.map(({ clan_id, balance }) => [clan_id, Number(balance)])).toEqual([
      ['clan-a', 40],
      ['clan-b', 20],
    ]);
    expect([await coins(player), await countImbalances(database.db)]).toEqual([40, 0]);
  });

  it('knows no accounts of strangers', async () => {
    await expect(grant('nobody-there', 5)).rejects.toMatchObject({ code: 'profile/not_found' });
  });
});

describe('the database itself', () => {
  it('44 refuses entries that do not balance, balances below zero and changes of the past', async () => {
    const [player = ''] = await addPlayers(database, 1);
    await grant(player, 5);
    const { pool } = database;
    const account = "(select id from wallet_account where player_id = $1 and currency = 'coin')";
    const lopsided = pool.query(
      `with o as (insert into operation (actor, idempotency_key, kind, request_hash) values ('x', 'lopsided', 'x', '') returning id) insert into wallet_entry (operation_id, account_id, amount) select o.id, ${account}, 5 from o`,
      [player],
    );
    await expect(lopsided).rejects.toEqual(sqlState('23514'));
    await expect(pool.query('update wallet_account set balance = -1 where player_id = $1', [player])).rejects.toEqual(
      sqlState('23514'),
    );
    await expect(pool.query('update wallet_entry set amount = 1')).rejects.toEqual(sqlState('23514'));
    await expect(pool.query('delete from wallet_entry')).rejects.toEqual(sqlState('23514'));
    await expect(
      pool.query("insert into wallet_account (player_id, currency) values ($1, 'coin')", [player]),
    ).rejects.toEqual(sqlState('23505'));
    const openClan = () => pool.query("insert into wallet_account (clan_id, currency) values ('clan-c', 'coin')");
    await openClan();
    await expect(openClan()).rejects.toEqual(sqlState('23505'));
    await expect(pool.query("update wallet_account set balance = -1 where clan_id = 'clan-c'")).rejects.toEqual(
      sqlState('23514'),
    );
    await expect(
      pool.query("insert into wallet_account (player_id, clan_id, currency) values ($1, 'clan-c', 'coin')", [player]),
    ).rejects.toEqual(sqlState('23514'));
    await expect(
      pool.query("insert into operation (actor, idempotency_key, kind, request_hash) values ($1, 'grant', 'x', '')", [
        player,
      ]),
    ).rejects.toEqual(sqlState('23505'));
    expect(await coins(player)).toBe(5);
  });
});

it('the ledger is proved however long that takes, and a wrong balance is found', async () => {
  const [player = ''] = await addPlayers(database, 1);
  await grant(player, 5);
  // Every look at an account takes longer than a call may.
  await database.pool.query(`
    alter table wallet_account rename to accounts_of_old;
    create view wallet_account as select a.* from accounts_of_old a where pg_sleep(0.02) is not null`);
  const hasty = connectDatabase({ ...inject('cluster'), database: database.name }, 1, 100);
  await expect(countImbalances(hasty.db)).rejects.toEqual(sqlState('57014'));
  expect(await checkLedger(hasty)).toBe(0);
  await database.pool.query('drop view wallet_account; alter table accounts_of_old rename to wallet_account');
  await database.pool.query('update wallet_account set balance = balance + 1 where player_id = $1', [player]);
  expect(await checkLedger(hasty)).toBe(3);
  await hasty.close();
});
