import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Config } from '#config/config.ts';
import { openShelf } from '#features/words';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/db/index.ts';
import { serveMetrics } from '#platform/http/index.ts';
import type { Logger } from '#platform/log/logger.ts';
import { compose } from './compose.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  /** Lets running matches end, then stops everything. */
  drain(): Promise<void>;
}

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Opens the database and the dictionaries, wires everything and listens. */
export async function startServer(config: Config, clock: Clock, logger: Logger): Promise<RunningServer> {
  const startedAtMs = clock.monotonicMs();
  const shelf = openShelf(logger);
  const database = await openDatabase(config.database, MIGRATIONS, clock, logger);
  const composition = await compose({ config, clock, logger, database, shelf });
  const app = express();
  composition.mountHttp(app);
  const server = createServer(app);
  const port = await listen(server, config.server.host, config.server.port);
  const metricsServer =
    config.server.metricsPort === null
      ? null
      : await serveMetrics(composition.metrics, config.server.host, config.server.metricsPort);
  logger.info({ host: config.server.host, port, tookMs: Math.round(clock.monotonicMs() - startedAtMs) }, 'listening');
  return {
    port,
    drain: async () => {
      composition.startDraining();
      await new Promise((done) => server.close(done).closeIdleConnections());
      metricsServer?.close();
      await composition.close();
      await shelf.close();
      await database.close();
    },
  };
}
