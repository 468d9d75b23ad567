import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = async (username: string) =>
  (await server.call('POST', '/api/auth/register', { username, password: 'secret-1' })).body;
const recover = (username: string, code: string, password: string) =>
  server.call('POST', '/api/auth/recover', { username, code, password });
const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/api/auth/bylogin', { username, password })).status === 200;

it('61 one of 20 who come with the same code at once gets in, and that password counts', async () => {
  for (let round = 0; round < 3; round++) {
    const username = `Rivalled${round}`;
    const { recoveryCodes, user } = await signUp(username);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => recover(username, recoveryCodes[0], `changed-${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 401 && body.code === 'auth/recovery_failed')).toHaveLength(
      19,
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect([await signIn(username, `changed-${winner}`), await signIn(username, 'secret-1')]).toEqual([true, false]);
    const { rows } = await server.database.pool.query(
      'select (select count(*)::int from recovery_code where player_id = $1) codes, (select count(*)::int from session where player_id = $1 and revoked_at is null) live',
      [user.id],
    );
    // The winner's session, and that of the sign-in just now.
    expect(rows[0]).toEqual({ codes: 7, live: 2 });
  }
});

it('61 of all eight at once each works once, and the last session alone lives', async () => {
  const { recoveryCodes, user } = await signUp('Octopus');
  const codes: string[] = recoveryCodes;
  const answers = await Promise.all(codes.map((code, n) => recover('Octopus', code, `changed-${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
  const fresh = answers.flatMap(({ body }) => body.recoveryCodes as string[]);
  expect(fresh).toHaveLength(8);
  const live = await Promise.all(
    answers.map(async ({ body }) => (await server.call('GET', '/api/me', undefined, { token: body.token })).status),
  );
  expect(live.filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await server.database.pool.query('select 1 from recovery_code where player_id = $1', [user.id]);
  expect(rows).toHaveLength(8);
});

it('61 of 20 new sets at once one counts, whole', async () => {
  const { token, user } = await signUp('Setter');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.call('POST', '/api/account/recovery-codes', { password: 'secret-1' }, { token }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { rows } = await server.database.pool.query('select 1 from recovery_code where player_id = $1', [user.id]);
  expect(rows).toHaveLength(8);
  const works = await Promise.all(
    answers.map(async ({ body }, n) => (await recover('Setter', body.recoveryCodes[0], `changed-${n}`)).status),
  );
  expect(works.filter((status) => status === 200)).toHaveLength(1);
});
