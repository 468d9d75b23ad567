import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import type { SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  addTrader,
  countMarketFaults,
  giveTiles,
  giveWords,
  holderOf,
  marketOf,
  moneyOf,
  saidBy,
  setLevel,
  tilesOf,
} from './testing/market-people.ts';
import { createReadyDictionaries } from './testing/ready-dictionaries.ts';

let server: TestServer;
let seller: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  server = await startTestServer(undefined, { dictionaries: createReadyDictionaries() });
  seller = await addTrader(server, 'Seller', {});
  buyer = await addTrader(server, 'Buyer');
});
afterAll(async () => {
  const { database } = server;
  expect([
    await countImbalances(database.db),
    await countItemFaults(database.db),
    await countMarketFaults(database),
  ]).toEqual([0, 0, 0]);
  await server.close();
});

const sell = (player: SignedIn, word: string, wish: object = {}) =>
  player.post('/sell', { word, price: 1000, currency: 'coin', count: 1, type: 'discovery', ...wish });
const buy = (player: SignedIn, from: SignedIn, word: string, wish: object = {}) =>
  player.post('/buy', { sellerId: from.id, word, ...wish });
const idIn = async (player: SignedIn, word: string): Promise<string> => {
  const { sellers } = (await player.get(`/market?mine=true&search=${word}`)).body;
  return sellers[0].words[0].id;
};

