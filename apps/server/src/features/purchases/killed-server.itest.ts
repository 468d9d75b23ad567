import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import { openTestDatabase } from '../../testing/database.ts';
import { type FakeDiscord, startFakeDiscord } from '../../testing/fakes/discord-api.ts';
import { DIAMONDS } from './testing/purchase-harness.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let fake: FakeDiscord;
const children: ChildProcess[] = [];
beforeAll(async () => {
  [database, fake] = await Promise.all([openTestDatabase(), startFakeDiscord()]);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await fake.close();
  await database.close();
});

/** The real server as a process of its own. */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const { host, user } = inject('cluster');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../main.ts')], {
    env: {
      ...fake.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`,
      DISCORD_GOODS: `${DIAMONDS}=diamonds:500`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 30_000, interval: 20 }).toMatch(/"port":\d+/);
  return { child, url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}` };
}

async function post(url: string, path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
}

it('F1 a server killed between the credit and its end is made up for by the next one', async () => {
  const { state } = fake;
  const buyer = state.addUser({ id: '720000000000000001', username: 'buyer' });
  const first = await start();
  const signIn = await post(first.url, '/api/discord_token', JSON.stringify({ code: state.issueCode(buyer.id) }));
  const { user } = (await signIn.json()) as { user: { id: string } };
  state.faults = [{ route: 'consume', kind: 'hang' }];
  const bought = state.buy(buyer.id, DIAMONDS);
  const news = JSON.stringify({
    application_id: state.clientId,
    type: 1,
    event: { type: 'ENTITLEMENT_CREATE', data: bought },
  });
  const notify = (url: string) => post(url, '/api/discord/webhook', news, state.signWebhook(news));
  expect((await notify(first.url)).status).toBe(204);
  await expect.poll(() => state.calls.includes('consume')).toBe(true);
  first.child.kill('SIGKILL');
  state.faults = [];
  const diamonds = async () => (await readBalances(database.db, user.id)).diamond;
  expect([await diamonds(), bought.consumed]).toEqual([500, false]);
  // As if the minute were over in which only whoever granted may consume.
  await database.pool.query("update purchase set consume_tried_at = consume_tried_at - interval '2 minutes'");
  const second = await start();
  await expect.poll(() => bought.consumed, { timeout: 10_000 }).toBe(true);
  expect((await notify(second.url)).status).toBe(204);
  expect([await diamonds(), await countImbalances(database.db)]).toEqual([500, 0]);
}, 90_000);
