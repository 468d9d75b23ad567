import { deletionToProve, nameToProve, passwordToProve } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type TestDevice } from '../../../testing/people/device.ts';
import { addressOf, askByKey, askByName, nameOn, proveFor } from '../../../testing/people/named-accounts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const DAY = 86_400;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer((config) => ({
    ...config,
    identity: { ...config.identity, developers: ['bossy'] },
  }));
  await server.signUp('TakenName');
});
afterAll(() => server.close());

const query = async (text: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query(text, [...values])).rows as unknown[];
const codeOf = async (device: TestDevice, name: string): Promise<string> => {
  const { body } = await askByName(server, device, name);
  return body.code ?? 'made';
};
const me = (token: string) => server.call('GET', '/api/me', undefined, { token });
const renew = async (device: TestDevice, username: string, secret: string) =>
  server.call('POST', '/api/auth/bylogin', {
    username,
    password: secret,
    proof: await device.prove(secret, server.clock.now()),
  });
const updateAuth = async (token: string, body: object) => server.call('POST', '/api/update-auth', body, { token });

describe('a name and a device’s key', () => {
  it('make an account of 12 characters, which has no way in', async () => {
    const device = await createDevice();
    const { user, token, renew: secret, made } = await nameOn(server, device, 'Anna-Lena');
    expect(user).toMatchObject({ username: 'Anna-Lena', displayName: 'Anna-Lena', guest: false, wayIn: false });
    expect([user.id.length, made, secret?.slice(0, 4)]).toEqual([12, true, 'wr1_']);
    expect((await me(token)).body.user).toMatchObject({ id: user.id, wayIn: false });
    const { body } = await server.call('GET', '/api/account', undefined, { token });
    expect(body).toMatchObject({ hasPassword: false, identities: [], needsPassword: false });
  });

  it('say why a name cannot be had, in the sentences of sign-up; nothing is left behind', async () => {
    const device = await createDevice();
    const before = await query('select count(*)::int as count from account');
    for (const [name, code] of [
      ['', 'auth/username_too_short'],
      ['  ', 'auth/username_too_short'],
      ['ab', 'auth/username_too_short'],
      ['a'.repeat(17), 'auth/username_too_long'],
      ['an na', 'auth/username_letters'],
      ['Anna\u202e', 'auth/username_letters'],
      ['fuck_you', 'auth/username_not_allowed'],
      ['Moderator', 'auth/username_not_allowed'],
      ['Guest-1234', 'auth/username_not_allowed'],
      ['takenname', 'auth/username_taken'],
      ['TakenNarne', 'auth/username_taken'],
    ] as const)
      expect([name, await codeOf(device, name)]).toEqual([name, code]);
    expect(await query('select count(*)::int as count from account')).toEqual(before);
  });

  it('64 get no name of a developer, nor one that looks like the staff’s', async () => {
    const { user } = await server.signUp('chiefguard');
    await query('update account set roles = array[5], player_type = 5 where player_id = $1', [user.id]);
    for (const name of ['bossy', 'Bossy', 'b0ssy', 'b-ossy', 'chiefguard', 'Chief_Guard', 'ch1efguard'])
      expect([name, await codeOf(await createDevice(), name)]).toEqual([
        name,
        name === 'chiefguard' ? expect.stringMatching(/not_allowed|taken/) : 'auth/username_not_allowed',
      ]);
  });

  it('64 get no name that somebody gave up within 90 days, by leaving or by a new name', async () => {
    const gone = await server.signUp('Quirinius');
    const wish = { username: 'Quirinius', password: 'secret-1' };
    expect((await server.call('POST', '/api/account/delete', wish, { token: gone.token })).status).toBe(200);
    const renamed = await server.signUp('OldName77');
    const renaming = { username: 'NewName77', password: '' };
    expect((await updateAuth(renamed.token, renaming)).status).toBe(200);
    for (const name of ['Quirinius', 'quirinlus', 'oldname77'])
      expect([name, await codeOf(await createDevice(), name)]).toEqual([name, 'auth/username_taken']);
    server.clock.forward(91 * DAY);
    expect(await codeOf(await createDevice(), 'Quirinius')).toBe('made');
  });

  it('answer a second name, and a lost answer, with the account there is', async () => {
    const device = await createDevice();
    const first = await nameOn(server, device, 'Only-One');
    const again = await nameOn(server, device, 'Only-One');
    const other = await nameOn(server, device, 'Another-One');
    expect([again.made, other.made]).toEqual([false, false]);
    expect([again.user.id, other.user.id]).toEqual([first.user.id, first.user.id]);
    expect(other.user.username).toBe('Only-One');
    // An older session is still one: the other tab is not thrown out.
    expect((await me(first.token)).status).toBe(200);
  });
});