describe('a sale', () => {
  it('hands a discovered word over at its full price, and everybody reads of it [R0006 R0197 R0150 R0367 R0368 R0369 R0370]', async () => {
    await giveWords(server.database, seller.id, ['MARKETWORD']);
    const listed = await sell(seller, ' marketword ', { price: 2500, locale: 'en-US' });
    const listing = {
      id: expect.any(String),
      word: 'MARKETWORD',
      locales: ['en-US'],
      price: 2500,
      priceType: 'coin',
      type: 'discovery',
      count: 1,
      listedAt: expect.any(String),
      lastSale: null,
    };
    expect([listed.status, listed.body]).toEqual([200, { success: true, listing }]);
    expect(await holderOf(server.database, 'MARKETWORD')).toEqual({ holder: seller.id, reserved: true });
    const { body } = await buyer.get('/market?search=market');
    expect(body.sellers).toEqual([
      { _id: seller.id, displayName: 'Seller', avatar: seller.user.avatar, frame: 0, words: [listing] },
    ]);
    const [[ownCoins], [coins]] = [await moneyOf(seller), await moneyOf(buyer)];
    const bought = await buy(buyer, seller, 'MARKETWORD');
    expect([bought.status, bought.body]).toEqual([
      200,
      {
        success: true,
        word: 'MARKETWORD',
        type: 'discovery',
        locale: 'en-US',
        price: 2500,
        priceType: 'coin',
        remaining: 0,
      },
    ]);
    expect([(await moneyOf(seller))[0], (await moneyOf(buyer))[0]]).toEqual([ownCoins + 2500, coins - 2500]);
    expect(await holderOf(server.database, 'MARKETWORD')).toEqual({ holder: buyer.id, reserved: false });
    expect(await marketOf(buyer, '?search=market')).toEqual([]);
    const [sale] = (await buyer.get('/market/history')).body;
    const person = (player: SignedIn) => ({
      id: player.id,
      displayName: player.user.displayName,
      avatar: player.user.avatar,
      frame: 0,
    });
    expect(sale).toEqual({
      _id: expect.stringMatching(/^[\da-f]{24}$/),
      word: 'MARKETWORD',
      type: 'discovery',
      locales: ['en-US'],
      seller: person(seller),
      buyer: person(buyer),
      price: 2500,
      priceType: 'coin',
    });
    const seconds = Number.parseInt(sale._id.slice(0, 8), 16);
    expect(Math.abs(seconds - server.clock.now().getTime() / 1000)).toBeLessThan(60);
    // It is the buyer's now, who may sell it on; what it last sold for stands beside it.
    expect((await sell(buyer, 'MARKETWORD')).body.listing.lastSale).toEqual({
      price: 2500,
      priceType: 'coin',
      at: expect.stringMatching(new Date(seconds * 1000).toISOString().slice(0, 19)),
    });
  });

  it('takes one piece, of the first language unless another is asked for, also of tiles and for diamonds [R0006 R0371]', async () => {
    await giveTiles(server.database, seller.id, 'ING', 2, 'en-US');
    await giveTiles(server.database, seller.id, 'ING', 2, 'de-DE');
    await sell(seller, 'ING', { type: 'syllable', count: 3, price: 4, currency: 'diamond' });
    expect(await tilesOf(server.database, seller.id)).toEqual([
      ['de-DE', 'ING', 2, 1],
      ['en-US', 'ING', 2, 2],
    ]);
    expect(await marketOf(buyer, '?type=syllable')).toEqual(['Seller ING 4 diamond x3 en-US+de-DE']);
    const [, diamonds] = await moneyOf(buyer);
    expect((await buy(buyer, seller, 'ING')).body).toMatchObject({ locale: 'en-US', remaining: 2 });
    expect((await buy(buyer, seller, 'ING', { locale: 'de-DE' })).body).toMatchObject({
      locale: 'de-DE',
      remaining: 1,
    });
    expect(await marketOf(buyer, '?type=syllable')).toEqual(['Seller ING 4 diamond x1 en-US']);
    expect(await saidBy(buy(buyer, seller, 'ING', { locale: 'de-DE' }))).toEqual([409, 'This is no longer for sale']);
    expect((await moneyOf(buyer))[1]).toBe(diamonds - 8);
    expect(await tilesOf(server.database, buyer.id)).toEqual([
      ['de-DE', 'ING', 1, 0],
      ['en-US', 'ING', 1, 0],
    ]);
  });

  it('tells a word from a tile of the same letters, and languages apart [R0371]', async () => {
    await giveWords(server.database, seller.id, ['SAND']);
    await giveWords(server.database, seller.id, ['SAND'], 'de-DE');
    await giveTiles(server.database, seller.id, 'SAND', 1);
    await sell(seller, 'SAND', { count: 2, price: 1500 });
    await sell(seller, 'SAND', { type: 'syllable', price: 1200 });
    expect(await marketOf(buyer, '?search=sand&sort=price_asc')).toEqual([
      'Seller SAND 1200 coin x1 en-US',
      'Seller SAND 1500 coin x2 en-US+de-DE',
    ]);
    expect((await buy(buyer, seller, 'SAND', { type: 'syllable' })).body.type).toBe('syllable');
    expect((await buy(buyer, seller, 'SAND')).body).toMatchObject({ type: 'discovery', locale: 'en-US' });
    expect(await holderOf(server.database, 'SAND', 'de-DE')).toEqual({ holder: seller.id, reserved: true });
    const id = await idIn(seller, 'SAND');
    expect((await buy(buyer, seller, 'SAND', { id, locale: 'de-DE' })).status).toBe(200);
  });

  it('65 is made at the price that the buyer has agreed to, or not at all', async () => {
    await giveWords(server.database, seller.id, ['AGREED']);
    await giveWords(server.database, seller.id, ['AGREED'], 'de-DE');
    await sell(seller, 'AGREED', { price: 1000 });
    // Another price for one piece more: all of it takes the new price.
    expect((await sell(seller, 'AGREED', { price: 9000 })).body.listing).toMatchObject({ price: 9000, count: 2 });
    for (const agreed of [
      { price: 1000 },
      { price: 9000, priceType: 'diamond' },
      { price: 'x' },
      { priceType: 'key' },
    ]) {
      const { status, body } = await buy(buyer, seller, 'AGREED', agreed);
      expect([status, body.error]).toEqual([409, 'The price has changed']);
    }
    const refused = await buy(buyer, seller, 'AGREED', { price: 1000, priceType: 'coin' });
    expect(refused.body.params).toEqual({ price: 9000, currency: 'coin' });
    expect((await buy(buyer, seller, 'AGREED', { price: 9000, priceType: 'coin' })).status).toBe(200);
  });

  it('joins what is offered already at the same price', async () => {
    await giveTiles(server.database, seller.id, 'JOI', 5);
    await sell(seller, 'JOI', { type: 'syllable', count: 2 });
    const id = await idIn(seller, 'JOI');
    await sell(seller, 'JOI', { type: 'syllable', count: 3 });
    expect([await marketOf(buyer, '?search=joi'), await idIn(seller, 'JOI')]).toEqual([
      ['Seller JOI 1000 coin x5 en-US'],
      id,
    ]);
    expect(await saidBy(sell(seller, 'JOI', { type: 'syllable' }))).toEqual([400, 'Please enter a valid count']);
  });

  it('happens once with a key, and the answer comes again', async () => {
    await giveTiles(server.database, seller.id, 'KEY', 3);
    await sell(seller, 'KEY', { type: 'syllable', count: 3 });
    const ask = (body: object) =>
      server.call('POST', '/api/buy', body, { token: buyer.token, headers: { 'idempotency-key': 'buy-key-0001' } });
    const first = await ask({ sellerId: seller.id, word: 'KEY' });
    expect(first.body.remaining).toBe(2);
    expect((await ask({ sellerId: seller.id, word: 'KEY' })).body).toEqual(first.body);
    expect(await saidBy(ask({ sellerId: seller.id, word: 'ING' }))).toEqual([
      409,
      'This request was already used for something else',
    ]);
  });

  it('counts for nothing but what moves: no exp, no achievement, no board', async () => {
    const [trader, other] = [await addTrader(server, 'counted'), await addTrader(server, 'countsnot')];
    const state = async (player: SignedIn) => {
      const { rows } = await server.database.pool.query(
        `select exp, (select count(*)::int from board_score b where b.player_id = p.player_id) as boards,
          (select count(*)::int from word_claim c where c.player_id = p.player_id) as claims
         from profile p where player_id = $1`,
        [player.id],
      );
      return rows[0];
    };
    const before = [await state(trader), await state(other)];
    await giveWords(server.database, trader.id, ['COUNTLESS']);
    await sell(trader, 'COUNTLESS');
    await buy(other, trader, 'COUNTLESS');
    expect([await state(trader), await state(other)]).toEqual(before);
    const { words } = (await other.get('/word/paginated?type=discoveries')).body;
    expect(words).toMatchObject([{ w: 'COUNTLESS', d: false, u: 0 }]);
    expect((await other.get('/word/stats')).body.totalDiscoveries).toBe(0);
  });
});

