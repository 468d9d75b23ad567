import {
  ALPHABETS,
  type FrequencyTier,
  type IndexedLanguage,
  passesTest,
  type PromptPlace,
  WORD_JOINERS,
  wordOrder,
} from '@syllaboom/engine';
import { listWordIndex } from '@syllaboom/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCodes, createLetterCodec } from '../letter-codec.ts';
import { indexOf, PlainPrompts, wordsWith } from '../testing/plain-words.ts';

const codec = createLetterCodec('en-US');
const sortByCode = (words: readonly string[]): string[] =>
  [...words].sort((a, b) => compareCodes(codec.encode(a) as Uint8Array, codec.encode(b) as Uint8Array));

/** Few letters, so that words share much; joiners among them. */
const word = fc.string({ unit: fc.constantFrom(..."AABBCDE'-"), minLength: 2, maxLength: 9 });
const wordLists = fc.uniqueArray(word, { minLength: 1, maxLength: 250 }).map(sortByCode);
/** Lists of which every word is looked at. */
const shortLists = fc.uniqueArray(word, { minLength: 1, maxLength: 120 }).map(sortByCode);
const gram = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'ABCDEF'), minLength: 1, maxLength: 4 }) },
  fc.string({ unit: fc.constantFrom(..."ABC'-"), minLength: 1, maxLength: 4 }),
);
const place = fc.constantFrom<PromptPlace>('contains', 'starts', 'ends');
const pick = fc.double({ min: 0, max: 0.999_999, noNaN: true });
const bounds = fc.record({
  minCount: fc.double({ min: -1, max: 60, noNaN: true }),
  maxCount: fc.double({ min: 0, max: 500, noNaN: true }),
  minLength: fc.integer({ min: 1, max: 4 }),
  maxLength: fc.integer({ min: 2, max: 5 }),
});

