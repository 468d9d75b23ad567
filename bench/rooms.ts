/** `node bench/rooms.ts [rooms,…] [repetitions]`: the game's rooms against bare WebSockets and Socket.IO in one run. */
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { printTable } from './print-table.ts';
import { compileGenerator, type Generator, startGenerator, startMeasured, usageOf } from './rooms/processes.ts';

const PLAYERS = 8;
const WARM_SECONDS = 2;
const MEASURE_SECONDS = 4;
const KEYS_PER_SECOND = 8;
const LEAST_DELIVERED = 0.99;

const VARIANTS = {
  'raw ws': { protocol: 'ws', server: 'peer-ws.ts' },
  'Socket.IO': { protocol: 'sio', server: 'peer-socket-io.ts' },
  'our rooms': { protocol: 'game', server: 'game-server.ts' },
} as const;
type Variant = keyof typeof VARIANTS;

const Joined = z.object({ joins: z.number(), joinsPerSecond: z.number(), joinMs: z.number(), dead: z.number() });
const Measured = z.object({
  seconds: z.number(),
  sent: z.number(),
  frames: z.number(),
  drafts: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  generatorCpu: z.number(),
  dead: z.number(),
});

interface Row {
  readonly variant: Variant;
  readonly rooms: number;
  readonly usPerFrame: number;
  readonly cpuShare: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly loopP99Ms: number;
  readonly delivered: number;
  readonly joinCpuMs: number;
  readonly joinsPerSecond: number;
  readonly rssMb: number;
  readonly dead: number;
}

async function measureLevel(variant: Variant, rooms: number, server: ChildProcess, talk: Generator): Promise<Row> {
  const beforeJoins = await usageOf(server);
  talk.go();
  const joined = Joined.parse(await talk.next());
  const afterJoins = await usageOf(server);
  talk.go();
  await talk.next();
  const before = await usageOf(server);
  const measured = Measured.parse(await talk.next());
  const after = await usageOf(server);
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  return {
    variant,
    rooms,
    usPerFrame: (cpuSeconds * 1e6) / measured.frames,
    cpuShare: cpuSeconds / measured.seconds,
    p50Ms: measured.p50Ms,
    p99Ms: measured.p99Ms,
    loopP99Ms: after.loopP99Ms,
    delivered: measured.drafts / (measured.sent * (PLAYERS - 1)),
    joinCpuMs: ((afterJoins.cpuSeconds - beforeJoins.cpuSeconds) * 1000) / joined.joins,
    joinsPerSecond: joined.joinsPerSecond,
    rssMb: after.rssBytes / 1e6,
    dead: measured.dead,
  };
}

async function measureVariant(variant: Variant, levels: readonly number[]): Promise<Row[]> {
  const { protocol, server: file } = VARIANTS[variant];
  const { server, port } = await startMeasured(file);
  const talk = startGenerator([
    protocol,
    port,
    PLAYERS,
    WARM_SECONDS,
    MEASURE_SECONDS,
    levels.join(','),
    KEYS_PER_SECOND,
  ]);
  const rows: Row[] = [];
  try {
    for (const rooms of levels) rows.push(await measureLevel(variant, rooms, server, talk));
  } finally {
    talk.end();
    server.kill('SIGKILL');
  }
  return rows;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

function printRows(rows: readonly Row[], levels: readonly number[]): void {
  const names = Object.keys(VARIANTS) as Variant[];
  const of = (variant: Variant, rooms: number, read: (row: Row) => number): number =>
    median(rows.filter((row) => row.variant === variant && row.rooms === rooms).map(read));
  for (const rooms of levels) {
    const base = of('raw ws', rooms, (row) => row.usPerFrame);
    const lines = names.map((variant) => {
      const value = (read: (row: Row) => number): number => of(variant, rooms, read);
      return [
        variant,
        value((row) => row.usPerFrame).toFixed(1),
        (value((row) => row.usPerFrame) / base).toFixed(2),
        `${value((row) => row.p50Ms).toFixed(2)} / ${value((row) => row.p99Ms).toFixed(1)}`,
        value((row) => row.loopP99Ms).toFixed(1),
        `${(value((row) => row.cpuShare) * 100).toFixed(0)} %`,
        value((row) => row.joinCpuMs).toFixed(2),
        value((row) => row.joinsPerSecond).toFixed(0),
        value((row) => row.rssMb).toFixed(0),
        // A run in which frames were lost measured the machine's other work.
        `${value((row) => row.delivered).toFixed(3)}${value((row) => row.delivered) < LEAST_DELIVERED ? ' (invalid)' : ''}`,
      ];
    });
    printTable(
      `${rooms} rooms of ${PLAYERS}`,
      [
        '',
        'µs / frame',
        'to ws',
        'p50 / p99 ms',
        'loop p99 ms',
        'CPU',
        'join CPU ms',
        'joins / s',
        'RSS MB',
        'delivered',
      ],
      lines,
    );
  }
}

compileGenerator();
const levels = (process.argv[2] ?? '300,600').split(',').map(Number);
const repetitions = Number(process.argv[3] ?? 3);
const rows: Row[] = [];
for (let at = 0; at < repetitions; at++) {
  const names = Object.keys(VARIANTS) as Variant[];
  // Every other time backwards, so that nobody always goes first.
  for (const variant of at % 2 === 0 ? names : names.toReversed())
    rows.push(...(await measureVariant(variant, levels)));
}
printRows(rows, levels);
