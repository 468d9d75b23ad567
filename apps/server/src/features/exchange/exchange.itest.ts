import { EXCHANGE } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { grant } from '../../testing/people/grant.ts';
import { ban, type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Each test begins at the middle price. */
beforeEach(() =>
  server.database.pool.query('update exchange_pool set price = 2000, factor = 1, target = 1, settled_at = $1', [
    server.clock.now(),
  ]),
);

const signUp = async (name: string, goods: Parameters<typeof grant>[2] = {}): Promise<SignedIn> => {
  const player = await signUpWith(server, name);
  await grant(server.database, player.id, goods);
  return player;
};
const exchange = (player: SignedIn, body: object) => player.post('/exchange/currency', body);
const gems = (amount: unknown, more: object = {}) => ({ from: 'diamond', to: 'coin', amount, ...more });
const coins = (amount: unknown, more: object = {}) => ({ from: 'coin', to: 'diamond', amount, ...more });
const balancesOf = async (player: SignedIn) => {
  const { score, diamond } = (await player.get('/me')).body.user;
  return { coin: score, diamond };
};
const tradesOf = async (player: SignedIn): Promise<number> =>
  (await server.database.pool.query('select 1 from exchange_trade where player_id = $1', [player.id])).rows.length;

describe('the rates', () => {
  it('name both directions, the reserves behind them and the fee [R0153 R0373]', async () => {
    const ada = await signUp('ratesada');
    expect((await ada.get('/exchange/rates')).body).toEqual({
      rates: [
        { from: 'coin', to: 'diamond', rate: 0.0005 },
        { from: 'diamond', to: 'coin', rate: 2000 },
      ],
      reserves: { coin: 20_000_000, diamond: 10_000 },
      fee: 1,
    });
  });

  it('follow what was exchanged, and go back by 2 % of the distance an hour', async () => {
    const ben = await signUp('ratesben', { diamond: 5000 });
    const price = async () => (await ben.get('/exchange/rates')).body.rates[1].rate as number;
    await exchange(ben, gems(1000));
    const pushed = await price();
    expect(pushed).toBeCloseTo(2000 / 1.1 ** 2, 6);
    server.clock.forward(600);
    expect(await price()).toBeCloseTo(2000 * (pushed / 2000) ** (0.98 ** (1 / 6)), 1);
  });
});

describe('an exchange', () => {
  it('brings 99 % of the curve’s average, whole, and moves both balances [R0154 R0205 R0374 R0543]', async () => {
    const player = await signUp('sells', { diamond: 150 });
    const answer = await exchange(player, gems(100));
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        from: 'diamond',
        amountSpent: 100,
        amountReceived: 196_039,
        message: '100 gems brought 196039 coins',
      },
    ]);
    expect(await balancesOf(player)).toEqual({ coin: 196_039, diamond: 50 });
    expect(await countImbalances(server.database.db)).toBe(0);
  });

  it('45 spends the least that brings as much; there and back is a loss [R0156]', async () => {
    const player = await signUp('roundtrip', { coin: 1_000_000 });
    const bought = (await exchange(player, coins(1_000_000))).body;
    expect(bought).toMatchObject({ success: true, from: 'coin', amountReceived: 471 });
    expect(bought.amountSpent).toBeLessThan(1_000_000);
    const sold = (await exchange(player, gems(471))).body;
    expect(sold.amountReceived).toBeLessThan(bought.amountSpent);
    const after = await balancesOf(player);
    expect(after.diamond).toBe(0);
    expect(Number.isInteger(after.coin) && after.coin < 1_000_000).toBe(true);
  });

  it('43 refuses each bad amount with its sentence, and moves nothing [R0284]', async () => {
    const player = await signUp('badamount', { coin: 50_000, diamond: 50 });
    const rates = (await player.get('/exchange/rates')).body;
    for (const amount of [0, -1, 0.5, 1.5, '5', '1e3', null, true, [5], {}, 2 ** 53 + 1, undefined]) {
      for (const body of [gems(amount), coins(amount)]) {
        const answer = await exchange(player, body);
        expect([JSON.stringify(amount), answer.status, answer.body.error]).toEqual([
          JSON.stringify(amount),
          400,
          'Please enter a valid amount',
        ]);
      }
    }
    for (const raw of ['1e309', '-0', '1e-9']) {
      const answer = await server.call('POST', '/api/exchange/currency', undefined, {
        token: player.token,
        raw: `{"from":"coin","to":"diamond","amount":${raw}}`,
      });
      expect([raw, answer.body.error]).toEqual([raw, 'Please enter a valid amount']);
    }
    const nonsense = await server.call('POST', '/api/exchange/currency', undefined, {
      token: player.token,
      raw: '{"from":"coin","to":"diamond","amount":NaN}',
    });
    expect(nonsense.body.code).toBe('http/malformed_json');
    expect((await exchange(player, gems(1, { least: 0.5 }))).body.error).toBe('Please enter a valid amount');
    expect(await balancesOf(player)).toEqual({ coin: 50_000, diamond: 50 });
    expect([await tradesOf(player), (await player.get('/exchange/rates')).body]).toEqual([0, rates]);
  });

  it('refuses what one doesn’t have, in both directions [R0285]', async () => {
    const player = await signUp('poor', { coin: 5000, diamond: 5 });
    for (const amount of [6, Number.MAX_SAFE_INTEGER])
      expect((await exchange(player, gems(amount))).body.error).toBe("You don't have enough gems");
    const answer = await exchange(player, coins(5001));
    expect([answer.status, answer.body.error]).toEqual([409, "You don't have enough coins"]);
    expect([await balancesOf(player), await tradesOf(player)]).toEqual([{ coin: 5000, diamond: 5 }, 0]);
  });

  it('refuses an amount that brings nothing, less than was wished for, and other currencies', async () => {
    const player = await signUp('refused', { coin: 5000, diamond: 5 });
    expect((await exchange(player, coins(2000))).body.code).toBe('exchange/too_little');
    expect((await exchange(player, gems(1, { least: 1980 }))).body.code).toBe('exchange/moved');
    for (const pair of [
      { from: 'coin', to: 'coin' },
      { from: 'key', to: 'coin' },
      { from: 'coin', to: 'key' },
      { from: 'toString', to: 'coin' },
      { from: null },
      {},
    ]) {
      const answer = await exchange(player, { ...pair, amount: 1 });
      expect([answer.status, answer.body.error]).toEqual([400, 'Exchange failed']);
    }
    expect([await balancesOf(player), await tradesOf(player)]).toEqual([{ coin: 5000, diamond: 5 }, 0]);
    expect((await exchange(player, gems(1, { least: 1979 }))).body.amountReceived).toBe(1979);
  });

  it('is made once for each key; the same key for something else is refused', async () => {
    const player = await signUp('keyed', { diamond: 10 });
    const ask = (amount: number) =>
      server.call('POST', '/api/exchange/currency', gems(amount), {
        token: player.token,
        headers: { 'idempotency-key': 'exchange-0001' },
      });
    const first = await ask(2);
    expect((await ask(2)).body).toEqual(first.body);
    const other = await ask(3);
    expect([other.status, other.body.code]).toEqual([409, 'wallet/key_reused']);
    expect([(await balancesOf(player)).diamond, await tradesOf(player)]).toEqual([8, 1]);
  });

  it('is nothing for guests and strangers [R0009]', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    for (const token of [guest.token, undefined]) {
      for (const [method, path, body] of [
        ['GET', 'rates', undefined],
        ['GET', 'history', undefined],
        ['POST', 'currency', gems(1)],
      ] as const) {
        const answer = await server.call(method, `/api/exchange/${path}`, body, { token });
        expect([answer.status, answer.body.error]).toEqual([401, 'You need to login.']);
      }
    }
  });
});

