import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  addTrader,
  countMarketFaults,
  giveTiles,
  giveWords,
  moneyOf,
  saidBy,
  tilesOf,
} from './testing/market-people.ts';

let server: TestServer;
let seller: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  seller = await addTrader(server, 'Seller', {});
  buyer = await addTrader(server, 'Buyer', { coin: 1999, diamond: 3 });
  await giveWords(server.database, seller.id, ['BANANA']);
  await giveTiles(server.database, seller.id, 'ING', 3);
});
afterAll(async () => {
  expect(await countMarketFaults(server.database)).toBe(0);
  await server.close();
});

const WORD = { word: 'BANANA', price: 1000, currency: 'coin', count: 1, type: 'discovery', locale: 'en-US' };
const TILE = { ...WORD, word: 'ING', type: 'syllable' };
/** JSON has no `NaN` and no infinity: what they become, and what a foreign client could write in their place. */
const NO_NUMBERS = ['', 'x', null, '1000', '1e3', 0, -1, 1000.5, 2 ** 53, [1000], { a: 1 }, true];

async function expectUntouched(): Promise<void> {
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from market_listing where closed_at is null) as listings,
      (select count(*)::int from word_discovery where reserved) as words`,
  );
  expect([rows, await tilesOf(server.database, seller.id)]).toEqual([
    [{ listings: 0, words: 0 }],
    [['en-US', 'ING', 3, 0]],
  ]);
}

describe('a sale is refused, and nothing is listed', () => {
  it('43 without a price [R0276]', async () => {
    for (const price of [...NO_NUMBERS, undefined])
      for (const currency of ['coin', 'diamond'])
        expect([price, await saidBy(seller.post('/sell', { ...WORD, price, currency }))]).toEqual([
          price,
          [400, 'Please enter a valid price'],
        ]);
    const infinite = await server.call('POST', '/api/sell', undefined, {
      token: seller.token,
      headers: { 'content-type': 'application/json' },
      raw: '{"word":"BANANA","price":1e309,"currency":"coin"}',
    });
    expect(await saidBy(infinite)).toEqual([400, 'Please enter a valid price']);
    await expectUntouched();
  });

  it('43 for fewer than 1000 or more than 5 000 000 coins [R0281]', async () => {
    for (const price of [1, 999, 5_000_001])
      expect(await saidBy(seller.post('/sell', { ...WORD, price }))).toEqual([
        400,
        'Minimum coin price is 1000 and maximum is 5000000',
      ]);
    await expectUntouched();
  });

  it('43 for more than 10 000 diamonds [R0279]', async () => {
    for (const price of [10_001, 5_000_000])
      expect(await saidBy(seller.post('/sell', { ...WORD, price, currency: 'diamond' }))).toEqual([
        400,
        'Maximum diamond price is 10000',
      ]);
    await expectUntouched();
  });

  it('43 for no pieces, parts of them, and more than one has [R0282]', async () => {
    for (const count of [0, 4, -1, 1.5, 'x', '2', 2 ** 53, [1]])
      expect([count, await saidBy(seller.post('/sell', { ...TILE, count }))]).toEqual([
        count,
        [400, 'Please enter a valid count'],
      ]);
    expect(await saidBy(seller.post('/sell', { ...WORD, count: 2 }))).toEqual([400, 'Please enter a valid count']);
    await expectUntouched();
  });

  it('for keys, for things of no kind, in no language, and of no word', async () => {
    for (const odd of [
      { currency: 'key' },
      { currency: 1 },
      { type: 'other' },
      { type: {} },
      { locale: 'xx-XX' },
      { locale: 5 },
      { word: '' },
      { word: '  ' },
      { word: 7 },
      { word: 'X'.repeat(201) },
      { word: undefined },
    ])
      expect([odd, await saidBy(seller.post('/sell', { ...WORD, ...odd }))]).toEqual([
        odd,
        [400, 'Failed to list for sale'],
      ]);
    await expectUntouched();
  });

  it('of what one does not have', async () => {
    for (const odd of [
      { word: 'CHERRY' },
      { locale: 'de-DE' },
      { type: 'syllable' },
      { word: '__proto__' },
      { word: "x' or 1=1" },
    ])
      expect([odd, await saidBy(seller.post('/sell', { ...WORD, ...odd }))]).toEqual([
        odd,
        [409, 'You do not own this'],
      ]);
    await expectUntouched();
  });
});

describe('a purchase is refused, and nothing moves', () => {
  const buy = (body: object) => buyer.post('/buy', { sellerId: seller.id, word: 'BANANA', ...body });
  const GONE = [409, 'This is no longer for sale'];

  it('of what is not for sale, of nobody, and in odd shapes', async () => {
    await seller.post('/sell', WORD);
    const before = await moneyOf(buyer);
    for (const odd of [
      { word: 'CHERRY' },
      { word: '' },
      { word: 5 },
      { word: 'X'.repeat(500) },
      { sellerId: 'nobody' },
      { sellerId: '' },
      { sellerId: 12 },
      { sellerId: { $ne: null } },
      { sellerId: undefined },
      { type: 'syllable' },
      { type: 'all' },
      { locale: 'de-DE' },
      { locale: 'xx' },
      { id: '999999' },
      { id: 'x' },
      { id: 1 },
      { id: '9'.repeat(40) },
    ])
      expect([odd, await saidBy(buy(odd))]).toEqual([odd, GONE]);
    expect(await moneyOf(buyer)).toEqual(before);
  });

  it('43 at a price that is none, whatever it looks like, or for another’s agreement', async () => {
    await seller.post('/sell', WORD);
    const before = await moneyOf(buyer);
    const CHANGED = [409, 'The price has changed'];
    for (const price of NO_NUMBERS.filter((odd) => odd !== null))
      expect([price, await saidBy(buy({ price, priceType: 'coin' }))]).toEqual([price, CHANGED]);
    for (const priceType of ['key', 'diamond', 1, {}, 'Coin', '__proto__'])
      expect([priceType, await saidBy(buy({ price: 1000, priceType }))]).toEqual([priceType, CHANGED]);
    const infinite = await server.call('POST', '/api/buy', undefined, {
      token: buyer.token,
      headers: { 'content-type': 'application/json' },
      raw: `{"sellerId":"${seller.id}","word":"BANANA","price":1e309}`,
    });
    expect(await saidBy(infinite)).toEqual(CHANGED);
    expect(await moneyOf(buyer)).toEqual(before);
    expect(await saidBy(seller.post('/remove-listing', { word: 'BANANA' }))).toEqual([200, null]);
  });

  it('65 of one’s own', async () => {
    await seller.post('/sell', WORD);
    expect(await saidBy(seller.post('/buy', { sellerId: seller.id, word: 'BANANA' }))).toEqual([
      400,
      'This is your own listing',
    ]);
  });

  it('44 for more than one has', async () => {
    await seller.post('/sell', { ...TILE, price: 2000 });
    expect(await saidBy(buy({ word: 'ING' }))).toEqual([409, 'Not enough coins!']);
    await seller.post('/sell', { ...TILE, price: 4, currency: 'diamond' });
    expect(await saidBy(buy({ word: 'ING' }))).toEqual([409, 'Not enough diamonds!']);
    expect([await moneyOf(buyer), await tilesOf(server.database, buyer.id)]).toEqual([[1999, 3], []]);
    expect(await tilesOf(server.database, seller.id)).toEqual([['en-US', 'ING', 3, 2]]);
    expect((await buyer.get('/market/history')).body).toEqual([]);
  });
});

it('odd questions are refused, never by a fault', async () => {
  for (const query of ['page=0', 'page=x', 'sort=price', 'type=other', 'currency=key', `search=${'x'.repeat(300)}`])
    expect([query, (await buyer.get(`/market?${query}`)).status]).toEqual([query, 400]);
  expect((await buyer.get('/market?locale=xx-XX')).body.code).toBe('words/language_unknown');
  for (const search of ["'", '%25', '_', '%00', '\\', '"; drop table market_listing', '🎉'])
    expect([search, (await buyer.get(`/market?search=${encodeURIComponent(search)}`)).status]).toEqual([search, 200]);
  expect((await buyer.get('/market?page=99999')).body.sellers).toEqual([]);
});
