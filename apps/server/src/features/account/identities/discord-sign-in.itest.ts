import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../../testing/people/browser.ts';
import { createDevice } from '../../../testing/people/device.ts';
import {
  addDiscordPerson,
  enterThroughDiscord,
  type IdentityProviders,
  signedIn,
  startProviders,
  authorizeAtDiscord,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban, liftBan } from '../../../testing/people/staff.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer(providers.adjust);
});
beforeEach(() => {
  providers.discord.state.faults = [];
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const exchange = (body: object) => server.call('POST', '/api/discord_token', body);
const count = async (table: string) =>
  (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;

describe('the way to Discord and back', () => {
  it('leads to the consent page, with a state and a challenge that only this browser can answer [L0263]', async () => {
    const browser = createBrowser(server);
    const begun = await browser.call('GET', '/api/auth/login?return=/%3Froom%3Dabc');
    expect(begun.status).toBe(302);
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.href).toContain(`${providers.discord.url}/oauth2/authorize?`);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      response_type: 'code',
      client_id: providers.discord.state.clientId,
      scope: 'identify guilds guilds.members.read',
      state: expect.stringMatching(/^[\w-]{22}$/),
      redirect_uri: `${server.url}/`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'none',
    });
    const [cookie = ''] = begun.headers.getSetCookie();
    expect(cookie).toMatch(/^oa=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(cookie.slice(3), 'base64url').toString('latin1')).not.toContain(asked.searchParams.get('state'));
    expect(begun.headers.get('cache-control')).toBe('no-store');
  });

  it('pins the cookie to the host where the game runs under https', async () => {
    const secure = await startTestServer((config) => {
      const adjusted = providers.adjust(config);
      return { ...adjusted, server: { ...adjusted.server, publicOrigin: 'https://play.example' } };
    });
    const begun = await secure.call('GET', '/api/auth/login');
    const asked = new URL(begun.headers.get('location') ?? '');
    expect(asked.searchParams.get('redirect_uri')).toBe('https://play.example/');
    expect(begun.headers.getSetCookie()[0]).toMatch(/^__Host-oa=[\w-]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    await secure.close();
  });

  it('signs a new player in, under a name made of theirs, and the same player again [S0005 S0142 L0263]', async () => {
    const person = addDiscordPerson(providers, 'mia.m', 'Mia Möller 🎈');
    const browser = createBrowser(server);
    const { code, state } = await authorizeAtDiscord(providers, browser, person, '/?room=xyz12');
    const first = signedIn(await browser.call('POST', '/api/discord_token', { code, state, locale: 'de-DE' }));
    expect(first).toMatchObject({
      success: true,
      access_token: first.token,
      refresh_token: expect.stringMatching(/^dr1_[\w-]{43}$/),
      discord_access_token: null,
      returnTo: '/?room=xyz12',
      user: { username: 'Mia_Möller', displayName: 'Mia_Möller', guest: false, locale: 'de-DE' },
    });
    expect(first.user.id).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(first.user.id).not.toBe(person);
    expect(browser.cookies.has('oa')).toBe(false);
    const again = signedIn(await enterThroughDiscord(server, providers, person));
    expect(again.user.id).toBe(first.user.id);
    const me = await server.call('GET', '/api/me', undefined, { token: first.token });
    expect(me.body.user.id).toBe(first.user.id);
  });

  it('gives each a name of their own, whatever Discord calls them', async () => {
    await server.signUp('Zora');
    const names: string[] = [];
    for (const name of ['Zora', 'zora', '!!', 'admin', 'Ab', 'a name that is far too long']) {
      const reply = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'x', name)));
      names.push(reply.user.username);
    }
    expect(names[0]).toMatch(/^Zora\d{4}$/);
    expect(names[1]).toMatch(/^zora\d{4}$/);
    for (const name of names.slice(2, 5)) expect(name).toMatch(/^Player\d{4}$/);
    expect(names[5]).toBe('a_name_that_is_f');
  });

  it('13 refuses a code whose browser has no cookie, or brings another state, and spends a code once', async () => {
    const person = addDiscordPerson(providers, 'nora');
    const browser = createBrowser(server);
    const grant = await authorizeAtDiscord(providers, browser, person);
    expect((await exchange({ code: grant.code, state: grant.state })).body.code).toBe('auth/state_mismatch');
    const other = await browser.call('POST', '/api/discord_token', { code: grant.code, state: 'A'.repeat(22) });
    expect([other.status, other.body.error]).toEqual([403, 'Login failed.']);
    // The wrong state ended the handshake: even the right one is too late now.
    const late = await browser.call('POST', '/api/discord_token', { code: grant.code, state: grant.state });
    expect(late.status).toBe(403);
    const next = await authorizeAtDiscord(providers, browser, person);
    const kept = browser.cookies.get('oa') ?? '';
    const body = { code: next.code, state: next.state };
    expect((await browser.call('POST', '/api/discord_token', body)).status).toBe(200);
    const replayed = await server.call('POST', '/api/discord_token', body, { headers: { cookie: `oa=${kept}` } });
    expect([replayed.status, replayed.body.code]).toEqual([401, 'auth/exchange_failed']);
  });

  it('13 takes no cookie that comes with a foreign page’s call, is old or was made by somebody else', async () => {
    const person = addDiscordPerson(providers, 'odo');
    const browser = createBrowser(server);
    const foreign = await authorizeAtDiscord(providers, browser, person);
    const answer = await browser.call(
      'POST',
      '/api/discord_token',
      { code: foreign.code, state: foreign.state },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(answer.status).toBe(403);
    const old = await authorizeAtDiscord(providers, browser, person);
    server.clock.forward(601);
    expect((await browser.call('POST', '/api/discord_token', { code: old.code, state: old.state })).status).toBe(403);
    const forged = Buffer.from(JSON.stringify({ state: 'x', verifier: 'y', returnTo: '/', until: 9e15 }));
    const made = await server.call(
      'POST',
      '/api/discord_token',
      { code: 'c', state: 'x' },
      { headers: { cookie: `oa=${forged.toString('base64url')}` } },
    );
    expect(made.status).toBe(403);
  });

  it('13 sends nobody to another site afterwards', async () => {
    const person = addDiscordPerson(providers, 'pia');
    for (const evil of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%09/evil',
      '',
    ]) {
      const browser = createBrowser(server);
      const { code, state } = await authorizeAtDiscord(providers, browser, person, evil);
      const { body } = await browser.call('POST', '/api/discord_token', { code, state });
      expect(new URL(body.returnTo, server.url).origin).toBe(server.url);
      expect(body.returnTo).not.toMatch(/^\/[/\\]/);
    }
  });

  it('13 redeems no browser’s code for a page that hides its state', async () => {
    const person = addDiscordPerson(providers, 'quentin');
    const { code } = await authorizeAtDiscord(providers, createBrowser(server), person);
    const answer = await exchange({ code });
    expect([answer.status, answer.body.error]).toEqual([401, 'Failed to exchange authorization code.']);
  });

  it('34 answers no call of a foreign page', async () => {
    for (const path of ['/api/discord_token', '/api/auth/glogin', '/api/auth/bylogin', '/api/account/delete']) {
      const answer = await server.call('POST', path, {}, { headers: { origin: 'https://evil.example' } });
      expect([answer.status, answer.body.code]).toEqual([403, 'http/foreign_origin']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('wants a code or a refresh token', async () => {
    expect((await exchange({})).status).toBe(400);
    expect((await exchange({ code: '' })).status).toBe(400);
  });
});

describe('inside Discord', () => {
  it('exchanges the SDK’s code, and hands out Discord’s own token for its client [S0005 S0142]', async () => {
    const person = addDiscordPerson(providers, 'ruth', 'Ruth');
    const reply = signedIn(await exchange({ code: providers.discord.state.issueCode(person) }));
    expect(reply).toMatchObject({ user: { username: 'Ruth' }, returnTo: null });
    const { discord_access_token: theirs } = reply as unknown as { discord_access_token: string };
    expect(providers.discord.state.access.get(theirs)?.userId).toBe(person);
  });

  it('answers a bad code with the seeds’ words [S0193]', async () => {
    const answer = await exchange({ code: 'never-issued' });
    expect([answer.status, answer.body.error]).toEqual([401, 'Failed to exchange authorization code.']);
  });

  it('keeps Discord’s tokens encrypted: they stand in no table and no log', async () => {
    const person = addDiscordPerson(providers, 'sally');
    signedIn(await exchange({ code: providers.discord.state.issueCode(person) }));
    const tokens = [...providers.discord.state.access, ...providers.discord.state.refresh]
      .filter(([, { userId }]) => userId === person)
      .map(([token]) => token);
    expect(tokens).toHaveLength(2);
    const { rows } = await server.database.pool.query('select * from discord_grant');
    const kept = JSON.stringify(rows.map((row) => ({ ...row, sealed_tokens: row.sealed_tokens.toString('latin1') })));
    for (const token of tokens) {
      expect(kept).not.toContain(token);
      expect(server.logs.join('')).not.toContain(token);
    }
  });
});

describe('renewal with the refresh token', () => {
  const renew = (refresh_token: string, extra: object = {}) => exchange({ refresh_token, ...extra });

  it('rotates it, keeps the session and asks Discord only when its tokens grow old [S0142]', async () => {
    const person = addDiscordPerson(providers, 'tom');
    const first = signedIn(await exchange({ code: providers.discord.state.issueCode(person) }));
    const sessions = await count('session');
    providers.discord.state.calls.length = 0;
    server.clock.forward(720);
    const second = signedIn(await renew(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.user.id).toBe(first.user.id);
    expect(await count('session')).toBe(sessions);
    expect(providers.discord.state.calls).toEqual([]);
    // Within the grace the same successor comes again: a lost answer costs nothing.
    expect(signedIn(await renew(first.refresh_token)).refresh_token).toBe(second.refresh_token);
    server.clock.forward(6.5 * 86_400);
    const third = signedIn(await renew(second.refresh_token));
    expect(providers.discord.state.calls).toEqual(['token']);
    const { discord_access_token: theirs } = third as unknown as { discord_access_token: string };
    expect(providers.discord.state.access.get(theirs)).toMatchObject({ userId: person, expired: false });
  });

  it('09 ends the session when a spent refresh token comes back after the grace', async () => {
    const person = addDiscordPerson(providers, 'ulla');
    const first = signedIn(await enterThroughDiscord(server, providers, person));
    const second = signedIn(await renew(first.refresh_token));
    server.clock.forward(31);
    expect((await renew(first.refresh_token)).status).toBe(401);
    expect((await renew(second.refresh_token)).status).toBe(401);
    expect(server.logs.some((line) => line.includes('renew_reuse'))).toBe(true);
    const me = await server.call('GET', '/api/me', undefined, { token: second.token });
    expect(me.status).toBe(401);
  });

  it('09 wants the device’s proof where a device gave its key', async () => {
    const device = await createDevice();
    const stranger = await createDevice();
    const person = addDiscordPerson(providers, 'vera');
    const first = signedIn(await enterThroughDiscord(server, providers, person, { device: device.key }));
    const htu = 'https://play.example/api/discord_token';
    const prove = (by: typeof device, changes: object = {}) =>
      by.prove(first.refresh_token, server.clock.now(), { htu, ...changes });
    expect((await renew(first.refresh_token)).status).toBe(401);
    expect((await renew(first.refresh_token, { proof: await prove(stranger) })).status).toBe(401);
    const elsewhere = await prove(device, { htu: 'https://play.example/api/auth/bylogin' });
    expect((await renew(first.refresh_token, { proof: elsewhere })).status).toBe(401);
    expect((await renew(first.refresh_token, { proof: await prove(device) })).status).toBe(200);
  });

  it('10 rotates once for two tabs at the same time', async () => {
    const first = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'wanda')));
    const secrets = await count('renewal_secret');
    const replies = await Promise.all([renew(first.refresh_token), renew(first.refresh_token)]);
    expect(new Set(replies.map((reply) => signedIn(reply).refresh_token)).size).toBe(1);
    expect(await count('renewal_secret')).toBe(secrets + 1);
  });

  it('takes no refresh token of a password for one of Discord’s kind, nor the other way round', async () => {
    const device = await createDevice();
    const player = await server.signUp('xaver', { device: device.key });
    const proof = await device.prove(player.renew ?? '', server.clock.now(), { htu: 'https://a/api/discord_token' });
    expect((await renew(player.renew ?? '', { proof })).body.code).toBe('auth/login_failed');
    const other = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'yuri')));
    const body = { username: other.user.username, password: other.refresh_token };
    expect((await server.call('POST', '/api/auth/bylogin', body)).status).toBe(401);
  });

  it('keeps Discord’s tokens no longer than the session', async () => {
    const person = addDiscordPerson(providers, 'yvonne');
    const over = signedIn(await enterThroughDiscord(server, providers, person));
    const kept = signedIn(await enterThroughDiscord(server, providers, person));
    await server.call('POST', '/api/auth/logout', undefined, { token: over.token });
    await server.composition.accounts.purge();
    expect(await count(`discord_grant where subject = '${person}'`)).toBe(1);
    expect((await renew(kept.refresh_token)).status).toBe(200);
    expect((await renew(over.refresh_token)).status).toBe(401);
  });

  it('ends when the player takes the permission back at Discord', async () => {
    const person = addDiscordPerson(providers, 'zoe');
    const first = signedIn(await enterThroughDiscord(server, providers, person));
    providers.discord.state.deauthorize(person);
    server.clock.forward(6.5 * 86_400);
    const { received, stop } = collectPlayerMessages(server, 'sessionEnded');
    const refused = await renew(first.refresh_token);
    stop();
    expect([refused.status, refused.body.code]).toEqual([401, 'auth/login_failed']);
    // Sockets that the session opened close, too.
    expect(received).toEqual([{ playerId: first.user.id, sessionId: expect.any(String), banned: false }]);
    const second = signedIn(await enterThroughDiscord(server, providers, person));
    await server.composition.accounts.dropDiscord(person);
    expect((await renew(second.refresh_token)).status).toBe(401);
    expect((await server.call('GET', '/api/me', undefined, { token: second.token })).status).toBe(401);
    expect(await count(`discord_grant where subject = '${person}'`)).toBe(1);
  });
});

