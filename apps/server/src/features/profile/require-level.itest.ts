import { expOfLevel } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { requireLevel } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('lets a player of the level through, nobody below it, no guest and no stranger', async () => {
  const [player = ''] = await addPlayers(database, 1);
  const ask = (playerId: string, level: number) => requireLevel(database.db, playerId, level, 'http/forbidden');
  const setExp = (exp: number) =>
    database.pool.query('update profile set exp = $2 where player_id = $1', [player, exp]);
  const refusal = { code: 'http/forbidden', status: 403 };
  await setExp(expOfLevel(10) - 1);
  await expect(ask(player, 10)).rejects.toMatchObject(refusal);
  await ask(player, 9);
  await setExp(expOfLevel(10));
  await ask(player, 10);
  await expect(ask(player, 11)).rejects.toMatchObject(refusal);
  for (const nobody of ['guest-abc', 'nobody-there']) await expect(ask(nobody, 1)).rejects.toMatchObject(refusal);
});
