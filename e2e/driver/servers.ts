import { join } from 'node:path';
import { z } from 'zod';

/** How long the rooms of a server pause before a match and after it. */
export type Pauses = 'short' | 'true';

const Server = z.object({ url: z.string(), dataDir: z.string() });
const Servers = z.object({ short: Server, true: Server });

/** Tells the workers, which are processes of their own, where the servers are. */
export function tellServers(servers: z.infer<typeof Servers>): void {
  process.env.E2E_SERVERS = JSON.stringify(Servers.parse(servers));
}

/** From now on the journeys of this worker play on one of the servers. */
export function chooseServer(pauses: Pauses): void {
  const { url, dataDir } = Servers.parse(JSON.parse(process.env.E2E_SERVERS ?? ''))[pauses];
  process.env.E2E_URL = url;
  process.env.E2E_DATABASE_SOCKET = join(dataDir, 'sock');
}
