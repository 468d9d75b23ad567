import { ENDPOINTS } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PasswordHasher } from '#platform/auth/password-hasher.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ban } from '../../testing/people/staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const register = (username: string, password: string) =>
  server.call('POST', '/api/auth/register', { username, password });
const signIn = (username: string, password: string) => server.call('POST', '/api/auth/bylogin', { username, password });

describe('sign-up', () => {
  it.each([
    ['both blank', '', '', 400, 'auth/blank', 'Please enter username or password'],
    ['blanks only', '  ', '', 400, 'auth/blank', 'Please enter username or password'],
    ['a blank name', '', 'secret-1', 400, 'auth/username_too_short', 'Username must be at least 3 characters long'],
    [
      'a name of blanks',
      '    ',
      'secret-1',
      400,
      'auth/username_too_short',
      'Username must be at least 3 characters long',
    ],
    ['2 characters', 'ab', 'secret-1', 400, 'auth/username_too_short', 'Username must be at least 3 characters long'],
    [
      '17 characters',
      'a'.repeat(17),
      'secret-1',
      400,
      'auth/username_too_long',
      'Username must be at most 16 characters long',
    ],
    ['a password of 4', 'paula', 'abcd', 400, 'auth/password_too_short', 'Password must be at least 5 characters long'],
    [
      'a password of 129',
      'paula',
      'x'.repeat(129),
      400,
      'auth/password_too_long',
      'Password must be at most 128 characters long',
    ],
    [
      'a form of refresh token',
      'paula',
      `wr1_${'A'.repeat(43)}`,
      400,
      'auth/password_too_common',
      'This password is too common',
    ],
    [
      'a password that is tried first',
      'paula',
      '12345',
      400,
      'auth/password_too_common',
      'This password is too common',
    ],
    ['the own name', 'paula', 'Paula', 400, 'auth/password_too_common', 'This password is too common'],
    ['a password of blanks', 'paula', '     ', 400, 'auth/password_too_common', 'This password is too common'],
    [
      'a space in the name',
      'pau la',
      'secret-1',
      400,
      'auth/username_letters',
      'Username may only hold letters, digits, _ and -, no spaces',
    ],
    ['a reserved name', 'Adm1n', 'secret-1', 400, 'auth/username_not_allowed', 'This username is not allowed'],
  ])(
    '03 refuses %s with its sentence [R0272 R0273 R0274 R0275]',
    async (_name, username, password, status, code, error) => {
      const answer = await register(username, password);
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ code, error, id: expect.any(String) });
    },
  );

  it('04 takes passwords of 5 and of 128 characters whole', async () => {
    const long = 'Straße_7'.repeat(16);
    expect((await register('shorty', 'vuzek')).status).toBe(200);
    expect((await register('longy', long)).status).toBe(200);
    expect((await signIn('longy', long)).status).toBe(200);
    expect((await signIn('longy', long.slice(0, -1))).status).toBe(401);
  });

  it('04 refuses a password of 1 MB before it is hashed', async () => {
    expect(await register('megan', 'x'.repeat(1_000_000))).toMatchObject({
      status: 413,
      body: { code: 'http/too_large' },
    });
  });

  it('gives the player an id of 12 characters, a level, and nothing in the purse', async () => {
    const { user } = await server.signUp('Berta', { locale: 'tr-TR' });
    expect(user).toMatchObject({
      id: expect.stringMatching(/^[0-9A-Za-z]{12}$/),
      username: 'Berta',
      displayName: 'Berta',
      avatar: expect.stringMatching(/.+/),
      type: 0,
      roles: [],
      locale: 'tr-TR',
      guest: false,
      exp: 0,
      level: 1,
      score: 0,
      diamond: 0,
      key: 0,
      wp: 500,
      longestWord: '',
    });
  });

  it.each(['CLARA', 'claRa', 'cIara', 'с1аrа', 'ｃｌａｒａ'])(
    'finds the name "clara" taken for %s',
    async (username) => {
      await register('clara', 'secret-1');
      expect(await register(username, 'secret-1')).toMatchObject({
        status: 409,
        body: { code: 'auth/username_taken', error: 'This username is already taken' },
      });
    },
  );

  it('keeps no password in the database or the logs', async () => {
    await register('dora', 'a-very-secret-thing');
    await signIn('dora', 'a-very-secret-thing');
    await signIn('dora', 'a-very-secret-thing-2');
    const { rows } = await server.database.pool.query(
      `select table_to_xml('account', true, true, '')::text || table_to_xml('session', true, true, '')::text || table_to_xml('renewal_secret', true, true, '')::text as all`,
    );
    expect(rows[0].all).toContain('dora');
    expect(rows[0].all + server.logs.join('')).not.toContain('a-very-secret-thing');
  });
});

