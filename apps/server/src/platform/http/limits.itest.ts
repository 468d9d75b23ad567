import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((config) => ({
    ...config,
    limits: {
      ...config.limits,
      enabled: true,
      endpoints: { ...config.limits.endpoints, search: { points: 5, seconds: 1 }, read: { points: 5, seconds: 60 } },
    },
  }));
});
afterAll(() => server.close());

it('41 answers 429 with Retry-After to too many searches, and serves again after the window', async () => {
  const { token } = await server.signUp('searcher');
  const search = () => server.call('GET', '/api/search/words/en-US/ING', undefined, { token });
  const answers = await Promise.all(Array.from({ length: 8 }, search));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  const refused = answers.find((answer) => answer.status === 429);
  expect(refused?.body.code).toBe('http/rate_limited');
  expect(refused?.headers.get('retry-after')).toBe('1');
  await new Promise((done) => setTimeout(done, 1100));
  expect((await search()).status).toBe(200);
});

it('41 answers 429 with Retry-After to too many pages of a match history [R0389]', async () => {
  const { token, user } = await server.signUp('historian');
  const page = () => server.call('GET', `/api/match/history?playerId=${user.id}`, undefined, { token });
  const answers = await Promise.all(Array.from({ length: 8 }, page));
  const refused = answers.filter((answer) => answer.status === 429);
  expect([answers.filter((answer) => answer.status === 200).length, refused.length]).toEqual([5, 3]);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
});

it('38 counts players one by one, not their common address', async () => {
  const tokens = [(await server.signUp('limita')).token, (await server.signUp('limitb')).token];
  for (const token of tokens) {
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await server.call('GET', '/api/me', undefined, { token })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  }
});
