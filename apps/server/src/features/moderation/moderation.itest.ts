import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE, LANGUAGE_MODERATOR_ROLE, VERIFIED_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolApp } from '../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type SignedIn, signInAgain, signUpWith } from '../../testing/people/staff.ts';

/** Shorter than a session. */
const BAN_SECONDS = 300;

let server: TestServer;
let judge: SignedIn;
let developer: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  developer = await signUpWith(server, 'devlin', DEVELOPER_ROLE);
});
afterAll(() => server.close());

const later = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000).toISOString();
const sanction = (by: SignedIn, playerId: string, kind: string, extra: object = {}) =>
  by.post('/gm/sanctions', { playerId, kind, reason: 'bad manners', until: null, reportId: null, ...extra });
const reportOf = (id: string, extra: object = {}) => ({
  id,
  reason: 'rude',
  chat: [{ id, message: 'boo' }],
  categories: ['language'],
  language: 'en-US',
  roomId: null,
  ...extra,
});
/** Whether this report against the target is open; the newest one of the queue's last page. */
async function openReportAgainst(targetId: string) {
  const { body } = await judge.get(`/gm/players/${targetId}`);
  return body.reports.find((report: { status: string }) => report.status === 'open');
}

describe('a report', () => {
  it('is kept with what the client sent, and answered with success [R0042 R0403]', async () => {
    const [anna, ben] = [await signUpWith(server, 'anna_r'), await signUpWith(server, 'ben_r')];
    const chat = Array.from({ length: 25 }, (_, n) => ({ id: ben.id, message: `line ${n}\u202e` }));
    const answer = await anna.post(
      '/report',
      reportOf(ben.id, { chat, categories: ['spam', 'other', 'spam'], reason: ' He shouts. ' }),
    );
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const report = await openReportAgainst(ben.id);
    expect(report).toMatchObject({
      target: { id: ben.id, displayName: 'ben_r' },
      reporter: { id: anna.id, displayName: 'anna_r' },
      categories: ['spam', 'other'],
      note: 'He shouts.',
      status: 'open',
      openAgainst: 1,
    });
    const { body: detail } = await judge.get(`/gm/reports/${report.id}`);
    expect(detail.sentChat).toHaveLength(25);
    expect(detail.sentChat[24]).toEqual({ id: ben.id, message: 'line 24' });
    expect(detail).toMatchObject({ roomChat: [], sanctions: [], decidedBy: null });
    // One line more than the client may send.
    const tooLong = reportOf(ben.id, { chat: [...chat, { id: ben.id, message: 'x' }] });
    expect((await anna.post('/report', tooLong)).status).toBe(400);
  });

  it('needs a reason, and a note with “other” [R0312 R0313]', async () => {
    const [anna, ben] = [await signUpWith(server, 'anna_n'), await signUpWith(server, 'ben_n')];
    const codeOf = async (extra: object) => (await anna.post('/report', reportOf(ben.id, extra))).body.code;
    expect(await codeOf({ categories: [] })).toBe('report/no_reason');
    expect(await codeOf({ categories: ['other'], reason: ' \u200b ' })).toBe('report/note_blank');
    expect(await codeOf({ categories: ['other', 'spam'], reason: '' })).toBe('report/note_blank');
    expect(await codeOf({ categories: ['spam'], reason: '' })).toBeUndefined();
    expect((await anna.post('/report', reportOf(ben.id, { categories: ['beauty'] }))).status).toBe(400);
  });

  it('is not about oneself, guests or nobody; guests cannot report [R0345]', async () => {
    const anna = await signUpWith(server, 'anna_g');
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    expect((await anna.post('/report', reportOf(anna.id))).body.code).toBe('report/self');
    expect((await anna.post('/report', reportOf(guest.user.id))).body.code).toBe('report/guest');
    expect((await anna.post('/report', reportOf('nobody000000'))).body.code).toBe('profile/not_found');
    const byGuest = await server.call('POST', '/api/report', reportOf(anna.id), { token: guest.token });
    expect([byGuest.status, byGuest.body.code]).toEqual([401, 'auth/login_required']);
  });

  it('is dismissed once; the closed ones stand in a list of their own', async () => {
    const [anna, ben] = [await signUpWith(server, 'anna_d'), await signUpWith(server, 'ben_d')];
    await anna.post('/report', reportOf(ben.id));
    const { id } = await openReportAgainst(ben.id);
    expect((await judge.post(`/gm/reports/${id}/dismiss`)).body).toEqual({ success: true });
    expect((await judge.post(`/gm/reports/${id}/dismiss`)).body.code).toBe('moderation/closed');
    expect((await judge.post('/gm/reports/nothing/dismiss')).body.code).toBe('moderation/not_found');
    expect((await judge.get(`/gm/reports/${id}`)).body).toMatchObject({
      report: { status: 'dismissed' },
      decidedBy: 'judge',
    });
    const closed = (await judge.get('/gm/reports?status=closed')).body;
    expect(closed.reports[0].id).toBe(id);
    const answer = await sanction(judge, ben.id, 'warn', { reportId: id });
    expect(answer.body.code).toBe('moderation/closed');
  });
});