describe('sign-in', () => {
  it('answers a signed token that expires, and refuses it when it was touched [S0071 S0143 R0391]', async () => {
    const { user } = await server.signUp('Emil');
    const { status, body } = await signIn('EMIL', 'secret-1');
    expect([status, body.success, body.user.id]).toEqual([200, true, user.id]);
    const [head, claims, signature] = body.token.split('.');
    const { exp, iat, aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect([exp - iat, aud, sub, body.expiresIn]).toEqual([900, 'game-api', user.id, 900]);
    expect((await server.call('GET', '/api/me', undefined, { token: body.token })).body.user.username).toBe('Emil');
    const touched = Buffer.from(claims, 'base64url').toString().replace(user.id, 'aaaaaaaaaaaa');
    const forged = [head, Buffer.from(touched).toString('base64url'), signature].join('.');
    expect((await server.call('GET', '/api/me', undefined, { token: forged })).status).toBe(401);
  });

  it('01 says the same about a wrong password and an unknown user', async () => {
    await server.signUp('Frida');
    const [wrong, unknown] = [await signIn('Frida', 'secret-2'), await signIn('Nobody-Here', 'secret-2')];
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth/login_failed', error: 'Login failed.' } });
    }
    expect(Object.keys(wrong.body)).toEqual(Object.keys(unknown.body));
  });

  it('refuses both blank with the seed sentence', async () => {
    expect((await signIn('', '')).body.error).toBe('Please enter username or password');
  });
});

describe('sessions', () => {
  it('starts guests with an id of 9 characters and no progress; players have 12 [S0009 S0010]', async () => {
    const { body } = await server.call('POST', '/api/auth/guest', { locale: 'fr-FR' });
    expect(body.user).toMatchObject({ guest: true, locale: 'fr-FR', exp: 0, level: 1 });
    expect(body.user.id).toMatch(/^[0-9A-Za-z]{9}$/);
    expect(['123456789', '1234567890', '12345678901'].map(isGuestId)).toEqual([true, false, false]);
    expect((await server.call('GET', '/api/me', undefined, { token: body.token })).body.user).toEqual(body.user);
  });

  it('wants a session for whatever is not public, as a bearer header [S0140]', async () => {
    const { token } = await server.signUp('Gustav');
    for (const path of ['/api/me', '/api/pref', '/api/reconnection']) {
      expect(await server.call('GET', path)).toMatchObject({ status: 401, body: { code: 'auth/login_required' } });
      expect((await server.call('GET', `${path}?token=${token}`)).status).toBe(401);
      expect((await server.call('GET', path, undefined, { headers: { authorization: `Basic ${token}` } })).status).toBe(
        401,
      );
      expect((await server.call('GET', path, undefined, { token })).status).toBe(200);
    }
    // What signs in, whom a link invites to what, what the banned may still send, and how far the dictionaries are.
    const open = new Set<string>([
      ...'register byLogin guest signUpByName keySignIn signInOptions'.split(' '),
      ...'discordToken googleNonce googleLogin recoverPassword'.split(' '),
    ]);
    for (const own of ['invitation', 'sendAppeal', 'wordLanguages']) open.add(own);
    for (const [name, { method, path }] of Object.entries(ENDPOINTS)) {
      const { status } = await server.call(method, `/api${path.replaceAll(/:\w+/g, 'x')}`);
      expect([name, open.has(name) ? 401 : status]).toEqual([name, 401]);
    }
  });

  it('knows members of the staff by their type, which only the database tells [L0001 R0004]', async () => {
    const { token, user } = await server.signUp('Gisela');
    const me = async () => (await server.call('GET', '/api/me', undefined, { token })).body.user;
    expect(await me()).toMatchObject({ type: 0, guest: false, id: expect.stringMatching(/^.{12}$/) });
    await server.database.pool.query('update account set player_type = 10 where player_id = $1', [user.id]);
    expect(await me()).toMatchObject({ type: 10, guest: false });
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    expect(guest.user).toMatchObject({ type: 0, guest: true, id: expect.stringMatching(/^.{9}$/) });
  });

  it('06 answers an expired token with its own code', async () => {
    const { token } = await server.signUp('Hanna');
    server.clock.forward(901);
    expect(await server.call('GET', '/api/me', undefined, { token })).toMatchObject({
      status: 401,
      body: { code: 'auth/token_expired' },
    });
    server.clock.forward(-901);
  });

  it('11 ends a session at sign-out, and all of them with a ban', async () => {
    const { token, user } = await server.signUp('Ida');
    const other = (await signIn('Ida', 'secret-1')).body.token;
    expect((await server.call('POST', '/api/auth/logout', undefined, { token })).body).toEqual({ success: true });
    expect((await server.call('GET', '/api/me', undefined, { token })).status).toBe(401);
    expect((await server.call('GET', '/api/me', undefined, { token: other })).status).toBe(200);
    await ban(server, user.id);
    expect(await server.call('GET', '/api/me', undefined, { token: other })).toMatchObject({
      status: 418,
      body: { code: 'auth/banned' },
    });
  });

  it('12 refuses a banned player who signs in, with 418', async () => {
    const { user } = await server.signUp('Jakob');
    await ban(server, user.id);
    expect((await signIn('Jakob', 'secret-1')).status).toBe(418);
    expect((await signIn('Jakob', 'wrong-one')).status).toBe(401);
  });
});

