import { afterAll, beforeAll, expect, it } from 'vitest';
import { countImbalances } from '#features/wallet';
import { createFinishedMatch, createSeat, createStats } from '../testing/matches/finished-matches.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

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
  const named = await rows(
    "select display_name from match_player where player_id = $1 and display_name <> 'Deleted player'",
  );
  expect(named).toEqual([]);
  const tables = 'player_stats daily_play board_score word_claim category_claim ffa_rating achievement_step';
  for (const table of tables.split(' '))
    expect([table, await rows(`select 1 from ${table} where player_id = $1`)]).toEqual([table, []]);
  expect(await rows('select exp, matches, wins from profile where player_id = $1')).toEqual([
    { exp: 0, matches: 0, wins: 0 },
  ]);
  expect((await server.call('POST', '/api/auth/bylogin', credentials)).status).toBe(401);
  expect(await countImbalances(server.database.db)).toBe(0);
  // No session outlives the account, also of a sign-in that had begun before.
  for (const { body } of answers.slice(20, 25) as { body: { token?: string } }[])
    if (body.token !== undefined)
      expect((await server.call('GET', '/api/me', undefined, { token: body.token })).status).toBe(401);
});

it('54 neither erasing nor the matches that end meanwhile wait in a circle', async () => {
  const rounds = Array.from({ length: 6 }, (_, n) => `Circle_${n}`);
  const deadlocks = async () =>
    Number(
      (await server.database.pool.query('select deadlocks from pg_stat_database where datname = current_database()'))
        .rows[0].deadlocks,
    );
  const before = await deadlocks();
  for (const name of rounds) {
    const [{ token, user }, other] = await Promise.all([server.signUp(name), server.signUp(`${name}b`)]);
    const record = () =>
      server.composition.roomPorts.recordMatch(
        createFinishedMatch([
          createSeat(user.id, 1, createStats(['BANANA', 'KING'])),
          createSeat(other.user.id, 2, createStats(['RING'])),
        ]),
      );
    const erase = () => server.call('POST', '/api/account/delete', { username: name }, { token });
    await Promise.all([record(), record(), erase(), record(), record()]);
  }
  await server.database.pool.query('select pg_stat_force_next_flush()');
  expect(await deadlocks()).toBe(before);
});
