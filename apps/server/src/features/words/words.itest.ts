import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signUp('reader')).token;
});
afterAll(() => server.close());

it('tells whether a word exists, however it is written [L0276]', async () => {
  const exists = async (word: string) =>
    (await server.call('GET', `/api/word/exists/en-US/${encodeURIComponent(word)}`, undefined, { token })).body;
  expect(await exists('KING')).toEqual({ exists: true });
  expect(await exists('king')).toEqual({ exists: true });
  expect(await exists('don’t')).toEqual({ exists: true });
  expect(await exists('xqz')).toEqual({ exists: false });
});

it('lists the words that hold a syllable [L0278]', async () => {
  const search = async (syllable: string) =>
    (await server.call('GET', `/api/search/words/en-US/${syllable}`, undefined, { token })).body;
  expect(await search('ing')).toEqual(['KING', 'RING', 'STRING', 'SINGING']);
  expect(await search('ing?order=alphabet')).toEqual(['KING', 'RING', 'SINGING', 'STRING']);
  expect(await search('ing?page=2')).toEqual([]);
  expect(await search('nging')).toEqual(['SINGING']);
  expect(await search('x-ray')).toEqual(['X-RAY']);
  expect(await search('i')).toEqual(['KING', 'RING', 'STRING', 'SINGING']);
  for (const page of ['0', '-1', 'x', '1.5', '100000']) {
    expect(await search(`ing?page=${page}`)).toMatchObject({ code: 'http/bad_request' });
  }
  expect(await search('ing?order=best')).toMatchObject({ code: 'http/bad_request' });
  for (const none of ['ing'.repeat(20), 'qq', 'q']) expect(await search(none)).toEqual([]);
});

it('says which languages are ready, and that the others are being prepared', async () => {
  const { languages } = (await server.call('GET', '/api/word/languages')).body;
  expect(languages).toHaveLength(14);
  expect(languages[0]).toEqual({ locale: 'en-US', ready: true, words: 7, offlineBytes: 7 });
  expect(languages[1]).toEqual({ locale: 'pt-BR', ready: false, words: 0, offlineBytes: 7 });
  const building = await server.call('GET', '/api/word/exists/pt-BR/OI', undefined, { token });
  expect([building.status, building.body.code, building.headers.get('retry-after')]).toEqual([
    503,
    'words/language_building',
    '5',
  ]);
  expect((await server.call('GET', '/api/word/exists/xx-XX/OI', undefined, { token })).status).toBe(404);
});

it('searches words, also within a category, and lists the categories [R0302 R0392]', async () => {
  const get = async (path: string) => (await server.call('GET', `/api/${path}`, undefined, { token })).body;
  expect(await get('word/search/en-US/ing')).toEqual({ words: ['KING', 'RING', 'STRING', 'SINGING'], totalCount: 4 });
  const byAlphabet = { words: ['KING', 'RING', 'SINGING', 'STRING'], totalCount: 4 };
  expect(await get('word/search/en-US/ing?order=alphabet')).toEqual(byAlphabet);
  const letter = { words: ['X-RAY', 'BANANA'], totalCount: 2 };
  for (const one of ['A', 'a', 'Å']) expect(await get(`word/search/en-US/${encodeURIComponent(one)}`)).toEqual(letter);
  expect(await get('word/search/en-US/q')).toEqual({ words: [], totalCount: 0 });
  expect(await get('word/search/en-US/a/fruit')).toEqual({ words: ['BANANA'], totalCount: 1 });
  expect(await get('category/list/en-US')).toEqual({ categories: [{ name: 'fruit', total: 1 }] });
  expect(await get('word/search/en-US/an/fruit')).toEqual({ words: ['BANANA'], totalCount: 1 });
  expect(await get('word/search/en-US/ing/fruit')).toEqual({ words: [], totalCount: 0 });
  expect(await get('word/search/en-US/ing/cars')).toEqual({ words: [], totalCount: 0 });
  expect((await get('word/search/xx-XX/ing/fruit')).code).toBe('words/language_unknown');
  expect((await get('category/list/pt-BR')).code).toBe('words/language_building');
});

it('tells what a word means from the game’s own data, and whose text it is [L0281 L0282]', async () => {
  const meaning = async (query: string) =>
    (await server.call('GET', `/api/meaning?${query}`, undefined, { token })).body;
  const king = await meaning('word=king&lang=en-US');
  expect(king).toMatchObject({ word: 'KING', error: null });
  expect(king.meaning.length).toBeGreaterThan(0);
  expect(king.source).toMatch(/./);
  expect(await meaning('word=king')).toEqual(king);
  const none = { meaning: [], error: 'Not found', source: null };
  expect(await meaning('word=xqzxqz&lang=en-US')).toEqual({ word: 'XQZXQZ', ...none });
  expect(await meaning('word=kral&lang=tr-TR')).toEqual({ word: 'KRAL', ...none });
  expect((await meaning('word=king&lang=xx-XX')).code).toBe('words/language_unknown');
  expect((await meaning('lang=en-US')).code).toBe('http/bad_request');
});

it('17 guests have no words: they may ask what one means, as everybody may in a room, and no more', async () => {
  const guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
  const as = async (path: string) => (await server.call('GET', `/api/${path}`, undefined, { token: guest })).body.code;
  for (const path of [
    'word/exists/en-US/KING',
    'search/words/en-US/ING',
    'word/search/en-US/ING',
    'word/search/en-US/AN/fruit',
    'word/usage/abcdefghijkl',
    'syllable/bookmarks',
  ])
    expect([path, await as(path)]).toEqual([path, 'auth/login_required']);
  expect(await as('meaning?word=king')).toBeUndefined();
});
