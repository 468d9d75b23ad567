import { GAME_LANGUAGES, WIKI_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShiftingClock, type ShiftingClock } from '../../testing/shifting-clock.ts';
import { createPreviews } from './read-preview.ts';
import { article, startWikiStandIn, WIKI_ADDRESS, type WikiStandIn } from './testing/wiki-stand-in.ts';
import { wikiTitles } from './wiki-titles.ts';
import { createWiki } from './wiki.ts';

let standIn: WikiStandIn;
let clock: ShiftingClock;
beforeEach(async () => {
  standIn = await startWikiStandIn();
  clock = createShiftingClock();
});
afterEach(() => standIn.close());

const openWiki = (timeoutMs = 2_000) =>
  createWiki({ url: WIKI_ADDRESS, userAgent: 'test', timeoutMs, clock, outside: standIn.outside });

/** Previews of words without a meaning. */
const openPreviews = () =>
  createPreviews({
    clock,
    wiki: openWiki(),
    ports: {
      knowsWord: async () => true,
      meaningOf: async () => ({ meanings: [], source: null }),
      pictureLink: (url) => `pictures/${url}`,
    },
  });

describe('titles of a word', () => {
  it('are written as the language writes names, with blanks at second', () => {
    expect(wikiTitles('en-US', 'KING', false)).toEqual(['King']);
    expect(wikiTitles('tr-TR', 'İSTANBUL', false)).toEqual(['İstanbul']);
    expect(wikiTitles('tr-TR', 'ISPARTA', false)).toEqual(['Isparta']);
    expect(wikiTitles('en-US', 'NEW-YORK', false)).toEqual(['New-york', 'New York']);
  });

  it('of constellations say so first, in every language of an encyclopedia', () => {
    for (const language of GAME_LANGUAGES) {
      const titles = wikiTitles(language, 'CETUS', true);
      expect([language, titles.length, titles.at(-1)]).toEqual([
        language,
        WIKI_LANGUAGES[language] === null ? 1 : 2,
        'Cetus',
      ]);
      if (titles.length === 2) expect(titles[0]).toMatch(/^Cetus \(.+\)$/);
    }
    expect(wikiTitles('de-DE', 'CETUS', true)[0]).toBe('Cetus (Sternbild)');
    expect(wikiTitles('id-ID', 'CETUS', true)[0]).toBe('Cetus (rasi bintang)');
  });
});

describe('an encyclopedia', () => {
  it('is looked through title by title, and pages that only lead to others are none', async () => {
    standIn.answer = (path) =>
      path.endsWith('/New-york')
        ? article({ type: 'disambiguation', extract: 'may be' })
        : article({ title: 'A city' });
    expect(await openWiki()('en-US', ['New-york', 'New York'])).toMatchObject({ title: 'A city' });
    expect(standIn.asked.map(({ path }) => path)).toEqual(['/summary/New-york', '/summary/New_York']);
    expect(await openWiki()('mc-MC', ['King'])).toBeNull();
    expect(standIn.asked).toHaveLength(2);
  });

  it('may redirect twice within its host', async () => {
    standIn.answer = (path) => {
      const next = { '/summary/King': '/summary/Kings', '/summary/Kings': '/summary/Monarch' }[path];
      return next === undefined ? article({ title: path }) : { status: 301, headers: { location: next } };
    };
    expect(await openWiki()('en-US', ['King'])).toMatchObject({ title: '/summary/Monarch' });
  });

  it.each([
    ['a script and another host', 'javascript:alert(1)', 'https://evil.example/wiki/King'],
    ['the open', 'http://pictures.example/x.png', 'http://en.wiki.example/wiki/King'],
    ['this machine', 'https://127.0.0.1/x.png', 'javascript:alert(1)'],
    ['a local name and another port', 'https://router.local/x.png', 'https://en.wiki.example:8443/'],
    ['a long one and a user', `https://pictures.example/${'x'.repeat(2_000)}`, 'https://user@en.wiki.example/'],
    ['none and data', 'no address', 'data:text/html,x'],
  ])('is not believed about addresses of picture and page: %s', async (_what, source, page) => {
    standIn.answer = () => article({ thumbnail: { source }, content_urls: { desktop: { page } } });
    expect(await openWiki()('en-US', ['King'])).toMatchObject({ picture: null, page: null });
  });

  it('is asked by three at once; who waits too long asks nobody', async () => {
    standIn.answer = () => ({ hang: true });
    const wiki = openWiki(300);
    const many = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => wiki('en-US', [`T${n}`])));
    expect(many.every(({ status }) => status === 'rejected')).toBe(true);
    expect(standIn.asked).toHaveLength(3);
  });

  it('rests after five failures in a row, and as long as it asks for', async () => {
    const wiki = openWiki();
    standIn.answer = () => ({ status: 500 });
    for (let n = 0; n < 7; n++) await expect(wiki('en-US', [`T${n}`])).rejects.toThrow();
    expect(standIn.asked).toHaveLength(5);
    clock.forward(31);
    standIn.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
    await expect(wiki('en-US', ['T'])).rejects.toThrow('429');
    standIn.answer = () => article({});
    clock.forward(118);
    await expect(wiki('en-US', ['T'])).rejects.toThrow('rests');
    clock.forward(3);
    expect(await wiki('en-US', ['T'])).toMatchObject({ title: 'King' });
    expect(standIn.asked).toHaveLength(7);
  });
});

