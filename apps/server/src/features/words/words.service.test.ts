import { canonicalWord, type GameLanguage } from '@syllaboom/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTinyIndex, createTinyDictionaries } from '../../testing/tiny-dictionaries.ts';
import { createWordsService } from './words.service.ts';

/** A service with these words in one language. */
const serviceOf = (language: GameLanguage, words: readonly string[]) => {
  const index = createTinyIndex(language, words, {});
  const isOurs = (asked: GameLanguage): boolean => asked === language;
  return createWordsService({
    ...createTinyDictionaries(),
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

/** Words of each language, over some of its letters, joiners among them. */
const LETTERS = { 'en-US': "AEX'-", 'sv-SE': 'ABÅÄ-', fi: 'AÄKÖ-', 'tr-TR': 'IİŞS', ru: 'АЕЖЪ-' } as const;
const dictionaries = fc.constantFrom(...(Object.keys(LETTERS) as (keyof typeof LETTERS)[])).chain((language) => {
  const letters = [...LETTERS[language]];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 7 });
  return fc.record({
    language: fc.constant(language),
    words: fc.uniqueArray(word, { maxLength: 120 }),
    letter: fc.constantFrom(...letters.filter((one) => !"'-".includes(one))),
  });
});

it('finds the words that hold a single letter, and counts them all', async () => {
  await fc.assert(
    fc.asyncProperty(dictionaries, async ({ language, words, letter }) => {
      const holding = words.filter((word) => word.includes(letter));
      const typed = letter.toLocaleLowerCase(language);
      expect(await serviceOf(language, words).search(language, typed)).toEqual({
        // None of them is well known: shorter ones come first.
        words: holding.toSorted((a, b) => a.length - b.length).slice(0, 50),
        totalCount: holding.length,
      });
    }),
  );
});

it('finds a joiner between two letters; a joiner alone is in no index', async () => {
  const english = serviceOf('en-US', ['T-REX', "O'CLOCK", 'X-RAY', 'TREX']);
  expect(await english.search('en-US', 't-r')).toEqual({ words: ['T-REX'], totalCount: 1 });
  expect(await english.search('en-US', 'o’c')).toEqual({ words: ["O'CLOCK"], totalCount: 1 });
  for (const none of ['', '-', "'", '5', '漢', '𝟘', 'z']) {
    expect(await english.search('en-US', none)).toEqual({ words: [], totalCount: 0 });
  }
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
  const dictionaries = createTinyDictionaries();
  const service = createWordsService({
    ...dictionaries,
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
