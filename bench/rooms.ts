/** `node bench/rooms.ts [rooms,…] [repetitions]`: the game's rooms against bare WebSockets and Socket.IO in one run. */
import { printTable } from './print-table.ts';
import { type Level, measureServer, PLAYERS } from './rooms/measure-server.ts';
import { compileGenerator } from './rooms/processes.ts';

const LEAST_DELIVERED = 0.99;

const VARIANTS = {
  'raw ws': { protocol: 'ws', server: 'peer-ws.ts' },
  'Socket.IO': { protocol: 'sio', server: 'peer-socket-io.ts' },
  'our rooms': { protocol: 'game', server: 'game-server.ts' },
} as const;
type Variant = keyof typeof VARIANTS;

interface Row extends Level {
  readonly variant: Variant;
}

async function measureVariant(variant: Variant, levels: readonly number[]): Promise<Row[]> {
  const { protocol, server } = VARIANTS[variant];
  return (await measureServer(protocol, server, levels)).map((level) => ({ ...level, variant }));
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
