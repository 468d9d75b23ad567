import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

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

it('11 lets one of several sessions change the password at the same moment, and ends the others with it', async () => {
  for (let round = 0; round < 5; round++) {
    const username = `Rivalled_${round}`;
    const { token: first } = await server.signUp(username);
    const signIn = (password: string) => server.call('POST', '/api/auth/bylogin', { username, password });
    const tokens = [first, (await signIn('secret-1')).body.token, (await signIn('secret-1')).body.token] as string[];
    const change = (token: string, n: number) =>
      server.call('POST', '/api/update-auth', { username: '', password: `changed-${n}` }, { token });
    const answers = await Promise.all(tokens.map(change));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const isIn = async (token: string) => (await server.call('GET', '/api/me', undefined, { token })).status === 200;
    expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map((_, n) => n === winner));
    const passwords = ['secret-1', 'changed-0', 'changed-1', 'changed-2'];
    const fits = await Promise.all(passwords.map(async (password) => (await signIn(password)).status === 200));
    expect(fits).toEqual(passwords.map((password) => password === `changed-${winner}`));
  }
});
