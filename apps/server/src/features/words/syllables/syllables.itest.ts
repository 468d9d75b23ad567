import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('leafer')).token;
});
afterAll(() => server.close());
const ask = (query: string, as: string | undefined = token) =>
  server.call('GET', `/api/syllables/search?${query}`, undefined, { token: as });

it('answers syllables with counts, and the pages that there are [L0112 L0277]', async () => {
  const query =
    'language=en-US&page=1&countFilter=at_least&countValue=2&sortBy=count&sortOrder=desc&length=3&search=in';
  expect((await ask(query)).body).toEqual({
    syllables: [
      { syllable: 'ING', count: 4 },
      { syllable: 'RIN', count: 2 },
    ],
    pagination: {
      currentPage: 1,
      totalPages: 1,
      totalResults: 2,
      hasNextPage: false,
      hasPrevPage: false,
      resultsPerPage: 60,
    },
  });
  const first = (await ask('language=en-US')).body;
  expect(first.syllables[0]).toEqual({ syllable: 'AN', count: 1 });
  const past = (await ask('language=en-US&page=900')).body;
  expect(past.syllables).toEqual([]);
  expect(past.pagination).toMatchObject({ currentPage: 900, hasNextPage: false, hasPrevPage: true });
});

it('refuses what is out of bounds, unknown languages, and guests', async () => {
  for (const wrong of ['', 'language=en-US&countFilter=exact&countValue=5001', 'language=en-US&length=5'])
    expect([(await ask(wrong)).status, (await ask(wrong)).body.code]).toEqual([400, 'http/bad_request']);
  expect((await ask('language=xx-XX')).body.code).toBe('words/language_unknown');
  expect((await ask('language=fr-FR')).body.code).toBe('words/language_building');
  const guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
  expect((await ask('language=en-US', guest)).status).toBe(401);
});
