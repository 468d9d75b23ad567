/**
 * `node bench/old-and-new.ts <checkout of the older state> [turns] [rooms]`: frames, joins and the ends of matches of two
 * states of the code, in turns, so that whatever else the machine does falls on both. The older checkout needs its packages
 * and a built client. Fails where even the lower end of the ratios' spread is above 1.05.
 */
import { resolve } from 'node:path';
import { ROOT } from '../tools/run-command.ts';
import { startMatches } from './matches/match-ends.ts';
import { printTable } from './print-table.ts';
import { measureServer } from './rooms/measure-server.ts';
import { compileGenerator } from './rooms/processes.ts';

const MOST_RATIO = 1.05;
const PAIRS = 20;

type Measurements = Readonly<Record<string, number>>;
interface Turn {
  readonly older: Measurements;
  readonly newer: Measurements;
}

async function inTurns(
  turns: number,
  older: () => Promise<Measurements>,
  newer: () => Promise<Measurements>,
): Promise<Turn[]> {
  const found: Turn[] = [];
  for (let at = 0; at < turns; at++) {
    // Every other time the newer one begins.
    const first = at % 2 === 0 ? await older() : await newer();
    const second = at % 2 === 0 ? await newer() : await older();
    const turn = at % 2 === 0 ? { older: first, newer: second } : { older: second, newer: first };
    console.log(JSON.stringify(turn));
    found.push(turn);
  }
  return found;
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

function print(title: string, turns: readonly Turn[]): void {
  const names = Object.keys(turns[0]?.older ?? {});
  const rows = names.map((name) => {
    const of = (which: keyof Turn) => turns.map((turn) => turn[which][name] ?? Number.NaN);
    const ratios = sorted(of('newer').map((value, at) => value / (of('older')[at] ?? Number.NaN)));
    if ((ratios[0] ?? 0) > MOST_RATIO) process.exitCode = 1;
    return [
      name,
      median(of('older')).toFixed(2),
      median(of('newer')).toFixed(2),
      median(ratios).toFixed(2),
      `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`,
    ];
  });
  printTable(title, ['', 'older', 'newer', 'ratio', 'ratios of the turns'], rows);
}

const [root = '', turnsText = '7', roomsText = '300'] = process.argv.slice(2);
if (root === '') throw new Error('node bench/old-and-new.ts <checkout of the older state> [turns] [rooms]');
const [turns, rooms] = [Number(turnsText), Number(roomsText)];

compileGenerator();
const fill = (checkout: string) => async (): Promise<Measurements> => {
  const [level] = await measureServer('game', resolve(checkout, 'bench/rooms/game-server.ts'), [rooms]);
  if (!level) throw new Error('Nothing was measured');
  return { 'CPU of a frame, µs': level.usPerFrame, 'CPU of a join, ms': level.joinCpuMs };
};
const traffic = await inTurns(turns, fill(root), fill(ROOT));
print(`${rooms} rooms of 8, ${turns} turns`, traffic);

const servers = [await startMatches(resolve(root), PAIRS), await startMatches(ROOT, PAIRS)] as const;
const ends = servers.map((server) => async (): Promise<Measurements> => {
  const { cpuMs, waitMs } = await server.measure();
  return { 'CPU of an end, ms': cpuMs, 'until all are kept, ms': waitMs };
});
const [older, newer] = ends;
if (!older || !newer) throw new Error('No servers');
// The first of each fills the server's own caches.
await older();
await newer();
const matches = await inTurns(turns, older, newer);
for (const server of servers) await server.close();
print(`${PAIRS} matches that end at once, ${turns} turns`, matches);
