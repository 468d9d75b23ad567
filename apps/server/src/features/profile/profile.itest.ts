import type { SessionReply } from '@syllaboom/contracts';
import { expOfLevel, VERIFIED_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ban } from '../../testing/people/staff.ts';

let server: TestServer;
let anna: SessionReply;
let bert: SessionReply;
beforeAll(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  bert = await server.signUp('bert', { locale: 'tr-TR' });
});
afterAll(() => server.close());

const update = (body: object, as: SessionReply = anna) =>
  server.call('POST', '/api/profile/update', body, { token: as.token });
const read = (id: string, as: SessionReply = anna, query = '') =>
  server.call('GET', `/api/profile/${id}${query}`, undefined, { token: as.token });
const me = async (as: SessionReply = anna) =>
  (await server.call('GET', '/api/me', undefined, { token: as.token })).body.user;
const hold = (id: string, roles: readonly number[]) =>
  server.database.pool.query('update account set roles = $2 where player_id = $1', [id, roles]);

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
      wayIn: true,
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

  it('owns the cosmetics of the inventory [R0132]', async () => {
    const { rows } = await server.database.pool.query(
      `insert into inventory_item (player_id, kind, item, count) values ($1, 'bomb', '12', 1), ($1, 'bomb', '3', 1),
        ($1, 'heart', '7', 1), ($1, 'streak', '5', 0), ($1, 'frame', '2', 1), ($1, 'tile', '9', 4) returning 1`,
      [bert.user.id],
    );
    expect(rows).toHaveLength(6);
    await server.database.pool.query('update profile set frame = 2, bomb = 12 where player_id = $1', [bert.user.id]);
    expect(await me(bert)).toMatchObject({
      bombs: '0,3,12',
      hearts: [0, 7],
      streaks: [0],
      frames: [0, 2],
      frame: 2,
      bomb: 12,
    });
  });
});

it('has the level that the exp makes, to itself and to others [S0055]', async () => {
  const { user, token } = await server.signUp('climber');
  for (const [exp, level] of [
    [599, 1],
    [600, 2],
    [expOfLevel(20), 20],
    [expOfLevel(20) - 1, 19],
  ]) {
    await server.database.pool.query('update profile set exp = $2 where player_id = $1', [user.id, exp]);
    const own = (await server.call('GET', '/api/me', undefined, { token })).body.user;
    expect([own.exp, own.level, (await read(user.id)).body.p.level]).toEqual([exp, level, level]);
  }
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
        frame: 2,
        bomb: 12,
        exp: 0,
        level: 1,
        wordCount: 0,
        discovered: 0,
        playTime: 0,
        wp: 500,
        v: false,
        longestWord: '',
        locale: 'tr-TR',
        clan: null,
        achivements: [],
        streak: 0,
        heart: 0,
        day: 0,
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
    await ban(server, carl.user.id);
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

describe('a random player', () => {
  it('is somebody, never the caller nor one who is banned [R0382]', async () => {
    const alone = await startTestServer();
    const random = async (token: string) => alone.call('GET', '/api/random-player', undefined, { token });
    const one = await alone.signUp('first_one');
    expect((await random(one.token)).body).toMatchObject({ code: 'profile/no_player', error: 'No players found' });
    const two = await alone.signUp('second_one');
    const bad = await alone.signUp('banned_one');
    await ban(alone, bad.user.id);
    for (let n = 0; n < 20; n++) {
      const { player } = (await random(one.token)).body;
      expect(player).toEqual({
        id: two.user.id,
        displayName: 'second_one',
        avatar: two.user.avatar,
        frame: 0,
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
