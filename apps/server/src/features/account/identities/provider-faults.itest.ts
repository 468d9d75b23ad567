import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/people/browser.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  enterThroughGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
  authorizeAtDiscord,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import type { FaultKind } from '../../../testing/fakes/discord-state.ts';
import type { GoogleFault } from '../../../testing/fakes/google.ts';

let providers: IdentityProviders;
beforeAll(async () => {
  providers = await startProviders();
});
afterAll(() => providers.close());

describe('when Discord misbehaves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(providers.adjust);
  });
  beforeEach(() => {
    providers.discord.state.faults = [];
    // Whatever broke before is no longer held against it.
    server.clock.forward(61);
  });
  afterAll(() => server.close());

  const answers: [FaultKind, number, string][] = [
    ['refuse', 401, 'Failed to exchange authorization code.'],
    ['limited', 503, 'This way to sign in does not answer. Please try again in a moment.'],
    ['error', 503, 'This way to sign in does not answer. Please try again in a moment.'],
    ['hang', 503, 'This way to sign in does not answer. Please try again in a moment.'],
    ['garbage', 503, 'This way to sign in does not answer. Please try again in a moment.'],
  ];
  it.each(answers)(
    'at the exchange (%s) answers %i, makes no account, and works afterwards [S0193]',
    async (kind, status, text) => {
      const person = addDiscordPerson(providers, `fault-${kind}`);
      const browser = createBrowser(server);
      const { code, state } = await authorizeAtDiscord(providers, browser, person);
      providers.discord.state.faults = [{ route: 'token', kind, times: 1, retryAfterSeconds: 1 }];
      const accounts = async () =>
        (await server.database.pool.query('select count(*)::int as count from account')).rows[0].count;
      const before = await accounts();
      const answer = await browser.call('POST', '/api/discord_token', { code, state });
      expect([answer.status, answer.body.error]).toEqual([status, text]);
      if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await accounts()).toBe(before);
      server.clock.forward(2);
      // Trouble on Discord's side spends nothing: the very same call may come again.
      const again =
        status === 503
          ? await browser.call('POST', '/api/discord_token', { code, state })
          : await enterThroughDiscord(server, providers, person);
      expect(again.status).toBe(200);
    },
  );

  it('at the exchange (401, since the application’s secret is wrong) answers 401, and the log says why [S0193]', async () => {
    const misconfigured = await startTestServer((config) => {
      const adjusted = providers.adjust(config);
      return { ...adjusted, discord: adjusted.discord && { ...adjusted.discord, clientSecret: 'wrong' } };
    });
    const answer = await enterThroughDiscord(misconfigured, providers, addDiscordPerson(providers, 'unlucky'));
    expect([answer.status, answer.body.error]).toEqual([401, 'Failed to exchange authorization code.']);
    expect(misconfigured.logs.some((line) => line.includes('"route":"token"') && line.includes('"status":401'))).toBe(
      true,
    );
    await misconfigured.close();
  });

  it.each<[FaultKind, number]>([
    ['refuse', 401],
    ['limited', 503],
    ['error', 503],
    ['garbage', 503],
  ])('when it does not say who the player is (%s), answers %i', async (kind, status) => {
    const person = addDiscordPerson(providers, `who-${kind}`);
    providers.discord.state.faults = [{ route: 'user', kind, times: 1, retryAfterSeconds: 1 }];
    expect((await enterThroughDiscord(server, providers, person)).status).toBe(status);
  });

  it('renews sessions in browsers all the same, and spends no refresh token in its own client', async () => {
    const person = addDiscordPerson(providers, 'renewer');
    const browser = signedIn(await enterThroughDiscord(server, providers, person));
    const code = providers.discord.state.issueCode(person);
    const embedded = signedIn(await server.call('POST', '/api/discord_token', { code }));
    const renew = (refresh_token: string) => server.call('POST', '/api/discord_token', { refresh_token });
    providers.discord.state.faults = [{ route: 'token', kind: 'error' }];
    server.clock.forward(6.9 * 86_400);
    // Discord's token still lives: nobody notices.
    const stillGood = await renew(embedded.refresh_token);
    expect(stillGood.body.discord_access_token).toMatch(/\w{30}/);
    server.clock.forward(0.2 * 86_400);
    const later = signedIn(await renew(browser.refresh_token));
    expect(later.user.id).toBe(browser.user.id);
    const refused = await renew(signedIn(stillGood).refresh_token);
    expect([refused.status, refused.body.code]).toEqual([503, 'auth/provider_down']);
    providers.discord.state.faults = [];
    server.clock.forward(61);
    expect((await renew(signedIn(stillGood).refresh_token)).status).toBe(200);
  });
});

describe('when Google’s keys can’t be had', () => {
  const faults: GoogleFault[] = [400, 401, 429, 500, 'hang', 'garbage'];
  it.each(faults)('14 (%s) answers 503, refuses nobody for good, and works afterwards', async (fault) => {
    // A server that has not fetched the keys yet.
    const server = await startTestServer(providers.adjust);
    const browser = createBrowser(server);
    const person = { sub: `fault-${fault}`, name: 'Fay Fault' };
    const idToken = await askGoogle(providers, browser, person);
    providers.google.fault = fault;
    const answer = await browser.call('POST', '/api/auth/glogin', { idToken });
    expect([answer.status, answer.body.code]).toEqual([503, 'auth/provider_down']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    providers.google.fault = null;
    // The nonce was not spent.
    expect((await browser.call('POST', '/api/auth/glogin', { idToken })).status).toBe(200);
    // Keys that were fetched once are good for a while.
    providers.google.fault = fault;
    expect((await enterThroughGoogle(server, providers, person)).status).toBe(200);
    providers.google.fault = null;
    await server.close();
  });
});

it('brings whoever cannot be sent on back to the game, with the reason in the address', async () => {
  const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  const closed = await startTestServer();
  const path = '/api/auth/login?return=/%3Froom%3Dabc';
  const refused = await closed.call('GET', path, undefined, asPage);
  expect([refused.status, refused.headers.get('location'), refused.headers.get('cache-control')]).toEqual([
    302,
    '/?room=abc&error=auth%2Fprovider_off',
    'no-store',
  ]);
  expect(refused.text).not.toContain('"code"');
  // Scripts are told as ever.
  expect(await closed.call('GET', path)).toMatchObject({ status: 404, body: { code: 'auth/provider_off' } });
  const foreign = await closed.call('GET', '/api/auth/login?return=/.//evil.example', undefined, asPage);
  expect(foreign.headers.get('location')).toBe('/?error=auth%2Fprovider_off');
  await closed.close();
});
