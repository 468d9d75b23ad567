import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/people/browser.ts';
import { createDevice } from '../../../testing/people/device.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  enterThroughGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban } from '../../../testing/people/staff.ts';
import type { TokenChanges } from '../../../testing/fakes/google.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer(providers.adjust);
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const REFUSED = [401, 'Authentication failed.'];

describe('Google sign-in', () => {
  it('signs a new player in with a token and their data, and the same player again [S0144 S0145 L0264 R0412]', async () => {
    const person = { sub: '108', name: 'Greta Green', email: 'greta@example.org' };
    const first = signedIn(await enterThroughGoogle(server, providers, person, { locale: 'fr-FR' }));
    expect(first).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { username: 'Greta_Green', locale: 'fr-FR', guest: false },
    });
    expect(first.renew).toBeUndefined();
    const again = signedIn(await enterThroughGoogle(server, providers, { ...person, email: 'new@example.org' }));
    expect(again.user.id).toBe(first.user.id);
    // Nobody's address is kept.
    const { rows } = await server.database.pool.query('select * from identity');
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });

  it('gives a device a refresh token to renew with', async () => {
    const device = await createDevice();
    const { renew = '', user } = signedIn(
      await enterThroughGoogle(server, providers, { sub: '109', name: 'Hugo' }, { device: device.key }),
    );
    const proof = await device.prove(renew, server.clock.now());
    const renewed = await server.call('POST', '/api/auth/bylogin', { username: user.username, password: renew, proof });
    expect(renewed.body.user.id).toBe(user.id);
  });

  it('fetches Google’s keys once for many sign-ins', async () => {
    const before = providers.google.fetches;
    for (let time = 0; time < 5; time++) await enterThroughGoogle(server, providers, { sub: '110', name: 'Ida' });
    expect(providers.google.fetches - before).toBeLessThanOrEqual(1);
  });

  const past = Math.floor(Date.now() / 1000) - 60;
  const spoiled: [string, TokenChanges][] = [
    ['another audience', { claims: { aud: 'somebody-else' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.example' } }],
    ['an end in the past', { claims: { exp: past } }],
    ['a signature of somebody else', { foreignKey: true }],
    ['a key that Google does not know', { foreignKey: true, kid: 'unknown' }],
    ['another nonce', { claims: { nonce: 'abc' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['nobody in it', { claims: { sub: undefined } }],
  ];
  it.each(spoiled)('14 refuses a token with %s', async (_what, changes) => {
    const browser = createBrowser(server);
    const idToken = await askGoogle(providers, browser, { sub: '111', name: 'Jo' }, changes);
    const answer = await browser.call('POST', '/api/auth/glogin', { idToken });
    expect([answer.status, answer.body.error]).toEqual(REFUSED);
  });

  it('14 takes Google’s short name as issuer, and what is no token at all for none', async () => {
    const browser = createBrowser(server);
    const person = { sub: '112', name: 'Kai' };
    const idToken = await askGoogle(providers, browser, person, { claims: { iss: 'accounts.google.com' } });
    expect((await browser.call('POST', '/api/auth/glogin', { idToken })).status).toBe(200);
    for (const wrong of ['', 'x', 'a.b.c', `${idToken}x`, idToken.replace(/\.[^.]*$/, '.')]) {
      const answer = await browser.call('POST', '/api/auth/glogin', { idToken: wrong });
      expect([answer.status, answer.body.error]).toEqual(REFUSED);
    }
  });

  it('14 takes a nonce once, in its own browser, for ten minutes', async () => {
    const person = { sub: '113', name: 'Lia' };
    const browser = createBrowser(server);
    const idToken = await askGoogle(providers, browser, person);
    const stranger = createBrowser(server);
    expect((await stranger.call('POST', '/api/auth/glogin', { idToken })).status).toBe(401);
    await askGoogle(providers, stranger, person);
    expect((await stranger.call('POST', '/api/auth/glogin', { idToken })).status).toBe(401);
    const other = await askGoogle(providers, browser, person);
    // Two open tabs don't spoil each other's nonce.
    expect((await browser.call('POST', '/api/auth/glogin', { idToken })).status).toBe(200);
    expect((await browser.call('POST', '/api/auth/glogin', { idToken })).status).toBe(401);
    expect((await browser.call('POST', '/api/auth/glogin', { idToken: other })).status).toBe(200);
    const late = await askGoogle(providers, browser, person);
    server.clock.forward(601);
    expect((await browser.call('POST', '/api/auth/glogin', { idToken: late })).status).toBe(401);
  });

  it('15 keeps people apart whose ids are equal in different providers, or equal a player’s id', async () => {
    const discordId = addDiscordPerson(providers, 'mona');
    const player = await server.signUp('Norbert');
    const byDiscord = signedIn(await enterThroughDiscord(server, providers, discordId));
    const sameNumber = signedIn(await enterThroughGoogle(server, providers, { sub: discordId, name: 'Mona' }));
    const asPlayer = signedIn(await enterThroughGoogle(server, providers, { sub: player.user.id, name: 'Norbert' }));
    const ids = [player, byDiscord, sameNumber, asPlayer].map(({ user }) => user.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('12 answers 418 to a banned player', async () => {
    const person = { sub: '114', name: 'Otto' };
    const { user, token } = signedIn(await enterThroughGoogle(server, providers, person));
    await ban(server, user.id);
    const answer = await enterThroughGoogle(server, providers, person);
    expect([answer.status, answer.body.error]).toEqual([418, 'You have been banned from this game.']);
    expect((await server.call('GET', '/api/me', undefined, { token })).status).toBe(418);
  });

  it('lets a ban end by itself', async () => {
    const person = { sub: '115', name: 'Pina' };
    const { user } = signedIn(await enterThroughGoogle(server, providers, person));
    await ban(server, user.id, new Date(server.clock.now().getTime() + 60_000));
    expect((await enterThroughGoogle(server, providers, person)).status).toBe(418);
    server.clock.forward(61);
    expect((await enterThroughGoogle(server, providers, person)).status).toBe(200);
  });
});
