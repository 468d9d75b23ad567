import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';
import { nextRandom, type RandomState, seedRandom } from './random.ts';

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const words32 = fc.nat(0xffffffff);
/** Words as they stand in memory, lowest byte first. */
const wordsOf = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
const draws = (state: RandomState, count: number): number[] => Array.from({ length: count }, () => nextRandom(state));

describe('the keystream', () => {
  it('is ChaCha20’s of the standard when 20 rounds are asked for', () => {
    fc.assert(
      fc.property(keys, words32, words32, (key, counter, stream) => {
        const nonce = Buffer.alloc(16);
        nonce.writeUInt32LE(counter, 0);
        nonce.writeUInt32LE(stream, 4);
        const known = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64));
        expect(chachaBlock(wordsOf(key), { counter, stream }, 20)).toEqual(wordsOf(known));
      }),
    );
  });

  it('is ChaCha8’s published one of the empty key', () => {
    const block = chachaBlock(Array(8).fill(0), { counter: 0, stream: 0 }, 8);
    const bytes = Buffer.alloc(64);
    for (const [i, word] of block.entries()) bytes.writeUInt32LE(word, i * 4);
    expect(bytes.toString('hex')).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });
});

describe('a generator', () => {
  const secret = (key: Buffer) => ({ generator: 'chacha8', key: key.toString('hex') }) as const;

  it('of a secret seed draws the words of the keystream, block after block', () => {
    fc.assert(
      fc.property(keys, words32, (key, stream) => {
        const words = [0, 1, 2].flatMap((counter) => {
          const ownOrder = Array.from({ length: 8 }, (_, i) => key.readUInt32BE(i * 4));
          return chachaBlock(ownOrder, { counter, stream }, 8);
        });
        expect(draws(seedRandom(secret(key), stream), 48)).toEqual(words.map((word) => word / 2 ** 32));
      }),
    );
  });

  it('goes on from its state’s text as if nothing had been', () => {
    fc.assert(
      fc.property(fc.oneof(keys.map(secret), fc.integer()), fc.nat(40), (seed, before) => {
        const state = seedRandom(seed);
        draws(state, before);
        const copy = JSON.parse(JSON.stringify(state)) as RandomState;
        expect(draws(copy, 40)).toEqual(draws(state, 40));
      }),
    );
  });

  it('draws apart in other streams and with other keys, evenly in [0, 1)', () => {
    fc.assert(
      fc.property(keys, fc.nat(31), words32, (key, at, stream) => {
        const other = Buffer.from(key);
        other[at] = (other[at] ?? 0) ^ 1;
        const drawn = draws(seedRandom(secret(key)), 200);
        expect(drawn).not.toEqual(draws(seedRandom(secret(other)), 200));
        if (stream > 0) expect(drawn).not.toEqual(draws(seedRandom(secret(key), stream), 200));
        expect(drawn.every((one) => one >= 0 && one < 1)).toBe(true);
        expect(drawn.reduce((sum, one) => sum + one, 0) / 200).toBeCloseTo(0.5, 0);
      }),
    );
  });

  it('of a number is the one that matches before secret seeds drew from', () => {
    const old = draws(seedRandom(42), 4);
    expect(old.map((one) => Math.floor(one * 1e6))).toEqual([601_103, 448_290, 852_465, 669_734]);
  });
});
