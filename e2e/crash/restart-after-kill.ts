import { busynessDuring } from '../../apps/server/src/testing/busyness.ts';
import { type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';

/** Of a restart after a kill, as on a machine that does nothing else. */
export const MOST_RESTART_MS = 5_000;

/** Kills a server and starts it anew where it stood. `quietMs`: what the start took, as on a machine that does nothing else. */
export async function restartAfterKill(
  server: SpawnedServer,
  port: number,
): Promise<{ readonly server: SpawnedServer; readonly quietMs: number }> {
  await server.end('SIGKILL');
  const { result, busyness } = await busynessDuring(spawnServer({ dataDir: server.dataDir, port }));
  return { server: result, quietMs: Math.round(result.readyMs / busyness) };
}
