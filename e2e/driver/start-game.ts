import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBundle } from '../../tools/build.ts';
import { spawnServer } from '../../tools/spawn-server.ts';
import { startFakes } from '../harness/fakes.ts';
import { tellServers } from './servers.ts';
import { STAFF_ENV } from './staff.ts';

/** What is run for short pauses and for true ones. */
const ENTRIES = {
  short: 'apps/server/src/testing/short-pauses-server.ts',
  true: 'tools/start.ts',
} as const;

/** Starts the servers that journeys choose from, with fakes of Discord and Google; `gameUrl` tells where. */
export default async function startGame(): Promise<() => Promise<void>> {
  await buildBundle();
  const fakes = await startFakes();
  // Where things are sold for real money, chests are closed until the operator opens them.
  const start = (entry: string) =>
    spawnServer({ entry, env: { ...fakes.env, ...STAFF_ENV, CHESTS: 'on', GAMBLE: 'on' } });
  const [short, whole] = await Promise.all([start(ENTRIES.short), start(ENTRIES.true)]);
  tellServers({ short, true: whole });
  // Where the workers tell each other which screens they have judged.
  const judged = mkdtempSync(join(tmpdir(), 'syllaboom-judged-'));
  process.env.E2E_JUDGED_DIR = judged;
  return async () => {
    rmSync(judged, { recursive: true, force: true });
    await Promise.all([short.end(), whole.end()]);
    await fakes.close();
  };
}
