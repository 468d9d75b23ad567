import { createDiscordConfig } from '#config/discord-config.ts';
import { createIdentityConfig } from '#config/identity-config.ts';
import type { Config } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import type { SessionReply } from '@syllaboom/contracts';
import { createBrowser, type TestBrowser } from './browser.ts';
import type { Answer, TestServer } from '../server.ts';
import { type FakeDiscord, startFakeDiscord } from '../fakes/discord-api.ts';
import { type GooglePerson, type FakeGoogle, startFakeGoogle, type TokenChanges } from '../fakes/google.ts';

/** Fakes of the identity providers through which players sign in. */
export interface IdentityProviders {
  readonly discord: FakeDiscord;
  readonly google: FakeGoogle;
  /** Takes them for the real ones. */
  readonly adjust: (config: Config) => Config;
  close(): Promise<void>;
}

export async function startProviders(): Promise<IdentityProviders> {
  const [discord, google] = await Promise.all([startFakeDiscord(), startFakeGoogle()]);
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
export function addDiscordPerson(
  providers: IdentityProviders,
  username: string,
  globalName: string | null = null,
): string {
  lastDiscordId += 1n;
  return providers.discord.state.addUser({ id: String(lastDiscordId), username, globalName }).id;
}

/** Goes to Discord and comes back with a code and a state, as a browser does. */
export async function authorizeAtDiscord(
  providers: IdentityProviders,
  browser: TestBrowser,
  userId: string | null,
  returnTo = '/',
): Promise<{ readonly code: string; readonly state: string; readonly asked: URL }> {
  const begun = await browser.call('GET', `/api/auth/login?return=${encodeURIComponent(returnTo)}`);
  const asked = new URL(begun.headers.get('location') ?? '');
  providers.discord.state.browserUser = userId;
  const consent = await fetch(asked, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '').searchParams;
  return { code: back.get('code') ?? '', state: back.get('state') ?? '', asked };
}

/** Signs in through Discord in a browser. */
export async function enterThroughDiscord(
  server: TestServer,
  providers: IdentityProviders,
  userId: string,
  extra: object = {},
  browser = createBrowser(server),
): Promise<Answer> {
  const { code, state } = await authorizeAtDiscord(providers, browser, userId);
  return browser.call('POST', '/api/discord_token', { code, state, ...extra });
}

/** Signs in through Google in a browser. */
export async function enterThroughGoogle(
  server: TestServer,
  providers: IdentityProviders,
  person: GooglePerson,
  extra: object = {},
  browser = createBrowser(server),
): Promise<Answer> {
  const idToken = await askGoogle(providers, browser, person);
  return browser.call('POST', '/api/auth/glogin', { idToken, ...extra });
}

/** A token of Google's for this browser. */
export async function askGoogle(
  providers: IdentityProviders,
  browser: TestBrowser,
  person: GooglePerson,
  changes: TokenChanges = {},
): Promise<string> {
  const { nonce } = (await browser.call('GET', '/api/auth/nonce')).body as { nonce: string };
  return providers.google.sign(person, nonce, changes);
}

/** The reply of a sign-in that must have worked. */
export function signedIn(answer: Answer): SessionReply & { refresh_token: string; access_token: string } {
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  return answer.body as ReturnType<typeof signedIn>;
}
