import type { SessionReply } from '@syllaboom/contracts';
import { MEMBER_ICONS, SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let anna: SessionReply;
let bert: SessionReply;
beforeAll(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  bert = await server.signUp('bert', { locale: 'tr-TR' });
});
afterAll(() => server.close());

const ABOUT_LINKS = 'Please remove any links from your about me section.';
const update = (body: object, as: SessionReply = anna) =>
  server.call('POST', '/api/profile/update', body, { token: as.token });
const chooseRole = (role: unknown, as: SessionReply = anna) =>
  server.call('POST', '/api/profile/role/update', { role }, { token: as.token });
const read = (id: string, as: SessionReply = anna) =>
  server.call('GET', `/api/profile/${id}`, undefined, { token: as.token });
const me = async (as: SessionReply = anna) =>
  (await server.call('GET', '/api/me', undefined, { token: as.token })).body.user;
const hold = (id: string, roles: readonly number[]) =>
  server.database.pool.query('update account set roles = $2 where player_id = $1', [id, roles]);
const row = async (id: string) =>
  (await server.database.pool.query('select * from profile where player_id = $1', [id])).rows[0];

describe('editing', () => {
  it('keeps the fields that were sent and leaves the others [R0026 R0402]', async () => {
    const erik = await server.signUp('erik');
    const answer = await update({ displayName: 'Erik the Red', about: 'hello' }, erik);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: expect.any(String) }]);
    await update({ longestWord: 'brave' }, erik);
    await update({ about: 'bye' }, erik);
    expect(await me(erik)).toMatchObject({ displayName: 'Erik the Red', longestWord: 'BRAVE', about: 'bye' });
    expect((await read(erik.user.id)).body.p).toMatchObject({ displayName: 'Erik the Red', about: 'bye' });
  });

  it('refuses to save what has not changed [R0308]', async () => {
    const fred = await server.signUp('fred');
    await update({ displayName: 'Freddy', about: 'x', longestWord: 'word' }, fred);
    for (const body of [
      {},
      { displayName: 'Freddy' },
      { displayName: ' Freddy! ', about: ' x\u200b', longestWord: 'WORD' },
      { avatar: fred.user.avatar },
    ])
      expect((await update(body, fred)).body).toMatchObject({
        code: 'profile/no_changes',
        error: 'No changes to save!',
      });
  });

  it('cleans names and status words to 30 characters; the status word is in capitals of the own language [R0309 R0310 R0311]', async () => {
    await update({ displayName: `<b>${'n'.repeat(40)}</b>`, longestWord: 'iz@!' }, bert);
    expect(await me(bert)).toMatchObject({ displayName: `b${'n'.repeat(29)}`, longestWord: 'İZ' });
    await update({ longestWord: 'iz' });
    expect((await me()).longestWord).toBe('IZ');
    expect((await update({ displayName: 'ab' })).body).toMatchObject({
      code: 'profile/name_too_short',
      error: 'The display name must be at least 3 characters long',
      params: { field: 'displayName' },
    });
    expect((await update({ displayName: '!!!<>' })).body.code).toBe('profile/name_too_short');
  });

  it('shows the longest word again once the status word is taken away; a longer word does not replace a status word', async () => {
    const gerd = await server.signUp('gerd');
    await server.database.pool.query("update profile set longest_word = 'JELLYFISH' where player_id = $1", [
      gerd.user.id,
    ]);
    expect((await me(gerd)).longestWord).toBe('JELLYFISH');
    await update({ longestWord: 'hey' }, gerd);
    expect((await me(gerd)).longestWord).toBe('HEY');
    await update({ longestWord: '' }, gerd);
    expect((await me(gerd)).longestWord).toBe('JELLYFISH');
  });

  it('24 refuses about with links and more than 125 characters, and strips what cannot be seen [R0303 R0304 R0305 R0306]', async () => {
    for (const about of [
      'www.x.y',
      'discord',
      'Discord.GG/x',
      'http://a',
      'https://a',
      'ｗｗｗ．x',
      'dis\u200bcord',
      'join discord.com/invite/x',
    ])
      expect((await update({ about })).body, about).toMatchObject({ code: 'profile/about_links', error: ABOUT_LINKS });
    expect((await update({ about: 'x'.repeat(126) })).body.code).toBe('profile/about_too_long');
    expect((await update({ about: '😀'.repeat(125) })).status).toBe(200);
    expect((await update({ about: 'a\u200b\u202eb\u2066\ufeff\u0007c\nd' })).status).toBe(200);
    expect((await row(anna.user.id)).about).toBe('abc d');
  });

  it('refuses bad words in names, status words and texts', async () => {
    const before = await me();
    for (const body of [{ displayName: 'fuck you' }, { longestWord: 'fucking' }, { about: 'what a cunt' }])
      expect((await update(body)).body).toMatchObject({
        code: 'profile/text_refused',
        error: 'This text is not allowed',
      });
    expect(await me()).toEqual(before);
    expect((await update({ displayName: 'Scunthorpe assassin' })).status).toBe(200);
  });

  it('20 refuses names that pass for the game, the staff or a guest', async () => {
    const boss = await server.signUp('devboss1');
    await server.database.pool.query('update account set roles = array[10] where player_id = $1', [boss.user.id]);
    expect((await update({ displayName: 'Big Cheese' }, boss)).status).toBe(200);
    const before = await me();
    for (const displayName of [
      'Guest-abcd',
      'guest abcd',
      'The Admin',
      'system_',
      'Dev Boss 1',
      'd3v_b0ssl',
      'big-cheese',
    ])
      expect((await update({ displayName })).body, displayName).toMatchObject({ code: 'profile/text_refused' });
    expect(await me()).toEqual(before);
    expect((await update({ displayName: 'Big Cheddar' })).status).toBe(200);
    expect((await update({ displayName: 'Admin Boss' }, boss)).status).toBe(200);
  });

  it('takes drawn avatars by their seed, and no made-up picture', async () => {
    expect((await update({ avatar: 'freshSeed1' })).status).toBe(200);
    expect((await me()).avatar).toBe('freshSeed1');
    for (const avatar of ['up:aaaaaaaaaaaaaaaaaaaaaa', '../x', 'abc', '', 'x'.repeat(21), 5, null])
      expect((await update({ avatar })).status, String(avatar)).toBe(400);
  });

  it('refuses what is no text, in every field', async () => {
    for (const field of ['displayName', 'longestWord', 'about', 'avatar'])
      for (const value of [1, null, {}, [], true, 'x'.repeat(2001), '\u0000', '\ud800'])
        expect((await update({ [field]: value })).status, `${field} ${JSON.stringify(value)?.slice(0, 20)}`).toBe(400);
    expect((await update([] as never)).status).toBe(400);
    expect((await server.call('POST', '/api/profile/update', undefined, { token: anna.token })).status).toBe(400);
  });

  it('20 drops forged fields: type, score, exp, roles and ids stay as they are', async () => {
    const hugo = await server.signUp('hugo');
    const before = await me(hugo);
    const forged = {
      about: 'forged',
      type: 10,
      player_type: 10,
      roles: [10],
      score: 1e6,
      diamond: 5,
      exp: 1e6,
      wp: 9999,
      v: true,
      playerId: anna.user.id,
      id: anna.user.id,
      username: 'root',
      wins: 5,
      bombs: '1,2',
      statusWord: 'X',
      matches: 3,
    };
    expect((await update(forged, hugo)).status).toBe(200);
    expect(await me(hugo)).toEqual({ ...before, about: 'forged' });
    expect((await me()).about).not.toBe('forged');
    expect((await update({ type: 10, score: 5 }, hugo)).body.code).toBe('profile/no_changes');
  });

  it('23 keeps markup in texts as text', async () => {
    const about = '<img src=x onerror=alert(1)>"\'&lt;{{1}}$1';
    expect((await update({ about })).status).toBe(200);
    expect((await row(anna.user.id)).about).toBe(about);
    expect((await read(anna.user.id)).body.p.about).toBe(about);
    expect((await read(anna.user.id)).headers.get('content-type')).toContain('application/json');
  });

  it('28 refuses keys that reach for prototypes', async () => {
    for (const raw of [
      '{"__proto__":{"about":"x"}}',
      '{"about":"x","constructor":{"prototype":{"polluted":1}}}',
      '{"prototype":1}',
    ])
      expect((await server.call('POST', '/api/profile/update', undefined, { token: anna.token, raw })).status).toBe(
        400,
      );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('asks strangers and guests to sign in', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', {})).body as SessionReply;
    expect((await update({ about: 'x' }, guest)).body.code).toBe('auth/login_required');
    expect((await server.call('POST', '/api/profile/update', { about: 'x' })).status).toBe(401);
    expect((await chooseRole(0, guest)).status).toBe(401);
    expect((await server.call('GET', '/api/random-player', undefined, { token: guest.token })).status).toBe(401);
  });
});

