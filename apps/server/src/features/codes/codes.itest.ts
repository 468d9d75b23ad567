import { DEVELOPER_ROLE, expOfLevel } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { signUpWith, type SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await signUpWith(server, 'codestaff', DEVELOPER_ROLE);
});
afterAll(() => server.close());

/** Somebody of level 10, who may redeem codes. */
async function signUp(name: string, exp = expOfLevel(10)): Promise<SignedIn> {
  const player = await signUpWith(server, name);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [player.id, exp]);
  return player;
}
const NOTHING = { coin: 0, diamond: 0, key: 0, uses: 1, until: null };
const make = async (wish: object): Promise<string> => {
  const answer = await staff.post('/gm/codes', { ...NOTHING, ...wish });
  expect([answer.status, answer.body]).toEqual([200, { success: true, code: expect.any(String) }]);
  return answer.body.code;
};
const redeem = (player: SignedIn, code: string) => player.post(`/reedem/${encodeURIComponent(code)}`);
const held = async (player: SignedIn) => {
  const { score, diamond, key, reedem, reedemCount } = (await player.get('/me')).body.user;
  return { score, diamond, key, reedem, reedemCount };
};
const EMPTY = { score: 0, diamond: 0, key: 0, reedem: false, reedemCount: 0 };
const REFUSALS = { exist: [404, 'code_not_exist'], used: [409, 'code_used'], exp: [403, 'not_enough_exp'] };
const refusalOf = async (answer: ReturnType<typeof redeem>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('a code', () => {
  it('gives what it gives once, whatever its spelling, and is counted in the profile [R0395]', async () => {
    const player = await signUp('redeemer');
    await make({ code: 'Spring-2026', coin: 1500, diamond: 20, key: 1, uses: 5 });
    const answer = await redeem(player, ' spring 2026');
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, rewards: [{ key: 1 }, { diamond: 20 }, { coin: 1500 }], error: null },
    ]);
    const after = { score: 1500, diamond: 20, key: 1, reedem: true, reedemCount: 1 };
    expect(await held(player)).toEqual(after);
    expect(await refusalOf(redeem(player, 'SPRING2026'))).toEqual(REFUSALS.used);
    expect(await held(player)).toEqual(after);
    const [alone] = [await make({ code: 'ONLYCOINS', coin: 7 })];
    expect((await redeem(player, alone)).body.rewards).toEqual([{ coin: 7 }]);
    expect([(await held(player)).reedemCount, await countImbalances(server.database.db)]).toEqual([2, 0]);
  });

  it('answers whoever asks again with the key of the call that was granted', async () => {
    const player = await signUp('asksagain');
    const code = await make({ diamond: 3 });
    const ask = (key: string) =>
      server.call('POST', `/api/reedem/${code}`, undefined, {
        token: player.token,
        headers: { 'idempotency-key': key },
      });
    const first = await ask('redeem-0001');
    expect(first.body.rewards).toEqual([{ diamond: 3 }]);
    expect((await ask('redeem-0001')).body).toEqual(first.body);
    expect([(await ask('redeem-0002')).body.error, (await held(player)).diamond]).toEqual(['code_used', 3]);
  });

  it('needs level 10, also one that doesn’t exist [R0315]', async () => {
    const code = await make({ diamond: 3 });
    const player = await signUp('levelnine', expOfLevel(10) - 1);
    expect(expOfLevel(10)).toBe(8145);
    for (const tried of [code, 'NOSUCHCODE']) expect(await refusalOf(redeem(player, tried))).toEqual(REFUSALS.exp);
    expect(await held(player)).toEqual(EMPTY);
    await server.database.pool.query('update profile set exp = 8145 where player_id = $1', [player.id]);
    expect((await redeem(player, code)).status).toBe(200);
  });

  it('is refused alike when it is unknown, used up, over or ended; nothing moves', async () => {
    const [first, player] = [await signUp('firstone'), await signUp('lateone')];
    const [one, short, ended] = [
      await make({ diamond: 1 }),
      await make({ diamond: 1, until: new Date(server.clock.now().getTime() + 60_000).toISOString() }),
      await make({ diamond: 1 }),
    ];
    await redeem(first, one);
    expect((await redeem(first, short)).status).toBe(200);
    server.clock.forward(61);
    expect((await staff.post(`/gm/codes/${ended}/end`)).body).toEqual({ success: true });
    for (const tried of [one, short, ended, 'NOSUCHCODE', 'x', "' or 1=1", '%', '__proto__', 'Ⅷ'.repeat(9), ' '])
      expect([tried, ...(await refusalOf(redeem(player, tried)))]).toEqual([tried, ...REFUSALS.exist]);
    expect(await held(player)).toEqual(EMPTY);
    expect(await refusalOf(redeem(first, one))).toEqual(REFUSALS.used);
  });

  it('is nothing for guests and strangers, who are told to log in [R0316]', async () => {
    const code = await make({ diamond: 1 });
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    for (const token of [guest.token, undefined]) {
      const answer = await server.call('POST', `/api/reedem/${code}`, undefined, { token });
      expect([answer.status, answer.body.error]).toEqual([401, 'You need to login.']);
    }
  });
});

