import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { createBookmarks, MOST_BOOKMARKS } from './bookmarks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('keeps the syllables that a player marks, with the number of their words, latest first [L0111 L0265 L0266 L0267 L0268 R0409]', async () => {
  const { token } = await server.signUp('marker');
  const post = (path: string) => server.call('POST', `/api/syllable/bookmark/${path}`, undefined, { token });
  const list = async () => (await server.call('GET', '/api/syllable/bookmarks', undefined, { token })).body;
  expect(await list()).toEqual([]);
  expect((await post('add/en-US/ing')).body).toEqual({ success: true });
  server.clock.forward(1);
  await post('add/en-US/AN');
  await post('add/en-US/ING');
  expect(await list()).toEqual([
    { s: 'AN', l: 'en-US', c: 1 },
    { s: 'ING', l: 'en-US', c: 4 },
  ]);
  expect((await post('remove/en-US/ing')).body).toEqual({ success: true });
  expect((await list()).map(({ s }: { s: string }) => s)).toEqual(['AN']);
  expect((await post('clear')).body).toEqual({ success: true });
  expect(await list()).toEqual([]);
});

it('refuses what is no syllable, unknown languages, and guests', async () => {
  const { token } = await server.signUp('marker2');
  const add = (path: string, as: string | undefined = token) =>
    server.call('POST', `/api/syllable/bookmark/add/${path}`, undefined, { token: as });
  expect((await add('en-US/x')).status).toBe(400);
  expect((await add('en-US/abcde')).status).toBe(400);
  expect((await add('xx-XX/ing')).body.code).toBe('words/language_unknown');
  expect((await add('fr-FR/ing')).body.code).toBe('words/language_building');
  const guest = (await server.call('POST', '/api/auth/guest', {})).body;
  expect((await add('en-US/ing', guest.token)).status).toBe(401);
});

it('forgets the oldest when there are too many', async () => {
  const { user } = await server.signUp('marker3');
  let at = 0;
  const words = { search: async () => ({ words: [], totalCount: 7 }) };
  const clock = { ...server.clock, now: () => new Date(1_700_000_000_000 + at++ * 1000) };
  const bookmarks = createBookmarks(server.database, words as never, clock);
  const syllable = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26));
  for (let n = 0; n < MOST_BOOKMARKS + 2; n++) await bookmarks.add(user.id, 'en-US', syllable(n));
  const list = await bookmarks.list(user.id);
  expect(list).toHaveLength(MOST_BOOKMARKS);
  expect(list[0]).toEqual({ locale: 'en-US', syllable: syllable(MOST_BOOKMARKS + 1), words: 7 });
  expect(list.some((one) => one.syllable === syllable(0))).toBe(false);
}, 30_000);
