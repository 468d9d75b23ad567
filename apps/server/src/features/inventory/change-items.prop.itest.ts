import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addItems, countItemFaults, moveItems, releaseItems, reserveItems, takeItems } from './index.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const PLAYERS = 3;
const ITEMS = ['A', 'B', 'a'];
const thing = fc.record({
  who: fc.nat(PLAYERS - 1),
  to: fc.nat(PLAYERS - 1),
  item: fc.constantFrom(...ITEMS),
  count: fc.integer({ min: 1, max: 6 }),
});
type Thing = Parameters<Parameters<typeof thing.map>[0]>[0];
const step = fc.record({
  verb: fc.constantFrom('add', 'take', 'move', 'sell', 'reserve', 'release'),
  things: fc.array(thing, { minLength: 1, maxLength: 3 }),
});
type Stock = Map<string, { count: number; reserved: number }>;

/** What the step does to each thing of each player. */
function deltasOf({ verb, things }: { readonly verb: string; readonly things: readonly Thing[] }) {
  return things.flatMap(({ who, to, item, count }) => {
    const [own, theirs] = [`${who} ${item}`, `${to} ${item}`];
    if (verb === 'add') return [{ key: own, count, reserved: 0 }];
    if (verb === 'take') return [{ key: own, count: -count, reserved: 0 }];
    if (verb === 'reserve') return [{ key: own, count: 0, reserved: count }];
    if (verb === 'release') return [{ key: own, count: 0, reserved: -count }];
    return [
      { key: own, count: -count, reserved: verb === 'sell' ? -count : 0 },
      { key: theirs, count, reserved: 0 },
    ];
  });
}

/** The stock after the step; null where it is refused. */
function apply(stock: Stock, deltas: ReturnType<typeof deltasOf>): Stock | null {
  const after: Stock = new Map([...stock].map(([key, value]) => [key, { ...value }]));
  for (const { key, count, reserved } of deltas) {
    const has = after.get(key) ?? { count: 0, reserved: 0 };
    after.set(key, { count: has.count + count, reserved: has.reserved + reserved });
  }
  const isSound = [...after.values()].every(({ count, reserved }) => reserved >= 0 && count >= reserved);
  return isSound ? after : null;
}

function run(
  db: Database,
  players: readonly string[],
  key: string,
  { verb, things }: { verb: string; things: Thing[] },
) {
  const named = things.map(({ who, to, item, count }) => ({
    playerId: players[who] ?? '',
    from: players[who] ?? '',
    to: players[to] ?? '',
    kind: 'tile' as const,
    locale: 'en-US',
    item,
    count,
  }));
  return runOperation(db, { actor: 'prop', key, kind: verb, body: null }, async (tx, id) => {
    if (verb === 'add') await addItems(tx, id, named);
    else if (verb === 'take') await takeItems(tx, id, named);
    else if (verb === 'reserve') await reserveItems(tx, named);
    else if (verb === 'release') await releaseItems(tx, named);
    else
      await moveItems(
        tx,
        id,
        named.map((move) => ({ ...move, reserved: verb === 'sell' })),
      );
    return null;
  });
}

let keys = 0;
it('agree with a simple model after any changes, and every piece has its entry', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const players = await addPlayers(database, PLAYERS);
      let stock: Stock = new Map();
      for (const one of steps) {
        const after = apply(stock, deltasOf(one));
        const done = await run(database, players, `${keys++}`, one).then(
          () => true,
          () => false,
        );
        expect([one, done]).toEqual([one, after !== null]);
        stock = after ?? stock;
      }
      const { rows } = await database.pool.query(
        'select player_id, item, count, reserved from inventory_item where player_id = any($1) and count > 0',
        [players],
      );
      const held = rows.map(({ player_id, item, count, reserved }) => [
        `${players.indexOf(player_id)} ${item}`,
        { count, reserved },
      ]);
      expect(Object.fromEntries(held)).toEqual(Object.fromEntries([...stock].filter(([, { count }]) => count > 0)));
      expect(await countItemFaults(database.db)).toBe(0);
    }),
    { numRuns: 40 },
  );
});
