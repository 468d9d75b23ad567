import { join, resolve } from 'node:path';
import type { EndpointLimit } from '@syllaboom/contracts';
import { CALL_LIMITS, MODE_IDS, type ModeId } from '@syllaboom/engine';
import { createDiscordConfig, type DiscordConfig } from './discord-config.ts';
import { createEconomyConfig, type EconomyConfig, noticesOfEconomy } from './economy-config.ts';
import type { Env } from './env.ts';
import { createGifConfig, type GifConfig } from './gif-config.ts';
import { createIdentityConfig, type IdentityConfig } from './identity-config.ts';
import { isLoopback, listOf, originsOf } from './parse-values.ts';
import { createRoomLimits, type RoomLimits } from './room-limits.ts';

/** So many calls in so many seconds. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** Numbers of the sign-in throttle. */
export interface SignInLimits {
  /** Failures of one user on one device before 429. */
  readonly perDevice: RateLimit;
  /** Failures of one user anywhere before tries from unknown devices wait in one line. */
  readonly perUser: RateLimit;
  /** How fast that line moves, and how many may stand in it. */
  readonly huntedLine: { readonly everyMs: number; readonly places: number };
  /** Failures of one address. */
  readonly perAddress: RateLimit;
}

/** Sizes and lifetimes of sessions. */
export interface SessionConfig {
  readonly accessSeconds: number;
  readonly guestSeconds: number;
  readonly absoluteSeconds: number;
  readonly idleSeconds: number;
  /** The same for accounts that hang on one device's key: unseen for so long they are erased. */
  readonly keyIdleSeconds: number;
  /** So long a name that somebody gave up is kept from accounts without a way in. */
  readonly freedNameSeconds: number;
  /** How long a rotated refresh token is still answered with its successor. */
  readonly graceSeconds: number;
  /** Largest difference between a proof's time and the server's. */
  readonly proofSkewSeconds: number;
  /** A newer signing key is made when the last one is older. */
  readonly keyRotationSeconds: number;
}

export interface HashConfig {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
  readonly parallelHashes: number;
  readonly waitingHashes: number;
}

/** Everything that the parts of the server are told at the start. */
export interface Config {
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly publicOrigin: string | null;
    readonly allowedOrigins: readonly string[];
    readonly trustedHops: number;
    /** Pages that may embed the game beside the chat platform's. */
    readonly frameOrigins: readonly string[];
    /** Under which clients reach this very process. */
    readonly publicAddress: string | null;
    readonly webDir: string;
    readonly metricsPort: number | null;
    readonly maxBodyBytes: number;
    /** The longest that running matches may still take once the server goes down. */
    readonly drainMs: number;
  };
  readonly database: {
    readonly url: string | null;
    readonly dataDir: string;
    readonly binDir: string | null;
    readonly loopback: boolean;
    readonly poolSize: number;
  };
  readonly redisUrl: string | null;
  readonly logLevel: Env['LOG_LEVEL'];
  readonly limits: {
    readonly enabled: boolean;
    /** By the names that contracts give. */
    readonly endpoints: Readonly<Record<EndpointLimit, RateLimit>>;
    readonly signIn: SignInLimits;
    /** Wrong codes of the second factor of one player, in all sessions together. */
    readonly secondFactor: RateLimit;
    readonly rooms: RoomLimits;
    /** Accounts that one address makes by their names alone. */
    readonly namedAccounts: RateLimit;
    /** Reports of one player. */
    readonly reports: RateLimit;
  };
  readonly session: SessionConfig;
  readonly hash: HashConfig;
  readonly identity: IdentityConfig;
  /** Modes that the operator switched off. */
  readonly modesOff: readonly ModeId[];
  /** Parts of the economy that the operator may close. */
  readonly economy: EconomyConfig;
  /** The online dictionary that is asked for meanings; null = none. */
  readonly meanings: { readonly url: string; readonly userAgent: string; readonly timeoutMs: number } | null;
  /** The encyclopedia that is asked for articles on words; null = none. */
  readonly wiki: { readonly url: string; readonly userAgent: string; readonly timeoutMs: number } | null;
  /** Who is asked for GIFs; null = nobody. */
  readonly gifs: GifConfig | null;
  /** Where the operator's news page lies. */
  readonly newsDir: string;
  /** Null: the game is not set up at Discord. */
  readonly discord: DiscordConfig | null;
  /** The community's chat server. */
  readonly communityUrl: string | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SIGN_IN_LIMITS: SignInLimits = {
  perDevice: { points: 5, seconds: 15 * MINUTE },
  perUser: { points: 20, seconds: HOUR },
  huntedLine: { everyMs: 2000, places: 10 },
  perAddress: { points: 50, seconds: HOUR },
};

/** A class of a hundred comes in behind one address within a lesson. */
const NAMED_ACCOUNTS: RateLimit = { points: 120, seconds: HOUR };

