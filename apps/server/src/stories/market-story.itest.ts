import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addTrader, giveTiles, giveWords } from '../features/market/testing/market-people.ts';
import { leaveEverybody, until } from '../rooms/testing/room-player.ts';
import type { SignedIn } from '../testing/people/staff.ts';
import { type ServerWithRooms, startServerWithRooms } from '../testing/server-with-rooms.ts';

let server: ServerWithRooms;
beforeAll(async () => {
  server = await startServerWithRooms();
});
afterEach(leaveEverybody);
afterAll(() => server.close());

const sell = async (seller: SignedIn, word: string, wish: object = {}): Promise<void> => {
  const answer = await seller.post('/sell', { word, price: 1000, currency: 'coin', ...wish });
  expect(answer.status).toBe(200);
};
const buy = async (buyer: SignedIn, seller: SignedIn, word: string): Promise<void> => {
  expect((await buyer.post('/buy', { sellerId: seller.id, word })).status).toBe(200);
};
const notice = (key: string, params: object) => ({ kind: 'notice', key, params });

it('a seller hears of each sale at once, in the lobby and at the table, and both see their balances change', async () => {
  const [seller, buyer] = [await addTrader(server, 'lena_sells', {}), await addTrader(server, 'otto_buys')];
  await giveWords(server.database, seller.id, ['HEARDOF']);
  await giveTiles(server.database, seller.id, 'ING', 1);
  await sell(seller, 'HEARDOF', { price: 1500 });
  await sell(seller, 'ING', { type: 'syllable', price: 3, currency: 'diamond' });
  const lobby = await server.enterLobby(seller);
  const other = await server.enterLobby(buyer);
  await buy(buyer, seller, 'HEARDOF');
  expect(await lobby.nth('popup')).toEqual(notice('sold', { word: 'HEARDOF', coins: 1500 }));
  await until('the seller’s coins', () => lobby.all('profile').some(({ score }) => score === 1500));
  await until('the buyer’s coins', () => other.all('profile').some(({ score }) => score === 998_500));
  await lobby.player.leave();
  const table = await server.createRoom(seller);
  await buy(buyer, seller, 'ING');
  expect(await table.any('popup')).toEqual(notice('soldForDiamonds', { word: 'ING', diamonds: 3 }));
});

it('a seller who was away hears of all sales in one sentence, once', async () => {
  const [seller, buyer] = [await addTrader(server, 'lena_away', {}), await addTrader(server, 'otto_again')];
  await giveTiles(server.database, seller.id, 'AWA', 3);
  await sell(seller, 'AWA', { type: 'syllable', price: 4000, count: 2 });
  for (let n = 0; n < 2; n += 1) await buy(buyer, seller, 'AWA');
  const back = await server.enterLobby(seller);
  expect(await back.nth('popup')).toEqual(notice('soldWhileAway', { pieces: 2, coins: 8000 }));
  await back.player.leave();
  await sell(seller, 'AWA', { type: 'syllable', price: 5, currency: 'diamond' });
  await buy(buyer, seller, 'AWA');
  const again = await server.enterLobby(seller);
  expect(await again.nth('popup')).toEqual(notice('soldForDiamonds', { word: 'AWA', diamonds: 5 }));
  await again.player.leave();
  const { rows } = await server.database.pool.query('select 1 from market_sale where seller_id = $1 and untold', [
    seller.id,
  ]);
  expect(rows).toEqual([]);
});
