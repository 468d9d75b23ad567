import { type EndpointLimit, ENDPOINTS } from '@syllaboom/contracts';
import type { Express } from 'express';
import type { Config } from '#config/config.ts';
import type { Caller } from '#features/account';
import { collectRoutes } from '#manifest/collect.ts';
import type { Feature } from '#manifest/feature.ts';
import { canWrite, hasRoom, isMigrated, pingDatabase } from '#platform/db/index.ts';
import { buildHttpApp, keepAnswer, type Metrics, type ReadinessChecks } from '#platform/http/index.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { securityLog } from '#platform/log/logger.ts';
import type { RedisClient } from '#platform/redis/redis.ts';
import type { CreateLimiter, Services, World } from './compose-services.ts';
import type { listFeatures } from '../features.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { createCollectionCards, createRoomCards } from './page-cards.ts';

/** What the HTTP edge is told besides the services. */
export interface EdgeParts {
  readonly features: ReturnType<typeof listFeatures>;
  readonly metrics: Metrics;
  readonly vouchedFor: VouchedFor;
  isDraining(): boolean;
}

/** Puts the HTTP edge on an express app. */
export function mountEdge(app: Express, services: Services, { features, ...parts }: EdgeParts): void {
  const { world, accounts, redis } = services;
  const all: readonly Feature[] = Object.values(features);
  const { config, clock, logger } = world;
  buildHttpApp<Caller>(app, {
    config: config.server,
    clock,
    logger,
    security: securityLog(logger),
    authenticate: accounts.authenticate,
    limiters: createEndpointLimiters(config, services.createLimiter),
    endpoints: ENDPOINTS,
    routes: collectRoutes(features),
    downloads: all.flatMap(({ downloads = [] }) => downloads),
    files: all.flatMap(({ files = [] }) => files),
    redirects: all.flatMap(({ redirects = [] }) => redirects),
    hooks: all.flatMap(({ hooks = [] }) => hooks),
    policy: { ...config.server, googleScriptUrl: config.identity.google?.scriptUrl ?? null },
    cards: { room: createRoomCards(logger), collection: createCollectionCards(world.database) },
    readiness: createReadinessChecks(world, redis),
    ...parts,
  });
}

/** So long an answer stands that was found out by writing. */
const WRITES_KEPT_MS = 3000;

/** What must hold before players are sent here. */
const createReadinessChecks = (
  { config, clock, database, dictionaries }: World,
  redis: RedisClient | null,
): ReadinessChecks => ({
  database: () => pingDatabase(database.db),
  writes: keepAnswer(clock, WRITES_KEPT_MS, () => canWrite(database.db)),
  // Somebody else's database has its disk elsewhere.
  ...(config.database.url === null
    ? { disk: keepAnswer(clock, WRITES_KEPT_MS, () => hasRoom(config.database.dataDir)) }
    : {}),
  migrations: () => isMigrated(database.db, MIGRATIONS),
  dictionary: async () => dictionaries.isOpen('en-US'),
  ...(redis === null ? {} : { redis: async () => (await redis.ping()) === 'PONG' }),
});

function createEndpointLimiters(config: Config, createLimiter: CreateLimiter): Record<EndpointLimit, Limiter> {
  const limiters = Object.entries(config.limits.endpoints).map(([name, rate]) => [name, createLimiter(name, rate)]);
  return Object.fromEntries(limiters) as Record<EndpointLimit, Limiter>;
}
