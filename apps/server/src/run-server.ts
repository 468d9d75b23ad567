import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { createLogger, type Logger } from '#platform/log/logger.ts';
import { installProcessGuards } from '#platform/rooms/process-guards.ts';
import type { RoomFlow } from './rooms/game/room-flow.ts';
import { longestDrainMs, type RunningServer, startServer } from './start-server.ts';

/** Under npm one Ctrl-C arrives twice: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;

/** Drains on the first signal, ends at once on the second or when draining takes too long. */
function stopOnSignals(server: RunningServer, logger: Logger, mostMs: number): void {
  let drainingSinceMs: number | null = null;
  const stop = (signal: string) => {
    if (drainingSinceMs !== null) {
      if (systemClock.monotonicMs() - drainingSinceMs > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    drainingSinceMs = systemClock.monotonicMs();
    logger.info({ signal }, 'draining');
    systemClock.after(mostMs, () => {
      logger.fatal({ mostMs }, 'draining took too long');
      process.exit(1);
    });
    server.drain().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'draining failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The server as a process of its own: reads its settings, listens, and goes down in peace when it is told to. */
export async function runServer(flow: Partial<RoomFlow> = {}): Promise<void> {
  try {
    const config = createConfig(readEnv());
    const logger = createLogger(config.logLevel);
    installProcessGuards(logger);
    stopOnSignals(await startServer(config, systemClock, logger, flow), logger, longestDrainMs(config.server.drainMs));
  } catch (error) {
    // Somebody starts the server by hand: they get the sentence, and the details only when it is a bug.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
