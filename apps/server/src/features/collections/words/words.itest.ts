import { COLLECTIONS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type Collector, details, fill, inventWords, signUpCollector } from '../testing/collector.ts';

let server: TestServer;
let anna: Collector;
let ben: Collector;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpCollector(server, 'anna');
  ben = await signUpCollector(server, 'ben');
});
afterAll(() => server.close());

let made = 0;
/** An empty collection of a player with room for more. */
async function emptyOne(wish: Parameters<Collector['make']>[1] = {}): Promise<{ by: Collector; id: string }> {
  made += 1;
  const by = await signUpCollector(server, `maker${made}`);
  return { by, id: await by.make('Words', wish) };
}
const countOf = async (by: Collector, id: string): Promise<number> => (await by.view(id)).body.wordCount;

describe('a word', () => {
  it('is added in capitals of the collection’s language, as a plain text [S0160 S0118 S0063]', async () => {
    const { by, id } = await emptyOne();
    const turkish = await by.make('Kelimeler', { locale: 'tr-TR', isPublic: false });
    expect((await by.add(id, ' istanbul ')).body).toEqual({ success: true, word: 'ISTANBUL', wordCount: 1 });
    expect((await by.add(turkish, 'istanbul')).body).toEqual({ success: true, word: 'İSTANBUL', wordCount: 1 });
    // In no dictionary, and a joined one.
    expect((await by.add(id, 'x-rayish')).body.word).toBe('X-RAYISH');
    expect((await by.get(`/collections/${id}/words`)).body.words).toEqual(['ISTANBUL', 'X-RAYISH']);
    expect(await by.words(turkish)).toEqual(['İSTANBUL']);
  });

  it('that is there already is named with the collection', async () => {
    const { by, id } = await emptyOne();
    await by.add(id, 'king');
    const again = await by.add(id, 'King');
    expect([again.status, again.body]).toEqual([
      409,
      {
        code: 'collection/listed',
        id: expect.any(String),
        error: 'KING is already in Words',
        params: { word: 'KING', collection: 'Words' },
      },
    ]);
    expect(await countOf(by, id)).toBe(1);
  });

  it('has letters of its language, 2 to 45 of them', async () => {
    const { by, id } = await emptyOne({ isPublic: false });
    for (const text of [
      'a',
      'x'.repeat(46),
      'two words',
      'tab\tbed',
      'слово',
      'año1',
      '漢字',
      '-ab',
      "ab'",
      'a--b',
      '<b>king</b>',
      '   ',
      '😀😀',
    ]) {
      const refused = await by.add(id, text);
      expect([text, refused.status, refused.body.error]).toEqual([
        text,
        400,
        'A word has 2 to 45 letters of this language',
      ]);
    }
    expect((await by.add(id, 'x'.repeat(201))).status).toBe(400);
    expect((await by.post(`/collections/${id}/words`, {})).status).toBe(400);
    for (const text of ['ab', 'x'.repeat(45), "o'clock"]) expect((await by.add(id, text)).status).toBe(200);
    expect(await countOf(by, id)).toBe(3);
  });

  it('that is offensive stands in private collections alone, which name it when they become public', async () => {
    const { by, id } = await emptyOne();
    for (const word of ['fuck', 'motherfuckers', 'crude']) {
      const refused = await by.add(id, word);
      expect([word, refused.status]).toEqual([word, word === 'crude' ? 200 : 400]);
      if (word !== 'crude') expect(refused.body.error).toBe('Public collections cannot hold this word');
    }
    const secret = await by.make('Secret', { isPublic: false });
    for (const word of ['fuck', 'motherfuckers', 'king']) expect((await by.add(secret, word)).status).toBe(200);
    const refused = await by.put(`/collections/${secret}`, details('Secret'));
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Public collections cannot hold these words: FUCK, MOTHERFUCKERS',
    ]);
    expect((await by.view(secret)).body.public).toBe(false);
    for (const word of ['FUCK', 'motherfuckers']) await by.remove(`/collections/${secret}/words/${word}`);
    expect((await by.put(`/collections/${secret}`, details('Secret'))).body.public).toBe(true);
  });

  it('of a public collection waits for its dictionary; of a private one for nothing', async () => {
    const { by, id } = await emptyOne({ locale: 'fr-FR' });
    const waiting = await by.add(id, 'maison');
    expect([waiting.status, waiting.body.code]).toEqual([503, 'words/language_building']);
    const own = await by.make('Mots', { locale: 'fr-FR', isPublic: false });
    expect((await by.add(own, 'été')).body.word).toBe('ETE');
  });

  it('is removed, and counted no more [S0161]', async () => {
    const { by, id } = await emptyOne();
    for (const word of ['king', "o'clock"]) await by.add(id, word);
    expect((await by.remove(`/collections/${id}/words/king`)).body).toEqual({ success: true, wordCount: 1 });
    const again = await by.remove(`/collections/${id}/words/KING`);
    expect([again.status, again.body.error]).toEqual([404, 'This word is not in the collection']);
    expect((await by.remove(`/collections/${id}/words/${encodeURIComponent('O’CLOCK')}`)).body.wordCount).toBe(0);
    expect([await by.words(id), await countOf(by, id)]).toEqual([[], 0]);
  });

  it(`is refused beside ${COLLECTIONS.mostWords} others [S0111]`, async () => {
    const { by, id } = await emptyOne();
    await fill(server, id, inventWords(COLLECTIONS.mostWords - 1));
    expect((await by.add(id, 'king')).body.wordCount).toBe(COLLECTIONS.mostWords);
    const full = await by.add(id, 'ring');
    expect([full.status, full.body.error]).toEqual([409, 'Word Limit Reached']);
    expect((await by.remove(`/collections/${id}/words/king`)).status).toBe(200);
    expect((await by.add(id, 'ring')).status).toBe(200);
  });
});

