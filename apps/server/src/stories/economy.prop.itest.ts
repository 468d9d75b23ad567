import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { countBoardFaults } from '../features/crafting/testing/crafting-world.ts';
import {
  DIAMONDS,
  KEYS,
  openPurchaseHarness,
  type PurchaseHarness,
} from '../features/purchases/testing/purchase-harness.ts';
import { countMarketFaults } from '../features/market/testing/market-people.ts';
import { type FakeDiscord, startFakeDiscord } from '../testing/fakes/discord-api.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { judge } from './testing/economy-model.ts';
import { readState } from './testing/economy-state.ts';
import { type EconomyStep, step } from './testing/economy-steps.ts';
import { type EconomyWorld, openWorld, take } from './testing/economy-world.ts';

const LONG = inject('longRun');
const RUNS = LONG ? 200 : 4;
const STEPS = LONG ? 300 : 60;

let server: TestServer;
let fake: FakeDiscord;
let harness: PurchaseHarness;
beforeAll(async () => {
  [server, fake] = await Promise.all([startTestServer(), startFakeDiscord()]);
  harness = openPurchaseHarness(server.database, fake);
});
afterAll(async () => {
  await fake.close();
  await server.close();
});

/** One step, or some at the same moment. */
const round = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(step) },
  { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 5 }) },
);

async function countRows(sql: string): Promise<number> {
  return (await server.database.pool.query(`select count(*)::int as count from ${sql}`)).rows[0].count;
}

/** What must hold whatever anybody did. */
async function expectSound(): Promise<void> {
  const { db } = server.database;
  expect([
    await countImbalances(db),
    await countItemFaults(db),
    await countMarketFaults(server.database),
    await countBoardFaults(server.database),
  ]).toEqual([0, 0, 0, 0]);
  const looks = "kind in ('bomb', 'frame', 'streak', 'heart')";
  const worn = ['bomb', 'frame', 'streak', 'heart'].map((kind) => {
    const column = kind === 'streak' || kind === 'heart' ? `${kind}_effect` : kind;
    return `select player_id, '${kind}' as kind, ${column}::text as item from profile where ${column} <> 0`;
  });
  const faults = {
    'looks that somebody has twice': `inventory_item where ${looks} and count > 1`,
    'looks that somebody wears without having them': `(${worn.join(' union all ')}) w where not exists (
      select from inventory_item i where i.player_id = w.player_id and i.kind = w.kind and i.item = w.item and i.count > 0)`,
    'codes that were redeemed more often than was counted': `reward_code c where uses_left > uses - (
      select count(*) from reward_code_use u where u.code_fold = c.code_fold)`,
    'currencies whose exchanges are not what the exchange has': `(
      select a.currency, sum(e.amount) as has from wallet_entry e join wallet_account a on a.id = e.account_id
      where a.system = 'exchange' group by 1) h join (
      select currency, sum(amount) as came from (
        select from_currency as currency, from_amount as amount from exchange_trade
        union all
        select case from_currency when 'coin' then 'diamond' else 'coin' end, -to_amount from exchange_trade) t
      group by 1) t using (currency) where h.has <> t.came`,
    'chests past the one that must be legendary': 'chest_count where since_legendary >= 40 or since_legendary > opened',
  };
  for (const [what, sql] of Object.entries(faults)) expect([what, await countRows(sql)]).toEqual([what, 0]);
}

async function takeAndJudge(world: EconomyWorld, rounds: readonly (readonly EconomyStep[])[]): Promise<void> {
  let state = await readState(world);
  for (const steps of rounds) {
    const [first] = steps;
    if (first === undefined) continue;
    if (steps.length === 1) {
      const outcome = await take(world, first);
      state = await judge(world, state, first, outcome);
    } else {
      await Promise.all(steps.map((one) => take(world, one)));
      state = await readState(world);
    }
    await harness.service.settle();
  }
}

it('whatever six players buy, open, exchange, redeem, sell each other, gamble, lay out, destroy, wear and give back, and whatever word, player or account leaves meanwhile, each thing has its entry, its price and one holder', {
  timeout: RUNS * STEPS * 500,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: STEPS, maxLength: STEPS, size: 'max' }), async (rounds) => {
      const world = await openWorld(server, fake, { articles: [DIAMONDS, KEYS], ...harness.service });
      await takeAndJudge(world, rounds);
      await expectSound();
    }),
    { numRuns: RUNS, endOnFailure: !LONG },
  );
});
