import { GAME_ROOM, type SessionReply } from '@syllaboom/contracts';
import { expOfLevel, MARKET } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoomPlayer } from '../../rooms/testing/room-player.ts';
import { grant } from '../../testing/people/grant.ts';
import { type ServerProcesses, startServerProcesses } from '../../testing/server-processes.ts';
import { giveWords, holderOf } from './testing/market-people.ts';

/** News go from process to process in a moment, however busy the machine is. */
const KNOWN_MS = 30_000;

let servers: ServerProcesses;
beforeAll(async () => {
  servers = await startServerProcesses(2);
}, 120_000);
afterAll(() => servers?.close());

const [HERE, THERE] = [0, 1];

async function addTrader(username: string): Promise<SessionReply> {
  const trader = await servers.signUp(username);
  await servers.database.pool.query('update profile set exp = $2 where player_id = $1', [
    trader.user.id,
    expOfLevel(MARKET.sellLevel),
  ]);
  await grant(servers.database, trader.user.id, { coin: 5000 });
  return trader;
}

it('44 of twenty who buy one piece through two processes one gets it, and its seller hears of it at a table of another', async () => {
  const seller = await addTrader('seller');
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, n) => addTrader(`buyer${n}`)));
  await giveWords(servers.database, seller.user.id, ['FARAWAY']);
  const table = new RoomPlayer(await servers.sdk(THERE).create(GAME_ROOM, { wbPlayer: seller.token }));
  const offer = { word: 'FARAWAY', price: 1500, currency: 'coin', locale: 'en-US' };
  // The second process opens its dictionary when it is asked for the first time.
  await expect
    .poll(async () => (await servers.call(HERE, '/sell', seller.token, offer)).status, { timeout: KNOWN_MS })
    .toBe(200);
  const answers = await Promise.all(
    buyers.map(({ token }, n) =>
      servers.call(n % 2 === 0 ? HERE : THERE, '/buy', token, { sellerId: seller.user.id, word: 'FARAWAY' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  const buyer = buyers[answers.findIndex(({ status }) => status === 200)];
  expect(await holderOf(servers.database, 'FARAWAY')).toEqual({ holder: buyer?.user.id, reserved: false });
  await expect
    .poll(() => table.all('popup'), { timeout: KNOWN_MS })
    .toEqual([{ kind: 'notice', key: 'sold', params: { word: 'FARAWAY', coins: 1500 } }]);
  await table.leave();
}, 180_000);