describe('the staff’s list', () => {
  it('has every code with what is left of it, the newest first, and the log says who did what', async () => {
    const player = await signUp('listed');
    const code = await make({ key: 2, uses: 3 });
    await redeem(player, code);
    await staff.post(`/gm/codes/${code}/end`);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    const { codes, total } = (await staff.get('/gm/codes')).body;
    expect(codes[0]).toEqual({
      code,
      coin: 0,
      diamond: 0,
      key: 2,
      uses: 3,
      usesLeft: 2,
      madeAt: expect.any(String),
      madeBy: expect.objectContaining({ id: staff.id, displayName: staff.user.displayName }),
      until: null,
      endedAt: expect.any(String),
    });
    expect(total).toBeGreaterThanOrEqual(codes.length);
    expect((await staff.get('/gm/codes?page=9')).body.codes).toEqual([]);
    const log = (await staff.get('/gm/audit')).body.entries.slice(0, 2);
    expect(log).toMatchObject([
      { action: 'code_ended', by: { id: staff.id }, detail: { code } },
      { action: 'code_made', by: { id: staff.id }, detail: { code, keys: 2, uses: 3 } },
    ]);
  });

  it('is nothing for others of the staff, or without the second factor', async () => {
    const moderator = await signUpWith(server, 'codemod', 5);
    for (const answer of [
      await moderator.get('/gm/codes'),
      await moderator.post('/gm/codes', { ...NOTHING, coin: 1 }),
      await moderator.post('/gm/codes/SPRING2026/end'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'http/forbidden']);
  });

  it('refuses what makes no code, and keeps nothing', async () => {
    await make({ code: 'TAKENCODE', coin: 1 });
    const { total } = (await staff.get('/gm/codes')).body;
    const wishes: readonly [object, string][] = [
      [{ code: 'SHORT12', coin: 1 }, 'code/letters'],
      [{ code: '-------------', coin: 1 }, 'code/letters'],
      [{ code: 'ÄÖÜÄÖÜÄÖÜ', coin: 1 }, 'code/letters'],
      [{ code: 'x'.repeat(41), coin: 1 }, 'code/letters'],
      [{}, 'code/no_reward'],
      [{ code: 'taken code', coin: 1 }, 'code/taken'],
      [{ coin: 1, until: '2020-01-01T00:00:00.000Z' }, 'moderation/end_in_past'],
      ...[-1, 0.5, 1e9, '5', null].map((coin): [object, string] => [{ coin }, 'http/bad_request']),
      ...[0, -1, 1.5, 1e9].map((uses): [object, string] => [{ coin: 1, uses }, 'http/bad_request']),
      [{ coin: 1, until: 'tomorrow' }, 'http/bad_request'],
    ];
    for (const [wish, code] of wishes) {
      const answer = await staff.post('/gm/codes', { ...NOTHING, ...wish });
      expect([JSON.stringify(wish), answer.body.code]).toEqual([JSON.stringify(wish), code]);
    }
    expect((await staff.post('/gm/codes/NOSUCHCODE/end')).body.code).toBe('moderation/not_found');
    await staff.post('/gm/codes/TAKENCODE/end');
    expect((await staff.post('/gm/codes/TAKENCODE/end')).body.code).toBe('moderation/closed');
    expect((await staff.get('/gm/codes')).body.total).toBe(total);
  });
});
