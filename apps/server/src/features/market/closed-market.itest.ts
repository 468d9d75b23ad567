import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { addTrader, giveWords, holderOf, marketOf, saidBy } from './testing/market-people.ts';

let server: TestServer;
let seller: SignedIn;
beforeAll(async () => {
  server = await startTestServer((config) => ({ ...config, economy: { ...config.economy, market: false } }));
  seller = await addTrader(server, 'Seller');
  await giveWords(server.database, seller.id, ['LISTED', 'UNLISTED']);
  await server.database.pool.query(
    `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
     values ($1, 'discovery', 'LISTED', '{en-US}', '{1}', 1000, 'coin', 1000, false, now())`,
    [seller.id],
  );
  await server.database.pool.query("update word_discovery set reserved = true where word = 'LISTED'");
});
afterAll(() => server.close());

it('is refused with a sentence, and moves nothing; what was sold can still be read', async () => {
  const buyer = await addTrader(server, 'Buyer');
  for (const answer of [
    await buyer.get('/market'),
    await buyer.post('/buy', { sellerId: seller.id, word: 'LISTED' }),
    await seller.post('/sell', { word: 'UNLISTED', price: 1000, currency: 'coin' }),
  ])
    expect(await saidBy(answer)).toEqual([503, 'The market is closed at the moment.']);
  expect((await buyer.get('/market/history')).body).toEqual([]);
  expect(await holderOf(server.database, 'LISTED')).toEqual({ holder: seller.id, reserved: true });
  expect(await holderOf(server.database, 'UNLISTED')).toEqual({ holder: seller.id, reserved: false });
});

it('still gives its sellers back what they listed', async () => {
  expect(await marketOf(seller, '?mine=true')).toEqual(['Seller LISTED 1000 coin x1 en-US']);
  expect((await seller.post('/remove-listing', { word: 'LISTED' })).status).toBe(200);
  expect(await holderOf(server.database, 'LISTED')).toEqual({ holder: seller.id, reserved: false });
});
