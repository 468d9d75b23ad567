import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/people/browser.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  type IdentityProviders,
  startProviders,
  authorizeAtDiscord,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let dir: string;
let redis: ChildProcess;
let providers: IdentityProviders;
let servers: TestServer[];

const startRedis = () => {
  redis = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', join(dir, 'redis.sock'), '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'syllaboom-redis-'));
  startRedis();
  providers = await startProviders();
  servers = await Promise.all(
    [1, 2].map(() => startTestServer((config) => ({ ...providers.adjust(config), redisUrl: join(dir, 'redis.sock') }))),
  );
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await providers.close();
  redis.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

it('13 spends a code once over all processes', async () => {
  const person = addDiscordPerson(providers, 'redis');
  await expect
    .poll(async () => (await enterThroughDiscord(servers[0] as TestServer, providers, person)).status)
    .toBe(200);
  const code = providers.discord.state.issueCode(person);
  // At Discord the code would be good for each of them.
  const state = providers.discord.state;
  const answers = await Promise.all(
    servers.map(async (server) => {
      const answer = await server.call('POST', '/api/discord_token', { code });
      return answer.status;
    }),
  );
  expect(answers.sort((a, b) => a - b)).toEqual([200, 401]);
  expect(state.calls.filter((route) => route === 'token')).toHaveLength(2);
});

it('asks to try again while codes can’t be remembered [S0194]', async () => {
  const [server] = servers as [TestServer];
  const person = addDiscordPerson(providers, 'cacheless');
  const browser = createBrowser(server);
  const { code, state } = await authorizeAtDiscord(providers, browser, person);
  const idToken = await askGoogle(providers, browser, { sub: '401', name: 'Cacheless' });
  redis.kill('SIGKILL');
  const byDiscord = () => browser.call('POST', '/api/discord_token', { code, state });
  const byGoogle = () => browser.call('POST', '/api/auth/glogin', { idToken });
  await expect.poll(async () => (await byDiscord()).body.error).toBe('Cache error. Please try again.');
  for (const answer of [await byDiscord(), await byGoogle()]) {
    expect([answer.status, answer.body.code]).toEqual([503, 'auth/cache']);
    expect(answer.headers.get('retry-after')).toBe('2');
  }
  startRedis();
  // The very same calls work as soon as it is back.
  await expect.poll(async () => (await byDiscord()).status, { timeout: 15_000 }).toBe(200);
  expect((await byGoogle()).status).toBe(200);
});
