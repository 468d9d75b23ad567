import { z } from 'zod';

const wholeNumber = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);

/** An id at Discord. */
const Snowflake = z.string().regex(/^\d{1,25}$/);

/** Every environment variable that the server knows. `.env.example` lists the same keys: a test compares them. */
export const EnvSchema = z.object({
  /** Port of HTTP and of the rooms' socket; 0 takes a free one. */
  PORT: wholeNumber(0, 65_535).default(2567),
  /** The address to listen on. */
  HOST: z.string().default('0.0.0.0'),
  /** Where the embedded database lives. */
  DATA_DIR: z.string().default('.data'),
  /** The operator's news page: news.html, news.<language>.html, news.css; unset = the folder `news` in DATA_DIR. */
  NEWS_DIR: z.string().optional(),
  /** A PostgreSQL (15 or later) to use instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Shares rooms, limits and reconnection records between several processes. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** `on` reaches the embedded database over a port of 127.0.0.1 with a password, not over a socket: always so on Windows. */
  EMBEDDED_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** Other PostgreSQL binaries than the packaged ones. */
  PG_BIN_DIR: z.string().optional(),
  /** trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** The address that players open, e.g. https://play.example.org. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** `host[:port][/path]` under which players reach this very process; needed as soon as several share a Redis. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?(\/[\w./-]*)?$/)
    .optional(),
  /** Further origins that may call the server, separated by commas. */
  ALLOWED_ORIGINS: z.string().default(''),
  /** Further pages that may embed the game, separated by commas: beside Discord's. */
  FRAME_ORIGINS: z
    .string()
    .regex(/^(https?:\/\/[\w.-]+(:\d+)?\s*(,\s*|$))*$/)
    .default(''),
  /** How many proxies stand in front: so many last entries of X-Forwarded-For are believed. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Port of /metrics, on the addresses of HOST: keep it from strangers; unset = no metrics. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Seconds that running matches may still take when the server goes down; then they end without a winner. Whatever stops the process must wait a minute longer. */
  DRAIN_SECONDS: wholeNumber(0, 3_600).default(120),
  /** `off` lifts all rate limits of calls and room messages: tests and benches on loopback only. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  /** Numbers of modes that can't be chosen here, separated by commas. */
  MODES_OFF: z
    .string()
    .regex(/^(\d{1,2}(\s*,\s*\d{1,2})*)?$/)
    .default(''),
  /** Chests: `on` or `off`; unset = on, but off where DISCORD_GOODS sells diamonds or keys for money. */
  CHESTS: z.enum(['on', 'off']).optional(),
  /** Gambling with syllables: `on` or `off`; unset = on, but off where DISCORD_GOODS sells diamonds or keys for money. */
  GAMBLE: z.enum(['on', 'off']).optional(),
  /** `off` closes the market: nothing is bought or put up for sale. */
  MARKET: z.enum(['on', 'off']).default('on'),
  /** `off` closes the exchange of coins and diamonds. */
  EXCHANGE: z.enum(['on', 'off']).default('on'),
  /** Where meanings that don't come with the game are asked for: an address with {word} in it; unset = nowhere. */
  MEANINGS_URL: z
    .string()
    .regex(/^https?:\/\/[^\s{}]+\{word\}[^\s{}]*$/)
    .optional(),
  /** Where encyclopedia articles on words are asked for: a public https address with {lang} and {title} in it; unset = nowhere. */
  WIKI_URL: z
    .string()
    .regex(/^https:\/\/[^\s{}]*\{lang\}[^\s{}]*\{title\}[^\s{}]*$/)
    .optional(),
  /** Who is asked for GIFs: `embedded` (the pack that comes with the game: nobody), `klipy` or `giphy`. */
  GIF_PROVIDER: z.enum(['embedded', 'klipy', 'giphy']).default('embedded'),
  /** The key that this provider has given to the operator. */
  GIF_KEY: z.string().optional(),
  /** Where its API is; unset = its own address. */
  GIF_API_BASE: z.url({ protocol: /^https$/ }).optional(),
  /** Where the built web client lies; unset = apps/web/dist. */
  WEB_DIR: z.string().optional(),
  /** User names of the developers, separated by commas: they get the role that may do everything, once they have set an authenticator app up. */
  DEVELOPERS: z.string().default(''),
  /** 32 bytes in base64 that encrypt what must be kept of identity providers; unset = the server makes them and keeps them in its database. */
  ENCRYPTION_KEY: z.base64().length(44).optional(),
  /** The application at Google; unset = no sign-in through Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Where Google's public keys are. */
  GOOGLE_JWKS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
  /** Where Google's sign-in script is. */
  GOOGLE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com/gsi/client'),
  /** Who may have signed Google's tokens, separated by commas. */
  GOOGLE_ISSUERS: z.string().default('https://accounts.google.com,accounts.google.com'),
  /** `production` refuses every switch that is for tests. */
  NODE_ENV: z.string().optional(),
  /** The community's chat server: banned players and boosters are sent there. */
  COMMUNITY_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The application at Discord; unset = no sign-in through Discord. */
  DISCORD_CLIENT_ID: Snowflake.optional(),
  /** The secret of that application: set both, or none. */
  DISCORD_CLIENT_SECRET: z.string().optional(),
  /** Of the same application: looks up purchases and who is in an activity; unset = nothing is sold. */
  DISCORD_BOT_TOKEN: z.string().optional(),
  /** The application's public key, 64 hexadecimal digits: checks what Discord signs. */
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Where Discord's API is. */
  DISCORD_API_BASE: z.url({ protocol: /^https?$/ }).default('https://discord.com/api/v10'),
  /** Where Discord asks players for their consent. */
  DISCORD_AUTHORIZE_URL: z.url({ protocol: /^https?$/ }).default('https://discord.com/oauth2/authorize'),
  /** Id of the community's server at Discord: its boosters get their role; unset = nobody does. */
  DISCORD_COMMUNITY_GUILD: Snowflake.optional(),
  /** What articles of Discord's shop give: `sku=diamonds:500;sku=keys:3,diamonds:10`. */
  DISCORD_GOODS: z.string().default(''),
  /** `on` counts purchases of Discord's application test mode; never in production. */
  DISCORD_TEST_PURCHASES: z.enum(['on', 'off']).default('off'),
  /** `on` believes every identity that a page names; never in production. */
  MOCK_DISCORD: z.enum(['on', 'off']).default('off'),
});
export type Env = z.infer<typeof EnvSchema>;

/** Reads the environment once. An empty value counts as unset; a bad one stops the start with one sentence per key. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(EnvSchema.shape).flatMap((key) => (source[key] ? [[key, source[key]]] : [])),
  );
  const parsed = EnvSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable. ${faults.join('; ')}`);
}
