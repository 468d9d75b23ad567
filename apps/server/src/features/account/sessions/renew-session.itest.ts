import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDevice, type TestDevice } from '../../../testing/people/device.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban } from '../../../testing/people/staff.ts';

let server: TestServer;
let device: TestDevice;
let username: string;
let secret: string;
let token: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  device = await createDevice();
  username = `renewer${count++}`;
  const reply = await server.signUp(username, { device: device.key });
  secret = reply.renew ?? '';
  token = reply.token;
});

const renew = async (with_: string, changes: Record<string, unknown> = {}, by = device) =>
  server.call('POST', '/api/auth/bylogin', {
    username,
    password: with_,
    proof: await by.prove(with_, server.clock.now(), changes),
  });
const me = (with_: string) => server.call('GET', '/api/me', undefined, { token: with_ });
const logged = (event: string) => server.logs.filter((line) => line.includes(`"event":"${event}"`)).length;

describe('renewal', () => {
  it('gives a device a refresh token at sign-in, and a new pair of tokens for it', async () => {
    expect(secret).toMatch(/^wr1_[\w-]{43}$/);
    const first = await renew(secret);
    expect(first).toMatchObject({ status: 200, body: { success: true, expiresIn: 900, user: { username } } });
    expect(first.body.renew).toMatch(/^wr1_[\w-]{43}$/);
    expect(first.body.renew).not.toBe(secret);
    expect((await me(first.body.token)).status).toBe(200);
    expect((await renew(first.body.renew)).status).toBe(200);
  });

  it('gives no refresh token without a device key', async () => {
    const { body } = await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1' });
    expect(body.renew).toBeUndefined();
  });

  it('refuses a device key that is no point of the curve', async () => {
    const key = { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' };
    expect(
      (await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1', device: key })).status,
    ).toBe(400);
  });

  it('09 refuses a refresh token without proof, with another key, or with a proof of something else', async () => {
    const thief = await createDevice();
    expect((await server.call('POST', '/api/auth/bylogin', { username, password: secret })).status).toBe(401);
    expect((await renew(secret, {}, thief)).status).toBe(401);
    expect((await renew(secret, { sh: 'other' })).status).toBe(401);
    expect((await renew(secret, { htm: 'GET' })).status).toBe(401);
    expect((await renew(secret, { htu: 'https://play.example/api/me' })).status).toBe(401);
    expect((await renew(secret, { iat: Math.floor(server.clock.now().getTime() / 1000) - 400 })).status).toBe(401);
    const own = await device.prove(secret, server.clock.now());
    const other = await server.signUp(`${username}x`);
    expect(
      (await server.call('POST', '/api/auth/bylogin', { username: other.user.username, password: secret, proof: own }))
        .status,
    ).toBe(401);
    expect((await renew(secret)).status).toBe(200);
  });

  it('10 rotates once for two tabs at the same time, and both go on', async () => {
    const [one, two] = await Promise.all([renew(secret), renew(secret)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.renew).toBe(two.body.renew);
    expect((await me(one.body.token)).status).toBe(200);
    expect((await me(two.body.token)).status).toBe(200);
    expect((await renew(one.body.renew)).status).toBe(200);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from renewal_secret r join session s on s.id = r.session_id where s.player_id = (select player_id from account where username = $1)',
      [username],
    );
    expect(rows[0].count).toBe(3);
  });

  it('09 kills the whole session when a spent refresh token comes back after the grace', async () => {
    const before = logged('renew_reuse');
    const next = await renew(secret);
    server.clock.forward(29);
    expect((await renew(secret)).status).toBe(200);
    server.clock.forward(2);
    expect((await renew(secret)).status).toBe(401);
    expect(logged('renew_reuse')).toBe(before + 1);
    expect((await renew(next.body.renew)).status).toBe(401);
    expect((await me(next.body.token)).status).toBe(401);
    expect((await me(token)).status).toBe(401);
  });

  it('ends after 30 days without use and after 90 days in any case', async () => {
    server.clock.forward(30 * 86_400 + 1);
    expect((await renew(secret)).status).toBe(401);
    let next = (await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1', device: device.key }))
      .body.renew;
    for (let month = 0; month < 3; month++) {
      server.clock.forward(29 * 86_400);
      const answer = await renew(next);
      expect(answer.status).toBe(200);
      next = answer.body.renew;
    }
    server.clock.forward(4 * 86_400);
    expect((await renew(next)).status).toBe(401);
  });

  it('forgets refresh tokens that are too old to renew with, and sessions a month after their end', async () => {
    const count = async (table: 'session' | 'renewal_secret') =>
      (await server.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;
    await server.composition.accounts.purge();
    const before = { sessions: await count('session'), secrets: await count('renewal_secret') };
    server.clock.forward(29 * 86_400);
    const next = (await renew(secret)).body.renew;
    server.clock.forward(2 * 86_400);
    await server.composition.accounts.purge();
    expect(await count('renewal_secret')).toBe(1);
    expect(before.secrets).toBeGreaterThan(1);
    expect((await renew(next)).status).toBe(200);
    server.clock.forward(80 * 86_400);
    await server.composition.accounts.purge();
    expect(await count('session')).toBeGreaterThan(0);
    server.clock.forward(31 * 86_400);
    await server.composition.accounts.purge();
    expect(before.sessions).toBeGreaterThan(0);
    expect(await count('session')).toBe(0);
  });

  it('12 answers 418 to a banned player, and 401 after sign-out', async () => {
    const reply = await renew(secret);
    await server.call('POST', '/api/auth/logout', undefined, { token: reply.body.token });
    expect((await renew(reply.body.renew)).status).toBe(401);
    const again = (
      await server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1', device: device.key })
    ).body;
    await ban(server, again.user.id);
    expect((await renew(again.renew)).status).toBe(418);
  });

  it('keeps only hashes of refresh tokens, and none in the logs', async () => {
    const next = (await renew(secret)).body.renew;
    const { rows } = await server.database.pool.query(
      "select table_to_xml('renewal_secret', true, true, '')::text as all",
    );
    for (const text of [secret, next, token]) expect(rows[0].all + server.logs.join('')).not.toContain(text);
  });
});
