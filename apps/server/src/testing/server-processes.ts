import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SessionReply } from '@syllaboom/contracts';
import { inject } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { freePort, startRedis, type TestRedis } from '../rooms/testing/room-cluster.ts';
import { leaveEverybody, pause } from '../rooms/testing/room-player.ts';
import { openTestDatabase } from './database.ts';

const START_MS = 90_000;

/** Real servers of one database and one Redis, each a process of its own, called by their number. */
export interface ServerProcesses {
  readonly redis: TestRedis;
  readonly database: Database;
  call(
    process: number,
    path: string,
    token: string,
    body?: object,
    method?: string,
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every kind
  ): Promise<{ readonly status: number; readonly body: any }>; // oxlint-disable-line typescript/no-explicit-any
  signUp(username: string): Promise<SessionReply>;
  befriend(one: SessionReply, other: SessionReply): Promise<void>;
  /** The way into rooms through one of them. */
  sdk(process: number): ReturnType<typeof connectSdk>;
  close(): Promise<void>;
}

export async function startServerProcesses(count: number): Promise<ServerProcesses> {
  const [redis, database] = [await startRedis(), await openTestDatabase()];
  const children: ChildProcess[] = [];
  const urls: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const port = await freePort();
    children.push(startServer(port, redis.url, database.name));
    urls.push(`http://127.0.0.1:${port}`);
  }
  for (const url of urls) await untilReady(url);
  const call: ServerProcesses['call'] = async (
    process,
    path,
    token,
    body,
    method = body === undefined ? 'GET' : 'POST',
  ) => {
    const answer = await fetch(`${urls[process]}/api${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    redis,
    database,
    call,
    signUp: async (username) => (await call(0, '/auth/register', '', { username, password: 'secret-1' })).body,
    befriend: async (one, other) => {
      await call(0, '/friends/request', one.token, { friendId: other.user.id });
      await call(0, '/friends/request', other.token, { friendId: one.user.id });
    },
    sdk: (process) => connectSdk((urls[process] ?? '').replace('http', 'ws')),
    close: async () => {
      await leaveEverybody();
      for (const child of [...children, redis.child]) child.kill('SIGKILL');
      await database.close();
    },
  };
}

function startServer(port: number, redisUrl: string, databaseName: string): ChildProcess {
  const { host, user } = inject('cluster');
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ADDRESS: `127.0.0.1:${port}`,
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    REDIS_URL: redisUrl,
    DATABASE_URL: `postgres://${user}@localhost/${databaseName}?host=${encodeURIComponent(host)}`,
  };
  return spawn(process.execPath, ['--no-warnings', main], { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = performance.now() + START_MS;
  while ((await fetch(`${url}/readyz`).catch(() => null))?.ok !== true) {
    if (performance.now() > giveUpAt) throw new Error(`${url} was not ready in time`);
    await pause(100);
  }
}
