import { findBomb } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { MatchEnd } from '#manifest/match-end.ts';
import type { Tx } from '#platform/db/index.ts';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { dropBombs } from './drop-bombs.ts';
import { giveLook } from './testing/shop-harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Two people play, one finds so many bombs. */
async function play(bombs: number, changes: { readonly untrusted?: boolean } = {}, finder?: string) {
  const [anna = '', bert = ''] = await addPlayers(server.database, 2);
  const found = finder ?? anna;
  const seats = [
    createSeat(found, 1, createStats(['KING'], { bombs, ...changes })),
    createSeat(bert, 2, createStats([])),
  ];
  const match = createFinishedMatch(seats);
  const { players } = await server.composition.roomPorts.recordMatch(match);
  const again = await server.composition.roomPorts.recordMatch(match);
  expect(again.players[found]?.gainedBombs).toEqual(players[found]?.gainedBombs);
  expect(players[bert]?.gainedBombs).toEqual([]);
  return { finder: found, gained: players[found]?.gainedBombs ?? [], balance: players[found]?.diamond };
}
const bombsOf = async (playerId: string) =>
  (await readItems(server.database.db, playerId, 'bomb')).map(({ item, count }) => [Number(item), count]);
const withAllCommon = async () => {
  const [playerId = ''] = await addPlayers(server.database, 1);
  for (let id = 1; id <= 50; id++)
    if (findBomb(id)?.rarity === 'common') await giveLook(server.database, playerId, { kind: 'bomb', id });
  return playerId;
};

describe('a bomb that drops in play', () => {
  it('is a common one of a theme, and is its finder’s with the match, once', async () => {
    const { finder, gained } = await play(1);
    expect(gained).toEqual([{ bomb: expect.any(Number), diamonds: 0 }]);
    const bomb = gained[0]?.bomb ?? 0;
    expect(findBomb(bomb)).toMatchObject({ rarity: 'common', theme: expect.any(String) });
    expect(await bombsOf(finder)).toEqual([[bomb, 1]]);
  });

  it('pays 15 diamonds where it is there already, on top of the ten of the day', async () => {
    const collector = await withAllCommon();
    const before = await bombsOf(collector);
    const { gained, balance } = await play(2, {}, collector);
    expect(gained).toEqual([
      { bomb: expect.any(Number), diamonds: 15 },
      { bomb: expect.any(Number), diamonds: 15 },
    ]);
    expect([balance, (await readBalances(server.database.db, collector)).diamond]).toEqual([30, 30]);
    expect(await bombsOf(collector)).toEqual(before);
    expect(await countImbalances(server.database.db)).toBe(0);
  });

  it('is told as new when its finder is there to hear it', async () => {
    const { finder, gained } = await play(1);
    const heard: unknown[] = [];
    const { channel, emitUnlocked } = server.composition.roomPorts;
    const stop = channel.subscribe((_playerId, { event, payload }) => heard.push({ event, payload }));
    await emitUnlocked(finder, 'item-unlocked');
    stop();
    expect(heard).toEqual([{ event: 'item-unlocked', payload: { type: 'bomb', value: gained[0]?.bomb, index: 0 } }]);
  });

  it('costs a match without any nothing: the database is not asked', async () => {
    const tx = new Proxy({} as Tx, {
      get: () => {
        throw new Error('the database was asked');
      },
    });
    const players = [{ grant: { bombs: 0 } }, { grant: { bombs: 0 } }] as unknown as MatchEnd['players'];
    expect(await dropBombs(() => 0, tx, { players } as MatchEnd)).toEqual({});
  });

  it('50 does not drop for input that no person typed', async () => {
    const { finder, gained } = await play(3, { untrusted: true });
    expect([gained, await bombsOf(finder)]).toEqual([[], []]);
  });
});

describe('the shop’s call', () => {
  it('tells odds, chests, how near the certain legendary bomb is, and what is owed', async () => {
    const { token, user } = await server.signUp('shopper');
    await server.database.pool.query("insert into chest_count values ($1, 'ocean', 37, 50)", [user.id]);
    const { status, body } = await server.call('GET', '/api/shop', undefined, { token });
    expect([status, body.owed]).toEqual([200, { diamonds: 0, keys: 0 }]);
    expect(body.chests).toMatchObject({
      open: true,
      odds: { common: 60, rare: 28, epic: 10, legendary: 2 },
      pity: 40,
      duplicateDiamondsPerKey: 15,
    });
    expect(body.chests.themes).toMatchObject([
      { theme: 'garden', keys: 1, untilLegendary: 40 },
      { theme: 'ocean', keys: 2, untilLegendary: 3 },
      { theme: 'sweets', keys: 3, untilLegendary: 40 },
      { theme: 'machines', keys: 4, untilLegendary: 40 },
      { theme: 'space', keys: 5, untilLegendary: 40 },
    ]);
    for (const { bombs } of body.chests.themes) expect(bombs).toHaveLength(10);
    expect((await server.call('GET', '/api/shop')).status).toBe(401);
  });

  it('says that chests are closed where the operator closed them, and opens none', async () => {
    const closed = await startTestServer((config) => ({ ...config, economy: { ...config.economy, chests: false } }));
    try {
      const { token, user } = await closed.signUp('visitor');
      expect((await closed.call('GET', '/api/shop', undefined, { token })).body.chests.open).toBe(false);
      const { shop } = closed.composition.roomPorts;
      const opened = await shop.answer(user.id, { call: 'unlock-chest', message: { box: 'garden' } });
      expect(opened).toEqual({ success: false, error: 'shop/chests_off' });
    } finally {
      await closed.close();
    }
  });

  it('tells what refunds left open', async () => {
    const { token, user } = await server.signUp('debtor');
    await server.database.pool.query(
      `insert into purchase (entitlement_id, player_id, discord_user_id, sku_id, diamonds, keys, gave_role, granted_at,
         consume_tried_at, refunded_at, missing_diamonds, missing_keys)
       values ('9001', $1, '1', '1', 500, 3, false, now(), now(), now(), 450, 2)`,
      [user.id],
    );
    expect((await server.call('GET', '/api/shop', undefined, { token })).body.owed).toEqual({ diamonds: 450, keys: 2 });
  });
});
