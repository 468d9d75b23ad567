import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INDEXED_LANGUAGES } from '../catalogue/languages.ts';
import { canonicalWord, foldTyped, isCanonicalWord } from './canonical-word.ts';

const language = fc.constantFrom(...INDEXED_LANGUAGES);

it('leaves a canonical word as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), language, fc.boolean(), (raw, lang, spaceToHyphen) => {
      const once = canonicalWord(raw, lang, { spaceToHyphen });
      if (isCanonicalWord(once, lang)) expect(canonicalWord(once, lang, { spaceToHyphen })).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

it('types a word letter by letter into what normalising the whole gives [R0339]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 45 }), language, (raw, lang) => {
      const word = canonicalWord(raw, lang);
      if (!isCanonicalWord(word, lang)) return;
      const graphemes = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(raw.trim())];
      expect(graphemes.map((one) => foldTyped(one.segment, lang)).join('')).toBe(word);
    }),
    { numRuns: 2000 },
  );
});