describe('the list of words', () => {
  it('pages through completely, is searched, and has three orders [S0157 S0158 S0159]', async () => {
    const { by, id } = await emptyOne();
    const words = inventWords(118);
    await fill(server, id, words);
    server.clock.forward(5);
    await by.add(id, 'zebra');
    server.clock.forward(5);
    await by.add(id, 'ab');
    const sorted = [...words, 'ZEBRA', 'AB'].toSorted();
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await by.get(`/collections/${id}/words?page=${page}&v=1`)).body);
    expect(pages.flatMap((page) => page.words)).toEqual(sorted);
    expect(pages.map((page) => page.words.length)).toEqual([50, 50, 20]);
    expect(pages[1].pagination).toEqual({ totalWords: 120, currentPage: 2, totalPages: 3 });
    expect((await by.get(`/collections/${id}/words?page=4`)).body.words).toEqual([]);
    expect(await by.words(id, '?sort=alphabetical')).toEqual(sorted.slice(0, 50));
    expect((await by.words(id, '?sort=recent')).slice(0, 2)).toEqual(['AB', 'ZEBRA']);
    const byLength = await by.words(id, '?sort=length&page=3');
    expect(byLength.slice(-2)).toEqual(['ZEBRA', 'AB']);
    expect((await by.get(`/collections/${id}/words?search=ebr`)).body).toEqual({
      words: ['ZEBRA'],
      pagination: { totalWords: 1, currentPage: 1, totalPages: 1 },
    });
    expect(await by.words(id, '?search=%25')).toEqual([]);
    for (const query of ['sort=best', 'page=0', `search=${'x'.repeat(201)}`])
      expect((await by.get(`/collections/${id}/words?${query}`)).status).toBe(400);
  });

  it('stands in the order of its language’s alphabet', async () => {
    const { by, id } = await emptyOne({ locale: 'tr-TR', isPublic: false });
    for (const word of ['zar', 'çay', 'cam', 'dal', 'ırk', 'iz', 'öz', 'on', 'pas']) await by.add(id, word);
    expect(await by.words(id)).toEqual(['CAM', 'ÇAY', 'DAL', 'IRK', 'İZ', 'ON', 'ÖZ', 'PAS', 'ZAR']);
  });
});

describe('another language', () => {
  it('spells the words anew, or names those that it has not', async () => {
    const { by, id } = await emptyOne({ isPublic: false });
    for (const word of ['istanbul', 'king']) await by.add(id, word);
    const changed = await by.put(`/collections/${id}`, details('Words', { locale: 'tr-TR', isPublic: false }));
    expect(changed.body).toMatchObject({ locale: 'tr-TR', wordCount: 2 });
    await by.add(id, 'çay');
    expect(await by.words(id)).toEqual(['ÇAY', 'ISTANBUL', 'KING']);
    // Ç is C there, so both are one.
    await by.add(id, 'cay');
    expect(
      (await by.put(`/collections/${id}`, details('Words', { locale: 'de-DE', isPublic: false }))).body,
    ).toMatchObject({ locale: 'de-DE', wordCount: 3 });
    expect(await by.words(id)).toEqual(['CAY', 'ISTANBUL', 'KING']);
    await fill(server, id, ['Œ1']);
    const refused = await by.put(`/collections/${id}`, details('Words', { locale: 'es-ES', isPublic: false }));
    expect([refused.status, refused.body.error]).toEqual([409, 'These are no words of that language: Œ1']);
    expect((await by.view(id)).body).toMatchObject({ locale: 'de-DE', wordCount: 4 });
  });
});

describe('a download', () => {
  it('is a text file with a word on each line [S0163]', async () => {
    const { by, id } = await emptyOne({ locale: 'tr-TR', isPublic: false });
    await by.put(`/collections/${id}`, details('İyi “kelimeler”/../x', { locale: 'tr-TR', isPublic: false }));
    for (const word of ['zar', 'çay']) await by.add(id, word);
    const answer = await by.get(`/collections/${id}/download`);
    expect([answer.status, answer.text]).toEqual([200, 'ÇAY\nZAR\n']);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=.*yi-kelimeler-x\.txt/);
    const empty = await by.make('!!!', { isPublic: false });
    const none = await by.get(`/collections/${empty}/download`);
    expect([none.status, none.text, none.headers.get('content-disposition')]).toEqual([
      200,
      '',
      'attachment; filename=collection.txt',
    ]);
  });

  it('is others’ unless its owner says no, and counted once a day of each [S0129]', async () => {
    const { by, id } = await emptyOne();
    await by.add(id, 'king');
    const { downloadAllowed: _, ...unsaid } = details('Unsaid');
    const { body } = await by.post('/collections', unsaid);
    const closed = await by.make('Closed', { downloadAllowed: false });
    for (let times = 0; times < 2; times += 1)
      expect((await ben.get(`/collections/${id}/download`)).text).toBe('KING\n');
    await anna.get(`/collections/${id}/download`);
    await by.get(`/collections/${id}/download`);
    expect((await by.view(id)).body).toMatchObject({ downloads: 2, views: 2 });
    expect((await ben.get(`/collections/${body.collectionId}/download`)).status).toBe(200);
    const refused = await ben.get(`/collections/${closed}/download`);
    expect([refused.status, refused.body.error]).toEqual([403, 'This collection cannot be downloaded']);
    expect((await by.get(`/collections/${closed}/download`)).status).toBe(200);
    expect((await by.view(closed)).body).toMatchObject({ downloads: 0, views: 0 });
  });
});
