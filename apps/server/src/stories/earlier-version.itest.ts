import { hashMatch, replayMatch } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EARLIER, openEarlierDatabase } from '../testing/earlier-version/earlier-version.ts';
import { createBrowser } from '../testing/people/browser.ts';
import { resumeDevice } from '../testing/people/device.ts';
import { type IdentityProviders, startProviders } from '../testing/people/identity-providers.ts';
import { askByKey } from '../testing/people/named-accounts.ts';
import { appCodeAt } from '../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer(
    (config) => {
      const adjusted = providers.adjust(config);
      return { ...adjusted, server: { ...adjusted.server, publicOrigin: 'https://play.example' } };
    },
    { openDatabase: openEarlierDatabase, at: new Date(EARLIER.capturedAt) },
  );
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const me = async (token: string) => (await server.call('GET', '/api/me', undefined, { token })).body.user;
const browserWith = (cookies: Readonly<Record<string, string>>) => {
  const browser = createBrowser(server);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    post: (path: string, body: object) => browser.call('POST', path, body, { headers: { cookie: cookie.join('; ') } }),
  };
};

describe('whoever was signed in at the version before', () => {
  it.each(['password', 'discord', 'google', 'named', 'staff'] as const)('%s: goes on with the token', async (by) => {
    const { token, user } = EARLIER[by].reply;
    expect(await me(token)).toMatchObject({ id: user.id, username: user.username, displayName: user.displayName });
  });

  it('as a guest goes on', async () => {
    expect(await me(EARLIER.guest.token)).toMatchObject({ guest: true });
  });

  it.each(['password', 'google', 'named'] as const)(
    '%s: renews with the refresh token and its key, again and again',
    async (by) => {
      const { reply, jwk } = EARLIER[by];
      const device = await resumeDevice(jwk);
      let password = reply.renew ?? '';
      for (let round = 0; round < 2; round++) {
        server.clock.forward(60);
        const proof = await device.prove(password, server.clock.now());
        const { status, body } = await server.call('POST', '/api/auth/bylogin', {
          username: reply.user.username,
          password,
          proof,
        });
        expect([status, body.user?.id]).toEqual([200, reply.user.id]);
        expect(body.renew).not.toBe(password);
        password = body.renew;
      }
    },
  );

  it('through Discord renews with the refresh token that stands for Discord’s encrypted ones', async () => {
    const { reply, jwk } = EARLIER.discord;
    const device = await resumeDevice(jwk);
    const htu = 'https://play.example/api/discord_token';
    const proof = await device.prove(reply.refresh_token, server.clock.now(), { htu });
    const { status, body } = await server.call('POST', '/api/discord_token', {
      refresh_token: reply.refresh_token,
      proof,
    });
    expect([status, body.user?.id]).toEqual([200, reply.user.id]);
    expect(body.refresh_token).toMatch(/^dr1_/);
  });

  it('opens an account that hangs on a key with that key alone', async () => {
    const { status, body } = await askByKey(server, await resumeDevice(EARLIER.named.jwk));
    expect([status, body.user?.id]).toEqual([200, EARLIER.named.reply.user.id]);
  });

  it('proves the second factor by the app of then', async () => {
    server.clock.forward(60);
    const { appSecret, username } = EARLIER.staff;
    const { token } = (await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1' })).body;
    const code = appCodeAt(appSecret, server.clock.now());
    const proven = await server.call('POST', '/api/account/second-factor/prove', { code }, { token });
    expect(proven.status).toBe(200);
  });

  it('comes back from Google with the nonce and the cookie of then', async () => {
    const { nonce, cookies } = EARLIER.begunGoogle;
    const iat = Math.floor(server.clock.now().getTime() / 1000);
    const claims = { iat, exp: iat + 600 };
    const idToken = await providers.google.sign({ sub: EARLIER.google.subject, name: 'Gundula' }, nonce, { claims });
    const { status, body } = await browserWith(cookies).post('/api/auth/glogin', { idToken });
    expect([status, body.user?.id]).toEqual([200, EARLIER.google.reply.user.id]);
  });

  it('comes back from Discord with the state and the encrypted cookie of then', async () => {
    const { state, cookies } = EARLIER.begunDiscord;
    // Discord is asked about the code, and knows none: whoever did not begin the sign-in isn't taken so far.
    const comeBack = async (held: Readonly<Record<string, string>>) =>
      (await browserWith(held).post('/api/discord_token', { code: 'unknown', state })).body.code;
    expect(await comeBack(cookies)).not.toBe('auth/state_mismatch');
    expect(await comeBack({ '__Host-oa': `A${cookies['__Host-oa']}` })).toBe('auth/state_mismatch');
  });

  it('is still known as a thief with a refresh token that was spent then', async () => {
    server.clock.forward(3_600);
    const { spent, username, jwk } = EARLIER.password;
    const proof = await (await resumeDevice(jwk)).prove(spent, server.clock.now());
    const stolen = await server.call('POST', '/api/auth/bylogin', { username, password: spent, proof });
    expect(stolen.status).toBe(401);
  });
});

it('reads the notes that the version before signed', () => {
  const { notes } = server.composition.roomPorts;
  expect(notes.verify(EARLIER.note.text)).toEqual(EARLIER.note.content);
  expect(notes.verify(`${EARLIER.note.text}x`)).toBeNull();
});

describe('a match that was stored by the version before', () => {
  it.each(EARLIER.matches)('of $name plays to the same end', async ({ id }) => {
    const { token } = (await server.call('POST', '/api/auth/guest', {})).body;
    const { status, body } = await server.call('GET', `/api/match/${id}/replay`, undefined, { token });
    expect(status).toBe(200);
    expect(hashMatch(replayMatch(body.log).state)).toBe(body.hash);
  });

  it('tells its timeline', async () => {
    const { username } = EARLIER.password;
    const { token } = (await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1' })).body;
    const id = EARLIER.matches.find(({ name }) => name === 'original')?.id ?? '';
    const { match } = (await server.call('GET', `/api/match/${id}`, undefined, { token })).body;
    const played = Object.values<{ timeline?: { wordsAt: number[] } }>(match.stats);
    expect(played.some(({ timeline }) => (timeline?.wordsAt.length ?? 0) > 3)).toBe(true);
  });
});