describe('signing in under such a name', () => {
  it('64 looks like a wrong password, whatever is tried', async () => {
    await nameOn(server, await createDevice(), 'Doorless');
    await server.signUp('Doorful');
    const tries = await Promise.all(
      ['Doorless', 'Doorful', 'Nobody-There'].map((username) =>
        server.call('POST', '/api/auth/bylogin', { username, password: 'wrong-guess' }),
      ),
    );
    const [doorless, ...others] = tries.map(({ status, body: { id: _id, ...body } }) => ({ status, body }));
    expect(doorless).toMatchObject({ status: 401, body: { code: 'auth/login_failed' } });
    for (const other of others) expect(other).toEqual(doorless);
    const recover = { username: 'Doorless', code: 'AAAABBBBCCCCDDDD', password: 'correct horse!' };
    expect((await server.call('POST', '/api/auth/recover', recover)).body.code).toBe('auth/recovery_failed');
  });
});

describe('the key', () => {
  it('64 proves itself: neither a foreign key, nor a proof for another name or call, nor one that was used', async () => {
    const [own, foreign] = await Promise.all([createDevice(), createDevice()]);
    const path = '/auth/name';
    const text = nameToProve('Proven');
    const send = (proof: string) =>
      server.call('POST', '/api/auth/name', { username: 'Proven', device: own.key, proof });
    const now = server.clock.now();
    const htu = addressOf(path);
    for (const proof of [
      'nonsense',
      await proveFor(server, foreign, { path, text }),
      await proveFor(server, own, { path, text: nameToProve('Other') }),
      await proveFor(server, own, { path: '/auth/key', text }),
      await own.prove(text, new Date(now.getTime() - 3_600_000), { htu }),
      await own.prove(text, now, { htu, htm: 'GET' }),
    ])
      expect((await send(proof)).body.code).toBe('auth/proof_failed');
    const proof = await proveFor(server, own, { path, text });
    expect((await send(proof)).status).toBe(200);
    expect((await send(proof)).body.code).toBe('auth/proof_failed');
  });

  it('renews its session beyond 90 days, as long as it is used', async () => {
    const device = await createDevice();
    const { user, renew: first = '' } = await nameOn(server, device, 'Evergreen');
    let secret = first;
    for (let day = 0; day < 120; day += 20) {
      server.clock.forward(20 * DAY);
      const { status, body } = await renew(device, 'Evergreen', secret);
      expect([day, status]).toEqual([day, 200]);
      secret = body.renew;
      expect((await me(body.token)).body.user.id).toBe(user.id);
      await server.composition.accounts.purge();
    }
  });

  it('opens the account again when the secret slept for too long or was stolen', async () => {
    const device = await createDevice();
    const { user, renew: secret = '' } = await nameOn(server, device, 'Sleepy');
    server.clock.forward(40 * DAY);
    expect((await renew(device, 'Sleepy', secret)).status).toBe(401);
    const { status, body } = await askByKey(server, device);
    expect([status, body.user.id]).toEqual([200, user.id]);
    const stranger = await askByKey(server, await createDevice());
    expect([stranger.status, stranger.body.code]).toEqual([401, 'auth/login_failed']);
  });

  it('opens nothing any more once the account has a way in', async () => {
    const device = await createDevice();
    const { token } = await nameOn(server, device, 'Grown-Up');
    const credentials = { username: 'Grown-Up', password: 'correct horse' };
    const text = passwordToProve(credentials.username, credentials.password);
    const proof = await proveFor(server, device, { path: '/update-auth', text });
    expect((await updateAuth(token, { ...credentials, proof })).body.recoveryCodes).toHaveLength(8);
    expect((await me(token)).body.user.wayIn).toBe(true);
    expect((await askByKey(server, device)).body.code).toBe('auth/login_failed');
    expect(await codeOf(device, 'Somebody-Else')).toBe('auth/login_failed');
    expect((await server.call('POST', '/api/auth/bylogin', credentials)).status).toBe(200);
  });
});

