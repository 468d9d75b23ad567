import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { createLogger } from '#platform/log/logger.ts';
import { PlayerChannel, type PlayerMessage } from '#platform/rooms/channel/player-channel.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { addItems, type ItemKind } from './inventory.repository.ts';
import { emitUnlocked } from './emit-unlocked.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const channel = new PlayerChannel(createLogger('silent'));
const received: PlayerMessage[] = [];
channel.subscribe((_playerId, news) => received.push(news));
const emit = (playerId: string) => emitUnlocked({ database, channel }, playerId, 'new-item');

let keys = 0;
const give = (playerId: string, kind: ItemKind, item: string) =>
  runOperation(database, { actor: 'test', key: `gift-${keys++}`, kind: 'gift', body: null }, async (tx, id) => {
    await addItems(tx, id, [{ playerId, kind, locale: '', item, count: 1 }]);
  });
const addPlayer = async (): Promise<string> => (await addPlayers(database, 1))[0] ?? '';

describe('what is new in an inventory', () => {
  it('is told once: themes and bombs, with their id and place [L0123]', async () => {
    const player = await addPlayer();
    await give(player, 'bomb', '4');
    await give(player, 'bomb', '2');
    await give(player, 'background', '11');
    await give(player, 'tile', 'ING');
    await give(player, 'frame', '3');
    expect(await emit(player)).toEqual([
      { type: 'bomb', value: 2, index: 0 },
      { type: 'bomb', value: 4, index: 1 },
      { type: 'theme', value: 11, index: 0 },
    ]);
    expect(await emit(player)).toEqual([]);
    expect(received.splice(0)).toEqual([
      { event: 'new-item', payload: { type: 'bomb', value: 2, index: 0 } },
      { event: 'new-item', payload: { type: 'bomb', value: 4, index: 1 } },
      { event: 'new-item', payload: { type: 'theme', value: 11, index: 0 } },
    ]);
  });

  it('is nothing when the player owned it already', async () => {
    const player = await addPlayer();
    await give(player, 'bomb', '4');
    await emit(player);
    await give(player, 'bomb', '4');
    expect(await emit(player)).toEqual([]);
  });

  it('goes with the gift: one that is taken back brings no news', async () => {
    const player = await addPlayer();
    await expect(
      database.transact(async (tx) => {
        await addItems(tx, 0, [{ playerId: player, kind: 'bomb', locale: '', item: '4', count: 1 }]);
      }),
    ).rejects.toThrow();
    expect(await emit(player)).toEqual([]);
  });

  it('46 is told once to one of twenty who ask at once', async () => {
    const player = await addPlayer();
    await Promise.all(Array.from({ length: 20 }, () => give(player, 'bomb', '7')));
    const emitted = await Promise.all(Array.from({ length: 20 }, () => emit(player)));
    expect(emitted.flat()).toEqual([{ type: 'bomb', value: 7, index: 0 }]);
    expect(received.filter(({ payload }) => (payload as { value?: number }).value === 7)).toHaveLength(1);
  });
});
