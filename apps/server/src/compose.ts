import { randomBytes } from 'node:crypto';
import type { EndpointLimit } from '@syllaboom/contracts';
import type { Express } from 'express';
import type { Config } from '#config/config.ts';
import {
  type AccountService,
  type Caller,
  createAccountRoutes,
  createAccountService,
  createSignInRedirect,
  type IdentityDeps,
  SignInThrottle,
} from '#features/account';
import {
  countActiveDays,
  createMatchRoutes,
  createMemoryReconnections,
  createRedisReconnections,
} from '#features/match';
import { createModerationRoutes, createRemovalRoutes, describeBan } from '#features/moderation';
import { createPreferencesRoutes } from '#features/preferences';
import {
  addProfile,
  createPictureRoute,
  createProfileRoutes,
  createProfileService,
  PictureDrawer,
  PlayerChanges,
} from '#features/profile';
import { createPromptsRoutes, createPromptsService } from '#features/prompts';
import { createPurchaseRoutes } from '#features/purchases';
import { createRelationRoutes, createRelationService, type RelationService } from '#features/relations';
import { createTriviaRoutes, createTriviaService } from '#features/trivia';
import { addPlayerAccounts, countImbalances } from '#features/wallet';
import {
  type CategoryProgress,
  countDiscoveries,
  createBookmarks,
  createCategoryProgress,
  createMeanings,
  createOfflineDownload,
  createOfflineMeanings,
  createOnlineMeanings,
  createWordsRoutes,
  createWordsService,
  type DictionaryShelf,
  type MeaningService,
} from '#features/words';
import { AccessTokens } from '#platform/auth/access-token.ts';
import { PasswordHasher } from '#platform/auth/password-hasher.ts';
import { readOrAddSecret } from '#platform/auth/signing-key.repository.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { type Database, isMigrated, pingDatabase } from '#platform/db/index.ts';
import { buildHttpApp, createMetrics, type Metrics, type ReadinessChecks } from '#platform/http/index.ts';
import type { AllRoutes } from '#platform/http/call.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { createLimiterFactory, type Limiter } from '#platform/limits/limiter.ts';
import { type Logger, securityLog } from '#platform/log/logger.ts';
import { internet } from '#platform/pictures/fetch-picture.ts';
import { createPictureLinks } from '#platform/pictures/picture-links.ts';
import { createPictureProxy } from '#platform/pictures/picture-proxy.ts';
import { connectRedis, type RedisClient } from '#platform/redis/redis.ts';
import { composeDiscord, type DiscordParts } from './compose-discord.ts';
import { composeIdentities } from './compose-identities.ts';
import { composeModeration, openAppealKey, openRemovals, recordTriviaReview } from './compose-moderation.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { createRoomCards } from './page-cards.ts';
import { readSessionUser } from './read-session-user.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createRoomPorts } from './room-ports.ts';
import type { RoomPorts } from './rooms/ports.ts';

/** What the server is made from: the world outside. */
export interface World {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly shelf: DictionaryShelf;
}

/** The wired server, without a port to listen on. */
export interface Composition {
  readonly accounts: AccountService;
  readonly roomPorts: RoomPorts;
  readonly metrics: Metrics;
  readonly vouchedFor: VouchedFor;
  /** What a timer does: removes words whose notice is over, and learns of those that others removed. */
  tendRemovals(): Promise<void>;
  /** Puts the HTTP edge on the express app of the room server. */
  mountHttp(app: Express): void;
  /** From now on `/readyz` says no. */
  startDraining(): void;
  /** Stops timers and connections; the database belongs to the caller. */
  close(): Promise<void>;
}

type CreateLimiter = ReturnType<typeof createLimiterFactory>;

const AVATAR_SEED_LENGTH = 10;
const HOUR_MS = 3_600_000;

