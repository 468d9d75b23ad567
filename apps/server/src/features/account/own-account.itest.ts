import { collectPlayerMessages } from '../../testing/collect-player-messages.ts';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/people/browser.ts';
import { createDevice } from '../../testing/people/device.ts';
import {
  addDiscordPerson,
  askGoogle,
  enterThroughDiscord,
  enterThroughGoogle,
  type IdentityProviders,
  signedIn,
  startProviders,
  authorizeAtDiscord,
} from '../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

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

const signIn = (username: string, password: string) => server.call('POST', '/api/auth/bylogin', { username, password });
const post = (path: string, token: string, body: object = {}) => server.call('POST', `/api${path}`, body, { token });
const overview = async (token: string) => (await server.call('GET', '/api/account', undefined, { token })).body;
const isIn = async (token: string) => (await server.call('GET', '/api/me', undefined, { token })).status === 200;
/** A session whose sign-in lies further back than ten minutes. */
const staleToken = async (username: string): Promise<string> => {
  const device = await createDevice();
  const first = signedIn(
    await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1', device: device.key }),
  );
  server.clock.forward(601);
  const secret = first.renew ?? '';
  const proof = await device.prove(secret, server.clock.now());
  return signedIn(await server.call('POST', '/api/auth/bylogin', { username, password: secret, proof })).token;
};

