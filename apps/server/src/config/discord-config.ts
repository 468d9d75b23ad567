import type { Env } from './env.ts';
import { isLoopback } from './parse-values.ts';

/** What one article of Discord's shop gives here. */
export interface DiscordGoods {
  readonly skuId: string;
  readonly diamonds: number;
  readonly keys: number;
}

/** The game's account at Discord, and where Discord is. */
export interface DiscordConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Lets the server look up purchases and activity instances. */
  readonly botToken: string | null;
  /** Checks what Discord signs: webhooks and, where switched on, its proxy's headers (64 hexadecimal digits). */
  readonly publicKey: string | null;
  /** Without a slash at its end. */
  readonly apiBase: string;
  readonly authorizeUrl: string;
  /** The community's server: who boosts it gets a role. */
  readonly communityGuild: string | null;
  readonly goods: readonly DiscordGoods[];
  /** Purchases of Discord's application test mode count. */
  readonly acceptsTestPurchases: boolean;
  /** Tests only: identities are believed as the page names them, and Discord is never asked. */
  readonly isMock: boolean;
}

type DiscordEnv = Pick<
  Env,
  | 'DISCORD_CLIENT_ID'
  | 'DISCORD_CLIENT_SECRET'
  | 'DISCORD_BOT_TOKEN'
  | 'DISCORD_PUBLIC_KEY'
  | 'DISCORD_API_BASE'
  | 'DISCORD_AUTHORIZE_URL'
  | 'DISCORD_COMMUNITY_GUILD'
  | 'DISCORD_GOODS'
  | 'DISCORD_TEST_PURCHASES'
  | 'MOCK_DISCORD'
  | 'NODE_ENV'
>;

/** The real one, wherever it is reached from in production. */
const DISCORD_HOST = 'discord.com';
/** Names nobody: the mock needs no account at Discord. */
const MOCK_CLIENT_ID = '100000000000000000';

/** Null: Discord is not set up here. Throws where production would take somebody else for Discord. */
export function createDiscordConfig(env: DiscordEnv): DiscordConfig | null {
  const isMock = env.MOCK_DISCORD === 'on';
  const isProduction = env.NODE_ENV === 'production';
  if (isMock && isProduction) throw new Error('MOCK_DISCORD=on is for tests: it lets anybody be anybody.');
  if (env.DISCORD_TEST_PURCHASES === 'on' && isProduction)
    throw new Error('DISCORD_TEST_PURCHASES=on is for tests: it gives diamonds away.');
  for (const key of ['DISCORD_API_BASE', 'DISCORD_AUTHORIZE_URL'] as const) refuseForeign(key, env[key], isProduction);
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new Error('DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together.');
  if (clientId === undefined && !isMock) return null;
  return {
    clientId: clientId ?? MOCK_CLIENT_ID,
    clientSecret: clientSecret ?? '',
    botToken: env.DISCORD_BOT_TOKEN ?? null,
    publicKey: env.DISCORD_PUBLIC_KEY ?? null,
    apiBase: env.DISCORD_API_BASE.replace(/\/+$/, ''),
    authorizeUrl: env.DISCORD_AUTHORIZE_URL,
    communityGuild: env.DISCORD_COMMUNITY_GUILD ?? null,
    goods: readGoods(env.DISCORD_GOODS),
    acceptsTestPurchases: env.DISCORD_TEST_PURCHASES === 'on',
    isMock,
  };
}

/** Client secrets and players' tokens go to that address: over TLS and to Discord, or to this very machine for tests. */
function refuseForeign(key: string, address: string, isProduction: boolean): void {
  const url = new URL(address);
  const isDiscord = url.protocol === 'https:' && url.hostname === DISCORD_HOST;
  if (isDiscord || (!isProduction && (url.protocol === 'https:' || isLoopback(url.hostname)))) return;
  throw new Error(`${key} must be an https address of ${DISCORD_HOST}.`);
}

/** `sku=diamonds:500;sku=keys:3,diamonds:10`. */
function readGoods(text: string): DiscordGoods[] {
  const goods = text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => readArticle(entry.trim()));
  if (new Set(goods.map(({ skuId }) => skuId)).size !== goods.length)
    throw new Error('DISCORD_GOODS names an article twice.');
  return goods;
}

function readArticle(entry: string): DiscordGoods {
  const match = /^(\d{1,25})=((?:diamonds|keys):\d{1,7}(?:,(?:diamonds|keys):\d{1,7})?)$/.exec(entry);
  if (match === null) throw new Error(`DISCORD_GOODS has an entry that is no article: ${entry}`);
  const [, skuId = '', gives = ''] = match;
  const amounts = Object.fromEntries(gives.split(',').map((part) => part.split(':') as [string, string]));
  const goods = { skuId, diamonds: Number(amounts.diamonds ?? 0), keys: Number(amounts.keys ?? 0) };
  if (goods.diamonds + goods.keys === 0) throw new Error(`DISCORD_GOODS has an article that gives nothing: ${entry}`);
  return goods;
}
