import { brotliCompressSync, crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedDataError } from '../damaged-data-error.ts';
import { compareWords, encodeMeanings, type Entry, LINK_MARK, MeaningsFile } from './meanings-file.ts';

const word = fc.string({ unit: fc.constantFrom(..."ABCÄЯ'-"), minLength: 1, maxLength: 5 });
const meaning = fc
  .string({ minLength: 1, maxLength: 30 })
  .filter((text) => !/[\t\n\r]/.test(text) && text[0] !== LINK_MARK);
const entry: fc.Arbitrary<Entry> = fc.record({
  word,
  meanings: fc.array(meaning, { minLength: 1, maxLength: 3 }),
});
const entryLists = fc
  .uniqueArray(entry, { selector: (one) => one.word, maxLength: 900 })
  .map((entries) => entries.sort((a, b) => compareWords(a.word, b.word)));

const ABOUT = { language: 'nl', source: 'somebody, CC BY-SA' };
const pack = (entries: readonly Entry[]): Buffer =>
  Buffer.from(encodeMeanings(ABOUT, entries, (bytes) => brotliCompressSync(bytes), crc32));

describe('a file of meanings', () => {
  it('finds exactly the words that were written, whatever the blocks', () => {
    fc.assert(
      fc.property(entryLists, fc.array(fc.oneof(word, fc.string())), (entries, others) => {
        const file = new MeaningsFile(pack(entries), crc32);
        const written = new Map(entries.map((one) => [one.word, one.meanings]));
        expect([file.count, file.language, file.source]).toEqual([entries.length, ABOUT.language, ABOUT.source]);
        for (const one of [...written.keys(), ...others]) {
          expect(file.meaningsOf(one)).toEqual(written.get(one) ?? []);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('leads from an inflected word to its base form', () => {
    const file = new MeaningsFile(
      pack([
        { word: 'CAT', meanings: ['a small feline', 'a jazz musician'] },
        { word: 'CATS', meanings: ['=CAT'] },
        { word: 'DOGS', meanings: ['=DOG'] },
      ]),
      crc32,
    );
    expect(file.meaningsOf('CATS')).toEqual(['a small feline', 'a jazz musician']);
    expect(file.meaningsOf('DOGS')).toEqual([]);
  });

  it('is refused when a byte changed or the end is missing', () => {
    const whole = pack([
      { word: 'AAP', meanings: ['een dier'] },
      { word: 'NOOT', meanings: ['een vrucht'] },
    ]);
    expect(new MeaningsFile(whole, crc32).meaningsOf('AAP')).toEqual(['een dier']);
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => new MeaningsFile(changed, crc32)).toThrow(DamagedDataError);
      expect(() => new MeaningsFile(whole.subarray(0, at), crc32)).toThrow(DamagedDataError);
    }
  });
});