describe('the history', () => {
  it('shows the latest of everybody, and one’s own alone where asked [R0155 R0375]', async () => {
    const [cleo, dora] = [await signUp('histcleo', { diamond: 100 }), await signUp('histdora', { coin: 90_000 })];
    await exchange(cleo, gems(1));
    await exchange(dora, coins(9000));
    await server.database.pool.query('update profile set frame = 2 where player_id = $1', [dora.id]);
    const rows = (await cleo.get('/exchange/history')).body;
    expect(rows[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: dora.id,
      avatar: dora.user.avatar,
      frame: 2,
      displayName: dora.user.displayName,
      from: 'coin',
      to: 'diamond',
      from_amount: expect.any(Number),
      to_amount: 4,
    });
    expect(rows[1]).toMatchObject({ userId: cleo.id, from: 'diamond', to: 'coin', from_amount: 1, to_amount: 1979 });
    const seconds = Number.parseInt(rows[0]._id.slice(0, 8), 16);
    expect(Math.abs(seconds * 1000 - server.clock.now().getTime())).toBeLessThan(60_000);
    const own = (await cleo.get('/exchange/history?mine=true')).body;
    expect(own.map(({ userId }: { userId: string }) => userId)).toEqual([cleo.id]);
    for (let n = 0; n < EXCHANGE.history; n++) await exchange(cleo, gems(1));
    expect((await dora.get('/exchange/history')).body).toHaveLength(EXCHANGE.history);
    expect((await dora.get('/exchange/history?mine=true')).body).toHaveLength(1);
  });

  it('blanks the names of banned and erased players, and keeps their amounts', async () => {
    const viewer = await signUp('histviewer');
    const [banned, erased] = [await signUp('histbanned', { diamond: 9 }), await signUp('histerased', { diamond: 9 })];
    await exchange(banned, gems(3));
    await exchange(erased, gems(4));
    await ban(server, banned.id);
    await server.call(
      'POST',
      '/api/account/delete',
      { username: 'histerased', password: 'secret-1' },
      { token: erased.token },
    );
    const rows = (await viewer.get('/exchange/history')).body.slice(0, 2);
    const nobody = { userId: '', avatar: '', frame: 0, displayName: '' };
    expect(rows).toMatchObject([
      { ...nobody, from_amount: 4 },
      { ...nobody, from_amount: 3 },
    ]);
  });

  it('leaves out whom one has blocked and who has blocked one, and still shows as many', async () => {
    const [eve, fay, gus] = [
      await signUp('histeve', { diamond: 99 }),
      await signUp('histfay'),
      await signUp('histgus', { diamond: 99 }),
    ];
    for (let n = 0; n < EXCHANGE.history; n++) await exchange(gus, gems(1));
    await exchange(eve, gems(7));
    const seen = async (player: SignedIn) =>
      (await player.get('/exchange/history')).body.map(({ userId }: { userId: string }) => userId) as string[];
    expect(await seen(fay)).toContain(eve.id);
    await eve.post('/blocks', { playerId: fay.id, kind: 'block', on: true });
    const without = await seen(fay);
    expect([without.includes(eve.id), without.length]).toEqual([false, EXCHANGE.history]);
    await gus.post('/blocks', { playerId: eve.id, kind: 'mute', on: true });
    expect(await seen(eve)).toContain(gus.id);
    expect(await seen(eve)).not.toContain(fay.id);
    await fay.post('/blocks', { playerId: gus.id, kind: 'block', on: true });
    expect(await seen(fay)).not.toContain(gus.id);
    expect(await seen(gus)).toContain(eve.id);
  });
});
