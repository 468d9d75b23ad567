import { type GameLanguage, WIKI_LANGUAGES } from '@syllaboom/engine';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createShiftingClock } from '../../../testing/shifting-clock.ts';
import { createMeanings } from './meanings.ts';
import { createOfflineMeanings } from './offline-meanings.ts';
import { createOnlineMeanings } from './online-meanings.ts';
import type { MeaningSource } from '../ports.ts';

const knowing =
  (words: Record<string, string[]>, asked: string[] = []): MeaningSource =>
  async (_language, word) => {
    asked.push(word);
    return { meanings: words[word] ?? [], source: 'a book' };
  };
const failing: MeaningSource = async () => {
  throw new Error('away');
};

describe('meanings', () => {
  it('come from the first source that knows the word, asked once', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    const clock = createShiftingClock();
    const meanings = createMeanings([knowing({ A: ['one'] }, first), knowing({ B: ['two'] }, second)], clock);
    expect(await meanings.lookUp('en-US', 'a')).toEqual({ word: 'A', meanings: ['one'], source: 'a book' });
    const both = await Promise.all([meanings.lookUp('en-US', 'b'), meanings.lookUp('en-US', 'B')]);
    expect(both[0]).toBe(both[1]);
    expect([first, second]).toEqual([['A', 'B'], ['B']]);
    clock.forward(8 * 24 * 3600);
    await meanings.lookUp('en-US', 'b');
    expect(second).toEqual(['B', 'B']);
  });

  it('that come with the game begin with the everyday sense, for hints, the word of the day and the chat alike', async () => {
    const meanings = createMeanings([createOfflineMeanings()], createShiftingClock());
    const { meanings: found, source } = await meanings.lookUp('en-US', 'house');
    expect(found[0]).toMatch(/dwelling/);
    expect(source).toContain('WordNet');
  });

  it('tell apart what nobody knows and what could not be asked', async () => {
    const clock = createShiftingClock();
    const meanings = createMeanings([failing, knowing({ A: ['one'] })], clock);
    expect((await meanings.lookUp('en-US', 'a')).meanings).toEqual(['one']);
    await expect(meanings.lookUp('en-US', 'b')).rejects.toMatchObject({ code: 'http/unavailable' });
    const none = createMeanings([knowing({})], clock);
    expect(await none.lookUp('en-US', 'c')).toEqual({ word: 'C', meanings: [], source: null });
    expect(() => none.lookUp('xx', 'c')).toThrow();
  });

  it('are asked for again a minute after a failure, and six hours after nobody knew the word', async () => {
    const clock = createShiftingClock();
    const asked: string[] = [];
    const unknowing = createMeanings([knowing({}, asked)], clock);
    const noting: MeaningSource = async (language, word) => {
      asked.push(word);
      return failing(language, word);
    };
    const away = createMeanings([noting], clock);
    const lookUp = async () => {
      await unknowing.lookUp('en-US', 'a');
      await expect(away.lookUp('en-US', 'b')).rejects.toMatchObject({ code: 'http/unavailable' });
      return asked.splice(0);
    };
    expect(await lookUp()).toEqual(['A', 'B']);
    clock.forward(50);
    expect(await lookUp()).toEqual([]);
    clock.forward(60);
    expect(await lookUp()).toEqual(['B']);
    clock.forward(5.9 * 3600);
    expect(await lookUp()).toEqual(['B']);
    clock.forward(0.1 * 3600);
    expect(await lookUp()).toEqual(['A', 'B']);
  });
});

describe('the online dictionary', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  async function serve(answer: (path: string) => { status?: number; body?: string; delayMs?: number }) {
    const asked: { path: string; agent: string | undefined }[] = [];
    server = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push({ path, agent: request.headers['user-agent'] });
      const { status = 200, body = '{}', delayMs = 0 } = answer(path);
      setTimeout(() => response.writeHead(status, { location: '/elsewhere' }).end(body), delayMs);
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const clock = createShiftingClock();
    const lookUp = createOnlineMeanings({
      url: `http://127.0.0.1:${port}/definition/{word}`,
      userAgent: 'Syllaboom/1.0',
      timeoutMs: 200,
      clock,
    });
    return { lookUp, asked, clock };
  }
  const definitions = (...texts: string[]) =>
    JSON.stringify({ en: [{ definitions: texts.map((definition) => ({ definition })) }], fr: [] });

  it('is asked in small letters, and its markup becomes plain text', async () => {
    const { lookUp, asked } = await serve(() => ({
      body: definitions('A <b>male</b> <a href="x">monarch</a> &amp; ruler', '<style>.a{}</style>', '&lt;script&gt;'),
    }));
    expect(await lookUp('en-US', 'KING')).toEqual({
      meanings: ['A male monarch & ruler', '<script>'],
      source: expect.stringMatching(/^127\.0\.0\.1/),
    });
    expect(asked).toEqual([{ path: '/definition/king', agent: 'Syllaboom/1.0' }]);
    expect((await lookUp('fr-FR', 'ROI')).meanings).toEqual([]);
  });

  it('knows languages by their wikis’ short names, and is not asked where there is no wiki [R0541]', async () => {
    const wikis = ['en', 'pt', 'tr', 'fr', 'es', 'tl', 'de', 'it', 'id', 'sv', 'ru', 'fi', 'nl'];
    const body = JSON.stringify(
      Object.fromEntries(wikis.map((wiki) => [wiki, [{ definitions: [{ definition: wiki }] }]])),
    );
    const { lookUp, asked } = await serve(() => ({ body }));
    const answers: string[] = [];
    for (const language of Object.keys(WIKI_LANGUAGES) as GameLanguage[])
      answers.push(...(await lookUp(language, 'WORD')).meanings);
    expect(answers).toEqual(wikis);
    expect(asked).toHaveLength(wikis.length);
  });

  it('does not know a word that it answers 404 for', async () => {
    const { lookUp } = await serve(() => ({ status: 404 }));
    expect((await lookUp('en-US', 'XQZ')).meanings).toEqual([]);
  });

  it.each([
    ['an error', { status: 500 }],
    ['something else than promised', { body: '{"en":[{"definitions":"x"}]}' }],
    ['no JSON', { body: '<html>' }],
    ['another address', { status: 302 }],
    ['too late', { delayMs: 600 }],
    ['too much', { body: `"${'x'.repeat(600_000)}"` }],
  ])('is not believed when it answers %s', async (_what, answer) => {
    const { lookUp } = await serve(() => answer);
    await expect(lookUp('en-US', 'KING')).rejects.toThrow();
  });

  it('rests after failures in a row, and is asked by few at once', async () => {
    let status = 500;
    const { lookUp, asked, clock } = await serve(() => ({ status, body: definitions('yes'), delayMs: 20 }));
    for (let i = 0; i < 5; i++) await expect(lookUp('en-US', 'KING')).rejects.toThrow();
    status = 200;
    await expect(lookUp('en-US', 'KING')).rejects.toThrow('rests');
    expect(asked).toHaveLength(5);
    clock.forward(61);
    const many = await Promise.allSettled(Array.from({ length: 5 }, () => lookUp('en-US', 'KING')));
    expect(many.map(({ status: how }) => how).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });
});