describe('a packed index against a plain list', () => {
  it('knows exactly the listed words', () => {
    fc.assert(
      fc.property(wordLists, fc.array(word), (words, others) => {
        const index = indexOf({ words });
        const listed = new Set(words);
        expect(index.size).toBe(words.length);
        expect(index.wordsFor('', 0, words.length + 1, 'starts')).toEqual(words);
        for (const one of [...words, ...others]) expect(index.exists(one)).toBe(listed.has(one));
        for (const foreign of ['', 'A', 'É', 'ab', '漢字', 'A B'])
          expect(index.exists(foreign)).toBe(listed.has(foreign));
      }),
    );
  });

  it('counts and pages the words of a prompt at every place', () => {
    fc.assert(
      fc.property(wordLists, gram, place, fc.nat(50), fc.nat(20), (words, prompt, where, offset, limit) => {
        const index = indexOf({ words });
        const expected = wordsWith(words, prompt, where);
        expect(index.count(prompt, where)).toBe(expected.length);
        expect(index.wordsFor(prompt, 0, words.length, where)).toEqual(expected);
        expect(index.wordsFor(prompt, offset, limit, where)).toEqual(expected.slice(offset, offset + limit));
      }),
    );
  });

  it('counts and pages the words of each letter, in alphabets of every kind', () => {
    const languages = fc.constantFrom<IndexedLanguage>('en-US', 'sv-SE', 'fi', 'tr-TR', 'ru');
    const inLanguage = languages.chain((language) => {
      // A few letters from all over the alphabet, joiners among them.
      const letters = fc.subarray([...ALPHABETS[language]], { minLength: 4, maxLength: 8 });
      return letters.chain((some) => {
        const words = fc.string({ unit: fc.constantFrom(...some), minLength: 2, maxLength: 6 });
        return fc.record({
          language: fc.constant(language),
          words: fc.uniqueArray(words, { minLength: 1, maxLength: 400 }),
        });
      });
    });
    fc.assert(
      fc.property(inLanguage, fc.nat(50), fc.nat(60), ({ language, words }, offset, limit) => {
        const index = indexOf({ language, words });
        const sorted = [...words].sort(wordOrder(language));
        for (const letter of ALPHABETS[language]) {
          if (WORD_JOINERS.includes(letter)) continue;
          const expected = wordsWith(sorted, letter, 'contains');
          expect(index.count(letter)).toBe(expected.length);
          expect(index.wordsFor(letter, offset, limit)).toEqual(expected.slice(offset, offset + limit));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('draws every prompt within the bounds once, by ascending count', () => {
    fc.assert(
      fc.property(wordLists, bounds, (words, limits) => {
        const index = indexOf({ words });
        const expected = new PlainPrompts(words).within(limits);
        expect(index.countPrompts(limits)).toBe(expected.length);
        const drawn = expected.map((_, i) => index.promptAt(limits, (i + 0.5) / expected.length));
        const counts = drawn.map((one) => one?.count ?? 0);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        expect(new Map(drawn.map((one) => [one?.prompt, one?.count]))).toEqual(new Map(expected));
        if (expected.length === 0) expect(index.promptAt(limits, 0.5)).toBeNull();
      }),
      // Each run draws every prompt of some hundred words.
      { numRuns: 35 },
    );
  });

  it('samples a fitting word that is not offensive, null only when there is none', () => {
    fc.assert(
      fc.property(wordLists, gram, place, pick, fc.array(fc.nat()), (words, prompt, where, at, chosen) => {
        const offensive = chosen.map((i) => words[i % words.length] as string);
        const tiers = new Map(words.map((one, i) => [one, ((i * 7) % 5) as FrequencyTier]));
        const index = indexOf({ words, tiers, offensive: { words: offensive, stems: [] } });
        const showable = wordsWith(words, prompt, where).filter((one) => !index.isOffensive(one));
        const sample = index.sampleWord(prompt, at, where);
        if (showable.length === 0) expect(sample).toBeNull();
        else expect(showable).toContain(sample);
        expect(index.sampleWord(prompt, at, where)).toBe(sample);
      }),
    );
  });

  it('samples every common word with the prompt at the place, and no other, when all are of one tier', () => {
    fc.assert(
      fc.property(wordLists, gram, place, (words, prompt, where) => {
        const index = indexOf({ words, tiers: new Map(words.map((one) => [one, 4 as FrequencyTier])) });
        const expected = wordsWith(words, prompt, where);
        // Tier 4 is drawn in the first 40 of 100.
        const drawn = expected.map((_, i) => index.sampleWord(prompt, ((i + 0.5) / expected.length) * 0.4, where));
        expect(drawn).toEqual(expected);
      }),
    );
  });

  it('finds every word of a length and tier', () => {
    fc.assert(
      fc.property(wordLists, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 4 }), (words, length, tier) => {
        const tiers = new Map(words.map((one, i) => [one, (i % 5) as FrequencyTier]));
        const index = indexOf({ words, tiers });
        const expected = words.filter((one) => one.length === length && (tiers.get(one) ?? 0) >= tier);
        const minTier = tier as FrequencyTier;
        const drawn = expected.map((_, i) => index.wordOfLength(length, minTier, (i + 0.5) / expected.length));
        expect(sortByCode(drawn as string[])).toEqual(expected);
        if (expected.length === 0) expect(index.wordOfLength(length, minTier, 0.3)).toBeNull();
        for (const one of words) expect(index.tier(one)).toBe(tiers.get(one));
      }),
    );
  });

  it('draws every word of a tier at any length', () => {
    fc.assert(
      fc.property(wordLists, fc.integer({ min: 0, max: 4 }), (words, tier) => {
        const tiers = new Map(words.map((one, i) => [one, (i % 5) as FrequencyTier]));
        const index = indexOf({ words, tiers });
        const expected = words.filter((one) => (tiers.get(one) ?? 0) >= tier);
        const minTier = tier as FrequencyTier;
        const drawn = expected.map((_, i) => index.commonWord(minTier, (i + 0.5) / expected.length));
        expect(sortByCode(drawn as string[])).toEqual(expected);
        if (expected.length === 0) expect(index.commonWord(minTier, 0.3)).toBeNull();
      }),
    );
  });

  it('finds every common word that fits, the rarest allowed tier included, the picked one first', () => {
    const tests = fc.record(
      {
        least: fc.nat(8),
        without: fc.constantFrom('A', 'E'),
        gaps: fc.constant(true),
        place: fc.constant('ends' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wordLists, gram, tests, fc.integer({ min: 0, max: 4 }), pick, (words, prompt, test, tier, at) => {
        const tiers = new Map(words.map((one, i) => [one, (i % 5) as FrequencyTier]));
        const index = indexOf({ words, tiers });
        const least = tier as FrequencyTier;
        const expected = words.filter((one) => index.tier(one) >= Math.max(1, least) && passesTest(one, prompt, test));
        const found = index.commonWords(prompt, test, least, at, words.length);
        expect(sortByCode([...found])).toEqual(expected);
        expect(index.commonWords(prompt, test, least, at, 2)).toEqual(found.slice(0, 2));
        const all = index.commonWords(prompt, test, least, 0, words.length);
        if (all.length > 0 && !test.gaps && Object.keys(test).length === 0)
          expect(all.indexOf(found[0] as string)).toBe(Math.floor(at * all.length));
      }),
    );
  });

  it('finds every word that can be laid with some letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(..."AABBCDE'-É"), maxLength: 8 });
    fc.assert(
      fc.property(wordLists, letters, fc.integer({ min: 1, max: 5 }), (words, given, least) => {
        const canLay = (one: string): boolean =>
          [...new Set(one)].every((letter) => one.split(letter).length <= given.split(letter).length);
        const expected = words.filter((one) => one.length >= least && canLay(one));
        expect(indexOf({ words }).wordsFromLetters(given, least)).toEqual(expected);
      }),
    );
  });

  it('draws prompts over a joiner, those with most words first, and counts them', () => {
    fc.assert(
      fc.property(wordLists, pick, fc.integer({ min: 1, max: 5 }), (words, at, least) => {
        const index = indexOf({ words });
        const plain = listWordIndex(words);
        const drawn = index.joinedPrompt(least, at);
        expect(drawn).toEqual(plain.joinedPrompt(least, at));
        if (drawn !== null) expect(index.count(drawn.prompt)).toBe(wordsWith(words, drawn.prompt, 'contains').length);
      }),
    );
  });

  it('finds words near a share of those with a prompt: some where there are any, in order, from everywhere', () => {
    fc.assert(
      fc.property(
        wordLists,
        gram,
        place,
        pick,
        fc.integer({ min: 1, max: 50 }),
        (words, prompt, where, share, limit) => {
          const index = indexOf({ words });
          const expected = wordsWith(words, prompt, where);
          const found = index.wordsNear(prompt, share, limit, where);
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(found.length > 0).toBe(expected.length > 0);
          expect(expected.filter((one) => found.includes(one))).toEqual(found);
        },
      ),
    );
  });

  it('searches words by a test like a plain list', () => {
    const tests = fc.record(
      {
        least: fc.nat(8),
        most: fc.nat(9),
        without: fc.constantFrom('A', 'E'),
        also: fc.constantFrom('AB', 'B'),
        gaps: fc.constant(true),
        closing: fc.constant(true),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(shortLists, gram, tests, pick, (words, prompt, test, at) => {
        const index = indexOf({ words });
        const plain = listWordIndex(words);
        expect(index.countFitting(prompt, test)).toBe(plain.countFitting(prompt, test));
        expect(index.lengthsOf(prompt)).toEqual(plain.lengthsOf(prompt));
        const found = index.fittingWords(prompt, test, at, 3);
        expect(new Set(found).size).toBe(found.length);
        for (const one of found) expect(words.includes(one) && passesTest(one, prompt, test)).toBe(true);
        const partner = index.partnerOf(prompt, 2, at);
        if (partner !== null) {
          const both = wordsWith(words, prompt, 'contains').filter((one) => one.includes(partner.prompt));
          expect(both.length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  it('keeps the words of each category', () => {
    fc.assert(
      fc.property(wordLists, fc.array(fc.array(fc.nat(), { maxLength: 20 }), { maxLength: 4 }), (words, choices) => {
        const categories = choices.map((chosen, i) => {
          const members = sortByCode([...new Set(chosen.map((at) => words[at % words.length] as string))]);
          return { name: `category_${i}`, generated: i === 0, words: members };
        });
        const index = indexOf({ words, categories });
        expect(index.categories).toEqual(categories.map(({ name }) => name));
        for (const { name, generated, words: members } of categories)
          expect([index.categoryWords(name), index.isGeneratedCategory(name)]).toEqual([members, generated]);
        for (const one of words) {
          const expected = categories.filter(({ words: members }) => members.includes(one)).map(({ name }) => name);
          expect(index.categoriesOf(one)).toEqual(expected);
        }
      }),
    );
  });
});