describe('a hash made with older parameters', () => {
  const older = new PasswordHasher({ memoryKib: 32, passes: 1, lanes: 1, parallelHashes: 1, waitingHashes: 1 });
  const hashOf = async (username: string): Promise<string> =>
    (await server.database.pool.query('select password_hash from account where username = $1', [username])).rows[0]
      .password_hash;

  it('is replaced at the next sign-in', async () => {
    await register('Otto_old', 'secret-1');
    const hash = await older.hash('secret-1');
    await server.database.pool.query("update account set password_hash = $1 where username = 'Otto_old'", [hash]);
    expect((await signIn('Otto_old', 'secret-1')).status).toBe(200);
    expect(await hashOf('Otto_old')).toContain('$m=64,');
    expect((await signIn('Otto_old', 'secret-1')).status).toBe(200);
  });

  it('lets several in at once', async () => {
    await register('Odin_old', 'secret-1');
    const hash = await older.hash('secret-1');
    await server.database.pool.query("update account set password_hash = $1 where username = 'Odin_old'", [hash]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn('Odin_old', 'secret-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('does not come back in place of a password that is changed at the same moment', async () => {
    await register('Olga_old', 'secret-1');
    const write = "update account set password_hash = $1 where username = 'Olga_old'";
    const { pool } = server.database;
    await pool.query(write, [await older.hash('secret-1')]);
    const change = await pool.connect();
    await change.query('begin');
    await change.query(write, [await older.hash('secret-2')]);
    const entering = signIn('Olga_old', 'secret-1');
    await expect
      .poll(async () => (await pool.query('select 1 from pg_locks where not granted')).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await change.query('commit');
    change.release();
    expect((await entering).status).toBe(401);
    expect((await signIn('Olga_old', 'secret-1')).status).toBe(401);
    expect((await signIn('Olga_old', 'secret-2')).status).toBe(200);
  });
});

it('11 leaves no session to a password that was changed while it was checked', async () => {
  const { body } = await register('Ophelia', 'secret-1');
  const { pool } = server.database;
  const change = await pool.connect();
  await change.query('begin');
  await change.query("update account set password_hash = 'x' where username = 'Ophelia'");
  const entering = signIn('Ophelia', 'secret-1');
  await expect
    .poll(async () => (await pool.query('select 1 from pg_locks where not granted')).rowCount, { timeout: 10_000 })
    .toBeGreaterThan(0);
  await change.query('commit');
  change.release();
  expect((await entering).body.code).toBe('auth/login_failed');
  const { rowCount } = await pool.query('select 1 from session where player_id = $1', [body.user.id]);
  expect(rowCount).toBe(1);
});
