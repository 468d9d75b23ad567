import { describe, expect, it } from 'vitest';
import { DamagedDataError } from '../damaged-data-error.ts';
import { packWords } from './pack-words.ts';
import { decodeWordPack, encodeWordPack } from './word-pack.ts';
import { encodeWordStream, visitWords } from './word-stream.ts';

const pack = packWords({
  language: 'sv-SE',
  words: new Set(['ÅR', 'ÖL', 'ÄLG', 'ÄLGAR', 'SVERIGE']),
  tiers: new Map([
    ['ÅR', 4],
    ['ÄLG', 1],
  ]),
  categories: [{ name: 'countries', generated: false, words: ['SVERIGE'] }],
  offensive: { words: ['SKIT'], stems: ['FITTA'] },
});

describe('a word pack', () => {
  it('comes back as it was written', () => {
    expect(decodeWordPack(encodeWordPack(pack))).toEqual(pack);
    expect(pack.size).toBe(5);
  });

  it('is refused when it is cut off, altered at the front or of another kind', () => {
    const bytes = encodeWordPack(pack);
    for (const length of [0, 3, 15, 16, 40, bytes.length - 1]) {
      expect(() => decodeWordPack(bytes.slice(0, length))).toThrow(DamagedDataError);
    }
    for (const at of [0, 4, 8, 12]) {
      const altered = bytes.slice();
      altered[at] = (altered[at] as number) ^ 1;
      expect(() => decodeWordPack(altered)).toThrow(DamagedDataError);
    }
    expect(() => decodeWordPack(new Uint8Array(100))).toThrow(DamagedDataError);
  });

  it('refuses words that the language cannot spell and members that are no words', () => {
    const sources = {
      language: 'en-US',
      words: new Set(['ABC']),
      tiers: new Map(),
      offensive: pack.offensive,
    } as const;
    expect(() => packWords({ ...sources, words: new Set(['ÄLG']), categories: [] })).toThrow(RangeError);
    const categories = [{ name: 'countries', generated: false, words: ['FRANCE'] }];
    expect(() => packWords({ ...sources, categories })).toThrow(RangeError);
  });
});

describe('a word stream', () => {
  it('is refused when it drops more letters than there are or spells too long a word', () => {
    const read = (stream: Uint8Array) => () => visitWords(stream, () => {});
    expect(read(Uint8Array.of(66, 3, 4))).toThrow(DamagedDataError);
    expect(read(Uint8Array.of(3, 4))).toThrow(DamagedDataError);
    expect(read(Uint8Array.from([64, ...Array.from({ length: 46 }, () => 3)]))).toThrow(DamagedDataError);
    expect(read(encodeWordStream([Uint8Array.of(3, 4), Uint8Array.of(3, 5)]))()).toBe(2);
  });
});
