import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { checkLedger } from './check-ledger.ts';
import { countImbalances, post, runOperation } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let operations = 0;
const grant = (playerId: string, amount: number) =>
  runOperation(database, { actor: 'test', key: `grant-${operations++}`, kind: 'test', body: null }, (tx, id) =>
    post(tx, id, [{ from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount }]).then(() => null),
  );
const numberOf = async (text: string): Promise<number> => {
  const { rows } = await database.pool.query<{ value: string }>(`select (${text})::text as value`);
  return Number(rows[0]?.value);
};
const proved = () => numberOf('select entry_id from wallet_proof');
const newest = () => numberOf('select max(id) from wallet_entry');
/** Checks until everything up to an entry is proved: whatever else runs on the same server of databases holds it up. */
const proveTo = (entry: number) =>
  expect
    .poll(
      async () => {
        expect(await checkLedger(database)).toBe(0);
        return proved();
      },
      { timeout: 25_000 },
    )
    .toBe(entry);
/** Whether what is proved holds the very sums of its entries. */
const driftOfProof = () =>
  numberOf(`select count(*) from wallet_proved p full join (
    select account_id, sum(amount) as total from wallet_entry
    where id <= (select entry_id from wallet_proof) group by 1) e using (account_id)
    where p.total is distinct from e.total`);

describe('the proof of the ledger', () => {
  let player: string;
  beforeEach(async () => {
    [player = ''] = await addPlayers(database, 1);
  });
  afterEach(async () => {
    expect(await driftOfProof()).toBe(0);
  });

  it('goes as far as what an earlier check saw', async () => {
    await grant(player, 5);
    const first = await newest();
    expect(await checkLedger(database)).toBe(0);
    await grant(player, 7);
    await proveTo(first);
    const second = await newest();
    await proveTo(second);
    expect(await checkLedger(database)).toBe(0);
    expect(await proved()).toBe(second);
  });

  it('finds a balance that changed, whether its entries are proved or new, and stays where it is', async () => {
    await grant(player, 5);
    await proveTo(await newest());
    const change = (by: number) =>
      database.pool.query(
        "update wallet_account set balance = balance + $2 where player_id = $1 and currency = 'coin'",
        [player, by],
      );
    await change(1);
    const before = await proved();
    await grant(player, 7);
    for (let n = 0; n < 3; n++) expect(await checkLedger(database)).toBe(1);
    expect(await proved()).toBe(before);
    await change(-1);
    await proveTo(await newest());
  });

  it.each(['commit', 'rollback'])('does not miss entries below it whose transaction runs on (%s)', async (end) => {
    const late = await database.pool.connect();
    const [other = ''] = await addPlayers(database, 1);
    try {
      await late.query('begin');
      // Balanced entries whose player's balance nobody moved: a fault, as soon as it is there.
      const { rows } = await late.query(
        "insert into operation (actor, idempotency_key, kind, request_hash) values ('late', $1, 'x', '') returning id",
        [end],
      );
      await late.query(
        `insert into wallet_entry (operation_id, account_id, amount)
         select $1, id, case when player_id is null then -3 else 3 end from wallet_account
         where currency = 'coin' and (player_id = $2 or system = 'mint')`,
        [rows[0]?.id, other],
      );
      await grant(player, 5);
      const before = await proved();
      for (let n = 0; n < 4; n++) expect(await checkLedger(database)).toBe(0);
      expect(await proved()).toBe(before);
      await late.query(end);
      const faults = end === 'commit' ? 1 : 0;
      for (let n = 0; n < 3; n++) expect(await checkLedger(database)).toBe(faults);
      expect(await countImbalances(database.db)).toBe(faults);
      expect(await driftOfProof()).toBe(0);
      if (faults === 1)
        await database.pool.query(
          'update wallet_account set balance = balance + 3 where player_id = $1 and currency = $2',
          [other, 'coin'],
        );
      await proveTo(await newest());
    } finally {
      late.release();
    }
  });

  it('counts each entry once however many prove at once, while players are paid', async () => {
    const players = await addPlayers(database, 4);
    const paid = Array.from({ length: 120 }, (_, n) => grant(players[n % 4] ?? '', 1 + n));
    const checks = Array.from({ length: 12 }, async () => {
      for (let n = 0; n < 6; n++) expect(await checkLedger(database)).toBe(0);
    });
    await Promise.all([...paid, ...checks]);
    await proveTo(await newest());
  });
});
