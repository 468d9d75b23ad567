import type { SessionReply } from '@syllaboom/contracts';
import { MEMBER_ICONS, SUPPORTER_ROLE, typeWithIcon, VERIFIED_ROLE } from '@syllaboom/engine';
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
const read = (id: string, as: SessionReply = anna, query = '') =>
  server.call('GET', `/api/profile/${id}${query}`, undefined, { token: as.token });
const me = async (as: SessionReply = anna) =>
  (await server.call('GET', '/api/me', undefined, { token: as.token })).body.user;
const hold = (id: string, roles: readonly number[]) =>
  server.database.pool.query('update account set roles = $2 where player_id = $1', [id, roles]);
const row = async (id: string) =>
  (await server.database.pool.query('select * from profile where player_id = $1', [id])).rows[0];

describe('the signed-in player', () => {
  it('has every field under its name [S0054 L0101 R0132]', async () => {
    expect(await me()).toEqual({
      id: anna.user.id,
      username: 'anna',
      displayName: 'anna',
      avatar: anna.user.avatar,
      type: 0,
      roles: [],
      locale: 'en-US',
      guest: false,
      exp: 0,
      level: 1,
      score: 0,
      diamond: 0,
      key: 0,
      wp: 500,
      longestWord: '',
      about: '',
      clan: 0,
      playTime: 0,
      win: 0,
      wordCount: 0,
      maxPlayer: 32,
      reedem: false,
      reedemCount: 0,
      bombs: '0',
      bomb: 0,
      frames: [0],
      frame: 0,
      hearts: [0],
      heart: 0,
      streaks: [0],
      streak: 0,
      background: 0,
    });
  });

  it('owns the looks of the inventory [R0132]', async () => {
    const { rows } = await server.database.pool.query(
      `insert into inventory_item (player_id, kind, item, count) values ($1, 'bomb', '12', 1), ($1, 'bomb', '3', 1),
        ($1, 'heart', '7', 1), ($1, 'streak', '5', 0), ($1, 'frame', '2', 1), ($1, 'tile', '9', 4) returning 1`,
      [bert.user.id],
    );
    expect(rows).toHaveLength(6);
    expect(await me(bert)).toMatchObject({ bombs: '0,3,12', hearts: [0, 7], streaks: [0], frames: [0, 2] });
  });
});

describe('a profile', () => {
  it('answers banned, p, s, d and friend, whatever version is asked for [R0133 R0134 R0136 R0393 R0394]', async () => {
    const answer = await read(bert.user.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      banned: false,
      p: {
        id: bert.user.id,
        displayName: 'bert',
        about: '',
        avatar: bert.user.avatar,
        type: 0,
        background: 0,
        exp: 0,
        level: 1,
        wordCount: 0,
        discovered: 0,
        playTime: 0,
        wp: 500,
        v: false,
        longestWord: '',
        locale: 'tr-TR',
        achivements: [],
        last: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
      s: { mc: 0, mwpm: 0, ttt: 0, ttc: 0, mt: 0, am: 0, tac: 0, tgt: 0 },
      d: 0,
      friend: false,
      blocked: false,
      muted: false,
    });
    await update({ about: 'new here' }, bert);
    expect((await read(bert.user.id, anna, '?update=7')).body.p.about).toBe('new here');
    expect((await read(bert.user.id, anna, '?update=older')).body.p.about).toBe('new here');
  });

  it('shows guests the same, and knows no guests, strangers and nonsense', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', {})).body as SessionReply;
    expect((await read(anna.user.id, guest)).status).toBe(200);
    for (const id of [guest.user.id, 'abcdefghijkl', "x'--", '%00', '%ED%A0%80', '..%2F..', '__proto__']) {
      const answer = await read(id);
      expect([400, 404], id).toContain(answer.status);
    }
    expect((await read('abcdefghijkl')).body).toMatchObject({ code: 'profile/not_found', error: 'Player not found' });
  });

  it('does not show a text with links that got into the database [R0307]', async () => {
    const { user } = await server.signUp('linker');
    for (const about of ['see www.x.y', 'discord.gg/abc', 'https://a']) {
      await server.database.pool.query('update profile set about = $2 where player_id = $1', [user.id, about]);
      expect((await read(user.id)).body.p.about).toBe('');
    }
    await server.database.pool.query('update profile set about = $2 where player_id = $1', [user.id, 'hi']);
    expect((await read(user.id)).body.p.about).toBe('hi');
  });

  it('shows no texts of the banned', async () => {
    const carl = await server.signUp('carl');
    await update({ about: 'I am carl', longestWord: 'boo' }, carl);
    await server.composition.accounts.ban(carl.user.id);
    const { banned, p } = (await read(carl.user.id)).body;
    expect([banned, p.about, p.longestWord, p.displayName]).toEqual([true, '', '', 'carl']);
  });

  it('tells whether the staff has verified the player', async () => {
    const { user } = await server.signUp('verified');
    await hold(user.id, [VERIFIED_ROLE]);
    expect((await read(user.id)).body.p.v).toBe(true);
  });
});

it('tells when the player was last there [R0136]', async () => {
  const other = await startTestServer();
  const dora = await other.signUp('dora');
  const last = async (token: string) => {
    const { body } = await other.call('GET', `/api/profile/${dora.user.id}`, undefined, { token });
    return new Date(body.p.last).getTime();
  };
  const before = await last(dora.token);
  other.clock.forward(86_400);
  const again = await other.call('POST', '/api/auth/bylogin', { username: 'dora', password: 'secret-1' });
  expect((await last(again.body.token)) - before).toBeGreaterThanOrEqual(86_000_000);
  await other.close();
});

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
    expect((await server.call('POST', '/api/profile/update', undefined, { token: anna.token })).status).toBe(415);
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
    const about = '<img src=x onerror=alert(1)>"\'&lt;{{1}}${1}';
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

describe('a random player', () => {
  it('is somebody, never the caller nor one who is banned [R0382]', async () => {
    const alone = await startTestServer();
    const random = async (token: string) => alone.call('GET', '/api/random-player', undefined, { token });
    const one = await alone.signUp('first_one');
    expect((await random(one.token)).body).toMatchObject({ code: 'profile/no_player', error: 'No players found' });
    const two = await alone.signUp('second_one');
    const bad = await alone.signUp('banned_one');
    await alone.composition.accounts.ban(bad.user.id);
    for (let n = 0; n < 20; n++) {
      const { player } = (await random(one.token)).body;
      expect(player).toEqual({
        id: two.user.id,
        displayName: 'second_one',
        avatar: two.user.avatar,
        exp: 0,
        level: 1,
        type: 0,
      });
    }
    for (let n = 0; n < 6; n++) await alone.signUp(`more_${n}`);
    const seen = new Set<string>();
    for (let n = 0; n < 80; n++) seen.add((await random(one.token)).body.player.id);
    expect(seen.size).toBeGreaterThan(2);
    expect(seen).not.toContain(one.user.id);
    await alone.close();
  });
});
