import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from './testing/finished-matches.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('54 erases once of twenty calls at the same moment, while matches end and the player signs in', async () => {
  const { token, user } = await server.signUp('Tilda');
  const credentials = { username: 'Tilda', password: 'secret-1' };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => server.call('POST', '/api/account/delete', { username: 'Tilda' }, { token })),
    ...Array.from({ length: 5 }, () => server.call('POST', '/api/auth/bylogin', credentials)),
    ...Array.from({ length: 5 }, () =>
      server.composition.roomPorts
        .recordMatch(
          createFinishedMatch([createSeat(user.id, 1, createStats(['BANANA'])), createSeat(null, 2, createStats([]))]),
        )
        .then(() => ({ status: 200 })),
    ),
  ]);
  expect(answers.filter(({ status }) => ![200, 401].includes(status))).toEqual([]);
  expect(answers[0]?.status === 200 || answers.slice(0, 20).some(({ status }) => status === 200)).toBe(true);
  const rows = async (text: string) => (await server.database.pool.query(text, [user.id])).rows;
  expect(await rows('select erased_at is not null as erased, username from account where player_id = $1')).toEqual([
    { erased: true, username: `~${user.id}` },
  ]);
  expect(await rows('select display_name from profile where player_id = $1')).toEqual([
    { display_name: 'Deleted player' },
  ]);
  expect(await rows('select distinct display_name from match_player where player_id = $1')).toEqual([
    { display_name: 'Deleted player' },
  ]);
  expect((await server.call('POST', '/api/auth/bylogin', credentials)).status).toBe(401);
  expect(await countImbalances(server.database.db)).toBe(0);
  // No session outlives the account, also of a sign-in that had begun before.
  for (const { body } of answers.slice(20, 25) as { body: { token?: string } }[])
    if (body.token !== undefined)
      expect((await server.call('GET', '/api/me', undefined, { token: body.token })).status).toBe(401);
});
