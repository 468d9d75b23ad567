import { type Config, warningsOf } from '#config/config.ts';
import { openDictionaries } from '#features/words';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/db/index.ts';
import { serveMetrics } from '#platform/http/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import { internet } from '#platform/outside/fetch-outside.ts';
import { compose } from './compose/compose.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { RoomFlow } from './rooms/game/room-flow.ts';
import { startRooms } from './rooms/start-rooms.ts';

/** Results of the last matches may take so long to be written, after a database has come back, say. */
const LAST_WRITES_MS = 30_000;
const CLOSING_MS = 20_000;

/** After so long a server that goes down is given up. */
export const longestDrainMs = (drainMs: number): number => drainMs + LAST_WRITES_MS + CLOSING_MS;

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Lets running matches end, then stops everything. */
  drain(): Promise<void>;
}

/** Opens the database and the dictionaries, wires everything and listens; `flow` is what rooms wait for otherwise than usual. */
export async function startServer(
  config: Config,
  clock: Clock,
  logger: Logger,
  flow: Partial<RoomFlow> = {},
): Promise<RunningServer> {
  const startedAtMs = clock.monotonicMs();
  for (const warning of warningsOf(config)) logger.warn({ part: 'config' }, warning);
  const dictionaries = openDictionaries(logger);
  const database = await openDatabase(config.database, MIGRATIONS, clock, logger);
  const composition = await compose({ config, clock, logger, database, dictionaries, outside: internet });
  const { host, port, metricsPort, allowedOrigins, publicOrigin, publicAddress, trustedHops, drainMs } = config.server;
  const game = await startRooms({
    host,
    port,
    ports: composition.roomPorts,
    mountHttp: composition.mountHttp,
    allowedOrigins: publicOrigin === null ? allowedOrigins : [...allowedOrigins, publicOrigin],
    log: logger,
    redisUrl: config.redisUrl ?? undefined,
    publicAddress: publicAddress ?? undefined,
    trustedHops,
    vouchedFor: composition.vouchedFor,
    limitsMessages: config.limits.enabled,
    roomCounts: config.limits.rooms.rooms,
    door: config.limits.rooms.door,
    flow: { ...flow, drainMs },
  });
  const metricsServer = metricsPort === null ? null : await serveMetrics(composition.metrics, host, metricsPort);
  logger.info(
    {
      host,
      port: game.address.port,
      url: publicOrigin ?? `http://localhost:${game.address.port}`,
      tookMs: Math.round(clock.monotonicMs() - startedAtMs),
    },
    'listening',
  );
  return {
    port: game.address.port,
    drain: async () => {
      composition.startDraining();
      // Whatever the matches leave to write is written before the database goes.
      await game.drain(drainMs + LAST_WRITES_MS);
      await game.close();
      metricsServer?.close();
      await composition.close();
      await dictionaries.close();
      await database.close();
    },
  };
}
