import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** What a measured server says about itself. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly rssBytes: number;
  /** Share of time in which the event loop was busy, since the last question. */
  readonly loopShare: number;
  readonly loopP99Ms: number;
}

const delay = monitorEventLoopDelay({ resolution: 5 });
let since = performance.eventLoopUtilization();

function readUsage(): Usage {
  const { user, system } = process.cpuUsage();
  const usage = {
    cpuSeconds: (user + system) / 1e6,
    rssBytes: process.memoryUsage().rss,
    loopShare: performance.eventLoopUtilization(since).utilization,
    loopP99Ms: delay.percentile(99) / 1e6,
  };
  since = performance.eventLoopUtilization();
  delay.reset();
  return usage;
}

/** Answers every message of the bench with this process's usage, and says that the server is there. */
export function reportUsage(): void {
  delay.enable();
  process.on('message', () => process.send?.(readUsage()));
  // The bench is gone: so are we.
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
