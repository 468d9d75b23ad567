import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createTinyDictionaries, createTinyIndex } from '../../testing/tiny-dictionaries.ts';
import { article, startWikiStandIn, WIKI_ADDRESS, type WikiStandIn } from './testing/wiki-stand-in.ts';

/** Nobody but the stand-in knows what these are. */
const NAMELESS = Array.from({ length: 12 }, (_, n) => `ZQX${'ABCDEFGHIJKL'[n]}`);
const WORDS = ['KING', 'QUEEN', 'ORION', ...NAMELESS];
const dictionaries = () => createTinyDictionaries(createTinyIndex('en-US', WORDS, {}));
const NO_MEANING = 'Unable to load meaning information.';
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);

const ask = async (server: TestServer, token: string, path: string) =>
  server.call('GET', `/api/wiki/${path}`, undefined, { token });

describe('a preview where nobody is asked', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(undefined, { dictionaries: dictionaries() });
    token = (await server.signUp('reader')).token;
  });
  afterAll(() => server.close());

  it('is the meaning that comes with the game, without a picture', async () => {
    const { status, body } = await ask(server, token, 'en/king');
    expect([status, body.title, body.thumbnail, body.page, body.description]).toEqual([200, 'KING', null, null, '']);
    expect(body.extract.length).toBeGreaterThan(0);
    expect([...body.extract].length).toBeLessThanOrEqual(120);
    expect(body.source).toMatch(/./);
  });

  it('says in the same words that there is none: no meaning, no such word, no such language', async () => {
    for (const path of [
      'en/ZQXA',
      'en/UNHEARD',
      'mc/KING',
      'mc-MC/KING',
      'xx/KING',
      'en-US/KING',
      'en/_(constellation)',
    ])
      expect([path, (await ask(server, token, path)).body.error]).toEqual([path, NO_MEANING]);
    expect((await ask(server, token, 'en/ZQXA')).status).toBe(404);
    expect((await ask(server, token, 'pt/REI')).body.code).toBe('words/language_building');
  });
});

describe('a preview from an encyclopedia', () => {
  let server: TestServer;
  let wiki: WikiStandIn;
  let token: string;
  beforeAll(async () => {
    wiki = await startWikiStandIn({ 'lan.example': '192.168.0.2' });
    server = await startTestServer(
      (config) => ({
        ...config,
        wiki: { url: WIKI_ADDRESS, userAgent: 'Syllaboom/1.0 (https://play.example)', timeoutMs: 700 },
      }),
      { dictionaries: dictionaries(), outside: wiki.outside },
    );
    token = (await server.signUp('reader')).token;
  });
  afterAll(async () => {
    await server.close();
    wiki.close();
  });
  beforeEach(() => {
    wiki.asked.length = 0;
    wiki.answer = () => ({ status: 404 });
  });

  it('is text and nothing else, of 60 and 120 characters at most, with a picture of this server’s own [R0149 R0540]', async () => {
    wiki.answer = (path) =>
      path.startsWith('/summary/')
        ? article({
            description: 'd'.repeat(80),
            extract: `<script>alert("1")</script> & ${'x'.repeat(300)}`,
            extract_html: '<img src=x onerror=alert(1)>',
            thumbnail: { source: 'https://pictures.example/king.png' },
            content_urls: { desktop: { page: 'https://en.wiki.example/wiki/King' } },
          })
        : { body: PNG };
    const { status, body } = await ask(server, token, 'en/KING');
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'King',
      description: `${'d'.repeat(59)}…`,
      extract: `<script>alert("1")</script> & ${'x'.repeat(89)}…`,
      extract_html: `&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; ${'x'.repeat(89)}…`,
      thumbnail: { source: expect.stringMatching(/^pictures\/[\w-]+\.[\w-]+$/) },
      source: 'en.wiki.example',
      page: 'https://en.wiki.example/wiki/King',
    });
    expect(wiki.asked).toEqual([
      { host: 'en.wiki.example', path: '/summary/King', agent: 'Syllaboom/1.0 (https://play.example)' },
    ]);
    const picture = await fetch(`${server.url}/api/${body.thumbnail.source}`);
    expect([picture.status, Buffer.from(await picture.arrayBuffer())]).toEqual([200, PNG]);
  });

  it('of a constellation is that of the stars, else that of the word [R0365 R0366]', async () => {
    wiki.answer = (path) =>
      path === '/summary/Orion_(constellation)' ? article({ title: 'Orion', extract: 'Stars' }) : { status: 404 };
    expect((await ask(server, token, 'en/ORION_(constellation)')).body.extract).toBe('Stars');
    wiki.answer = (path) => (path === '/summary/Queen' ? article({ extract: 'A woman' }) : { status: 404 });
    expect((await ask(server, token, 'en/QUEEN_(constellation)')).body.extract).toBe('A woman');
    expect(wiki.asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/summary/Orion_(constellation)',
      '/summary/Queen_(constellation)',
      '/summary/Queen',
    ]);
  });

  it('is asked for once by all who look at once', async () => {
    wiki.answer = () => article({ extract: 'One answer' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server, token, 'en/ZQXL')));
    expect(new Set(answers.map(({ body }) => body.extract))).toEqual(new Set(['One answer']));
    expect(wiki.asked).toHaveLength(1);
  });

  it.each([
    ['never', 'ZQXA', { hang: true }],
    ['with an error', 'ZQXB', { status: 500 }],
    ['with a page of markup', 'ZQXC', { body: '<!doctype html><p>Hello' }],
    ['with another shape', 'ZQXD', { body: '{"title":7,"extract":["x"]}' }],
    ['with ten megabytes', 'ZQXE', { body: Buffer.alloc(10 * 1024 * 1024, 'x') }],
    ['with a way into this machine', 'ZQXF', { status: 302, headers: { location: 'https://127.0.0.1/summary/x' } }],
    [
      'with a way into a private network',
      'ZQXG',
      { status: 301, headers: { location: 'https://lan.example/summary/x' } },
    ],
    ['with a way to somebody else', 'ZQXH', { status: 302, headers: { location: 'https://other.example/summary/x' } }],
    ['with a way to itself, for ever', 'ZQXI', { status: 302, headers: { location: '/summary/again' } }],
    ['with a way over the open', 'ZQXJ', { status: 302, headers: { location: 'http://en.wiki.example/summary/x' } }],
  ])('says within four seconds that there is none when the encyclopedia answers %s', async (_how, word, answer) => {
    wiki.answer = () => answer;
    const started = performance.now();
    const { status, body } = await ask(server, token, `en/${word}`);
    expect([status, body.error]).toEqual([504, NO_MEANING]);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(new Set(wiki.asked.map(({ host }) => host))).toEqual(new Set(['en.wiki.example']));
    // As if it had rested since: one failure more or less is not what this is about.
    server.clock.forward(61);
  });
});
