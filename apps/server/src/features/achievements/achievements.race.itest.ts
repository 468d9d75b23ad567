import { createLogger } from '#platform/log/logger.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances, readBalances } from '#features/wallet';
import type { Database, Tx } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { createAchievementsService } from './achievements.service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(20);
});
afterAll(() => database.close());

const PARALLEL = 20;

it('46 pays each step once and tells of it once, asked for 20 times at once at two servers', async () => {
  const [player = ''] = await addPlayers(database, 1);
  await database.pool.query('update profile set wins = 60, matches = 60 where player_id = $1', [player]);
  const announced: string[] = [];
  const ports = { announceChange: (_tx: Tx, playerId: string) => void announced.push(playerId) };
  const channel = new PlayerChannel(createLogger('silent'));
  const open = () => createAchievementsService({ database, clock: createShiftingClock(), channel, ports });
  const servers = [open(), open()] as const;
  const at = (n: number) => servers[n % 2 === 0 ? 0 : 1];
  const steps = ['wins-10', 'wins-50', 'games-20'];
  const [claims, received] = await Promise.all([
    Promise.all(Array.from({ length: PARALLEL * 3 }, (_, n) => at(n).claim(player, steps[n % 3] ?? ''))),
    Promise.all(Array.from({ length: PARALLEL }, (_, n) => at(n).emitReached(player))),
  ]);
  expect(claims.filter(Boolean).map((claim) => claim?.reward)).toHaveLength(3);
  expect((await readBalances(database.db, player)).diamond).toBe(2 + 3 + 2);
  const ids = received.flatMap((views) => views?.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(announced).toEqual([player, player, player]);
  expect(await countImbalances(database.db)).toBe(0);
});