describe('/update-auth', () => {
  it('sets name and password of a player who came through an identity provider [R0059 R0377]', async () => {
    const entered = await enterThroughGoogle(server, providers, { sub: '201', name: 'Anna' });
    const { token, user } = signedIn(entered);
    expect(await overview(token)).toMatchObject({ hasPassword: false, needsPassword: false });
    const answer = await post('/update-auth', token, { username: 'Anna_Blume', password: 'so-long' });
    expect(answer.body).toMatchObject({ success: true, username: 'Anna_Blume' });
    expect(await overview(token)).toMatchObject({ username: 'Anna_Blume', hasPassword: true });
    expect(signedIn(await signIn('anna_blume', 'so-long')).user.id).toBe(user.id);
    expect((await signIn(user.username, 'so-long')).status).toBe(401);
  });

  it('sets one of the two and leaves the other; neither is refused [R0275 R0377]', async () => {
    const { token } = await server.signUp('Bert');
    expect((await post('/update-auth', token, { username: '', password: 'second-1' })).body.username).toBe('Bert');
    expect((await signIn('Bert', 'second-1')).status).toBe(200);
    expect((await post('/update-auth', token, { username: 'Berta', password: '' })).status).toBe(200);
    expect((await signIn('Berta', 'second-1')).status).toBe(200);
    expect((await signIn('Bert', 'second-1')).status).toBe(401);
    // What is left out stays as it is, like a blank.
    expect((await post('/update-auth', token, { password: 'third-33' })).body).toMatchObject({
      success: true,
      username: 'Berta',
    });
    expect((await signIn('Berta', 'third-33')).status).toBe(200);
    expect((await post('/update-auth', token, { username: 'Bertine' })).body.username).toBe('Bertine');
    expect((await signIn('Bertine', 'third-33')).status).toBe(200);
    for (const nothing of [{}, { username: '', password: '' }])
      expect((await post('/update-auth', token, nothing)).body).toMatchObject({
        code: 'auth/blank',
        error: 'Please enter username or password',
      });
    // The old name is free again.
    expect((await server.signUp('Bert')).user.username).toBe('Bert');
  });

  it('03 refuses with the words of the sign-up', async () => {
    await server.signUp('Taken');
    const { token } = await server.signUp('Carla');
    const refusals: [object, number, string][] = [
      [{ username: '', password: '' }, 400, 'Please enter username or password'],
      [{ username: 'Carla', password: '' }, 400, 'Please enter username or password'],
      [{ username: 'ab', password: '' }, 400, 'Username must be at least 3 characters long'],
      [{ username: 'a'.repeat(17), password: '' }, 400, 'Username must be at most 16 characters long'],
      [{ username: 'with space', password: '' }, 400, 'Username may only hold letters, digits, _ and -, no spaces'],
      [{ username: 'admin', password: '' }, 400, 'This username is not allowed'],
      [{ username: '', password: 'abcd' }, 400, 'Password must be at least 5 characters long'],
      [{ username: '', password: 'x'.repeat(129) }, 400, 'Password must be at most 128 characters long'],
      [{ username: 'taken', password: '' }, 409, 'This username is already taken'],
    ];
    for (const [body, status, text] of refusals) {
      const answer = await post('/update-auth', token, body);
      expect([answer.status, answer.body.error]).toEqual([status, text]);
    }
    const changed = await post('/update-auth', token, { username: 'CARLA', password: '' });
    expect(changed.body.username).toBe('CARLA');
  });

  it('wants the current password once the sign-in is older than ten minutes', async () => {
    await server.signUp('Doris');
    const token = await staleToken('Doris');
    expect((await overview(token)).needsPassword).toBe(true);
    const change = (currentPassword?: string) =>
      post('/update-auth', token, { username: '', password: 'new-one', currentPassword });
    for (const wrong of [undefined, '', 'secret-2']) {
      const refused = await change(wrong);
      expect([refused.status, refused.body.code]).toEqual([403, 'auth/reauth_required']);
    }
    expect((await change('secret-1')).status).toBe(200);
  });

  it('11 ends all other sessions at once, and leaves this one', async () => {
    const here = await server.signUp('Emil');
    const device = await createDevice();
    const there = signedIn(
      await server.call('POST', '/api/auth/bylogin', { username: 'Emil', password: 'secret-1', device: device.key }),
    );
    const { received, stop } = collectPlayerMessages(server, 'sessionEnded');
    await post('/update-auth', here.token, { username: '', password: 'changed-1' });
    stop();
    expect(received).toEqual([{ playerId: here.user.id, sessionId: expect.any(String), banned: false }]);
    expect([await isIn(here.token), await isIn(there.token)]).toEqual([true, false]);
    const secret = there.renew ?? '';
    const proof = await device.prove(secret, server.clock.now());
    expect((await signIn('Emil', 'secret-1')).status).toBe(401);
    const renewed = await server.call('POST', '/api/auth/bylogin', { username: 'Emil', password: secret, proof });
    expect(renewed.status).toBe(401);
  });

  it('04 refuses new passwords that are tried first, also to who never had one, and lets old ones sign in', async () => {
    const entered = await enterThroughGoogle(server, providers, { sub: '204', name: 'Nora' });
    const { token, user } = signedIn(entered);
    for (const password of ['12345', 'aaaaa', 'Password1', 'qwerty', 'Nora_Blume', '     ']) {
      const refused = await post('/update-auth', token, { username: 'Nora_Blume', password });
      expect([password, refused.status, refused.body.code]).toEqual([password, 400, 'auth/password_too_common']);
    }
    expect(await overview(token)).toMatchObject({ username: user.username, hasPassword: false });
    const hashOfOld = await hash('12345');
    await server.signUp('Oldtimer');
    await server.database.pool.query('update account set password_hash = $1 where username = $2', [
      hashOfOld,
      'Oldtimer',
    ]);
    expect((await signIn('Oldtimer', '12345')).status).toBe(200);
  });

  it('04 wants better passwords of the staff, and only of them', async () => {
    const { token, user } = await server.signUp('Frieda');
    expect((await post('/update-auth', token, { username: '', password: 'vuzek' })).status).toBe(200);
    await server.database.pool.query('update account set roles = array[5] where player_id = $1', [user.id]);
    const codes: unknown[] = [];
    for (const password of [
      '12345',
      'eleven-char',
      '123456789012',
      'aaaaaaaaaaaaaa',
      'frieda-frieda',
      'Syllaboom-2026',
      'qwertyuiop123',
      'correct horse!',
    ]) {
      codes.push((await post('/update-auth', token, { username: '', password })).body.code ?? 'fine');
    }
    expect(codes).toEqual([
      'auth/staff_password_too_short',
      'auth/staff_password_too_short',
      ...Array(5).fill('auth/password_too_common'),
      'fine',
    ]);
  });

  it('is for players alone', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    for (const path of ['/update-auth', '/account/end-sessions', '/account/delete', '/account/link', '/account/unlink'])
      expect((await post(path, guest.token, { username: 'x', password: 'y' })).status).toBe(401);
    for (const path of ['/api/account', '/api/account/export'])
      expect((await server.call('GET', path, undefined, { token: guest.token })).status).toBe(401);
  });
});

