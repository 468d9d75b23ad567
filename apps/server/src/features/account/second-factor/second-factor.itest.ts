import { DEVELOPER_ROLE, GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice } from '../../../testing/people/device.ts';
import { appCodeAt, enrolApp } from '../../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({ ...config, limits: { ...config.limits, enabled: true } }));
});
afterAll(() => server.close());

const PASSWORD = 'correct horse!';
/** Sign-ups of one address are counted: accounts come by hand, sessions by the front door. */
async function staff(username: string, role = GAME_MODERATOR_ROLE) {
  const { body } = await server.call('POST', '/api/auth/register', { username, password: PASSWORD });
  await server.database.pool.query('update account set roles = $2 where player_id = $1', [body.user.id, [role]]);
  return { token: body.token as string, id: body.user.id as string, recoveryCodes: body.recoveryCodes as string[] };
}
const signIn = async (username: string): Promise<string> =>
  (await server.call('POST', '/api/auth/bylogin', { username, password: PASSWORD })).body.token;
const get = (path: string, token: string) => server.call('GET', `/api${path}`, undefined, { token });
const post = (path: string, body: object, token: string) => server.call('POST', `/api${path}`, body, { token });
const enrol = (token: string, body: object = {}) => post('/account/second-factor/enrol', body, token);
const prove = (token: string, code: string) => post('/account/second-factor/prove', { code }, token);
const state = async (token: string) => (await get('/account/second-factor', token)).body;
const judge = async (token: string) => {
  const { status, body } = await get('/gm/reports', token);
  return [status, body.code];
};
const code = (secret: string, stepsOff = 0) =>
  appCodeAt(secret, new Date(server.clock.now().getTime() + stepsOff * 30_000));
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const WRONG = [403, 'auth/second_factor_wrong'];
const NEEDED = [403, 'auth/second_factor_needed'];

