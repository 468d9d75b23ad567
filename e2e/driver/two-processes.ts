import { join } from 'node:path';
import { startRedis } from '../../apps/server/src/rooms/testing/room-cluster.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';

/** Two servers, each a process of its own, that share a database and a Redis. */
export interface TwoProcesses {
  /** What is opened from now on, is opened at one of them. */
  playOn(nth: 0 | 1): void;
  close(): Promise<void>;
}

/** The first brings the database, which the second joins. */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const redis = await startRedis();
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<SpawnedServer> => {
    const port = await findFreePort();
    return spawnServer({ port, env: { REDIS_URL: redis.url, PUBLIC_ADDRESS: `127.0.0.1:${port}`, ...env } });
  };
  const first = await start();
  const socket = join(first.dataDir, 'sock');
  const second = await start({ DATABASE_URL: `postgres://app@localhost/postgres?host=${encodeURIComponent(socket)}` });
  const urls = [first.url, second.url];
  return {
    playOn: (nth) => {
      process.env.E2E_URL = urls[nth] ?? '';
      process.env.E2E_DATABASE_SOCKET = socket;
    },
    close: async () => {
      await second.end();
      await first.end();
      redis.child.kill('SIGKILL');
    },
  };
}
