import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TABLES = ['daily_reward', 'daily_word_played', 'achievement_step', 'inventory_news'];
const countRows = async (playerId: string): Promise<number[]> => {
  const counts: number[] = [];
  for (const table of TABLES) {
    const { rows } = await server.database.pool.query(`select count(*)::int as n from ${table} where player_id = $1`, [
      playerId,
    ]);
    counts.push(rows[0].n);
  }
  return counts;
};

it('54 what every day brings is exported, and erased with its player', async () => {
  const { token, user } = await server.signUp('daisy');
  const { daily, achievements, recordMatch } = server.composition.roomPorts;
  await daily.claim(user.id);
  const { word } = await daily.word(user.id, 'en-US');
  const seats = [user.id, 'guest0001'].map((id, at) => createSeat(id, at + 1, createStats([word])));
  await recordMatch(createFinishedMatch(seats, { endedAt: new Date() }));
  await achievements.claim(user.id, 'players-2');
  await server.database.pool.query("insert into inventory_news values ($1, 'bomb', '4')", [user.id]);
  expect(await countRows(user.id)).toEqual([1, 1, 1, 1]);
  const { body } = await server.call('GET', '/api/account/export', undefined, { token });
  expect(body.account).toMatchObject({
    daily: { rewards: { step: 1 }, words: [{ locale: 'en-US' }] },
    achievements: [{ achievement: 'players-2', claimed_at: expect.any(String) }],
    inventory: { untold: [{ kind: 'bomb', item: '4' }] },
  });
  const gone = await server.call('POST', '/api/account/delete', { username: 'daisy', password: 'secret-1' }, { token });
  expect(gone.status).toBe(200);
  expect(await countRows(user.id)).toEqual([0, 0, 0, 0]);
  // A match that began before ends after it.
  await recordMatch(createFinishedMatch(seats, { endedAt: new Date() }));
  expect(await countRows(user.id)).toEqual([0, 0, 0, 0]);
});