describe('a stolen access token', () => {
  it('64 adds no way in, changes no name and deletes nothing without the key’s proof', async () => {
    const [device, thief] = await Promise.all([createDevice(), createDevice()]);
    const { token } = await nameOn(server, device, 'Robbed');
    const credentials = { username: 'Robbed', password: 'correct horse' };
    const path = '/update-auth';
    const foreign = await proveFor(server, thief, {
      path,
      text: passwordToProve(credentials.username, credentials.password),
    });
    const otherPassword = await proveFor(server, device, { path, text: passwordToProve('Robbed', 'battery staple') });
    for (const extra of [{}, { currentPassword: 'x' }, { proof: 'x' }, { proof: foreign }, { proof: otherPassword }])
      expect((await updateAuth(token, { ...credentials, ...extra })).body.code).toBe('auth/proof_failed');
    expect((await updateAuth(token, { username: 'Stolen', password: '' })).body.code).toBe('auth/proof_failed');
    const link = { provider: 'google', idToken: 'x' };
    expect((await server.call('POST', '/api/account/link', link, { token })).body.code).toBe('auth/proof_failed');
    const end = { username: 'Robbed' };
    expect((await server.call('POST', '/api/account/delete', end, { token })).body.code).toBe('auth/proof_failed');
    expect((await me(token)).body.user).toMatchObject({ username: 'Robbed', wayIn: false });
    // The owner may, however old the session is.
    const proof = await proveFor(server, device, { path: '/account/delete', text: deletionToProve('Robbed') });
    expect((await server.call('POST', '/api/account/delete', { ...end, proof }, { token })).status).toBe(200);
    expect(await query('select 1 from account_key where thumbprint is not null and player_id = $1', ['x'])).toEqual([]);
  });
});

describe('a ban', () => {
  it('64 holds for the key: no name makes another account on it, with a way in or without', async () => {
    const device = await createDevice();
    const { user, token } = await nameOn(server, device, 'Banished');
    await query('update account set banned_at = now() where player_id = $1', [user.id]);
    for (const name of ['Banished', 'Somebody-New']) {
      const { status, body } = await askByName(server, device, name);
      expect([status, body.code]).toEqual([418, 'auth/banned']);
    }
    expect((await askByKey(server, device)).status).toBe(418);
    expect((await me(token)).status).toBe(418);
    await query('update account set way_in = true where player_id = $1', [user.id]);
    expect((await askByName(server, device, 'Somebody-New')).status).toBe(418);
  });
});