describe('linking', () => {
  it('15 adds ways to sign in to the same player, and refuses what is somebody else’s', async () => {
    const { token, user } = await server.signUp('Gustav');
    const browser = createBrowser(server);
    const person = addDiscordPerson(providers, 'gustav', 'Gustav at Discord');
    const grant = await authorizeAtDiscord(providers, browser, person);
    const body = { provider: 'discord', code: grant.code, state: grant.state };
    expect((await browser.call('POST', '/api/account/link', body, { token })).status).toBe(200);
    const google = { sub: '202', name: 'Gustav at Google' };
    const idToken = await askGoogle(providers, browser, google);
    expect((await browser.call('POST', '/api/account/link', { provider: 'google', idToken }, { token })).status).toBe(
      200,
    );
    expect((await overview(token)).identities).toEqual([
      { provider: 'discord', name: 'Gustav at Discord', linkedAt: expect.any(String) },
      { provider: 'google', name: 'Gustav at Google', linkedAt: expect.any(String) },
    ]);
    expect(signedIn(await enterThroughDiscord(server, providers, person)).user.id).toBe(user.id);
    expect(signedIn(await enterThroughGoogle(server, providers, google)).user.id).toBe(user.id);
    const other = await server.signUp('Herta');
    const taken = await askGoogle(providers, browser, google);
    const refused = await browser.call(
      'POST',
      '/api/account/link',
      { provider: 'google', idToken: taken },
      { token: other.token },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'auth/identity_taken']);
    // One account of a provider is enough: a second one would open the same player silently.
    const second = await askGoogle(providers, browser, { sub: '203', name: 'Second' });
    expect(
      (await browser.call('POST', '/api/account/link', { provider: 'google', idToken: second }, { token })).status,
    ).toBe(409);
  });

  it('13 wants the same proof as a sign-in', async () => {
    const { token } = await server.signUp('Ilse');
    const browser = createBrowser(server);
    const grant = await authorizeAtDiscord(providers, browser, addDiscordPerson(providers, 'ilse'));
    const link = (body: object, as = browser) => as.call('POST', '/api/account/link', body, { token });
    const forged = { provider: 'discord', code: grant.code, state: 'A'.repeat(22) };
    expect((await link(forged)).body.code).toBe('auth/state_mismatch');
    expect((await link({ provider: 'discord', code: 'made-up' })).body.code).toBe('auth/exchange_failed');
    expect((await link({ provider: 'google', idToken: 'made.up.too' })).body.code).toBe('auth/provider_failed');
    expect((await link({ provider: 'facebook', idToken: 'x' })).status).toBe(400);
    expect((await overview(token)).identities).toEqual([]);
  });

  it('unlinks, ends the sessions that began there, and keeps the last way in', async () => {
    const person = addDiscordPerson(providers, 'jonas', 'Jonas');
    const discord = signedIn(await enterThroughDiscord(server, providers, person));
    const unlink = (token: string, body: object) => post('/account/unlink', token, body);
    const last = await unlink(discord.token, { provider: 'discord' });
    expect([last.status, last.body.code]).toEqual([409, 'auth/last_sign_in']);
    await post('/update-auth', discord.token, { username: '', password: 'secret-1' });
    const byPassword = signedIn(await signIn(discord.user.username, 'secret-1'));
    expect((await unlink(byPassword.token, { provider: 'discord' })).status).toBe(200);
    expect([await isIn(byPassword.token), await isIn(discord.token)]).toEqual([true, false]);
    const renewed = await server.call('POST', '/api/discord_token', { refresh_token: discord.refresh_token });
    expect(renewed.status).toBe(401);
    // The person at Discord is a stranger again.
    expect(signedIn(await enterThroughDiscord(server, providers, person)).user.id).not.toBe(discord.user.id);
    const stale = await staleToken(discord.user.username);
    expect((await unlink(stale, { provider: 'google' })).body.code).toBe('auth/reauth_required');
    expect((await unlink(stale, { provider: 'google', password: 'secret-1' })).status).toBe(200);
  });

  it('unlinks Google, and lets nobody stay who came in there', async () => {
    const person = { sub: '205', name: 'Karla' };
    const thief = signedIn(await enterThroughGoogle(server, providers, person));
    const owner = signedIn(await enterThroughGoogle(server, providers, person));
    await post('/update-auth', owner.token, { username: '', password: 'secret-1' });
    const back = signedIn(await enterThroughGoogle(server, providers, person));
    expect((await post('/account/unlink', owner.token, { provider: 'google' })).status).toBe(200);
    expect(await Promise.all([thief, back, owner].map(({ token }) => isIn(token)))).toEqual([false, false, true]);
  });
});

describe('sessions', () => {
  it('lists where one is signed in, and 11 ends all but this one', async () => {
    const first = await server.signUp('Klaus');
    const second = signedIn(await signIn('Klaus', 'secret-1'));
    const third = signedIn(await signIn('Klaus', 'secret-1'));
    const { sessions } = await overview(second.token);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect((await post('/account/end-sessions', second.token)).body).toEqual({ success: true, ended: 2 });
    expect(await Promise.all([first, second, third].map(({ token }) => isIn(token)))).toEqual([false, true, false]);
    expect((await overview(second.token)).sessions).toHaveLength(1);
  });
});

it('02 answers 429 to whoever guesses the current password, without locking the player out elsewhere', async () => {
  const limited = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
  const device = await createDevice();
  const { renew = '', user } = await limited.signUp('Lothar', { device: device.key });
  limited.clock.forward(601);
  const proof = await device.prove(renew, limited.clock.now());
  const sent = { username: user.username, password: renew, proof };
  const { token } = signedIn(await limited.call('POST', '/api/auth/bylogin', sent));
  const guess = (currentPassword: string) =>
    limited.call('POST', '/api/update-auth', { username: '', password: 'stolen-1', currentPassword }, { token });
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) statuses.push((await guess(`wrong-${time}`)).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  expect(Number((await guess('secret-1')).headers.get('retry-after'))).toBeGreaterThan(0);
  const owner = { username: 'Lothar', password: 'secret-1', device: device.key };
  expect((await limited.call('POST', '/api/auth/bylogin', owner)).status).toBe(200);
  await limited.close();
});
