import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Feature, Features } from './feature.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Work that comes round by itself. One that fails is logged, hinders no other, and comes again. */
export interface Job {
  /** Names it in the log. */
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
  /** Also once when the server starts, which does not wait for it. */
  readonly atStart?: boolean;
  /** After the hourly jobs of all other features, whose work it proves. */
  readonly last?: boolean;
  /** Failing is no news: the next run makes it good. */
  readonly quiet?: boolean;
}

/** A job with the name of its feature. */
interface Planned extends Job {
  readonly feature: string;
}

/** What runs one after the other: all hourly jobs, in the order of the features; the others of each feature. */
export function planLines(features: Features): readonly (readonly Planned[])[] {
  const all = Object.entries<Feature>(features).map(([feature, { jobs = [] }]) =>
    jobs.map((job): Planned => ({ ...job, feature })),
  );
  const hourly = all.flat().filter(({ everyMs }) => everyMs === HOUR_MS);
  const others = all.map((jobs) => jobs.filter(({ everyMs }) => everyMs !== HOUR_MS));
  return [[...hourly.filter(({ last }) => !last), ...hourly.filter(({ last }) => last)], ...others];
}

/** Starts the jobs of all features; the way to stop waits for what runs. */
export function startJobs(features: Features, clock: Clock, logger: Logger): () => Promise<void> {
  const stops = planLines(features).map((line) => startLine(line, clock, logger));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Of a job that takes longer than its pause one more run waits at most. */
function startLine(line: readonly Planned[], clock: Clock, logger: Logger): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  const waiting = new Set<Planned>();
  const runOnce = async (job: Planned): Promise<void> => {
    waiting.delete(job);
    if (stopped) return;
    const { feature, name, quiet = false } = job;
    await job
      .run()
      .catch((cause: unknown) => logger[quiet ? 'debug' : 'error']({ feature, job: name, err: cause }, 'a job failed'));
  };
  const queue = (job: Planned): void => {
    if (waiting.has(job)) return;
    waiting.add(job);
    running = running.then(() => runOnce(job));
  };
  for (const job of line) if (job.atStart) queue(job);
  const timers = line.map((job) => clock.every(job.everyMs, () => queue(job)));
  return () => {
    stopped = true;
    for (const stop of timers) stop();
    return running;
  };
}