/** The one place that wires the parts of the server to each other. */
export async function compose(given: World): Promise<Composition> {
  const { config, clock, logger, database } = given;
  const { shelf, removed } = await openRemovals(database, given.shelf);
  const world: World = { ...given, shelf };
  const redis = connectRedis(config.redisUrl, logger);
  const createLimiter = createLimiterFactory(config.limits.enabled, redis);
  const hasher = new PasswordHasher(config.hash);
  const tokens = await AccessTokens.open(database, clock, config.session.keyRotationSeconds);
  const changes = new PlayerChanges();
  const discord = composeDiscord(world, {
    forgetDiscordTokens: (discordUserId) => accounts.dropDiscord(discordUserId),
    announceChange: (playerId) => changes.announce(playerId),
  });
  const identities = await composeIdentities({ config, clock, database, redis, discordApi: discord?.api ?? null });
  const appealKey = await openAppealKey(database);
  const accounts = await composeAccounts(world, { hasher, tokens, createLimiter, identities, appealKey, discord });
  await accounts.appointDevelopers();
  const play = composePlay(world);
  const pictureLinks = createPictureLinks(
    await database.transact((tx) => readOrAddSecret(tx, 'pictures', randomBytes(32))),
    clock,
  );
  const relations = createRelationService(database, clock);
  const social = composeProfiles(world, play.categories, relations, changes);
  const { profiles } = social;
  const reportLimit = createLimiter('reportsOfPlayer', config.limits.reports);
  const staff = composeModeration({
    ...world,
    accounts,
    profiles,
    changes,
    relations,
    words: play.words,
    removed,
    appealKey,
    reportLimit,
  });
  const reconnections = redis === null ? createMemoryReconnections(clock) : createRedisReconnections(redis, logger);
  const metrics = composeMetrics(database, hasher);
  const stopTimers = startHousekeeping(world, accounts, tokens, play.categories);
  const routes: AllRoutes<Caller> = {
    ...createAccountRoutes(accounts),
    ...createPreferencesRoutes(database),
    ...createProfileRoutes(database, social.profiles),
    ...createPromptsRoutes(play.prompts),
    ...createTriviaRoutes(play.trivia),
    ...createWordsRoutes(database, play.words, play.meanings, play.bookmarks),
    ...createMatchRoutes(database, clock, reconnections, pictureLinks),
    ...createRelationRoutes(relations),
    ...createModerationRoutes(staff.moderation, database.db),
    ...createRemovalRoutes(staff.removals),
    ...createPurchaseRoutes(discord?.purchases ?? null),
  };
  let draining = false;
  const vouchedFor: VouchedFor = (headers) => discord?.signatures?.vouchedFor(headers, clock.now()) ?? null;
  return {
    accounts,
    vouchedFor,
    tendRemovals: staff.tendRemovals,
    metrics,
    roomPorts: createRoomPorts({
      database,
      accounts,
      shelf,
      ...play,
      pictureLinks,
      profiles: social.profiles,
      playerChanges: changes,
      discord,
      moderation: staff.roomPorts,
      modesOff: config.modesOff,
      reconnections,
      guessLimits: {
        perPlayer: createLimiter('roomGuessOfPlayer', config.limits.roomGuesses.perPlayer),
        perAddress: createLimiter('roomGuessOfAddress', config.limits.roomGuesses.perAddress),
      },
    }),
    mountHttp: (app) =>
      buildHttpApp<Caller>(app, {
        config: config.server,
        clock,
        logger,
        security: securityLog(logger),
        metrics,
        authenticate: accounts.authenticate,
        limiters: createEndpointLimiters(config, createLimiter),
        routes,
        downloads: [createOfflineDownload(play.words)],
        files: [createPictureRoute(social.profiles), createPictureProxy(pictureLinks, internet)],
        redirects: [createSignInRedirect(accounts)],
        hooks: discord?.hooks ?? [],
        policy: { ...config.server, googleScriptUrl: config.identity.google?.scriptUrl ?? null },
        vouchedFor,
        readRoomCard: createRoomCards(logger),
        readiness: createReadinessChecks(world, redis),
        isDraining: () => draining,
      }),
    startDraining: () => {
      draining = true;
    },
    close: async () => {
      stopTimers();
      staff.stop();
      await discord?.close();
      social.drawer.close();
      redis?.disconnect();
    },
  };
}

