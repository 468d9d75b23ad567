/** `node bench/economy/ledger.ts [entries] [new]`: the hourly check of the ledger against one that reads every entry, in one run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLedger } from '../../apps/server/src/features/wallet/check-ledger.ts';
import { countImbalances } from '../../apps/server/src/features/wallet/index.ts';
import { MIGRATIONS } from '../../apps/server/src/migrations/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/supervisor.ts';
import { connectDatabase, migrateToLatest } from '../../apps/server/src/platform/db/index.ts';
import { printTable } from '../print-table.ts';

const PLAYERS = 20_000;
const CALLS = 5;
const entries = Number(process.argv[2] ?? 2_000_000);
const fresh = Number(process.argv[3] ?? 10_000);

const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-ledger-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, binDir: process.env['PG_BIN_DIR'] ?? null, clock: systemClock });
const target = { host: embedded.host, user: embedded.user, database: embedded.database };
const database = connectDatabase(target, 4, 0);
await migrateToLatest(database.db, MIGRATIONS);
const query = async (text: string): Promise<void> => void (await database.pool.query(text));

await query(`
  insert into account (player_id, username, username_fold, username_skeleton)
  select p, p, p, p from (select 'p' || lpad(n::text, 11, '0') p from generate_series(1, ${PLAYERS}) n) x`);
await query(`
  insert into wallet_account (player_id, currency)
  select player_id, currency from account, unnest(array['coin', 'diamond', 'key']) currency`);

/** As many payments of ten coins from the mint: two entries each. */
async function pay(payments: number): Promise<void> {
  await query(`
    with mint as (select id from wallet_account where system = 'mint' and currency = 'coin'),
    paid as (
      insert into operation (actor, idempotency_key, kind, request_hash)
      select 'bench', gen_random_uuid()::text, 'bench', '' from generate_series(1, ${payments}) returning id),
    accounts as (select array_agg(id order by id) ids from wallet_account where player_id is not null and currency = 'coin'),
    legs as (
      select paid.id, leg.account_id, leg.amount from paid, accounts, mint,
        lateral (values (ids[1 + paid.id % ${PLAYERS}], 10), (mint.id, -10)) leg (account_id, amount)),
    moved as (
      update wallet_account a set balance = balance + l.amount
      from (select account_id, sum(amount) amount from legs group by 1) l where a.id = l.account_id and a.system is null)
    insert into wallet_entry (operation_id, account_id, amount) select id, account_id, amount from legs`);
}

async function timeOf(call: () => Promise<number>): Promise<number> {
  const began = performance.now();
  const imbalances = await call();
  if (imbalances !== 0) throw new Error(`${imbalances} imbalances`);
  return performance.now() - began;
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

// The check of each entry's operation at the commit is not what is measured here.
await query('alter table wallet_entry disable trigger wallet_entry_balanced');
await pay(entries / 2);
await query('vacuum analyze');
const [first, second] = [await timeOf(() => checkLedger(database)), await timeOf(() => checkLedger(database))];
const [whole, since]: [number[], number[]] = [[], []];
for (let n = 0; n < CALLS; n += 1) {
  await pay(fresh / 2);
  whole.push(await timeOf(() => countImbalances(database.db)));
  since.push(await timeOf(() => checkLedger(database)));
}
const ratio = (ms: number): string => `${(ms / median(whole)).toFixed(3)} ×`;
printTable(
  `Checks of a ledger with ${entries} entries of ${PLAYERS} players, ${fresh} of them new`,
  ['what', 'ms', 'ratio'],
  [
    ['the whole ledger', median(whole).toFixed(0), '1'],
    ['the first check ever', first.toFixed(0), ratio(first)],
    ['the second: it keeps the sums', second.toFixed(0), ratio(second)],
    ['the check of an hour', median(since).toFixed(0), ratio(median(since))],
  ],
);
await database.close();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });
