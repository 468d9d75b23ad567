import { createDiscordConfig } from '#config/discord-config.ts';
import { createIdentityConfig } from '#config/identity-config.ts';
import type { Config } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import type { SessionReply } from '@syllaboom/contracts';
import { createBrowser, type TestBrowser } from './browser.ts';
import type { Answer, TestServer } from '../server.ts';
import { type DiscordStandIn, startDiscordStandIn } from '../stand-ins/discord-api.ts';
import { type GooglePerson, type GoogleStandIn, startGoogleStandIn, type TokenChanges } from '../stand-ins/google.ts';

/** Stand-ins of the houses through which players sign in. */
export interface Houses {
  readonly discord: DiscordStandIn;
  readonly google: GoogleStandIn;
  /** Takes them for the real ones. */
  readonly adjust: (config: Config) => Config;
  close(): Promise<void>;
}

export async function startHouses(): Promise<Houses> {
  const [discord, google] = await Promise.all([startDiscordStandIn(), startGoogleStandIn()]);
  const env = readEnv({ ...discord.env, ...google.env, COMMUNITY_URL: 'https://discord.gg/example' });
  return {
    discord,
    google,
    adjust: (config) => ({
      ...config,
      discord: createDiscordConfig(env),
      identity: createIdentityConfig(env),
      communityUrl: env.COMMUNITY_URL ?? null,
    }),
    close: async () => {
      await Promise.all([discord.close(), google.close()]);
    },
  };
}

let lastDiscordId = 100_000_000_000_000_000n;
/** A person at Discord of whom nobody has heard yet. */
export function addDiscordPerson(houses: Houses, username: string, globalName: string | null = null): string {
  lastDiscordId += 1n;
  return houses.discord.state.addUser({ id: String(lastDiscordId), username, globalName }).id;
}

/** Goes to Discord and comes back with a code and a state, as a browser does. */
export async function visitDiscord(
  houses: Houses,
  browser: TestBrowser,
  userId: string | null,
  returnTo = '/',
): Promise<{ readonly code: string; readonly state: string; readonly asked: URL }> {
  const begun = await browser.call('GET', `/api/auth/login?return=${encodeURIComponent(returnTo)}`);
  const asked = new URL(begun.headers.get('location') ?? '');
  houses.discord.state.browserUser = userId;
  const consent = await fetch(asked, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', asked };
}

/** Signs in through Discord in a browser. */
export async function enterThroughDiscord(
  server: TestServer,
  houses: Houses,
  userId: string,
  extra: object = {},
  browser = createBrowser(server),
): Promise<Answer> {
  const { code, state } = await visitDiscord(houses, browser, userId);
  return browser.call('POST', '/api/discord_token', { code, state, ...extra });
}

/** Signs in through Google in a browser. */
export async function enterThroughGoogle(
  server: TestServer,
  houses: Houses,
  person: GooglePerson,
  extra: object = {},
  browser = createBrowser(server),
): Promise<Answer> {
  const idToken = await askGoogle(houses, browser, person);
  return browser.call('POST', '/api/auth/glogin', { idToken, ...extra });
}

/** A token of Google's for this browser. */
export async function askGoogle(
  houses: Houses,
  browser: TestBrowser,
  person: GooglePerson,
  changes: TokenChanges = {},
): Promise<string> {
  const { nonce } = (await browser.call('GET', '/api/auth/nonce')).body as { nonce: string };
  return houses.google.sign(person, nonce, changes);
}

/** The reply of a sign-in that must have worked. */
export function signedIn(answer: Answer): SessionReply & { refresh_token: string; access_token: string } {
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  return answer.body as ReturnType<typeof signedIn>;
}
