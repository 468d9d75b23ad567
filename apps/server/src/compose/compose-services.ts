import { randomBytes } from 'node:crypto';
import type { Config } from '#config/config.ts';
import { type AccountDeps, createAccountService, type IdentityDeps, SignInThrottle } from '#features/account';
import { countActiveDays, createMemoryReconnections, createRedisReconnections, offerSeats } from '#features/match';
import { describeBan } from '#features/moderation';
import { createProfileService, PictureDrawer, type ProfileDeps } from '#features/profile';
import { friendships } from '#features/friends';
import { markClaimed, readClaimedCategories } from '#features/categories';
import { readBadges } from '#features/clans';
import { createPromptsService } from '#features/prompts';
import { createBlockService, type BlockService } from '#features/blocks';
import { createTriviaService, type TriviaDeps } from '#features/trivia';
import {
  type CategoryProgress,
  countDiscoveries,
  createBookmarks,
  createCategoryProgress,
  createMeanings,
  createOfflineMeanings,
  createOnlineMeanings,
  createWordsService,
  type DictionaryRegistry,
  type MeaningService,
} from '#features/words';
import { collectKept } from '#manifest/collect.ts';
import type { Feature } from '#manifest/feature.ts';
import { createFeatureEmitter, type EmitFeatureEvent } from '#manifest/feature-events.ts';
import { createSubjectFinder } from '#manifest/subjects.ts';
import { AccessTokens } from '#platform/auth/access-token.ts';
import { createSignedNotes } from '#platform/auth/signed-notes.ts';
import { PasswordHasher } from '#platform/auth/password-hasher.ts';
import { readOrAddSecret } from '#platform/auth/signing-key.repository.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { type Logger, securityLog } from '#platform/log/logger.ts';
import type { Outside } from '#platform/outside/fetch-outside.ts';
import { createPictureLinks } from '#platform/pictures/picture-links.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { Topic } from '#platform/rooms/channel/topic.ts';
import { createPacedQueue } from '#platform/limits/paced-queue.ts';
import { connectRedis, type RedisClient } from '#platform/redis/redis.ts';
import { composeDaily } from './compose-daily.ts';
import { composeDiscord, type DiscordParts } from './compose-discord.ts';
import { composeGifs } from './compose-gifs.ts';
import { composeIdentities } from './compose-identities.ts';
import { composeModeration, openAppealKey, openChangedDictionaries } from './compose-moderation.ts';
import { composeRanked } from './compose-ranked.ts';
import { composeShop } from './compose-shop.ts';
import { createDictionaryOpener } from './open-dictionary.ts';
import { Presence } from '../rooms/presence/presence.ts';
import { RoomBriefs } from '../rooms/presence/room-briefs.ts';
import { readSessionUser } from './read-session-user.ts';

/** What the server is made from: the world outside. */
export interface World {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: Database;
  readonly dictionaries: DictionaryRegistry;
  readonly outside: Outside;
}

export type CreateLimiter = ReturnType<typeof createLimiterFactory>;

/** Everything that calls and rooms are answered with. */
export type Services = Awaited<ReturnType<typeof composeServices>>;

/**
 * Opens and wires what the features are made of, each with what it needs of the others. `features` is asked later: what they
 * bring is known when all of this stands.
 */
