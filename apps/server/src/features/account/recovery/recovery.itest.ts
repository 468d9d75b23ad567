import { collectPlayerMessages } from '../../../testing/collect-player-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice } from '../../../testing/people/device.ts';
import {
  addDiscordPerson,
  enterThroughDiscord,
  type IdentityProviders,
  signedIn,
  startProviders,
} from '../../../testing/people/identity-providers.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ban } from '../../../testing/people/staff.ts';

let providers: IdentityProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer((config) => {
    const adjusted = providers.adjust(config);
    return {
      ...adjusted,
      limits: { ...adjusted.limits, enabled: true },
      server: { ...adjusted.server, trustedHops: 1 },
    };
  });
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

/** Every call from an address of its own, unless the test is about that. */
let addresses = 0;
const post = (path: string, body: object, token?: string, address = `10.9.${addresses >> 8}.${addresses++ & 255}`) =>
  server.call('POST', `/api${path}`, body, { token, headers: { 'x-forwarded-for': address } });
const signUp = async (username: string, extra: object = {}) => {
  const { body, status } = await post('/auth/register', { username, password: 'secret-1', ...extra });
  expect(status).toBe(200);
  return body as { token: string; recoveryCodes: string[]; user: { id: string } };
};
const recover = (username: string, code = '', password = 'brand-new-one', address?: string) =>
  post('/auth/recover', { username, code, password }, undefined, address);
const signIn = async (username: string, password: string) =>
  (await post('/auth/bylogin', { username, password })).status;
const overview = async (token: string) => (await server.call('GET', '/api/account', undefined, { token })).body;
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe('recovery codes', () => {
  it('61 are eight at the first password; each sets a new one, once, signs in, and ends all other sessions', async () => {
    const { token, recoveryCodes, user } = await signUp('Ada');
    expect(new Set(recoveryCodes).size).toBe(8);
    expect((await overview(token)).recoveryCodesLeft).toBe(8);
    const { received, stop } = collectPlayerMessages(server, 'sessionEnded');
    const back = await recover('ada', recoveryCodes[2]?.toLowerCase().replaceAll('-', ' '));
    stop();
    expect(back).toMatchObject({ status: 200, body: { codesLeft: 7, recoveryCodes: [], user: { id: user.id } } });
    expect(received).toEqual([{ playerId: user.id, sessionId: expect.any(String), banned: false }]);
    expect((await server.call('GET', '/api/me', undefined, { token })).status).toBe(401);
    expect((await server.call('GET', '/api/me', undefined, { token: back.body.token })).status).toBe(200);
    expect([await signIn('Ada', 'secret-1'), await signIn('Ada', 'brand-new-one')]).toEqual([401, 200]);
    expect(outcome(await recover('Ada', recoveryCodes[2]))).toEqual([401, 'auth/recovery_failed']);
    expect((await recover('Ada', recoveryCodes[3], 'yet-another-1')).body.codesLeft).toBe(6);
  });

  it('61 the last of them comes with a new set', async () => {
    const { recoveryCodes } = await signUp('Berta');
    const left: number[] = [];
    let last: string[] = [];
    for (const [n, code] of recoveryCodes.entries()) {
      const { body } = await recover('Berta', code, `brand-new-${n}`);
      left.push(body.codesLeft);
      last = body.recoveryCodes;
    }
    expect(left).toEqual([7, 6, 5, 4, 3, 2, 1, 8]);
    expect((await recover('Berta', last[0])).status).toBe(200);
  });

  it('61 nothing tells a wrong code from an unknown name, nor from somebody else’s code', async () => {
    const { recoveryCodes } = await signUp('Carla');
    const other = await signUp('Dina');
    const answers = [
      await recover('Carla', 'AAAA-AAAA-AAAA-AAAA'),
      await recover('Nobody', recoveryCodes[0]),
      await recover('Carla', other.recoveryCodes[0]),
      await recover('Carla', 'x'.repeat(100)),
    ];
    const plain = answers.map(({ status, body, headers }) => [
      status,
      body.code,
      body.error,
      Object.keys(body),
      [...headers.keys()].toSorted(),
    ]);
    for (const answer of plain) expect(answer).toEqual(plain[0]);
    expect(answers[0]?.status).toBe(401);
    expect((await recover('Carla', recoveryCodes[0])).status).toBe(200);
  });

  it('61 guesses count with those at the password', async () => {
    const { recoveryCodes } = await signUp('Emma');
    const from = '10.20.0.1';
    const tries = [];
    for (let guess = 0; guess < 3; guess++) tries.push((await recover('Emma', 'WRONG', 'brand-new-one', from)).status);
    for (let guess = 0; guess < 2; guess++)
      tries.push((await post('/auth/bylogin', { username: 'Emma', password: 'wrong-one' }, undefined, from)).status);
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    const sixth = await recover('Emma', recoveryCodes[0], 'brand-new-one', from);
    expect(outcome(sixth)).toEqual([429, 'auth/too_many_attempts']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await recover('Emma', recoveryCodes[0])).status).toBe(200);
  });

  it('61 a refused new password spends nothing; what is blank or too short is said before anything is looked up', async () => {
    const { recoveryCodes, user } = await signUp('Fanny');
    expect(outcome(await recover('Fanny', recoveryCodes[0], 'abcd'))).toEqual([400, 'auth/password_too_short']);
    expect(outcome(await recover('Nobody', recoveryCodes[0], 'abcd'))).toEqual([400, 'auth/password_too_short']);
    for (const [name, code, password] of [
      ['', 'x', 'y'],
      ['Fanny', ' ', 'y'],
      ['Fanny', 'x', ''],
    ] as const)
      expect(outcome(await recover(name, code, password))).toEqual([400, 'auth/blank']);
    await server.database.pool.query('update account set roles = array[5] where player_id = $1', [user.id]);
    const short = await recover('Fanny', recoveryCodes[0], 'brand-new');
    expect(outcome(short)).toEqual([400, 'auth/staff_password_too_short']);
    expect((await recover('Fanny', recoveryCodes[0], 'correct horse!')).body.codesLeft).toBe(7);
  });

  it('12 61 the banned are told so, and keep their code', async () => {
    const { recoveryCodes, user } = await signUp('Greta');
    await ban(server, user.id);
    expect(outcome(await recover('Greta', recoveryCodes[0]))).toEqual([418, 'auth/banned']);
    const { rows } = await server.database.pool.query('select 1 from recovery_code where player_id = $1', [user.id]);
    expect(rows).toHaveLength(8);
  });

  it('binds the session to the device that asked', async () => {
    const device = await createDevice();
    const { recoveryCodes } = await signUp('Hanna');
    const body = { username: 'Hanna', code: recoveryCodes[0], password: 'brand-new-one', device: device.key };
    const { renew } = (await post('/auth/recover', body)).body;
    const proof = await device.prove(renew, server.clock.now());
    expect((await post('/auth/bylogin', { username: 'Hanna', password: renew, proof })).status).toBe(200);
  });
});

