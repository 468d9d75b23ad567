import { GIFS } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutsideStandIn, startOutsideStandIn } from '../../testing/fakes/outside-stand-in.ts';
import { signInAgain, signUpWith, type SignedIn } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { giphyAnswer, giphyGif, klipyAnswer, klipyGif } from './testing/provider-answers.ts';

const PICTURE = Buffer.concat([Buffer.from('GIF89a', 'latin1'), Buffer.alloc(200)]);

let standIn: OutsideStandIn;
let server: TestServer;
let player: SignedIn;
const start = async (provider: 'klipy' | 'giphy') => {
  standIn = await startOutsideStandIn();
  server = await startTestServer(
    (config) => ({
      ...config,
      gifs: { provider, key: 'secret-key', apiBase: `https://api.${provider}.example`, timeoutMs: 400 },
    }),
    { outside: standIn.outside },
  );
  player = await signUpWith(server, 'player');
};
const stop = async () => {
  await server.close();
  standIn.close();
};
/** Time passes; whoever is signed in must be so anew. */
const later = async (seconds: number) => {
  server.clock.forward(seconds);
  player = await signInAgain(server, 'player');
};
let texts = 0;
/** A text that nobody has asked for yet. */
const fresh = (): string => {
  texts += 1;
  return `cat${texts}`;
};
const search = async (query: string) => (await player.get(`/tenor${query}`)).body;
const idsOf = ({ data }: { data: readonly { id: string }[] }): string[] => data.map(({ id }) => id);

