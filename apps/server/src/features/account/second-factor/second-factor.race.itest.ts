import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appCodeAt, enrolApp } from '../../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SESSIONS = 20;
async function staffWithSessions(username: string): Promise<{ id: string; first: string; tokens: string[] }> {
  const { token, user } = await server.signUp(username);
  await server.database.pool.query('update account set roles = $2 where player_id = $1', [
    user.id,
    [GAME_MODERATOR_ROLE],
  ]);
  const signIn = () => server.call('POST', '/api/auth/bylogin', { username, password: 'secret-1' });
  const answers = await Promise.all(Array.from({ length: SESSIONS }, signIn));
  return { id: user.id, first: token, tokens: answers.map(({ body }) => body.token as string) };
}
const prove = (token: string, code: string) =>
  server.call('POST', '/api/account/second-factor/prove', { code }, { token });
const countProven = async (id: string): Promise<number> =>
  (
    await server.database.pool.query('select 1 from session where player_id = $1 and second_factor_at is not null', [
      id,
    ])
  ).rows.length;

it('62 one of 20 sessions that show the same code of the app at once is proven', async () => {
  const { id, first, tokens } = await staffWithSessions('Anton');
  const { secret } = await enrolApp(server, first);
  server.clock.forward(60);
  const code = appCodeAt(secret, server.clock.now());
  const answers = await Promise.all(tokens.map((token) => prove(token, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countProven(id)).toBe(2);
});

it('62 and one of 20 that show the same replacement code', async () => {
  const { id, first, tokens } = await staffWithSessions('Beate');
  const { replacementCodes } = await enrolApp(server, first);
  const answers = await Promise.all(tokens.map((token) => prove(token, replacementCodes[0] ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countProven(id)).toBe(2);
});

it('62 of 20 that set the first app up at once none gets past the others: one secret counts', async () => {
  const { id, tokens } = await staffWithSessions('Conny');
  const begun = await Promise.all(
    tokens.map((token) => server.call('POST', '/api/account/second-factor/enrol', {}, { token })),
  );
  expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));
  const answers = await Promise.all(
    tokens.map((token, n) => prove(token, appCodeAt(begun[n]?.body.secret, server.clock.now()))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countProven(id)).toBe(1);
  const { rows } = await server.database.pool.query(
    'select 1 from recovery_code where player_id = $1 and purpose = $2',
    [id, 'second_factor'],
  );
  expect(rows).toHaveLength(8);
});
