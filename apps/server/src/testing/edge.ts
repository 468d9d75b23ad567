import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint, ReplyOf } from '@syllaboom/contracts';
import express from 'express';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Call, EdgeCaller } from '#platform/http/call.ts';
import { buildHttpApp } from '#platform/http/index.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';

type Contracts = Readonly<Record<string, Endpoint>>;
type Handlers<Declared extends Contracts> = {
  readonly [Name in keyof Declared]: (call: Call<EdgeCaller, Declared[Name]>) => Promise<ReplyOf<Declared[Name]>>;
};

/** The real edge with contracts of the test's own; nothing stands behind it. */
export interface TestEdge {
  readonly url: string;
  close(): Promise<void>;
}

/** Whoever brings a token is the player of that name, a guest if it begins so. */
const authenticate = async (token: string): Promise<EdgeCaller> => {
  if (token === 'expired') throw new AppError('auth/token_expired');
  return { playerId: token, guest: token.startsWith('guest'), wayIn: true, roles: [], rolesInForce: [] };
};

export async function startTestEdge<const Declared extends Contracts>(
  endpoints: Declared,
  routes: Handlers<Declared>,
): Promise<TestEdge> {
  const config = createConfig(readEnv({ HOST: '127.0.0.1', PORT: '0', WEB_DIR: '/nowhere' }));
  const createLimiter = createLimiterFactory(true, null);
  const limiters = Object.entries(config.limits.endpoints).map(([name, rate]) => [name, createLimiter(name, rate)]);
  const logger = pino({ level: 'silent' });
  const app = express();
  buildHttpApp(app, {
    config: config.server,
    clock: systemClock,
    logger,
    security: logger,
    metrics: { registry: new Registry(), observeCall: () => undefined },
    endpoints,
    routes,
    authenticate,
    limiters: Object.fromEntries(limiters),
    downloads: [],
    files: [],
    redirects: [],
    hooks: [],
    policy: { ...config.server, googleScriptUrl: null },
    vouchedFor: () => null,
    cards: { room: async () => null, collection: async () => null },
    readiness: {},
    isDraining: () => false,
  });
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((done) => server.close(done).closeAllConnections());
    },
  };
}