describe('GIFs of KLIPY', () => {
  beforeAll(() => start('klipy'));
  afterAll(stop);
  beforeEach(async () => {
    // Whatever a test before has broken: the breaker tries again.
    await later(7200);
    standIn.answer = () => klipyAnswer([klipyGif('one'), klipyGif('two')], 'next-page');
  });

  it('are asked for by this server, as strictly as can be, without a word of the player [S0047]', async () => {
    const found = await search('?q=Happy%20Cat&lang=de-DE');
    const { host, path, agent } = standIn.asked.at(-1) ?? {};
    const url = new URL(`https://${host}${path}`);
    expect([host, url.pathname, agent]).toEqual(['api.klipy.example', '/v2/search', 'Syllaboom/1.0']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'happy cat',
      key: 'secret-key',
      limit: '24',
      contentfilter: 'high',
      media_filter: 'gif,tinygif,gifpreview',
      locale: 'de_DE',
    });
    expect([found.by, found.c, idsOf(found), found.data[0].title]).toEqual([
      'klipy',
      'p.next-page',
      ['one', 'two'],
      'Cat one',
    ]);
    await search('?q=Happy%20Cat&lang=de-DE&c=p.next-page');
    expect(standIn.asked.at(-1)?.path).toContain('pos=next-page');
  });

  it('are shown through this server alone, none over two megabytes', async () => {
    standIn.answer = () => klipyAnswer([klipyGif('pic')]);
    const [{ media_formats: formats }] = (await search(`?q=${fresh()}`)).data;
    for (const { url } of [formats.gif, formats.tinygif]) expect(url).toMatch(/^pictures\/[\w.-]+$/);
    standIn.answer = () => ({ body: PICTURE });
    const asked = standIn.asked.length;
    const shown = await server.call('GET', `/api/${formats.gif.url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(standIn.asked.slice(asked).map(({ host, path }) => host + path)).toEqual(['static.klipy.com/pic.gif']);
    standIn.answer = () => ({ body: Buffer.concat([PICTURE, Buffer.alloc(GIFS.mostBytes)]) });
    expect((await server.call('GET', `/api/${formats.tinygif.url}`)).status).toBe(413);
    // One that is said to be too large is not even asked for.
    const media_formats = {
      ...klipyGif('big').media_formats,
      gif: { url: 'https://static.klipy.com/big.gif', dims: [900, 900], size: 9_000_000 },
    };
    standIn.answer = () => klipyAnswer([klipyGif('big', { media_formats })]);
    expect((await search(`?q=${fresh()}`)).data[0].media_formats.gif.dims).toEqual([160, 120]);
  });

  it('are asked for once an hour, whoever asks', async () => {
    const [text, asked] = [fresh(), standIn.asked.length];
    for (let again = 0; again < 3; again += 1) await search(`?q=${text}`);
    await search(`?q=${text.toUpperCase()}`);
    expect(standIn.asked.length - asked).toBe(1);
    await later(3660);
    await search(`?q=${text}`);
    expect(standIn.asked.length - asked).toBe(2);
  });

  it('26 that nobody can be shown are left out, whatever the provider says of them', async () => {
    const at = (url: string) => ({ media_formats: { ...klipyGif('x').media_formats, gif: { url, dims: [1, 1] } } });
    standIn.answer = () =>
      klipyAnswer([
        klipyGif('fine'),
        klipyGif('rated', { content_rating: 'r' }),
        klipyGif('titled', { content_description: 'hot porn' }),
        klipyGif('elsewhere', at('https://evil.example/a.gif')),
        klipyGif('lookalike', at('https://static.klipy.com.evil.example/a.gif')),
        klipyGif('plain', at('http://static.klipy.com/a.gif')),
        klipyGif('script', at('javascript:alert(1)')),
        klipyGif('user', at('https://static.klipy.com@evil.example/a.gif')),
        klipyGif('port', at('https://static.klipy.com:8443/a.gif')),
        klipyGif('not an id!'),
        { id: 'empty' },
        ...Array.from({ length: 60 }, (_, n) => klipyGif(`more${n}`)),
      ]);
    const found = await search(`?q=${fresh()}`);
    expect(found.data.length).toBeLessThanOrEqual(GIFS.pageMost);
    expect(idsOf(found).slice(0, 2)).toEqual(['fine', 'more0']);
  });

  it('that can’t be had are those of the pack: down, slow, lying, over its limit, empty', async () => {
    const failures = [
      { status: 500 },
      { status: 403 },
      { status: 302, headers: { location: 'https://evil.example/' } },
      { hang: true },
      { body: 'not json' },
      { body: '{"results":"many"}' },
      { body: '[]' },
      { body: Buffer.alloc(3 * 1024 * 1024, 32) },
      klipyAnswer([]),
    ];
    for (const failure of failures) {
      standIn.answer = () => failure;
      const { status, body } = await player.get('/tenor?q=laugh&lang=en-US');
      expect([failure, status, body.by, idsOf(body)[0]]).toEqual([failure, 200, 'embedded', 'laugh']);
      await later(3660);
    }
  });

  it('are not asked for any more after many failures, nor while the provider wants to be left alone', async () => {
    standIn.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await search(`?q=${fresh()}`);
    const asked = standIn.asked.length;
    standIn.answer = () => klipyAnswer([klipyGif('back')]);
    expect((await search(`?q=${fresh()}`)).by).toBe('embedded');
    expect(standIn.asked.length).toBe(asked);
    await later(601);
    expect((await search(`?q=${fresh()}`)).by).toBe('klipy');
    standIn.answer = () => ({ status: 500 });
    for (let again = 0; again < 5; again += 1) await search(`?q=${fresh()}`);
    const failed = standIn.asked.length;
    await search(`?q=${fresh()}`);
    expect(standIn.asked.length).toBe(failed);
  });

  it('26 that this server has not found itself are no messages, those that it has are, after an hour, too', async () => {
    const other = await signUpWith(server, 'other');
    await server.database.pool.query('update profile set exp = 1000000000');
    const chat = (await player.post('/inbox/chat', { p: [other.id], g: false })).body.i;
    const send = (g: unknown) => player.post(`/inbox/${chat}/send`, { t: '', y: 'gif', g });
    for (const id of ['never-found', 'one.gif', 'https://static.klipy.com/one.gif', '../one', ''])
      expect([id, (await send({ p: 'klipy', id })).status]).toEqual([id, 400]);
    expect((await send({ p: 'giphy', id: 'one' })).status).toBe(400);
    standIn.answer = () => klipyAnswer([klipyGif('sent')]);
    await search(`?q=${fresh()}`);
    expect((await send({ p: 'klipy', id: 'sent' })).body).toMatchObject({
      y: 'gif',
      g: { p: 'klipy', id: 'sent', title: 'Cat sent' },
    });
    await later(3 * 86_400);
    const [read] = (await player.get(`/inbox/${chat}`)).body.d;
    standIn.answer = () => ({ body: PICTURE });
    expect((await server.call('GET', `/api/${read.g.url}`)).status).toBe(200);
  });
});

describe('GIFs of GIPHY', () => {
  beforeAll(() => start('giphy'));
  afterAll(stop);

  it('are asked for in its own way, the mildest alone, and read', async () => {
    standIn.answer = () =>
      giphyAnswer([
        giphyGif('a1'),
        giphyGif('b2', { rating: 'pg' }),
        giphyGif('c3', { rating: 'r' }),
        giphyGif('d4', { images: {} }),
      ]);
    const found = await search('?q=cat&lang=fr-FR');
    const url = new URL(`https://x${standIn.asked.at(-1)?.path}`);
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/v1/gifs/search',
      { api_key: 'secret-key', q: 'cat', lang: 'fr', limit: '24', rating: 'g' },
    ]);
    expect([found.by, idsOf(found), found.data[0].title]).toEqual(['giphy', ['a1'], 'Cat a1']);
    // The whole one is said to have five megabytes.
    expect(found.data[0].media_formats).toMatchObject({
      gif: { dims: [320, 180] },
      tinygif: { dims: [320, 180] },
      still: { dims: [320, 180] },
    });
    await search('');
    expect(standIn.asked.at(-1)?.path).toContain('/v1/gifs/trending?');
  });
});