describe('roles', () => {
  it('shows a held role and no other [R0233 R0401]', async () => {
    const ida = await server.signUp('ida');
    await hold(ida.user.id, [2, 3]);
    expect((await chooseRole(2, ida)).body).toEqual({ success: true });
    expect([(await me(ida)).type, (await read(ida.user.id)).body.p.type]).toEqual([2, 2]);
    for (const role of [4, 5, 7, 8, 10, 99, 9, 98, typeWithIcon(1000), 71_999, 10_000, 99_999])
      expect((await chooseRole(role, ida)).body, String(role)).toMatchObject({ code: 'profile/role_not_held' });
    expect((await me(ida)).type).toBe(2);
    await chooseRole(0, ida);
    expect((await me(ida)).type).toBe(0);
    for (const role of ['4', -1, 1.5, 100_000, null, undefined]) expect((await chooseRole(role, ida)).status).toBe(400);
  });

  it('gives supporters their icons alone [R0169 R0170]', async () => {
    const jan = await server.signUp('jan');
    await hold(jan.user.id, [SUPPORTER_ROLE]);
    for (const icon of MEMBER_ICONS) expect((await chooseRole(typeWithIcon(icon), jan)).status).toBe(200);
    expect((await me(jan)).type).toBe(75_017);
    for (const type of [71_034, 74_999, 75_018, 11_005]) expect((await chooseRole(type, jan)).status).toBe(403);
    await chooseRole(SUPPORTER_ROLE, jan);
    expect((await me(jan)).type).toBe(7);
    await hold(jan.user.id, []);
    expect((await chooseRole(typeWithIcon(1005), jan)).status).toBe(403);
  });
});