describe('taking a listing back', () => {
  it('sets what was promised free again, all of it or of one language [R0372]', async () => {
    await giveTiles(server.database, seller.id, 'BAC', 2, 'en-US');
    await giveTiles(server.database, seller.id, 'BAC', 1, 'de-DE');
    await sell(seller, 'BAC', { type: 'syllable', count: 3 });
    const { status, body } = await seller.post('/remove-listing', { word: 'bac', locale: 'en-US' });
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await marketOf(buyer, '?search=bac')).toEqual(['Seller BAC 1000 coin x1 de-DE']);
    await seller.post('/remove-listing', { word: 'BAC' });
    const tiles = (await tilesOf(server.database, seller.id)).filter(([, item]) => item === 'BAC');
    expect([await marketOf(buyer, '?search=bac'), tiles]).toEqual([
      [],
      [
        ['de-DE', 'BAC', 1, 0],
        ['en-US', 'BAC', 2, 0],
      ],
    ]);
    expect(await saidBy(seller.post('/remove-listing', { word: 'BAC' }))).toEqual([404, 'You have no such listing']);
  });

  it('18 is for one’s own alone [R0348]', async () => {
    await giveWords(server.database, seller.id, ['NOTYOURS']);
    await sell(seller, 'NOTYOURS');
    const id = await idIn(seller, 'NOTYOURS');
    for (const body of [{ word: 'NOTYOURS' }, { word: 'NOTYOURS', id }, { word: 'NOTYOURS', sellerId: seller.id }])
      expect(await saidBy(buyer.post('/remove-listing', body))).toEqual([404, 'You have no such listing']);
    expect(await holderOf(server.database, 'NOTYOURS')).toEqual({ holder: seller.id, reserved: true });
  });
});

