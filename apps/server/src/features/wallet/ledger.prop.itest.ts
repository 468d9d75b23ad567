import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addClanAccounts, countImbalances, type Holder, type Move, post, readBalances, runOperation } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PLAYERS = 3;
/** Clans stand behind the players. */
const PURSES = PLAYERS + 2;
const HOUSE = ['mint', 'shop', 'exchange'] as const;
const holder = fc.oneof(
  { weight: 3, arbitrary: fc.nat(PURSES - 1) },
  { weight: 2, arbitrary: fc.constantFrom(...HOUSE) },
);
const move = fc.record({
  from: holder,
  to: holder,
  currency: fc.constantFrom('coin' as const, 'diamond' as const, 'key' as const),
  amount: fc.integer({ min: 1, max: 1000 }),
});
const operations = fc.array(fc.record({ key: fc.nat(12), moves: fc.array(move, { minLength: 1, maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 12,
});

const readClans = async (clans: readonly string[]) => {
  const purses = [];
  for (const clan of clans) {
    const { rows } = await database.pool.query('select currency, balance from wallet_account where clan_id = $1', [
      clan,
    ]);
    purses.push(Object.fromEntries(rows.map(({ currency, balance }) => [currency, Number(balance)])));
  }
  return purses;
};

it('agrees with a simple model after any operations, and its sums are always zero', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      const players = await addPlayers(database, PLAYERS);
      const actor = randomId(12);
      const clans = [randomId(12), randomId(12)];
      await database.transact(async (tx) => {
        for (const clan of clans) await addClanAccounts(tx, clan);
      });
      const asHolder = (who: number | (typeof HOUSE)[number]): Holder => {
        if (typeof who !== 'number') return { system: who };
        return who < PLAYERS ? { playerId: players[who] ?? '' } : { clanId: clans[who - PLAYERS] ?? '' };
      };
      const model = Array.from({ length: PURSES }, () => ({ coin: 0, diamond: 0, key: 0 }));
      const seen = new Map<number, string>();
      for (const { key, moves } of list) {
        const body = JSON.stringify(moves);
        const draft = model.map((purse) => ({ ...purse }));
        for (const { from, to, currency, amount } of moves) {
          const [debit, credit] = [
            typeof from === 'number' ? draft[from] : undefined,
            typeof to === 'number' ? draft[to] : undefined,
          ];
          if (debit) debit[currency] -= amount;
          if (credit) credit[currency] += amount;
        }
        const covered = draft.every((purse) => Object.values(purse).every((balance) => balance >= 0));
        const known = seen.get(key);
        const expected =
          known === undefined
            ? covered
              ? 'done'
              : 'wallet/insufficient_funds'
            : known === body
              ? 'done'
              : 'wallet/key_reused';
        const asMoves: Move[] = moves.map(({ from, to, currency, amount }) => ({
          from: asHolder(from),
          to: asHolder(to),
          currency,
          amount,
        }));
        const outcome = await runOperation(database, { actor, key: String(key), kind: 'prop', body }, (tx, id) =>
          post(tx, id, asMoves).then(() => null),
        ).then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        expect(outcome).toBe(expected);
        if (known === undefined && covered) {
          seen.set(key, body);
          for (const [n, purse] of draft.entries()) Object.assign(model[n] ?? {}, purse);
        }
      }
      for (const [n, player] of players.entries()) expect(await readBalances(database.db, player)).toEqual(model[n]);
      expect(await readClans(clans)).toEqual(model.slice(PLAYERS));
      expect(await countImbalances(database.db)).toBe(0);
    }),
    { numRuns: 40 },
  );
});
