import type { EndpointLimit } from '@syllaboom/contracts';
import type { Express } from 'express';
import type { Config } from '#config/config.ts';
import { type Caller, createAccountRoutes, createSignInRedirect } from '#features/account';
import { createLeaderboardRoutes } from '#features/leaderboards';
import { type FlagDeps, createFlagRoutes, createMatchRoutes } from '#features/match';
import { createModerationRoutes, createRemovalRoutes } from '#features/moderation';
import { createNews, createNewsRoutes } from '#features/news';
import { createPreferencesRoutes } from '#features/preferences';
import { createPictureRoute, createProfileRoutes } from '#features/profile';
import { createPromptsRoutes } from '#features/prompts';
import { createPurchaseRoutes } from '#features/purchases';
import { createRankedRoutes } from '#features/ranked';
import { createRelationRoutes } from '#features/relations';
import { createTriviaRoutes } from '#features/trivia';
import { createOfflineDownload, createPlayerSearch, createWordsRoutes } from '#features/words';
import { canWrite, hasRoom, isMigrated, pingDatabase } from '#platform/db/index.ts';
import type { AllRoutes } from '#platform/http/call.ts';
import { buildHttpApp, keepAnswer, type Metrics, type ReadinessChecks } from '#platform/http/index.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { securityLog } from '#platform/log/logger.ts';
import { internet } from '#platform/pictures/fetch-picture.ts';
import { createPictureProxy } from '#platform/pictures/picture-proxy.ts';
import type { RedisClient } from '#platform/redis/redis.ts';
import type { CreateLimiter, Services, World } from './compose-services.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createRoomCards } from './page-cards.ts';
import { createInvitationRoutes } from './rooms/invitation/invitation.routes.ts';
import { playerSeats } from './rooms/player-seats.ts';
import { findStanding } from './rooms/room-standing.ts';

/** What the HTTP edge is told besides the services. */
export interface EdgeParts {
  readonly metrics: Metrics;
  readonly vouchedFor: VouchedFor;
  isDraining(): boolean;
}

/** What the operations on flagged matches need of words and players. */
const flagPortsOf = (
  words: Services['play']['words'],
  playerChanged: Services['playerChanged'],
): FlagDeps['ports'] => ({
  categoriesOf: words.categoriesOf,
  readCategories: words.readCategories,
  playerChanged,
});

/** A handler for every endpoint. */
const createRoutes = ({
  world: { database, clock, config, logger },
  accounts,
  profiles,
  play,
  relations,
  ranked,
  staff,
  discord,
  reconnections,
  pictureLinks,
  boards,
  playerChanged,
  guessLimits,
}: Services): AllRoutes<Caller> => ({
  ...createAccountRoutes(accounts),
  ...createPreferencesRoutes(database),
  ...createProfileRoutes(database, profiles),
  ...createPromptsRoutes(play.prompts),
  ...createTriviaRoutes(play.trivia),
  ...createWordsRoutes(
    database,
    play.words,
    play.meanings,
    play.bookmarks,
    createPlayerSearch({ clock, isInMatch: playerSeats.isInMatch }),
  ),
  ...createMatchRoutes(database, clock, reconnections, pictureLinks, findStanding),
  ...createFlagRoutes({ database, clock, ports: flagPortsOf(play.words, playerChanged) }),
  ...createLeaderboardRoutes(boards),
  ...createRankedRoutes(ranked.ranked),
  ...createRelationRoutes(relations),
  ...createModerationRoutes(staff.moderation, database.db),
  ...createRemovalRoutes(staff.removals),
  ...createNewsRoutes(createNews({ dir: config.newsDir, logger })),
  ...createInvitationRoutes<Caller>(guessLimits.perAddress),
  ...createPurchaseRoutes(discord?.purchases ?? null),
});

/** Puts the HTTP edge on an express app. */
export function mountEdge(app: Express, services: Services, { metrics, vouchedFor, isDraining }: EdgeParts): void {
  const { world, accounts, play, profiles, discord, pictureLinks, redis } = services;
  const { config, clock, logger } = world;
  buildHttpApp<Caller>(app, {
    config: config.server,
    clock,
    logger,
    security: securityLog(logger),
    metrics,
    authenticate: accounts.authenticate,
    limiters: createEndpointLimiters(config, services.createLimiter),
    routes: createRoutes(services),
    downloads: [createOfflineDownload(play.words)],
    files: [createPictureRoute(profiles), createPictureProxy(pictureLinks, internet)],
    redirects: [createSignInRedirect(accounts)],
    hooks: discord?.hooks ?? [],
    policy: { ...config.server, googleScriptUrl: config.identity.google?.scriptUrl ?? null },
    vouchedFor,
    readRoomCard: createRoomCards(logger),
    readiness: createReadinessChecks(world, redis),
    isDraining,
  });
}

/** So long an answer stands that was found out by writing. */
const WRITES_KEPT_MS = 3000;

/** What must hold before players are sent here. */
const createReadinessChecks = (
  { config, clock, database, shelf }: World,
  redis: RedisClient | null,
): ReadinessChecks => ({
  database: () => pingDatabase(database.db),
  writes: keepAnswer(clock, WRITES_KEPT_MS, () => canWrite(database.db)),
  // Somebody else's database has its disk elsewhere.
  ...(config.database.url === null
    ? { disk: keepAnswer(clock, WRITES_KEPT_MS, () => hasRoom(config.database.dataDir)) }
    : {}),
  migrations: () => isMigrated(database.db, MIGRATIONS),
  dictionary: async () => shelf.isOpen('en-US'),
  ...(redis === null ? {} : { redis: async () => (await redis.ping()) === 'PONG' }),
});

function createEndpointLimiters(config: Config, createLimiter: CreateLimiter): Record<EndpointLimit, Limiter> {
  const { endpoints } = config.limits;
  const create = (name: EndpointLimit) => createLimiter(name, endpoints[name]);
  return {
    read: create('read'),
    write: create('write'),
    login: create('login'),
    signUp: create('signUp'),
    name: create('name'),
    invitation: create('invitation'),
    guest: create('guest'),
    search: create('search'),
    download: create('download'),
    export: create('export'),
    upload: create('upload'),
    picture: create('picture'),
    report: create('report'),
  };
}