/** Accounts, with what a new player gets from the features above them. */
async function composeAccounts(
  { config, clock, logger, database }: World,
  parts: {
    hasher: PasswordHasher;
    tokens: AccessTokens;
    createLimiter: CreateLimiter;
    identities: IdentityDeps;
    appealKey: Buffer;
    discord: DiscordParts | null;
  },
): Promise<AccountService> {
  return createAccountService({
    database,
    clock,
    tokens: parts.tokens,
    hasher: parts.hasher,
    throttle: new SignInThrottle(config.limits.signIn, parts.createLimiter, clock),
    session: config.session,
    renewalKey: await database.transact((tx) => readOrAddSecret(tx, 'renewal', randomBytes(32))),
    security: securityLog(logger),
    developers: config.identity.developers,
    identities: parts.identities,
    ports: {
      createPlayer: async (tx, { playerId, username, locale }) => {
        await addProfile(tx, { playerId, displayName: username, avatar: randomId(AVATAR_SEED_LENGTH), locale });
        await addPlayerAccounts(tx, playerId);
      },
      readUser: readSessionUser,
      describeBan: (db, playerId) => describeBan(db, { now: clock.now(), appealKey: parts.appealKey }, playerId),
      onDiscordSignIn: async (visit) => parts.discord?.greet(visit),
      personalData: PERSONAL_DATA,
    },
  });
}

/** What rooms and calls ask about words, prompts and questions. */
function composePlay(world: World) {
  const { clock, database, shelf } = world;
  const words = createWordsService(shelf);
  return {
    words,
    meanings: composeMeanings(world),
    bookmarks: createBookmarks(database, words, clock),
    categories: createCategoryProgress(database, shelf),
    prompts: createPromptsService(database, clock),
    trivia: createTriviaService(database, clock, { isOffensive: words.isOffensive, recordReview: recordTriviaReview }),
  };
}

/** Profiles, their pictures, and the news of changed players. */
function composeProfiles(
  { clock, database }: World,
  categories: CategoryProgress,
  relations: RelationService,
  changes: PlayerChanges,
) {
  const drawer = new PictureDrawer(clock);
  const profiles = createProfileService({
    database,
    clock,
    changes,
    drawPicture: drawer.draw,
    ports: {
      relationTo: async (_db, callerId, playerId) => {
        const { blocked, muted } = await relations.between(callerId, playerId);
        return { blocked, muted };
      },
      countDiscoveries,
      completedCategories: categories.completed,
      countActiveDays,
    },
  });
  return { profiles, changes, drawer };
}

/** Meanings that come with the game, then those of an online dictionary where one is configured. */
const composeMeanings = ({ config, clock }: World): MeaningService =>
  createMeanings(
    [
      createOfflineMeanings(),
      ...(config.meanings === null ? [] : [createOnlineMeanings({ ...config.meanings, clock })]),
    ],
    clock,
  );

const composeMetrics = (database: Database, hasher: PasswordHasher): Metrics =>
  createMetrics({
    argon2_queue: { help: 'Password checks that wait', read: () => hasher.waiting },
    pg_pool_waiting: { help: 'Callers that wait for a database connection', read: () => database.pool.waitingCount },
    pg_pool_idle: { help: 'Idle database connections', read: () => database.pool.idleCount },
  });

/** What must hold before players are sent here. */
const createReadinessChecks = ({ database, shelf }: World, redis: RedisClient | null): ReadinessChecks => ({
  database: () => pingDatabase(database.db),
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
    guest: create('guest'),
    search: create('search'),
    download: create('download'),
    upload: create('upload'),
    picture: create('picture'),
    report: create('report'),
  };
}

/** Hourly: forget ended sessions, rotate keys, count words of categories, check that the ledger balances. */
function startHousekeeping(
  { clock, logger, database }: World,
  accounts: AccountService,
  tokens: AccessTokens,
  categories: CategoryProgress,
): () => void {
  const tend = async () => {
    await accounts.purge();
    await tokens.rotate();
    await categories.catchUp();
    const imbalances = await countImbalances(database.db);
    if (imbalances > 0) logger.fatal({ part: 'wallet', imbalances }, 'the ledger does not balance');
  };
  return clock.every(HOUR_MS, () => {
    tend().catch((error: unknown) => logger.error({ err: error }, 'housekeeping failed'));
  });
}
