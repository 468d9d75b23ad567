/** `node bench/idle-rooms.ts [rooms]`: what rooms cost in which a host waits alone. */
import { printTable } from './print-table.ts';
import { compileGenerator, startGenerator, startMeasured, usageOf } from './rooms/processes.ts';

const SECONDS = 15;
/** Until the sockets count as quiet. */
const SETTLE_MS = 25_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

compileGenerator();
const rooms = Number(process.argv[2] ?? 1000);
const { server, port } = await startMeasured('game-server.ts');
const empty = await usageOf(server);
const generator = startGenerator(['game', port, 1, 0, 0, rooms, 1]);
try {
  generator.go();
  await generator.next();
  await pause(SETTLE_MS);
  const before = await usageOf(server);
  await pause(SECONDS * 1000);
  const after = await usageOf(server);
  printTable(
    'Idle rooms',
    ['rooms', 'share of a core', 'RSS per room KB'],
    [
      [
        String(rooms),
        `${(((after.cpuSeconds - before.cpuSeconds) / SECONDS) * 100).toFixed(1)} %`,
        ((after.rssBytes - empty.rssBytes) / rooms / 1024).toFixed(0),
      ],
    ],
  );
} finally {
  generator.end();
  server.kill('SIGKILL');
}
