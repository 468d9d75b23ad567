import { GIF_IDS, GIFS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let player: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  player = await signUpWith(server, 'player');
});
afterAll(() => server.close());

const search = async (query = '') => (await player.get(`/tenor${query}`)).body;
const idsOf = ({ data }: { data: readonly { id: string }[] }): string[] => data.map(({ id }) => id);

describe('GIFs where nobody is asked', () => {
  it('are those of the pack, each with a title and its formats [S0146 S0073]', async () => {
    const { status, body } = await player.get('/tenor?q=cat');
    expect([status, body]).toEqual([200, { data: [], c: null, by: 'embedded' }]);
    const found = await search('?q=laugh');
    expect(found.data[0]).toEqual({
      p: 'embedded',
      id: 'laugh',
      title: 'Laughing',
      media_formats: {
        tinygif: { url: 'gifs/laugh.svg', dims: [200, 200] },
        gif: { url: 'gifs/laugh.svg', dims: [200, 200] },
        still: { url: 'gifs/laugh.still.svg', dims: [200, 200] },
      },
    });
    expect((await search('?q=lachen&lang=de-DE')).data[0]).toMatchObject({ id: 'laugh', title: 'Lachen' });
  });

  it('come without a text, too, at most 24 a page, each once', async () => {
    const all: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { data: { id: string }[]; c: string | null } = await search(cursor === '' ? '' : `?c=${cursor}`);
      expect(page.data.length).toBeLessThanOrEqual(GIFS.pageMost);
      all.push(...idsOf(page));
      cursor = page.c;
    }
    expect(all).toEqual([...GIF_IDS]);
    expect(idsOf(await search('?q=%20%20'))).toEqual(all.slice(0, GIFS.pageMost));
  });

  it('are none for what may not be said, and whatever is asked, the answer is one', async () => {
    for (const q of ['fuck', 'porn', 'https://example.com', 'f u c k'])
      expect([q, idsOf(await search(`?q=${encodeURIComponent(q)}`))]).toEqual([q, []]);
    for (const q of ['%', "' or 1=1 --", '<script>', '\u0001', '😀', 'x'.repeat(200), '*'.repeat(60), '(((', 'ß'])
      expect([q, (await player.get(`/tenor?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
    for (const query of [`?q=${'x'.repeat(201)}`, '?lang=xx', '?c=%2F..%2F', `?c=${'1'.repeat(200)}`, '?q=a&q=b'])
      expect([query, (await player.get(`/tenor${query}`)).status]).toEqual([query, 400]);
    for (const c of ['e.-5', 'e.x', 'e.9999999', 'p.7', 'nonsense', 'e.1e400'])
      expect([c, (await player.get(`/tenor?c=${c}`)).status]).toEqual([c, 200]);
  });

  it('17 are for players alone', async () => {
    const { token } = (await server.call('POST', '/api/auth/guest', {})).body;
    expect((await server.call('GET', '/api/tenor?q=yes', undefined, { token })).status).toBe(401);
    expect((await server.call('GET', '/api/tenor?q=yes')).status).toBe(401);
  });
});
