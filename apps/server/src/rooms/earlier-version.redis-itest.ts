import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BERT } from './testing/play-along.ts';
import { createOn, type Peer, startPeer, startRedis, type TestRedis } from './testing/room-cluster.ts';
import { createGame, leaveEverybody } from './testing/room-player.ts';

/** The Redis of two processes of revision 7182c125, before names were changed, and what they said to each other. */
interface EarlierRedis {
  readonly far: string;
  readonly keys: readonly {
    readonly key: string;
    readonly type: string;
    /** In ms; -1: for good. */
    readonly ttl: number;
    readonly value: string | readonly string[] | Readonly<Record<string, string>>;
  }[];
  readonly heard: readonly { readonly channel: string; readonly message: string }[];
}
const EARLIER = JSON.parse(
  readFileSync(new URL('../testing/earlier-version/redis.json', import.meta.url), 'utf8'),
) as EarlierRedis;

let redis: TestRedis;
let store: Redis;
let peer: Peer;
beforeAll(async () => {
  redis = await startRedis();
  store = new Redis(redis.url);
  store.on('error', () => undefined);
  for (const { key, ttl, value } of EARLIER.keys) {
    if (typeof value === 'string') await store.set(key, value);
    else if (Array.isArray(value)) await store.sadd(key, ...(value as string[]));
    else await store.hset(key, value as Record<string, string>);
    if (ttl > 0) await store.pexpire(key, ttl);
  }
  peer = await startPeer(redis.url, {}, true);
});
afterAll(async () => {
  await leaveEverybody();
  store?.disconnect();
  for (const child of [peer?.child, redis?.child]) child?.kill('SIGKILL');
});

it('understands what a process of the version before says, and removes what it left when it is gone', async () => {
  // Once the others are taken for dead, their rooms, seats and lobby are removed, and there is one's own.
  await expect
    .poll(
      async () => (await store.keys('*')).filter((key) => key.startsWith('process:') && key.endsWith(EARLIER.far)),
      { timeout: 40_000 },
    )
    .toEqual([]);
  const bert = await createOn(peer, BERT);
  for (const { channel, message } of EARLIER.heard) if (!channel.startsWith('$')) await store.publish(channel, message);
  expect(await bert.any('popup')).toEqual({ kind: 'info', key: 'word0' });
  expect(await bert.any('server-message')).toEqual({ msg: 'to everybody' });
  await expect.poll(() => bert.all('mt').map(({ muted }) => muted)).toEqual([true, false]);
  expect(bert.all('update-profile')).toHaveLength(1);
  expect(peer.child.exitCode).toBeNull();
  const other = await createGame(peer.url, 'other0000001');
  expect(other.roomId).not.toBe(bert.roomId);
}, 90_000);
