/** `node bench/lobby.ts [rooms] [watchers] [changes a second]`: what the live list of rooms costs the process that holds it. */
import { printTable } from './print-table.ts';
import { receivedBy, startMeasured, startWatchers, usageOf } from './rooms/processes.ts';

/**
 * A room's line changes when people come, go, start, end and set things: about eleven times in the three and a half minutes
 * of a match and its breaks (bench/README.md, Tournaments), hence every 20 s.
 */
const SECONDS_BETWEEN_CHANGES = 20;
const SECONDS = 20;
const SETTLE_MS = 5_000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const rooms = Number(process.argv[2] ?? 2000);
const watchers = Number(process.argv[3] ?? 500);
const changes = Number(process.argv[4] ?? rooms / SECONDS_BETWEEN_CHANGES);

/** Share of a core, and what each watcher heard a second. */
async function measure(changing: number, watching: number): Promise<readonly string[]> {
  const { server, port } = await startMeasured('lobby-server.ts', { LISTED: String(rooms), CHANGES: String(changing) });
  const audience = await startWatchers(port, watching);
  try {
    await pause(SETTLE_MS);
    await receivedBy(audience);
    const before = await usageOf(server);
    await pause(SECONDS * 1000);
    const [after, { messages, rows }] = [await usageOf(server), await receivedBy(audience)];
    const perWatcher = (count: number): string => (watching === 0 ? '' : (count / watching / SECONDS).toFixed(1));
    return [
      `${(((after.cpuSeconds - before.cpuSeconds) / SECONDS) * 100).toFixed(1)} %`,
      after.loopP99Ms.toFixed(1),
      perWatcher(messages),
      perWatcher(rows),
    ];
  } finally {
    audience.kill('SIGKILL');
    server.kill('SIGKILL');
  }
}

/** What it costs when everybody reads the whole list at once, while it changes. */
async function measureReading(): Promise<readonly string[]> {
  const { server, port } = await startMeasured('lobby-server.ts', { LISTED: String(rooms), CHANGES: String(changes) });
  const audience = await startWatchers(port, watchers);
  try {
    await pause(SETTLE_MS);
    await receivedBy(audience);
    const [before, begun] = [await usageOf(server), performance.now()];
    const { pages } = await receivedBy(audience, 'read');
    const [after, seconds] = [await usageOf(server), (performance.now() - begun) / 1000];
    const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
    return [
      String(pages),
      seconds.toFixed(1),
      `${((cpuSeconds / seconds) * 100).toFixed(0)} %`,
      after.loopP99Ms.toFixed(1),
    ];
  } finally {
    audience.kill('SIGKILL');
    server.kill('SIGKILL');
  }
}

printTable(
  `The lobby with ${rooms} rooms`,
  ['changes / s', 'watchers', 'share of a core', 'loop p99 ms', 'messages / s each', 'rows / s each'],
  [
    ['0', '0', ...(await measure(0, 0))],
    [String(changes), '0', ...(await measure(changes, 0))],
    ['0', String(watchers), ...(await measure(0, watchers))],
    [String(changes), String(watchers), ...(await measure(changes, watchers))],
  ],
);
printTable(
  `${watchers} watchers read the whole list at once`,
  ['pages of 100', 'within s', 'share of a core', 'loop p99 ms'],
  [await measureReading()],
);
