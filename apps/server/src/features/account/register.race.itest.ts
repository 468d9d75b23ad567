import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('gives a name to one of 20 who ask for it at once', async () => {
  const spellings = ['Paula', 'PAULA', 'paula', 'Pau1a'];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      server.call('POST', '/api/auth/register', { username: spellings[n % 4], password: 'secret-1' }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  const { rows } = await server.database.pool.query(
    'select (select count(*)::int from account) a, (select count(*)::int from profile) p, (select count(*)::int from wallet_account where player_id is not null) w',
  );
  expect(rows[0]).toEqual({ a: 1, p: 1, w: 3 });
});
