import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { type Generator, startGenerator, startMeasured, usageOf } from './processes.ts';

/** People in a room. */
export const PLAYERS = 8;
const WARM_SECONDS = 2;
const MEASURE_SECONDS = 4;
const KEYS_PER_SECOND = 8;

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

/** What so many rooms cost. */
export interface Level {
  readonly rooms: number;
  readonly usPerFrame: number;
  readonly cpuShare: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly loopP99Ms: number;
  /** Of what was typed, the share that the others were told. */
  readonly delivered: number;
  readonly joinCpuMs: number;
  readonly joinsPerSecond: number;
  readonly rssMb: number;
  readonly dead: number;
}

async function measureLevel(rooms: number, server: ChildProcess, generator: Generator): Promise<Level> {
  const beforeJoins = await usageOf(server);
  generator.go();
  const joined = Joined.parse(await generator.next());
  const afterJoins = await usageOf(server);
  generator.go();
  await generator.next();
  const before = await usageOf(server);
  const measured = Measured.parse(await generator.next());
  const after = await usageOf(server);
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  return {
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

/** Fills one server with rooms, level by level; `file` is a server of this folder, or a whole path. */
export async function measureServer(protocol: string, file: string, levels: readonly number[]): Promise<Level[]> {
  const { server, port } = await startMeasured(file);
  const generator = startGenerator([
    protocol,
    port,
    PLAYERS,
    WARM_SECONDS,
    MEASURE_SECONDS,
    levels.join(','),
    KEYS_PER_SECOND,
  ]);
  const found: Level[] = [];
  try {
    for (const rooms of levels) found.push(await measureLevel(rooms, server, generator));
  } finally {
    generator.end();
    server.kill('SIGKILL');
  }
  return found;
}
