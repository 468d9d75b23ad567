import { DAILY_REWARDS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readItems } from '#features/inventory';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { openDailyHarness } from './testing/daily-harness.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const DAY_SECONDS = 86_400;
const addPlayer = async (): Promise<string> => (await addPlayers(database, 1))[0] ?? '';

describe('rewards of the day', () => {
  it('are seven, of which the first waits for a new player [L0122 L0135]', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    expect(await harness.service.offer(player)).toEqual({
      day: 1,
      frozen: false,
      freezeLeft: true,
      rewards: [
        { icon: 'coin', value: 500 },
        { icon: 'tile', value: 3 },
        { icon: 'coin', value: 1500 },
        { icon: 'diamond', value: 2 },
        { icon: 'coin', value: 3000 },
        { icon: 'diamond', value: 4 },
        { icon: 'key', value: 1 },
      ],
    });
  });

  it('pay each of the seven on its day, then begin anew [L0379]', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    for (const [at, reward] of [...DAILY_REWARDS, DAILY_REWARDS[0]].entries()) {
      expect(await harness.service.offer(player)).toMatchObject({ day: (at % 7) + 1, frozen: false });
      expect(await harness.service.claim(player)).toMatchObject({ reward });
      expect([await harness.service.offer(player), await harness.service.claim(player)]).toEqual([null, null]);
      harness.clock.forward(DAY_SECONDS);
    }
    expect(await readBalances(database.db, player)).toEqual({ coin: 5500, diamond: 6, key: 1 });
    const tiles = await readItems(database.db, player, 'tile');
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(harness.announced).toEqual(Array.from({ length: 8 }, () => player));
    expect(await countImbalances(database.db)).toBe(0);
  });

  it('give tiles of the player’s language, as syllables of its words', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    await database.pool.query("update profile set locale = 'de-DE' where player_id = $1", [player]);
    await harness.service.claim(player);
    harness.clock.forward(DAY_SECONDS);
    const gain = await harness.service.claim(player);
    expect(gain).toMatchObject({ reward: { icon: 'tile', value: 3 } });
    expect(gain?.tiles).toHaveLength(3);
    for (const tile of gain?.tiles ?? []) expect(tile).toMatch(/^[A-Z]{2,3}$/);
    const owned = await readItems(database.db, player, 'tile');
    expect(new Set(owned.map(({ locale }) => locale))).toEqual(new Set(['de-DE']));
    expect(owned.flatMap(({ item, count }) => Array.from({ length: count }, () => item)).sort()).toEqual(
      [...(gain?.tiles ?? [])].sort(),
    );
  });

  it('are kept while the dictionary of the tiles is being built', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    await harness.service.claim(player);
    harness.clock.forward(DAY_SECONDS);
    harness.building.add('en-US');
    await expect(harness.service.claim(player)).rejects.toMatchObject({ code: 'words/language_building' });
    expect(await harness.service.offer(player)).toMatchObject({ day: 2 });
    harness.building.clear();
    expect(await harness.service.claim(player)).toMatchObject({ reward: { icon: 'tile' } });
  });

  it('wait for the next connection of the day when they were not claimed [L0139]', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    const offers = [await harness.service.offer(player), await harness.service.offer(player)];
    expect(offers[1]).toEqual(offers[0]);
    expect(await harness.service.claim(player)).toMatchObject({ reward: { icon: 'coin', value: 500 } });
  });

  it('outlive one missed day in fourteen; another one begins at day 1 [L0379]', async () => {
    const [player, harness] = [await addPlayer(), openDailyHarness(database)];
    const days: unknown[] = [];
    for (const skip of [1, 2, 1, 2, 1]) {
      const offer = await harness.service.offer(player);
      days.push([offer?.day, offer?.frozen, offer?.freezeLeft]);
      await harness.service.claim(player);
      harness.clock.forward(skip * DAY_SECONDS);
    }
    expect(days).toEqual([
      [1, false, true],
      [2, false, true],
      // One day was missed, and bridged.
      [3, true, false],
      [4, false, false],
      // The next missed day is one too many.
      [1, false, false],
    ]);
  });

  it('are nothing for guests', async () => {
    const { service } = openDailyHarness(database);
    expect([await service.offer('guest0001'), await service.claim('guest0001')]).toEqual([null, null]);
  });
});