describe('who may trade', () => {
  it('21 sells from level 20 on [R0278]', async () => {
    const young = await addTrader(server, 'nineteen');
    await giveWords(server.database, young.id, ['TWENTY']);
    await server.database.pool.query('update profile set exp = exp - 1 where player_id = $1', [young.id]);
    expect(await saidBy(sell(young, 'TWENTY'))).toEqual([403, 'You need to be level 20 to sell words.']);
    expect(await holderOf(server.database, 'TWENTY')).toMatchObject({ reserved: false });
    await setLevel(server.database, young.id, 20);
    expect((await sell(young, 'TWENTY')).status).toBe(200);
  });

  it('21 buys from level 10 on [R0283]', async () => {
    const young = await addTrader(server, 'nine');
    await setLevel(server.database, young.id, 10);
    await server.database.pool.query('update profile set exp = exp - 1 where player_id = $1', [young.id]);
    await giveWords(server.database, seller.id, ['TENNER']);
    await sell(seller, 'TENNER');
    const before = await moneyOf(young);
    expect(await saidBy(buy(young, seller, 'TENNER'))).toEqual([403, 'You need to be level 10 to buy words']);
    expect([await moneyOf(young), (await holderOf(server.database, 'TENNER'))?.holder]).toEqual([before, seller.id]);
    await setLevel(server.database, young.id, 10);
    expect((await buy(young, seller, 'TENNER')).status).toBe(200);
  });

  it('64 has a way into the account beside the device', async () => {
    const bare = await addTrader(server, 'onedevice');
    await giveWords(server.database, bare.id, ['BAREWORD']);
    await giveWords(server.database, seller.id, ['WAYWORD']);
    await sell(seller, 'WAYWORD');
    await server.database.pool.query('update account set way_in = false where player_id = $1', [bare.id]);
    for (const answer of [await sell(bare, 'BAREWORD'), await buy(bare, seller, 'WAYWORD')])
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth/way_in_needed' } });
    expect((await bare.get('/market')).status).toBe(200);
  });

  it('is no guest and no stranger', async () => {
    for (const path of ['/api/market', '/api/market/history', '/api/market/goods?type=discovery'])
      expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('POST', '/api/buy', { sellerId: seller.id, word: 'ING' })).status).toBe(401);
  });

  it('has at most 100 listings', async () => {
    const busy = await addTrader(server, 'hundred');
    const words = Array.from({ length: 101 }, (_, n) => `MANY${n}`);
    await giveWords(server.database, busy.id, words);
    await server.database.pool.query(
      `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
       select $1, 'discovery', w, '{en-US}', '{1}', 1000, 'coin', 1000, true, now() from unnest($2::text[]) w`,
      [busy.id, words.slice(0, 99)],
    );
    await server.database.pool.query('update word_discovery set reserved = true where word = any($1)', [
      words.slice(0, 99),
    ]);
    expect((await sell(busy, 'MANY99')).status).toBe(200);
    expect(await saidBy(sell(busy, 'MANY100'))).toEqual([409, 'You have too many listings. Remove one first.']);
    await busy.post('/remove-listing', { word: 'MANY0' });
    expect((await sell(busy, 'MANY100')).status).toBe(200);
  });

  it('65 sells another player at most 5 000 000 coins’ worth a day, both ways together', async () => {
    const rich = { coin: 20_000_000, diamond: 9_000 };
    const [one, other] = [await addTrader(server, 'mule', rich), await addTrader(server, 'owner', rich)];
    await giveWords(server.database, one.id, ['DEARONE', 'DEARTWO', 'CHEAPONE']);
    await giveWords(server.database, other.id, ['WAYBACK']);
    await sell(one, 'DEARONE', { price: 4_000_000 });
    await sell(one, 'DEARTWO', { price: 1_000_001 });
    await sell(other, 'WAYBACK', { price: 501, currency: 'diamond' });
    await sell(one, 'CHEAPONE', { price: 1_000_000 });
    expect((await buy(other, one, 'DEARONE')).status).toBe(200);
    for (const answer of [await buy(other, one, 'DEARTWO'), await buy(one, other, 'WAYBACK')])
      expect(await saidBy(answer)).toEqual([409, 'You have traded enough with this player for today']);
    expect((await moneyOf(other))[0]).toBe(16_000_000);
    expect((await buy(other, one, 'CHEAPONE')).status).toBe(200);
    expect((await buy(buyer, one, 'DEARTWO')).body.code).toBe('shop/not_enough_gold');
    await server.database.pool.query('update market_pair_day set day = day - 1');
    expect((await buy(other, one, 'DEARTWO')).status).toBe(200);
  });
});
