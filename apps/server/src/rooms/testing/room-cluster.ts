import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import type { ClusterTimes } from '#platform/rooms/cluster/cluster-times.ts';
import type { RoomFlow } from '../game/room-flow.ts';
import { createGame, pause, type RoomPlayer, until } from './room-player.ts';

/** A room server in a process of its own. */
export interface Peer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly processId: string;
  /** What the process has printed so far. */
  said(): string;
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface TestRedis {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
}

/** A Redis of its own, empty. */
export async function startRedis(wanted?: number): Promise<TestRedis> {
  const port = wanted ?? (await freePort());
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await pause(500);
  return { child, port, url: `redis://127.0.0.1:${port}` };
}

/** The times of a cluster, short enough for tests; the library waits no longer for a process that does not answer either. */
const FAST_CLUSTER: ClusterTimes = { heartbeatMs: 200, aliveSeconds: 2, checkEveryMs: 600 };
const LIBRARY_TIMEOUT = 'COLYSEUS_PRESENCE_SHORT_TIMEOUT=400';
/** A process may start slowly on a busy machine. */
const START_MS = 60_000;

/** A process whose cluster times are those of the rules, or, with `fast`, shorter ones. */
export const startPeer = (redisUrl: string, flow: Partial<RoomFlow> = {}, fast = false): Promise<Peer> =>
  startRoomProcess({ redisUrl, flow, fast });

/** Without the address of a Redis the process is alone; a port lets one stand where another one stood. */
export async function startRoomProcess({
  port: given,
  redisUrl = '',
  flow = {},
  fast = false,
}: {
  readonly port?: number | undefined;
  readonly redisUrl?: string;
  readonly flow?: Partial<RoomFlow>;
  readonly fast?: boolean;
}): Promise<Peer> {
  const port = given ?? (await freePort());
  const script = fileURLToPath(new URL('./room-process.ts', import.meta.url));
  const times = JSON.stringify(fast ? FAST_CLUSTER : {});
  const args = ['--no-warnings', script, String(port), redisUrl, JSON.stringify(flow), times];
  const command = [...(fast ? [LIBRARY_TIMEOUT] : []), process.execPath, ...args];
  const child = spawn('env', command, { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const processId = await until('the process listens', () => /ready (\S+)/.exec(said)?.[1], START_MS);
  return { child, url: `ws://127.0.0.1:${port}`, processId, said: () => said };
}

/** Makes rooms through a process until one lies on it. */
export async function createOn(peer: Peer, playerId: string): Promise<RoomPlayer> {
  for (let i = 0; i < 40; i++) {
    const player = await createGame(peer.url, playerId);
    if (String(player.room.connection.url ?? '').includes(peer.processId)) return player;
    await player.leave();
    await pause(50);
  }
  throw new Error('no room came to that process');
}

/** Everything that lies in a Redis, as `key field value` (keys of the tests themselves left out). */
export async function everythingIn(redis: Redis): Promise<string[]> {
  const lines: string[] = [];
  for (const key of await redis.keys('*')) {
    if (key.startsWith('test:')) continue;
    const type = await redis.type(key);
    if (type === 'hash')
      for (const [field, value] of Object.entries(await redis.hgetall(key))) lines.push(`${key} ${field} ${value}`);
    else if (type === 'set') for (const value of await redis.smembers(key)) lines.push(`${key} ${value}`);
    else lines.push(`${key} ${await redis.get(key)}`);
  }
  return lines;
}