export async function composeServices(given: World, features: () => readonly Feature[]) {
  const emit = createFeatureEmitter(features);
  const { config, clock, logger, database } = given;
  const { dictionaries, added, removed } = await openChangedDictionaries(given, given.dictionaries);
  const world: World = { ...given, dictionaries };
  const redis = connectRedis(config.redisUrl, logger);
  const createLimiter = createLimiterFactory(config.limits.enabled, redis);
  const hasher = new PasswordHasher(config.hash);
  const tokens = await AccessTokens.open(database, clock, config.session.keyRotationSeconds);
  const news = composeNews(logger);
  const { channel, playerChanged } = news;
  const discord = composeDiscord(world, {
    forgetDiscordTokens: (discordUserId) => accounts.dropDiscord(discordUserId),
    announceChange: playerChanged,
  });
  const identities = await composeIdentities({ config, clock, database, redis, discordApi: discord?.api ?? null });
  const appealKey = await openAppealKey(database);
  const accountDeps = await composeAccounts(world, {
    features,
    emit,
    hasher,
    tokens,
    createLimiter,
    redis,
    identities,
    appealKey,
    discord,
    channel,
  });
  const accounts = createAccountService(accountDeps);
  await accounts.appointDevelopers();
  const play = composePlay(world, emit);
  const blocks = composeBlocks(world, channel, emit);
  const { profileDeps, profiles, drawer } = composeProfiles(world, play.categories, blocks, channel);
  const reportLimit = createLimiter('reportsOfPlayer', config.limits.reports);
  const { words } = play;
  const subjectOf = createSubjectFinder(features);
  const known = { accounts, profiles, blocks, words, removed, subjectOf, emit, ...news };
  const staff = composeModeration({ ...world, ...known, appealKey, reportLimit });
  return {
    world,
    redis,
    createLimiter,
    hasher,
    accountDeps,
    accounts,
    discord,
    ...news,
    play,
    blocks,
    profileDeps,
    profiles,
    drawer,
    added,
    staff,
    everyDay: composeDaily(world, { ...play, channel, announceChange: playerChanged }),
    ranked: await composeRanked(world, { emit, playerChanged, redis }),
    ...(await openRoomParts(world, { redis, createLimiter, ...news })),
  };
}

/** What reaches players wherever they are: each in person, or everybody. */
function composeNews(logger: Logger) {
  const channel = new PlayerChannel(logger);
  return {
    channel,
    presence: new Presence(logger),
    briefs: new RoomBriefs(logger),
    announcements: new Topic<string>('announcements', logger),
    playerChanged: (tx: Tx, playerId: string): void => channel.sendAfter(tx, [playerId], 'changed', {}),
  };
}

/** What rooms and the calls about them share. */
const openRoomParts = async (
  world: World,
  {
    redis,
    createLimiter,
    channel,
    playerChanged,
  }: { readonly redis: RedisClient | null; readonly createLimiter: CreateLimiter } & ReturnType<typeof composeNews>,
) => ({
  shopping: composeShop(world, { channel, announceChange: playerChanged }),
  guessLimits: limitGuesses(world.config, createLimiter),
  ...(await openPictures(world)),
  notes: createSignedNotes(await world.database.transact((tx) => readOrAddSecret(tx, 'notes', randomBytes(32)))),
  reconnections: offerSeats(
    redis === null ? createMemoryReconnections(world.clock) : createRedisReconnections(redis, world.logger),
  ),
});

/** Wrong codes of rooms, whatever they were tried at. */
const limitGuesses = ({ limits: { rooms } }: Config, createLimiter: CreateLimiter) => ({
  perPlayer: createLimiter('roomGuessOfPlayer', rooms.guesses.perPlayer),
  perAddress: createLimiter('roomGuessOfAddress', rooms.guesses.perAddress),
});

/** Links to outside pictures, signed with a key that all processes share; and the GIFs that go through them. */
async function openPictures(world: World) {
  const { clock, database } = world;
  const key = await database.transact((tx) => readOrAddSecret(tx, 'pictures', randomBytes(32)));
  const pictureLinks = createPictureLinks(key, clock);
  return { pictureLinks, ...composeGifs(world, pictureLinks) };
}

function openThrottle(
  { limits: { signIn } }: Config,
  clock: World['clock'],
  { createLimiter, redis }: { readonly createLimiter: CreateLimiter; readonly redis: RedisClient | null },
): SignInThrottle {
  const line = createPacedQueue('login-user', signIn.huntedLine, { clock, redis });
  return new SignInThrottle(signIn, createLimiter, line);
}

