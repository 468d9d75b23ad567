import { busynessDuring } from '../../apps/server/src/testing/busyness.ts';
import { type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';

/** Of a restart after a kill, as on a machine that does nothing else. */
export const MOST_RESTART_MS = 5_000;

/**
 * Kills a server and starts it anew where it stood, by another entry than the usual one where it is given. `quietMs`: what the
 * start took, as on a machine that does nothing else.
 */
export async function restartAfterKill(
  server: SpawnedServer,
  port: number,
  entry?: string,
): Promise<{ readonly server: SpawnedServer; readonly quietMs: number }> {
  await server.end('SIGKILL');
  const { result, busyness } = await busynessDuring(
    spawnServer({ dataDir: server.dataDir, port, ...(entry ? { entry } : {}) }),
  );
  return { server: result, quietMs: Math.round(result.readyMs / busyness) };
}
