import type { CDPSession } from '@playwright/test';

/** Parts of a frame by the names of Chromium's trace: script, style and layout. */
const WORK = ['FunctionCall', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'EventDispatch', 'RunMicrotasks'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** How much of it the thread had a core for. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** What Chromium says of a page while something is done with it. */
export async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** Milliseconds of script, style and layout in each frame of the page's main thread; what runs within another part counts once. */
export function costOfFrames(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'FireAnimationFrame');
  const threads = Map.groupBy(begins, ({ pid, tid }) => `${pid} ${tid}`);
  const [main, frames = []] = [...threads].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const costs = starts.map(() => 0);
  let coveredUntil = 0;
  const work = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && WORK.includes(name) && `${pid} ${tid}` === main)
    .toSorted((a, b) => a.ts - b.ts);
  for (const { ts, dur = 0, tdur = dur } of work) {
    if (ts < coveredUntil) continue;
    coveredUntil = ts + dur;
    const frame = starts.findLastIndex((start) => start <= ts);
    if (frame >= 0) costs[frame] = (costs[frame] ?? 0) + tdur / 1000;
  }
  return costs;
}

/** A part of all frames costs no more than this. */
export const costAt = (costs: readonly number[], share: number): number =>
  costs.toSorted((a, b) => a - b)[Math.floor(costs.length * share)] ?? Number.NaN;
