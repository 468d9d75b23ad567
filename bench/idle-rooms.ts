/** `node bench/idle-rooms.ts [rooms]`: what rooms cost in which a host waits alone. */
import type { ChildProcess } from 'node:child_process';
import { printTable } from './print-table.ts';
import { compileGenerator, startGenerator, startMeasured, usageOf } from './rooms/processes.ts';

const SECONDS = 15;
/** Until the sockets count as quiet. */
const SETTLE_MS = 25_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What a server uses while it is left alone, in percent of a core; the bench's own look at its event loop included. */
async function measureShare(server: ChildProcess): Promise<{ readonly percent: number; readonly rssBytes: number }> {
  const before = await usageOf(server);
  await pause(SECONDS * 1000);
  const after = await usageOf(server);
  return { percent: ((after.cpuSeconds - before.cpuSeconds) / SECONDS) * 100, rssBytes: after.rssBytes };
}

compileGenerator();
const rooms = Number(process.argv[2] ?? 1000);
const { server, port } = await startMeasured('game-server.ts');
const empty = await measureShare(server);
const generator = startGenerator(['game', port, 1, 0, 0, rooms, 1]);
try {
  generator.go();
  await generator.next();
  await pause(SETTLE_MS);
  const idle = await measureShare(server);
  printTable(
    'Idle rooms',
    ['rooms', 'share of a core', 'RSS per room KB'],
    [
      ['0', `${empty.percent.toFixed(1)} %`, ''],
      [String(rooms), `${idle.percent.toFixed(1)} %`, ((idle.rssBytes - empty.rssBytes) / rooms / 1024).toFixed(0)],
    ],
  );
} finally {
  generator.end();
  server.kill('SIGKILL');
}
