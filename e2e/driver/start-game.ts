import { buildBundle } from '../../tools/build.ts';
import { spawnServer } from '../../tools/spawn-server.ts';

/** Starts the real server for all journeys; `gameUrl` tells where. */
export default async function startGame(): Promise<() => Promise<void>> {
  await buildBundle();
  const server = await spawnServer();
  process.env.E2E_URL = server.url;
  return () => server.end();
}