describe('a new set', () => {
  it('61 wants the password, however fresh the sign-in; the old codes no longer work', async () => {
    const { token, recoveryCodes } = await signUp('Ida');
    const renew = (password: string) => post('/account/recovery-codes', { password }, token);
    expect(outcome(await renew(''))).toEqual([403, 'auth/reauth_required']);
    expect(outcome(await renew('wrong-one'))).toEqual([403, 'auth/reauth_required']);
    const fresh: string[] = (await renew('secret-1')).body.recoveryCodes;
    expect(fresh).toHaveLength(8);
    expect((await overview(token)).recoveryCodesLeft).toBe(8);
    expect((await recover('Ida', recoveryCodes[0])).status).toBe(401);
    expect((await recover('Ida', fresh[0])).status).toBe(200);
  });

  it('61 comes with the first password of who signed in elsewhere, and not with a later one', async () => {
    const entered = signedIn(await enterThroughDiscord(server, providers, addDiscordPerson(providers, 'jo', 'Josefa')));
    const { token } = entered;
    expect(outcome(await post('/account/recovery-codes', { password: 'x' }, token))).toEqual([409, 'auth/no_password']);
    expect((await overview(token)).recoveryCodesLeft).toBe(0);
    const set = (password: string) => post('/update-auth', { username: '', password }, token);
    const first = (await set('first-one')).body;
    expect(first.recoveryCodes).toHaveLength(8);
    expect((await set('second-one')).body.recoveryCodes).toEqual([]);
    expect((await recover(first.username, first.recoveryCodes[7])).status).toBe(200);
  });

  it('54 61 is told of in the export, by number alone, and goes with the account', async () => {
    const { token, recoveryCodes, user } = await signUp('Karla');
    const exported = await server.call('GET', '/api/account/export', undefined, { token });
    expect(exported.body.account).toMatchObject({ recoveryCodesLeft: 8, secondFactorSince: null });
    for (const code of recoveryCodes) expect(exported.text).not.toContain(code);
    expect((await post('/account/delete', { username: 'Karla' }, token)).status).toBe(200);
    const { rows } = await server.database.pool.query('select 1 from recovery_code where player_id = $1', [user.id]);
    expect(rows).toEqual([]);
    expect((await recover('Karla', recoveryCodes[0])).status).toBe(401);
  });
});