/** What accounts work with, and hear from the features above them. */
async function composeAccounts(
  { config, clock, logger, database }: World,
  parts: {
    features: () => readonly Feature[];
    emit: EmitFeatureEvent;
    hasher: PasswordHasher;
    tokens: AccessTokens;
    createLimiter: CreateLimiter;
    redis: RedisClient | null;
    identities: IdentityDeps;
    appealKey: Buffer;
    discord: DiscordParts | null;
    channel: PlayerChannel;
  },
): Promise<AccountDeps> {
  return {
    database,
    clock,
    tokens: parts.tokens,
    hasher: parts.hasher,
    secondFactorLimit: parts.createLimiter('second-factor', config.limits.secondFactor),
    namedAccountLimit: parts.createLimiter('named-accounts', config.limits.namedAccounts),
    throttle: openThrottle(config, clock, parts),
    session: config.session,
    refreshTokenKey: await database.transact((tx) => readOrAddSecret(tx, 'renewal', randomBytes(32))),
    security: securityLog(logger),
    channel: parts.channel,
    developers: config.identity.developers,
    identities: parts.identities,
    ports: {
      createPlayer: (tx, player) => parts.emit('playerCreated', tx, player),
      readUser: readSessionUser,
      keepsAnyway: (db, playerIds) => collectKept(parts.features(), db, playerIds),
      describeBan: (db, playerId) => describeBan(db, { now: clock.now(), appealKey: parts.appealKey }, playerId),
      onDiscordSignIn: (discordSignIn) => parts.emit('discordSignIn', discordSignIn),
      personalData: () => parts.features().flatMap(({ personalData = [] }) => personalData),
    },
  };
}

/** What rooms and calls ask about words, prompts and questions. */
function composePlay(world: World, emit: EmitFeatureEvent) {
  const { clock, database, dictionaries } = world;
  const words = createWordsService(dictionaries);
  const triviaPorts: TriviaDeps['ports'] = {
    isOffensive: words.isOffensive,
    recordReview: (tx, review) => emit('questionReviewed', tx, review),
  };
  return {
    words,
    openDictionary: createDictionaryOpener(dictionaries),
    triviaDeps: { database, clock, ports: triviaPorts },
    meanings: composeMeanings(world),
    bookmarks: createBookmarks(database, words, clock),
    categories: createCategoryProgress(database, dictionaries, (tx, gains) => emit('categoriesCounted', tx, gains)),
    prompts: createPromptsService(database, clock),
    trivia: createTriviaService(database),
  };
}

/** Blocks, which the rooms and the features above hear of. */
const composeBlocks = ({ database, clock }: World, channel: PlayerChannel, emit: EmitFeatureEvent): BlockService =>
  createBlockService(database, clock, {
    channel,
    playerBlocked: (tx, pair) => emit('playerBlocked', tx, pair),
    playerUnblocked: (tx, pair) => emit('playerUnblocked', tx, pair),
  });

/** Profiles, their pictures, and the news of changed players. */
function composeProfiles(
  { clock, database }: World,
  categories: CategoryProgress,
  blocks: BlockService,
  channel: PlayerChannel,
) {
  const drawer = new PictureDrawer(clock);
  const profileDeps: ProfileDeps = {
    database,
    clock,
    channel,
    drawPicture: drawer.draw,
    ports: {
      blocksTowards: async (_db, callerId, playerId) => {
        const { byActor } = await blocks.between(callerId, playerId);
        return { blocked: byActor.blocked, muted: byActor.muted };
      },
      areFriends: friendships.areFriends,
      invisibleSince: friendships.invisibleSince,
      countDiscoveries,
      completedCategories: async (db, playerId) =>
        markClaimed(await categories.completed(db, playerId), await readClaimedCategories(db, playerId)),
      countActiveDays,
      clansOf: readBadges,
    },
  };
  return { profileDeps, profiles: createProfileService(profileDeps), drawer };
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