it('12 answers 418 to a banned player, with a code and with a refresh token, and says so in every sign-in', async () => {
  const person = addDiscordPerson(providers, 'anton');
  const { user, refresh_token } = signedIn(await enterThroughDiscord(server, providers, person));
  await ban(server, user.id);
  for (const answer of [
    await enterThroughDiscord(server, providers, person),
    await exchange({ code: providers.discord.state.issueCode(person) }),
    await exchange({ refresh_token }),
  ]) {
    expect([answer.status, answer.body.error]).toEqual([418, 'You have been banned from this game.']);
  }
  await liftBan(server, user.id);
  expect((await enterThroughDiscord(server, providers, person)).status).toBe(200);
});

it('says what the server offers, and refuses what it doesn’t', async () => {
  expect((await server.call('GET', '/api/auth/options')).body).toEqual({
    discord: {
      clientId: providers.discord.state.clientId,
      scopes: ['identify', 'guilds', 'guilds.members.read', 'rpc.activities.write'],
    },
    google: { clientId: expect.any(String), scriptUrl: `${providers.google.url}/gsi/client` },
    communityUrl: 'https://discord.gg/example',
  });
  const bare = await startTestServer();
  expect((await bare.call('GET', '/api/auth/options')).body).toEqual({
    discord: null,
    google: null,
    communityUrl: null,
  });
  const codes = [
    await bare.call('GET', '/api/auth/login'),
    await bare.call('POST', '/api/discord_token', { code: 'x' }),
    await bare.call('GET', '/api/auth/nonce'),
    await bare.call('POST', '/api/auth/glogin', { idToken: 'x' }),
  ].map(({ status, body }) => [status, body.code]);
  expect(new Set(codes.map(String))).toEqual(new Set(['404,auth/provider_off']));
  await bare.close();
});