it('52 refuses more than five reports in ten minutes', async () => {
  const strict = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
  try {
    const [anna, ben] = [await signUpWith(strict, 'anna_l'), await signUpWith(strict, 'ben_l')];
    // Refused ones don't count.
    expect((await anna.post('/report', reportOf(anna.id))).status).toBe(400);
    for (let n = 0; n < 5; n++) expect((await anna.post('/report', reportOf(ben.id))).status).toBe(200);
    const sixth = await anna.post('/report', reportOf(ben.id));
    expect([sixth.status, sixth.body.code]).toEqual([429, 'report/too_many']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ben.post('/report', reportOf(anna.id))).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('a ban', () => {
  it('answers 418 with reason, end and appeal token at once, and ends by itself [S0136 R0360]', async () => {
    const ben = await signUpWith(server, 'ben_b');
    const until = later(BAN_SECONDS);
    expect((await sanction(judge, ben.id, 'ban', { until, reason: ' cheats\u202e  a lot ' })).status).toBe(200);
    for (const answer of [
      await ben.get('/me'),
      await server.call('POST', '/api/auth/bylogin', { username: 'ben_b', password: 'secret-1' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([418, 'auth/banned']);
      expect(answer.body.params).toEqual({ until, reason: 'cheats a lot', appeal: expect.stringMatching(/^\w{16}\./) });
    }
    await expect(server.composition.roomPorts.authenticate(ben.token)).rejects.toMatchObject({ code: 'auth/banned' });
    server.clock.forward(BAN_SECONDS + 1);
    const back = await signInAgain(server, 'ben_b');
    expect((await back.get('/me')).status).toBe(200);
    // The sessions from before the ban stay ended.
    expect((await ben.get('/me')).status).toBe(401);
  });

  it('ends with the last of several, and is lifted early', async () => {
    const ben = await signUpWith(server, 'ben_m');
    const short = (await sanction(judge, ben.id, 'ban', { until: later(BAN_SECONDS) })).body.id;
    const long = (await sanction(judge, ben.id, 'ban', { until: null, reason: 'again' })).body.id;
    const login = () => server.call('POST', '/api/auth/bylogin', { username: 'ben_m', password: 'secret-1' });
    expect((await login()).body.params).toMatchObject({ until: '', reason: 'again' });
    expect((await judge.post(`/gm/sanctions/${long}/lift`, { reason: 'sorry' })).status).toBe(200);
    expect((await login()).body.params).toMatchObject({ reason: 'bad manners' });
    expect((await judge.post(`/gm/sanctions/${long}/lift`, { reason: 'x' })).body.code).toBe('moderation/closed');
    await judge.post(`/gm/sanctions/${short}/lift`, { reason: 'sorry' });
    expect((await login()).status).toBe(200);
    expect((await judge.post('/gm/sanctions/none/lift', { reason: 'x' })).body.code).toBe('moderation/not_found');
  });

  it('wants an end in the future, and a player', async () => {
    const ben = await signUpWith(server, 'ben_e');
    const codeOf = async (extra: object, id = ben.id) => (await sanction(judge, id, 'ban', extra)).body.code;
    expect(await codeOf({ until: later(-1) })).toBe('moderation/end_in_past');
    expect(await codeOf({ until: 'tomorrow' })).toBe('http/bad_request');
    expect(await codeOf({ reason: ' \u200b' })).toBe('http/bad_request');
    expect(await codeOf({}, 'nobody000000')).toBe('profile/not_found');
    expect((await ben.get('/me')).status).toBe(200);
  });
});

it('protects the staff from everybody but developers', async () => {
  const helper = await signUpWith(server, 'helper', LANGUAGE_MODERATOR_ROLE);
  for (const id of [helper.id, developer.id, judge.id])
    expect((await sanction(judge, id, 'mute')).body.code).toBe('moderation/staff_target');
  const { id } = (await sanction(developer, helper.id, 'mute')).body;
  // Nor do others of the staff undo it.
  const lift = (by: SignedIn) => by.post(`/gm/sanctions/${id}/lift`, { reason: 'a friend' });
  await server.database.pool.query('update account set roles = $2 where player_id = $1', [helper.id, [5]]);
  await enrolApp(server, helper.token);
  for (const by of [judge, helper]) expect((await lift(by)).body.code).toBe('moderation/staff_target');
  expect((await lift(developer)).status).toBe(200);
  expect((await sanction(developer, developer.id, 'mute')).body.code).toBe('moderation/staff_target');
});

it('lets nobody dismiss a report about themself', async () => {
  const [anna, other] = [
    await signUpWith(server, 'anna_self'),
    await signUpWith(server, 'judge_self', GAME_MODERATOR_ROLE),
  ];
  await anna.post('/report', reportOf(other.id));
  const { id } = await openReportAgainst(other.id);
  expect((await other.post(`/gm/reports/${id}/dismiss`)).body.code).toBe('moderation/staff_target');
  expect((await judge.post(`/gm/reports/${id}/dismiss`)).status).toBe(200);
});

it('shows earlier sanctions with a report, the newest first', async () => {
  const [anna, ben] = [await signUpWith(server, 'anna_h'), await signUpWith(server, 'ben_h')];
  const warning = (await sanction(judge, ben.id, 'warn', { reason: 'first' })).body.id;
  server.clock.forward(1);
  const mute = (await sanction(judge, ben.id, 'mute', { reason: 'second', until: later(BAN_SECONDS) })).body.id;
  await anna.post('/report', reportOf(ben.id));
  const { id } = await openReportAgainst(ben.id);
  const { sanctions } = (await judge.get(`/gm/reports/${id}`)).body;
  expect(sanctions).toEqual([
    expect.objectContaining({ id: mute, kind: 'mute', reason: 'second', by: 'judge', liftedAt: null }),
    expect.objectContaining({ id: warning, kind: 'warn', until: null }),
  ]);
});

describe('verifying a player', () => {
  it('toggles the sign and the role, for the roles that may [R0229 R0230 R0396]', async () => {
    const ben = await signUpWith(server, 'ben_v');
    const verify = (by: SignedIn) => by.post('/verify-player', { playerId: ben.id });
    const state = async () => {
      const { body } = await judge.get(`/profile/${ben.id}`);
      const { roles } = (await judge.get(`/gm/players/${ben.id}`)).body.player;
      return [body.p.v, roles];
    };
    expect((await verify(ben)).status).toBe(403);
    const language = await signUpWith(server, 'lena_v', LANGUAGE_MODERATOR_ROLE);
    expect((await verify(language)).body).toEqual({ verified: true });
    expect(await state()).toEqual([true, [VERIFIED_ROLE]]);
    expect((await verify(judge)).body).toEqual({ verified: false });
    expect(await state()).toEqual([false, []]);
    expect((await verify(developer)).body).toEqual({ verified: true });
    expect((await judge.post('/verify-player', { playerId: 'nobody000000' })).body.code).toBe('profile/not_found');
  });
});

it('looks players up by id, user name and display name, banned ones too', async () => {
  const ben = await signUpWith(server, 'Lookup_Ben');
  await server.database.pool.query("update profile set display_name = 'Walrus' where player_id = $1", [ben.id]);
  const find = async (q: string) => (await judge.get(`/gm/players?q=${encodeURIComponent(q)}`)).body.players;
  const hit = {
    id: ben.id,
    displayName: 'Walrus',
    avatar: ben.user.avatar,
    frame: 0,
    username: 'Lookup_Ben',
    banned: false,
  };
  for (const q of [ben.id, 'lookup_b', 'WALR']) expect(await find(q)).toEqual([hit]);
  await sanction(judge, ben.id, 'ban');
  expect(await find('walrus')).toEqual([{ ...hit, banned: true }]);
  expect(await find('%')).toBeUndefined();
  expect(await find('%_')).toEqual([]);
  const { body } = await judge.get(`/gm/players/${ben.id}`);
  expect(body.player).toMatchObject({ username: 'Lookup_Ben', roles: [], matches: 0 });
  expect((await judge.get('/gm/players/nobody000000')).body.code).toBe('profile/not_found');
});

it('lets developers give and take roles, and logs each once', async () => {
  const ben = await signUpWith(server, 'ben_ro');
  const set = (by: SignedIn, role: number, held: boolean) => by.post(`/gm/players/${ben.id}/roles`, { role, held });
  expect((await set(judge, GAME_MODERATOR_ROLE, true)).status).toBe(403);
  expect((await set(developer, 9, true)).body.code).toBe('http/bad_request');
  for (let n = 0; n < 2; n++) expect((await set(developer, GAME_MODERATOR_ROLE, true)).status).toBe(200);
  expect((await ben.get('/gm/reports')).body.code).toBe('auth/second_factor_needed');
  await enrolApp(server, ben.token);
  expect((await ben.get('/gm/reports')).status).toBe(200);
  await set(developer, GAME_MODERATOR_ROLE, false);
  expect((await ben.get('/gm/reports')).status).toBe(403);
  const { entries } = (await judge.get(`/gm/audit?player=${ben.id}`)).body;
  expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['role_taken', 'role_given']);
});

describe('an appeal', () => {
  it('needs the token of a ban that holds, and is sent once', async () => {
    const ben = await signUpWith(server, 'ben_a');
    await sanction(judge, ben.id, 'ban');
    const { appeal: token } = (await ben.get('/me')).body.params;
    const send = (given: string, text = 'It was my brother.') =>
      server.call('POST', '/api/appeal', { token: given, text });
    for (const forged of ['', 'x', `${token}x`, token.replace(/^./, '_'), token.split('.')[0]])
      expect((await send(forged)).body.code).toBe('moderation/appeal_invalid');
    expect((await send(token)).body).toEqual({ success: true });
    expect((await send(token)).body.code).toBe('moderation/appeal_sent');
    // The next refusal offers no other appeal.
    expect((await ben.get('/me')).body.params.appeal).toBe('');
    const { appeals } = (await judge.get('/gm/appeals')).body;
    const mine = appeals.find((one: { player: { id: string } }) => one.player.id === ben.id);
    expect(mine).toMatchObject({ text: 'It was my brother.', sanction: { kind: 'ban', by: 'judge' } });
    const decide = (lift: boolean) => judge.post(`/gm/appeals/${mine.id}/decide`, { lift, note: 'no' });
    expect((await decide(false)).status).toBe(200);
    expect((await decide(true)).body.code).toBe('moderation/closed');
    expect((await ben.get('/me')).status).toBe(418);
    expect((await judge.post('/gm/appeals/none/decide', { lift: true, note: '' })).body.code).toBe(
      'moderation/not_found',
    );
  });

  it('is void when the ban is over', async () => {
    const ben = await signUpWith(server, 'ben_o');
    const { id } = (await sanction(judge, ben.id, 'ban')).body;
    const { appeal: token } = (await ben.get('/me')).body.params;
    await judge.post(`/gm/sanctions/${id}/lift`, { reason: 'mistake' });
    const answer = await server.call('POST', '/api/appeal', { token, text: 'please' });
    expect([answer.status, answer.body.code]).toEqual([403, 'moderation/appeal_invalid']);
  });
});

it('keeps the log of what the staff did append-only', async () => {
  expect((await developer.post('/gm/announce', { text: '\u200b' })).status).toBe(400);
  await developer.post('/gm/announce', { text: 'Hello \u202e all' });
  const [entry] = (await judge.get('/gm/audit')).body.entries;
  expect(entry).toMatchObject({ action: 'announced', by: { displayName: 'devlin' }, detail: { text: 'Hello all' } });
  for (const statement of ['delete from audit_entry', "update audit_entry set action = 'x'"])
    await expect(server.database.pool.query(statement)).rejects.toThrow('append-only');
});
