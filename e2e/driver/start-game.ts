import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundle } from '../../tools/build.ts';
import { spawnServer } from '../../tools/spawn-server.ts';
import { startStandIns } from '../harness/stand-ins.ts';
import { STAFF_ENV } from './staff.ts';

/** Starts the real server for all journeys, with stand-ins of Discord and Google; `gameUrl` tells where. */
export default async function startGame(): Promise<() => Promise<void>> {
  await buildBundle();
  const standIns = await startStandIns();
  const server = await spawnServer({ env: { ...standIns.env, ...STAFF_ENV } });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATABASE_SOCKET = join(server.dataDir, 'sock');
  // Where the workers tell each other which screens they have judged.
  const judged = mkdtempSync(join(tmpdir(), 'syllaboom-judged-'));
  process.env.E2E_JUDGED_DIR = judged;
  return async () => {
    rmSync(judged, { recursive: true, force: true });
    await server.end();
    await standIns.close();
  };
}