describe('previews', () => {
  it('are kept for a week, nothing for six hours, failures for a minute', async () => {
    const read = openPreviews();
    const asked = async (word: string) => {
      standIn.asked.length = 0;
      await read('en', word).catch(() => undefined);
      return standIn.asked.length;
    };
    standIn.answer = (path) =>
      path.endsWith('/Found') ? article({ extract: 'x' }) : { status: path.endsWith('/Nothing') ? 404 : 500 };
    expect([await asked('FOUND'), await asked('NOTHING'), await asked('FAILURE')]).toEqual([1, 1, 1]);
    clock.forward(50);
    expect([await asked('FOUND'), await asked('NOTHING'), await asked('FAILURE')]).toEqual([0, 0, 0]);
    clock.forward(11);
    expect([await asked('FOUND'), await asked('NOTHING'), await asked('FAILURE')]).toEqual([0, 0, 1]);
    clock.forward(6 * 3600);
    expect([await asked('FOUND'), await asked('NOTHING')]).toEqual([0, 1]);
    clock.forward(7 * 24 * 3600);
    expect(await asked('FOUND')).toBe(1);
  });

  it('sign the picture anew each time: a link lives two days, the article a week', async () => {
    let link = 1;
    standIn.answer = () => article({ extract: 'x', thumbnail: { source: 'https://pictures.example/a.png' } });
    const read = createPreviews({
      clock,
      wiki: openWiki(),
      ports: {
        knowsWord: async () => true,
        meaningOf: async () => ({ meanings: [], source: null }),
        pictureLink: () => `pictures/${link++}`,
      },
    });
    const sources = [await read('en', 'KING'), await read('en', 'KING')].map(({ thumbnail }) => thumbnail?.source);
    expect([sources, standIn.asked.length]).toEqual([['pictures/1', 'pictures/2'], 1]);
  });

  it('with a picture and no text take the meaning, and say when they could not ask', async () => {
    standIn.answer = () => article({ extract: '', thumbnail: { source: 'https://pictures.example/a.png' } });
    const withMeaning = (meaningOf: () => Promise<{ meanings: string[]; source: string | null }>) =>
      createPreviews({
        clock,
        wiki: openWiki(),
        ports: { knowsWord: async () => true, meaningOf, pictureLink: (url) => url },
      });
    const found = await withMeaning(async () => ({ meanings: ['A monarch'], source: 'a book' }))('en', 'KING');
    expect(found).toMatchObject({ extract: 'A monarch', thumbnail: { source: 'https://pictures.example/a.png' } });
    standIn.answer = () => ({ status: 404 });
    await expect(withMeaning(() => Promise.reject(new Error('away')))('en', 'KING')).rejects.toMatchObject({
      code: 'preview/unreachable',
    });
  });
});
