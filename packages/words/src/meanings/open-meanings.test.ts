import { canonicalWord, type IndexedLanguage, isCanonicalWord } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { spellWords } from '../../build/pack-contents.ts';
import { readWordPack } from '../store/word-data.ts';
import { hintOf, LANGUAGES_WITH_MEANINGS, openMeanings } from './open-meanings.ts';
import everyday from './testing/everyday-words.json' with { type: 'json' };

const LONGEST_MEANING = 160;
const SAMPLES = 400;
const SPELL_TIMEOUT_MS = 60_000;

/** A common word of each language with what one of its meanings must speak of. */
const KNOWN: readonly (readonly [IndexedLanguage, string, RegExp])[] = [
  ['en-US', 'APPLE', /fruit/],
  ['en-US', 'ROSES', /flower|shrub/],
  ['de-DE', 'KATZE', /Haustier/],
  ['fr-FR', 'DIVORCE', /mariage/],
  ['it-IT', 'DONNA', /femminile/],
  ['nl', 'FIETS', /vervoermiddel|wielen/],
  ['sv-SE', 'PILOT', /flygplan/],
  ['fi', 'KISSA', /kotieläi/],
  ['pt-BR', 'BANDEIRA', /tecido/],
];

describe('the meanings of words', () => {
  it.each(LANGUAGES_WITH_MEANINGS)(
    'of %s are short texts at accepted words, with their licence',
    (language) => {
      const book = openMeanings(language);
      expect(book.source).toContain('CC BY-SA 3.0');
      const pack = readWordPack(language);
      const words = spellWords(pack);
      const common = Array.from(pack.tiers[3] ?? [], (id) => words[id] ?? '').slice(0, SAMPLES);
      const known = common.filter((one) => book.meaningsOf(one).length > 0);
      expect(known.length).toBeGreaterThan(SAMPLES / 20);
      for (const one of known) {
        const meanings = book.meaningsOf(one);
        expect(meanings.length).toBeLessThanOrEqual(3);
        expect(new Set(meanings).size).toBe(meanings.length);
        for (const text of meanings) {
          expect(text.trim()).toBe(text);
          expect(text.length).toBeGreaterThanOrEqual(4);
          expect(text.length).toBeLessThanOrEqual(LONGEST_MEANING);
        }
      }
    },
    SPELL_TIMEOUT_MS,
  );

  it.each(KNOWN)('in %s know %s', (language, word, speaksOf) => {
    expect(isCanonicalWord(word, language)).toBe(true);
    expect(openMeanings(language).meaningsOf(word).join(' | ')).toMatch(speaksOf);
  });

  it.each(LANGUAGES_WITH_MEANINGS)('of everyday words in %s begin with the everyday sense', (language) => {
    const book = openMeanings(language);
    const expected = Object.entries<string>(everyday.firsts[language as keyof typeof everyday.firsts]);
    expect(expected.length).toBeGreaterThanOrEqual(language === 'en-US' ? 200 : 100);
    const firsts = expected.map(([word, start]) => [word, start, book.meaningsOf(word)[0] ?? '']);
    expect(firsts.filter(([, start = '', first = '']) => !first.startsWith(start))).toEqual([]);
    // Everyday words that the source has no meaning for: one that gets a meaning moves to those above.
    const missing = everyday.missing[language as keyof typeof everyday.missing];
    expect(missing.filter((word) => book.meaningsOf(word).length > 0)).toEqual([]);
  });

  it('in English begin with what most people think of', () => {
    const { meaningsOf } = { meaningsOf: (word: string) => openMeanings('en-US').meaningsOf(word)[0] };
    expect(meaningsOf('HOUSE')).toMatch(/dwelling/);
    expect(meaningsOf('HOUSES')).toMatch(/dwelling/);
    expect(meaningsOf('BREAKDOWN')).toMatch(/failure/);
  });

  it('are none for unknown words and for languages without a source', () => {
    expect(openMeanings('en-US').meaningsOf('QZXJ')).toEqual([]);
    expect(openMeanings('en-US').meaningsOf('')).toEqual([]);
    expect(openMeanings('ru').meaningsOf('КОШКА')).toEqual([]);
    expect(openMeanings('ru').source).toBe('');
    expect(openMeanings('mc-MC').count).toBe(0);
  });

  it('are hints only where they do not give the word away', () => {
    expect(hintOf('CAT', 'en-US', ['a domestic cat', 'a feline animal'])).toBe('a feline animal');
    expect(hintOf('HAPPINESS', 'en-US', ['the state of being happy', 'joy'])).toBe('the state of being happy');
    expect(hintOf('HAPPINESS', 'en-US', ['happiness', 'unhappiness'])).toBeNull();
    expect(hintOf('QZXJ', 'en-US')).toBeNull();
    const hint = hintOf('TREE', 'en-US') ?? '';
    expect(hint).not.toBe('');
    expect(hint.split(/\W+/).map((part) => canonicalWord(part, 'en-US'))).not.toContain('TREE');
  });
});