describe('an account that nobody uses', () => {
  const backdate = (id: string) =>
    query("update account_key set seen_at = seen_at - interval '61 days' where player_id = $1", [id]);
  const isThere = async (id: string) =>
    (await query('select 1 from account where player_id = $1 and erased_at is null', [id])).length > 0;

  it('is erased after 60 days and its name is free for whoever signs up; used ones and those with a way in stay', async () => {
    const [gone, used, grown] = await Promise.all(
      ['Forgotten', 'Remembered', 'Settled-In'].map(async (name) => nameOn(server, await createDevice(), name)),
    );
    if (!gone || !used || !grown) throw new Error('three were made');
    // Those of other tests, which set the clock forward.
    await server.composition.accounts.eraseUnseen();
    await Promise.all([backdate(gone.user.id), backdate(grown.user.id)]);
    await query('update account set way_in = true where player_id = $1', [grown.user.id]);
    expect(await server.composition.accounts.eraseUnseen()).toBe(1);
    expect(await Promise.all([gone, used, grown].map(({ user }) => isThere(user.id)))).toEqual([false, true, true]);
    expect((await me(gone.token)).status).toBe(401);
    expect(await codeOf(await createDevice(), 'Forgotten')).toBe('auth/username_taken');
    expect((await server.signUp('Forgotten')).user.id).not.toBe(gone.user.id);
    expect(await server.composition.accounts.eraseUnseen()).toBe(0);
  });

  it('stays when it was sanctioned or reported or has bought something', async () => {
    const staff = await server.signUp('Sheriff77');
    const kept = await Promise.all(
      ['Sanctioned', 'Reported', 'Customer'].map(async (name) => nameOn(server, await createDevice(), name)),
    );
    const [sanctioned, reported, buyer] = kept.map(({ user }) => user.id);
    await query(
      "insert into sanction (id, player_id, kind, reason, given_by, given_at) values ('s1', $1, 'warn', 'r', $2, now())",
      [sanctioned, staff.user.id],
    );
    await query(
      `insert into report (id, reporter_id, target_id, categories, note, language, room_id, sent_chat, room_chat, reported_at)
       values ('r1', $1, $2, '{spam}', '', 'en-US', null, '[]', '[]', now())`,
      [staff.user.id, reported],
    );
    await query(
      `insert into purchase (entitlement_id, player_id, discord_user_id, sku_id, diamonds, keys, gave_role, granted_at, consume_tried_at)
       values ('1', $1, '2', '3', 1, 0, false, now(), now())`,
      [buyer],
    );
    await Promise.all(kept.map(({ user }) => backdate(user.id)));
    expect(await server.composition.accounts.eraseUnseen()).toBe(0);
    for (const { user } of kept) expect(await isThere(user.id)).toBe(true);
  });
});

describe('doors', () => {
  it('64 stay shut until there is a way in: pictures, texts, prompts, questions', async () => {
    const device = await createDevice();
    const { token } = await nameOn(server, device, 'Knocking');
    const code = async (path: string, body: object) =>
      (await server.call('POST', path, body, { token })).body.code as string | undefined;
    const NEEDED = 'auth/way_in_needed';
    expect(await code('/api/profile/update', { about: 'Hello' })).toBe(NEEDED);
    expect(await code('/api/profile/update', { displayName: 'Somebody' })).toBe(NEEDED);
    expect(await code('/api/profile/update', { longestWord: 'HELLO' })).toBe(NEEDED);
    expect(await code('/api/room/syllables', { syllables: 'cat=CAT' })).toBe(NEEDED);
    const question = { locale: 'en-US', q: 'Why?', a: ['a', 'b', 'c', 'd'], d: 0 };
    expect(await code('/api/trivia/propose', question)).toBe(NEEDED);
    const picture = await server.call('POST', '/api/profile/avatar', undefined, {
      token,
      raw: 'x',
      headers: { 'content-type': 'image/png' },
    });
    expect([picture.status, picture.body.code]).toEqual([403, NEEDED]);
    // The drawn face is no text.
    expect(await code('/api/profile/update', { avatar: 'abcdef12' })).toBeUndefined();
  });

  it('let no such account into the ranked queue, however far it came', async () => {
    const { user } = await nameOn(server, await createDevice(), 'Unranked');
    await query('update profile set exp = 100000 where player_id = $1', [user.id]);
    const verdict = await server.composition.roomPorts.ranked.admit(user.id, 'en-US');
    expect(verdict).toEqual({ ok: false, refusal: 'wayIn', until: null });
    await query('update account set way_in = true where player_id = $1', [user.id]);
    expect((await server.composition.roomPorts.ranked.admit(user.id, 'en-US')).ok).toBe(true);
  });
});
