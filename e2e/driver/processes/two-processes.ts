import { join } from 'node:path';
import { startRedis } from '../../../apps/server/src/rooms/testing/room-cluster.ts';
import { findRedisServer } from '../../../tools/machine.ts';
import { type SpawnedServer, spawnServer } from '../../../tools/spawn-server.ts';
import { startBalancer } from './balancer.ts';

/** Two servers, each a process of its own, that share a database and a Redis, behind one address. */
export interface TwoProcesses {
  /** Journeys come here from now on, and what they open stays with one of the servers. */
  playOn(nth: 0 | 1): void;
  close(): Promise<void>;
}

/** The first brings the database, which the second joins. Throws where there is no Redis. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  if (findRedisServer() === null) throw new Error('Two processes need Redis');
  const redis = await startRedis();
  const balancer = await startBalancer();
  const start = async (nth: number, env: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> => {
    const server = await spawnServer({
      env: { REDIS_URL: redis.url, PUBLIC_ADDRESS: balancer.addressOf(nth), ...env },
    });
    balancer.targets[nth] = new URL(server.url);
    return server;
  };
  const first = await start(0);
  const socket = join(first.dataDir, 'sock');
  const second = await start(1, {
    DATABASE_URL: `postgres://app@localhost/postgres?host=${encodeURIComponent(socket)}`,
  });
  return {
    playOn: (nth) => {
      balancer.sendTo(nth);
      process.env.E2E_URL = `http://${balancer.address}`;
      process.env.E2E_DATABASE_SOCKET = socket;
    },
    close: async () => {
      balancer.close();
      await second.end();
      await first.end();
      redis.child.kill('SIGKILL');
    },
  };
}
