import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRedisReconnections } from '#features/match';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { createPacedQueue } from '#platform/limits/paced-queue.ts';
import { connectRedis, type RedisClient } from '#platform/redis/redis.ts';

let dir: string;
let process_: ChildProcess;
const clients: RedisClient[] = [];
const logger = pino({ level: 'silent' });

const startRedis = () => {
  process_ = spawn(
    'redis-server',
    ['--port', '0', '--unixsocket', join(dir, 'redis.sock'), '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
};
const connect = async () => {
  const client = connectRedis(join(dir, 'redis.sock'), logger) as RedisClient;
  clients.push(client);
  await expect.poll(() => client.status, { timeout: 10_000 }).toBe('ready');
  return client;
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'syllaboom-redis-'));
  startRedis();
});
/** A test that fails halfway leaves no Redis to the next one. */
beforeEach(() => {
  if (process_.killed || process_.exitCode !== null || process_.signalCode !== null) startRedis();
});
afterAll(() => {
  for (const client of clients) client.disconnect();
  process_.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

it('02 gives out the turns of one line over all processes, and goes on alone while Redis is away', async () => {
  const slept: number[] = [];
  const clock: Clock = { ...systemClock, sleep: async (ms) => void slept.push(ms) };
  const [one, two] = [await connect(), await connect()].map((redis) =>
    createPacedQueue('shared', { everyMs: 60_000, places: 4 }, { clock, redis }),
  );
  await Promise.all([one?.wait('anna'), two?.wait('anna'), one?.wait('anna'), two?.wait('anna')]);
  const turns = slept.splice(0).map((ms) => Math.ceil(ms / 60_000));
  expect(turns.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  await expect(one?.wait('anna')).rejects.toMatchObject({ name: 'LimitReached', retryAfterSeconds: 240 });
  await expect(two?.wait('anna')).rejects.toMatchObject({ name: 'LimitReached' });
  await two?.wait('bert');
  expect(slept.map(Math.round)).toEqual([60_000]);
  process_.kill('SIGKILL');
  await expect.poll(() => clients.every((client) => client.status !== 'ready'), { timeout: 10_000 }).toBe(true);
  await one?.wait('anna');
  // A difference of two times of the process, with fractions of a millisecond.
  expect(slept[1]).toBeCloseTo(60_000, 0);
  startRedis();
  await expect.poll(() => clients.every((client) => client.status === 'ready'), { timeout: 10_000 }).toBe(true);
});

it('counts limits over all processes, and alone at half the rate while Redis is away', async () => {
  const [one, two] = [await connect(), await connect()].map((client) =>
    createLimiterFactory(true, client)('shared', { points: 6, seconds: 60 }),
  );
  for (let each = 0; each < 3; each++) {
    await one?.consume('anna');
    await two?.consume('anna');
  }
  await expect(one?.consume('anna')).rejects.toMatchObject({ name: 'LimitReached', retryAfterSeconds: 60 });
  await expect(two?.consume('anna')).rejects.toMatchObject({ name: 'LimitReached' });
  await two?.clear('anna');
  await one?.consume('anna');
  process_.kill('SIGKILL');
  await expect.poll(() => clients[0]?.status, { timeout: 10_000 }).not.toBe('ready');
  for (let each = 0; each < 3; each++) await one?.consume('bert');
  await expect(one?.consume('bert')).rejects.toMatchObject({ name: 'LimitReached' });
  startRedis();
  await expect.poll(() => clients[0]?.status, { timeout: 10_000 }).toBe('ready');
  await one?.consume('bert');
});

it('shows every process the seat that waits for a player', async () => {
  const [one, two] = [
    createRedisReconnections(await connect(), logger),
    createRedisReconnections(await connect(), logger),
  ];
  one.save('anna', 'ROOM1', 'token-1');
  one.save('anna', 'ROOM2', 'token-2');
  one.clear('anna', 'ROOM1');
  await expect.poll(() => two.find('anna')).toEqual({ roomId: 'ROOM2', token: 'token-2' });
  two.clear('anna', 'ROOM2');
  await expect.poll(() => one.find('anna')).toBeNull();
});