const REPORTS: RateLimit = { points: 5, seconds: 10 * MINUTE };

/** Three codes of a million count at any time: guessing day and night is right once in two and a half years. */
const SECOND_FACTOR: RateLimit = { points: 5, seconds: 20 * MINUTE };

const SESSION: SessionConfig = {
  accessSeconds: 15 * MINUTE,
  guestSeconds: 12 * HOUR,
  absoluteSeconds: 90 * DAY,
  idleSeconds: 30 * DAY,
  keyIdleSeconds: 60 * DAY,
  freedNameSeconds: 90 * DAY,
  graceSeconds: 30,
  proofSkewSeconds: 5 * MINUTE,
  keyRotationSeconds: 30 * DAY,
};

/** The OWASP minimum of Argon2id, and how many run at once. */
const HASH: HashConfig = { memoryKib: 19_456, passes: 2, lanes: 1, parallelHashes: 4, waitingHashes: 50 };

function readModes(text: string): ModeId[] {
  const asked = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  const unknown = asked.filter((id) => !MODE_IDS.some((mode) => mode === id));
  if (unknown.length > 0) throw new Error(`MODES_OFF names no modes: ${unknown.join(', ')}.`);
  return MODE_IDS.filter((mode) => asked.includes(mode));
}

/** Online dictionaries and encyclopedias want to know who asks. */
const createSource = (url: string, publicOrigin: string | undefined): NonNullable<Config['meanings']> => ({
  url,
  userAgent: `Syllaboom/1.0${publicOrigin === undefined ? '' : ` (${publicOrigin})`}`,
  timeoutMs: 3_000,
});

/** Inside Discord the page lives at an address of Discord's proxy, which passes its calls on. */
const createServerConfig = (env: Env, discord: DiscordConfig | null): Config['server'] => ({
  host: env.HOST,
  port: env.PORT,
  publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
  allowedOrigins: [
    ...originsOf('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS),
    ...(discord === null ? [] : [`https://${discord.clientId}.discordsays.com`]),
  ],
  frameOrigins: listOf(env.FRAME_ORIGINS),
  trustedHops: env.TRUST_PROXY,
  publicAddress: env.PUBLIC_ADDRESS ?? null,
  webDir: resolve(env.WEB_DIR ?? `${import.meta.dirname}/../../../web/dist`),
  metricsPort: env.METRICS_PORT ?? null,
  maxBodyBytes: 100 * 1024,
  drainMs: env.DRAIN_SECONDS * 1_000,
});

/** Turns the environment into the typed configuration. */
export function createConfig(env: Env): Config {
  if (env.LIMITS === 'off' && !isLoopback(env.HOST)) {
    throw new Error('LIMITS=off is for tests and benches: it needs HOST=127.0.0.1.');
  }
  const discord = createDiscordConfig(env);
  return {
    server: createServerConfig(env, discord),
    database: {
      url: env.DATABASE_URL ?? null,
      dataDir: resolve(env.DATA_DIR),
      binDir: env.PG_BIN_DIR ?? null,
      loopback: env.EMBEDDED_LOOPBACK === 'on',
      poolSize: 10,
    },
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
    limits: {
      enabled: env.LIMITS === 'on',
      endpoints: CALL_LIMITS,
      signIn: SIGN_IN_LIMITS,
      secondFactor: SECOND_FACTOR,
      rooms: createRoomLimits(env.LIMITS === 'on'),
      namedAccounts: NAMED_ACCOUNTS,
      reports: REPORTS,
    },
    session: SESSION,
    hash: HASH,
    identity: createIdentityConfig(env),
    modesOff: readModes(env.MODES_OFF),
    economy: createEconomyConfig(env, discord),
    meanings: env.MEANINGS_URL === undefined ? null : createSource(env.MEANINGS_URL, env.PUBLIC_ORIGIN),
    wiki: env.WIKI_URL === undefined ? null : createSource(env.WIKI_URL, env.PUBLIC_ORIGIN),
    gifs: createGifConfig(env),
    newsDir: resolve(env.NEWS_DIR ?? join(env.DATA_DIR, 'news')),
    discord,
    communityUrl: env.COMMUNITY_URL ?? null,
  };
}

/** What will probably not work as it is configured; said loudly at the start. */
export function warningsOf(config: Config): string[] {
  const isAloneOnRedis = config.redisUrl !== null && config.server.publicAddress === null;
  const hasProviders = config.discord !== null || config.identity.google !== null;
  return [
    ...(isAloneOnRedis
      ? [
          'REDIS_URL is set without PUBLIC_ADDRESS: as soon as a second process shares it, players cannot join its rooms',
        ]
      : []),
    ...(hasProviders && config.server.publicOrigin === null
      ? ['Discord or Google is set up without PUBLIC_ORIGIN: where players come back to is taken from each request']
      : []),
    ...noticesOfEconomy(config.economy, config.discord),
  ];
}