describe('the second factor of the staff', () => {
  it('62 is enrolled with an app; its first code opens this session, and no other', async () => {
    const { token, id } = await staff('Alma');
    expect(await state(token)).toEqual({ needed: true, enrolled: false, provenUntil: null, codesLeft: 0 });
    expect(await judge(token)).toEqual(NEEDED);
    const begun = (await enrol(token)).body;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(begun.uri).toContain('Alma');
    // A secret that nobody has typed a code of counts for nothing.
    expect([await judge(token), (await state(token)).enrolled]).toEqual([NEEDED, false]);
    const proven = await prove(token, ` ${code(begun.secret).slice(0, 3)} ${code(begun.secret).slice(3)} `);
    expect(proven.status).toBe(200);
    expect(proven.body.replacementCodes).toHaveLength(8);
    expect(await judge(token)).toEqual([200, undefined]);
    expect(await state(token)).toMatchObject({ enrolled: true, codesLeft: 8, provenUntil: proven.body.provenUntil });
    const other = await signIn('Alma');
    expect(await judge(other)).toEqual(NEEDED);
    const { rows } = await server.database.pool.query('select sealed_secret from second_factor where player_id = $1', [
      id,
    ]);
    expect(rows[0].sealed_secret.toString('latin1')).not.toContain(begun.secret);
  });

  it('62 counts for twelve hours of a session, renewals included, and not a minute more', async () => {
    const device = await createDevice();
    await staff('Bella');
    const body = { username: 'Bella', password: PASSWORD, device: device.key };
    const { token, renew } = (await server.call('POST', '/api/auth/bylogin', body)).body;
    const { secret } = await enrolApp(server, token);
    server.clock.forward(12 * 3600 - 60);
    const proof = await device.prove(renew, server.clock.now());
    const renewed = await server.call('POST', '/api/auth/bylogin', { username: 'Bella', password: renew, proof });
    expect(await judge(renewed.body.token)).toEqual([200, undefined]);
    server.clock.forward(90);
    expect(await judge(renewed.body.token)).toEqual(NEEDED);
    expect((await prove(renewed.body.token, code(secret))).status).toBe(200);
    expect(await judge(renewed.body.token)).toEqual([200, undefined]);
  });

  it('62 takes a code once: neither again nor an older one, in any session', async () => {
    const { token } = await staff('Bruno');
    const { secret } = await enrolApp(server, token);
    const other = await signIn('Bruno');
    expect(outcome(await prove(other, code(secret)))).toEqual(WRONG);
    expect(outcome(await prove(other, code(secret, -1)))).toEqual(WRONG);
    expect((await prove(other, code(secret, 1))).status).toBe(200);
    const third = await signIn('Bruno');
    server.clock.forward(60);
    expect((await prove(third, code(secret, -1))).status).toBe(403);
    expect((await prove(third, code(secret))).status).toBe(200);
  });

  it('62 counts guesses of all sessions together, and says when to come back', async () => {
    const { token } = await staff('Chris');
    const { secret } = await enrolApp(server, token);
    server.clock.forward(60);
    const sessions = [await signIn('Chris'), await signIn('Chris'), await signIn('Chris')];
    const right = code(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = [];
    for (let guess = 0; guess < 5; guess++) tries.push(outcome(await prove(sessions[guess % 3] ?? '', wrong)));
    expect(tries).toEqual(Array(5).fill(WRONG));
    const sixth = await prove(sessions[0] ?? '', right);
    expect(outcome(sixth)).toEqual([429, 'auth/too_many_attempts']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(1000);
    expect(await judge(token)).toEqual([200, undefined]);
  });

  it('62 a replacement code stands in for the app, once; the sheet of the password opens nothing here', async () => {
    const { token, recoveryCodes } = await staff('Doris');
    const { replacementCodes, secret } = await enrolApp(server, token);
    const other = await signIn('Doris');
    expect(outcome(await prove(other, recoveryCodes[0] ?? ''))).toEqual(WRONG);
    const [first = ''] = replacementCodes;
    expect((await prove(other, first.toLowerCase())).body).toMatchObject({ replacementCodes: [] });
    expect(await judge(other)).toEqual([200, undefined]);
    const third = await signIn('Doris');
    expect(outcome(await prove(third, first))).toEqual(WRONG);
    const body = { username: 'Doris', code: replacementCodes[1], password: PASSWORD };
    expect(outcome(await server.call('POST', '/api/auth/recover', body))).toEqual([401, 'auth/recovery_failed']);
    expect((await state(other)).codesLeft).toBe(7);
    // The way to a new phone: the lost one's codes end, and what was proven with it.
    const { secret: next } = (await enrol(other)).body;
    expect(await judge(token)).toEqual([200, undefined]);
    expect((await prove(other, code(next))).body.replacementCodes).toHaveLength(8);
    expect([await judge(other), await judge(token)]).toEqual([[200, undefined], NEEDED]);
    server.clock.forward(60);
    expect(outcome(await prove(third, code(secret)))).toEqual(WRONG);
    expect(outcome(await prove(third, replacementCodes[2] ?? ''))).toEqual(WRONG);
  });

  it('62 a password alone sets up no other app than the first, nor does an old session without it the first', async () => {
    const { token } = await staff('Edgar', DEVELOPER_ROLE);
    server.clock.forward(11 * 60);
    expect(outcome(await enrol(token))).toEqual([403, 'auth/reauth_required']);
    expect(outcome(await enrol(token, { password: 'wrong-one' }))).toEqual([403, 'auth/reauth_required']);
    const { secret } = (await enrol(token, { password: PASSWORD })).body;
    expect((await prove(token, code(secret))).status).toBe(200);
    const thief = await signIn('Edgar');
    expect(outcome(await enrol(thief, { password: PASSWORD }))).toEqual(NEEDED);
    expect(await judge(thief)).toEqual(NEEDED);
  });

  it('62 is nothing for players, and ends with the role', async () => {
    const { token, id } = await staff('Fritz');
    await enrolApp(server, token);
    await server.database.pool.query("update account set roles = '{}' where player_id = $1", [id]);
    expect(await state(token)).toMatchObject({ needed: false });
    for (const answer of [await enrol(token), await prove(token, '123456'), await get('/gm/reports', token)])
      expect(outcome(answer)).toEqual([403, 'http/forbidden']);
  });

  it('54 62 stands in the export by its date alone, and goes with the account', async () => {
    const { token, id } = await staff('Gerda');
    const { secret } = await enrolApp(server, token);
    const exported = await get('/account/export', token);
    expect(exported.body.account.secondFactorSince).toEqual(expect.any(String));
    expect(exported.text).not.toContain(secret);
    expect((await post('/account/delete', { username: 'Gerda' }, token)).status).toBe(200);
    const { rows } = await server.database.pool.query(
      'select 1 from second_factor where player_id = $1 union all select 1 from recovery_code where player_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});
