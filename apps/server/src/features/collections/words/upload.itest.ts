import { COLLECTIONS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { type Collector, fill, inventWords, signUpCollector } from '../testing/collector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let made = 0;
async function emptyOne(isPublic = true): Promise<{ by: Collector; id: string }> {
  made += 1;
  const by = await signUpCollector(server, `uploader${made}`);
  return { by, id: await by.make('Words', { isPublic }) };
}
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);

describe('a file of words', () => {
  it('is taken line by line, and says what it left out [S0162]', async () => {
    const { by, id } = await emptyOne();
    await by.add(id, 'king');
    const file = 'RING\r\nsing\n\n  \nKing\rnot one\nsing\nzz9\nfuck\nbring';
    const answer = await by.upload(id, file);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'Words added: 3. Lines not taken: 5.',
        results: {
          added: 3,
          errors: [
            { line: 5, word: 'King', problem: 'listed', error: 'King is already in Words' },
            { line: 6, word: 'not one', problem: 'noWord', error: 'A word has 2 to 45 letters of this language' },
            { line: 7, word: 'sing', problem: 'listed', error: 'sing is already in Words' },
            { line: 8, word: 'zz9', problem: 'noWord', error: 'A word has 2 to 45 letters of this language' },
            { line: 9, word: 'fuck', problem: 'refused', error: 'Public collections cannot hold this word' },
          ],
          moreErrors: 0,
        },
        wordCount: 4,
      },
    ]);
    expect(await by.words(id)).toEqual(['BRING', 'KING', 'RING', 'SING']);
  });

  it('has ten lines and makes ten words; of 1001 the first thousand are taken, the rest named [S0115 S0116]', async () => {
    const { by, id } = await emptyOne();
    expect((await by.upload(id, inventWords(10).join('\n'))).body).toMatchObject({
      results: { added: 10, errors: [], moreErrors: 0 },
      wordCount: 10,
    });
    const more = inventWords(COLLECTIONS.uploadWords + 1, 10);
    expect((await by.upload(id, more.join('\n'))).body).toMatchObject({
      message: 'Words added: 1000. Lines not taken: 1.',
      results: {
        added: 1000,
        errors: [
          {
            line: 1001,
            word: more.at(-1),
            problem: 'tooMany',
            error: 'Only the first 1000 words of a file are taken',
          },
        ],
      },
      wordCount: 1010,
    });
    const long = await by.upload(id, inventWords(3000, 5000).join('\r\n'));
    expect(long.body.results).toMatchObject({ added: 1000, moreErrors: 1900 });
    expect(long.body.results.errors).toHaveLength(COLLECTIONS.uploadErrors);
  });

  it('fills a collection up to its limit', async () => {
    const { by, id } = await emptyOne();
    await fill(server, id, inventWords(COLLECTIONS.mostWords - 3));
    const answer = await by.upload(id, inventWords(5, 9000).join('\n'));
    expect(answer.body).toMatchObject({ results: { added: 3 }, wordCount: COLLECTIONS.mostWords });
    expect(answer.body.results.errors).toMatchObject([
      { line: 4, problem: 'full', error: 'Word Limit Reached' },
      { line: 5, problem: 'full' },
    ]);
  });

  it('may begin with a byte order mark, and be of one line', async () => {
    const { by, id } = await emptyOne(false);
    expect((await by.upload(id, '\uFEFFking')).body.results).toEqual({ added: 1, errors: [], moreErrors: 0 });
    expect((await by.upload(id, 'fuck\n')).body.results.added).toBe(1);
    expect((await by.upload(id, ' \n\r\n\t')).body).toMatchObject({ results: { added: 0, errors: [] }, wordCount: 2 });
  });
});

describe('what is no file of words', () => {
  it('29 is refused by its size [S0114]', async () => {
    const { by, id } = await emptyOne();
    const line = 'x'.repeat(COLLECTIONS.uploadBytes - 5);
    const whole = await by.upload(id, `${line}\nking`);
    expect(whole.body).toMatchObject({ results: { added: 1, errors: [{ line: 1, problem: 'noWord' }] } });
    expect(whole.body.results.errors[0].word).toBe('x'.repeat(45));
    for (const file of [`${line}\nkings`, 'A\n'.repeat(600_000)]) {
      const refused = await by.upload(id, file);
      expect([refused.status, refused.body.error]).toEqual([413, 'File too large. Maximum size is 1MB']);
    }
    expect(await by.words(id)).toEqual(['KING']);
  });

  it('29 is refused by its kind: pictures, also as .txt, other encodings, programs [S0113]', async () => {
    const { by, id } = await emptyOne();
    for (const type of ['image/png', 'application/zip', 'application/octet-stream', 'text/html', ''])
      expect([type, (await by.upload(id, PNG, type)).status]).toEqual([type, 415]);
    for (const content of [
      PNG,
      bytes(0xff, 0xfe, 0x4b, 0, 0x49, 0, 0x4e, 0, 0x47, 0),
      bytes(0xfe, 0xff, 0, 0x4b, 0, 0x49),
      bytes(0x4b, 0, 0x49, 0, 0x4e, 0),
      bytes(0x50, 0x4b, 3, 4, 0, 0),
      bytes(0x4b, 0x49, 0x4e, 0x47, 0xc3, 0x28),
      'KING\0RING',
    ]) {
      const refused = await by.upload(id, content);
      expect([refused.status, refused.body.error]).toEqual([400, 'Please choose a text file with one word per line']);
    }
    expect(await by.words(id)).toEqual([]);
  });

  it('29 is asked for where there is none', async () => {
    const { by, id } = await emptyOne();
    const unchosen = new FormData();
    unchosen.append('file', new File([], '', { type: 'application/octet-stream' }));
    for (const answer of [
      await by.upload(id, ''),
      await by.uploadForm(id, new FormData()),
      await by.uploadForm(id, unchosen),
    ])
      expect([answer.status, answer.body.error]).toEqual([400, 'Please select a file']);
    const two = new FormData();
    for (const name of ['a.txt', 'b.txt']) two.append('file', new File(['king'], name, { type: 'text/plain' }));
    expect((await by.uploadForm(id, two)).body.code).toBe('http/bad_request');
  });

  it('a million ends of lines hold nobody up', async () => {
    const { by, id } = await emptyOne();
    const answer = await by.upload(id, '\n'.repeat(1_000_000));
    expect([answer.status, answer.body.results]).toEqual([200, { added: 0, errors: [], moreErrors: 0 }]);
  });
});
