import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { signUpWith, type SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  addTrader,
  countMarketFaults,
  giveTiles,
  giveWords,
  holderOf,
  marketOf,
  tilesOf,
} from './testing/market-people.ts';
import { createReadyDictionaries } from './testing/ready-dictionaries.ts';

let server: TestServer;
let reader: SignedIn;
beforeAll(async () => {
  server = await startTestServer(undefined, { dictionaries: createReadyDictionaries() });
  reader = await addTrader(server, 'Reader');
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

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
const sell = (player: SignedIn, word: string, wish: object = {}) =>
  player.post('/sell', { word, price: 1000, currency: 'coin', ...wish });
const buy = (player: SignedIn, sellerId: string, word: string) => player.post('/buy', { sellerId, word });

describe('a listing ends', () => {
  it('with its word: the holder is paid for it, what else is listed stays', async () => {
    const seller = await addTrader(server, 'loses');
    await giveWords(server.database, seller.id, ['LEAVING']);
    await giveWords(server.database, seller.id, ['LEAVING'], 'de-DE');
    await sell(seller, 'LEAVING', { count: 2 });
    await query(
      "insert into word_removal (locale, word, listed_at, listed_by) values ('en-US', 'LEAVING', '2020-01-01', $1)",
      reader.id,
    );
    await server.composition.tendRemovals();
    expect(await marketOf(reader, '?search=leaving')).toEqual(['loses LEAVING 1000 coin x1 de-DE']);
    expect(await holderOf(server.database, 'LEAVING')).toBeNull();
    expect((await buy(reader, seller.id, 'LEAVING')).body.locale).toBe('de-DE');
    await giveWords(server.database, seller.id, ['GOING']);
    await sell(seller, 'GOING');
    await query(
      "insert into word_removal (locale, word, listed_at, listed_by) values ('en-US', 'GOING', '2020-01-01', $1)",
      reader.id,
    );
    await server.composition.tendRemovals();
    expect((await buy(reader, seller.id, 'GOING')).body).toMatchObject({
      code: 'market/not_for_sale',
      error: 'This is no longer for sale',
    });
    expect(await marketOf(seller, '?mine=true')).toEqual([]);
  });

  it('54 with the account: nothing of it is for sale, and the sales name nobody', async () => {
    const seller = await addTrader(server, 'goneseller');
    await giveWords(server.database, seller.id, ['ERASED', 'SOLDBEFORE']);
    await giveTiles(server.database, seller.id, 'ERA', 2);
    await sell(seller, 'ERASED');
    await sell(seller, 'SOLDBEFORE', { price: 1200 });
    await sell(seller, 'ERA', { type: 'syllable', count: 2 });
    await buy(reader, seller.id, 'SOLDBEFORE');
    const { market } = (await seller.get('/account/export')).body.account;
    expect(market).toMatchObject({
      listings: [
        { word: 'ERASED', closed_by: null },
        { word: 'SOLDBEFORE', closed_by: 'sold' },
        { word: 'ERA', locales: ['en-US'], counts: [2] },
      ],
      sales: [{ word: 'SOLDBEFORE', price: 1200 }],
      purchases: [],
      days: [{ received: 1200, spent: 0, sales: 1 }],
    });
    expect((await seller.post('/account/delete', { username: 'goneseller' })).status).toBe(200);
    expect(await marketOf(reader, '?search=era')).toEqual([]);
    expect((await buy(reader, seller.id, 'ERA')).body.code).toBe('market/not_for_sale');
    expect(await tilesOf(server.database, seller.id)).toEqual([['en-US', 'ERA', 2, 0]]);
    const [sale] = (await reader.get('/market/history?mine=true')).body;
    expect(sale).toMatchObject({ word: 'SOLDBEFORE', seller: { id: '', displayName: '', avatar: '' } });
    expect(await query('select 1 from market_pair_day where $1 in (low_id, high_id)', seller.id)).toEqual([]);
    // Whoever was paid by the buyer's own erasing is somebody else's history: the buyer goes from it, too.
    const buyer = await addTrader(server, 'gonebuyer');
    await sell(reader, 'SOLDBEFORE');
    await buy(buyer, reader.id, 'SOLDBEFORE');
    await buyer.post('/account/delete', { username: 'gonebuyer' });
    expect((await reader.get('/market/history')).body[0].buyer.id).toBe('');
  });

  it('50 with what a cheat discovered: it is free for the next; what was sold stays its buyer’s', async () => {
    const judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
    const [cheat, other] = [await addTrader(server, 'cheat'), await addTrader(server, 'fair')];
    await server.composition.roomPorts.recordMatch(
      createFinishedMatch([
        createSeat(cheat.id, 1, createStats(['STOLEN', 'SOLDON'])),
        createSeat(other.id, 2, createStats(['FAIRWORD'])),
      ]),
    );
    for (const word of ['STOLEN', 'SOLDON']) expect((await sell(cheat, word)).status).toBe(200);
    await buy(reader, cheat.id, 'SOLDON');
    const undone = await judge.post(`/gm/players/${cheat.id}/undo-gains`, {
      since: '2020-01-01T00:00:00Z',
      all: true,
      reason: 'A script',
    });
    expect(undone.status).toBe(200);
    expect(await holderOf(server.database, 'STOLEN')).toEqual({ holder: null, reserved: false });
    expect(await holderOf(server.database, 'SOLDON')).toEqual({ holder: reader.id, reserved: false });
    expect((await buy(reader, cheat.id, 'STOLEN')).body.code).toBe('market/not_for_sale');
    expect(await marketOf(cheat, '?mine=true')).toEqual([]);
  });
});

it('of the job that forgets old days, the last seven stay', async () => {
  const [one, other] = [await addTrader(server, 'olda'), await addTrader(server, 'oldb')];
  await giveWords(server.database, one.id, ['OLDDAY']);
  await sell(one, 'OLDDAY');
  await buy(other, one.id, 'OLDDAY');
  const [low = '', high = ''] = [one.id, other.id].toSorted((a, b) => (a < b ? -1 : 1));
  await query(
    `insert into market_pair_day (low_id, high_id, day, to_low, sales)
     select $1, $2, current_date - n, 0, 0 from generate_series(1, 9) n`,
    low,
    high,
  );
  const job = server.composition.features['market']?.jobs?.find(({ name }) => name === 'pairs');
  await job?.run();
  expect(await query('select count(*)::int as days from market_pair_day where low_id = $1', low)).toEqual([
    { days: 7 },
  ]);
});
