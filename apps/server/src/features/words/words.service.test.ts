import { canonicalWord, type GameLanguage } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { createTinyIndex, createTinyShelf } from '../../testing/tiny-shelf.ts';
import { createWordsService } from './words.service.ts';

/** A service with these words in one language. */
const serviceOf = (language: GameLanguage, words: readonly string[]) => {
  const index = createTinyIndex(language, words, {});
  const isOurs = (asked: GameLanguage): boolean => asked === language;
  return createWordsService({
    ...createTinyShelf(),
    isReady: isOurs,
    isOpen: isOurs,
    whenReady: async () => {},
    size: () => words.length,
    get: () => index,
  });
};

it('strips accents of what is searched and upper-cases it, except where accents are letters [R0302]', async () => {
  const french = serviceOf('fr-FR', ['ETE', 'ETENDUE', 'ETUDE']);
  expect(await french.search('fr-FR', 'été')).toEqual({ words: ['ETE', 'ETENDUE'], totalCount: 2 });
  const turkish = serviceOf('tr-TR', ['ŞEKER', 'SEKER', 'IRMAK', 'İRMİK']);
  expect((await turkish.search('tr-TR', 'şek')).words).toEqual(['ŞEKER']);
  expect((await turkish.search('tr-TR', 'irm')).words).toEqual(['İRMİK']);
  expect((await serviceOf('sv-SE', ['ÄPPLE', 'APPLET']).search('sv-SE', 'äpp')).words).toEqual(['ÄPPLE']);
  expect((await serviceOf('ru', ['ЁЖИК', 'ЕЖИК']).search('ru', 'ёж')).words).toEqual(['ЕЖИК']);
  expect((await serviceOf('fi', ['ÄITI', 'AITIO']).search('fi', 'äit')).words).toEqual(['ÄITI']);
});

it('finds long syllables by their rarest part, across joiners too, and counts them all', async () => {
  const words = Array.from({ length: 450 }, (_, n) =>
    canonicalWord(`station${String.fromCodePoint(97 + (n % 26))}`, 'en-US'),
  );
  const english = serviceOf('en-US', [...words, 'NATIONAL', "ROCK-'N'-ROLL"]);
  const found = await english.search('en-US', 'station');
  expect([found.words.length, found.totalCount]).toEqual([50, 450]);
  expect(await english.search('en-US', "k-'n'-ro")).toEqual({ words: ["ROCK-'N'-ROLL"], totalCount: 1 });
  expect(await english.search('en-US', 'stationzzz')).toEqual({ words: [], totalCount: 0 });
  expect(await english.search('en-US', "'-'")).toEqual({ words: [], totalCount: 0 });
});

it('lets others have their turn while many words are looked through', async () => {
  const words = Array.from({ length: 5000 }, (_, n) => `STATION${n % 10}`);
  const english = serviceOf('en-US', words);
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  expect((await english.search('en-US', 'station')).totalCount).toBe(5000);
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
});

it('tells the sizes of dictionaries without opening one', () => {
  const shelf = createTinyShelf();
  const service = createWordsService({
    ...shelf,
    isReady: () => true,
    isOpen: () => false,
    size: () => 9,
    get: () => {
      throw new Error('opened');
    },
  });
  expect(service.languages()).toHaveLength(14);
  expect(service.languages()[3]).toMatchObject({ ready: true, words: 9 });
  expect(service.categoriesOf('en-US', 'KING')).toBeNull();
});
