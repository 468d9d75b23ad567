import { crc32 } from 'node:zlib';
import type { TriviaQuestion } from '@syllaboom/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedDataError } from '../damaged-data-error.ts';
import { decodeTrivia, encodeTrivia } from './trivia-pack.ts';

const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => !/[\t\n\r]/.test(one));
const question: fc.Arbitrary<TriviaQuestion> = fc.record({
  q: text,
  a: fc.tuple(text, text, text, text),
  correct: fc.constantFrom(0, 1, 2, 3),
  d: fc.constantFrom(0, 1, 2, 3, 4),
  author: fc.constant(null),
});

const SAMPLE: TriviaQuestion = { q: '7 × 6?', a: ['42', '41', '48', '36'], correct: 0, d: 1, author: null };
const sampleText = encodeTrivia('nl', [SAMPLE, { ...SAMPLE, q: '6 × 8?', correct: 2 }], crc32);

describe('a trivia pack', () => {
  it('gives back the questions that were written', () => {
    fc.assert(
      fc.property(fc.array(question, { maxLength: 30 }), (questions) => {
        expect(decodeTrivia('fi', encodeTrivia('fi', questions, crc32), crc32)).toEqual(questions);
      }),
    );
  });

  it('refuses to write what would break its lines', () => {
    expect(() => encodeTrivia('nl', [{ ...SAMPLE, q: 'two\nlines' }], crc32)).toThrow();
    expect(() => encodeTrivia('nl', [{ ...SAMPLE, a: ['', 'b', 'c', 'd'] }], crc32)).toThrow();
  });

  it('is refused when a single character changed, when cut off, or when of another language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: sampleText.length - 1 }), (at) => {
        const changed =
          sampleText.slice(0, at) + String.fromCharCode(sampleText.charCodeAt(at) + 1) + sampleText.slice(at + 1);
        expect(() => decodeTrivia('nl', changed, crc32)).toThrow(DamagedDataError);
        expect(() => decodeTrivia('nl', sampleText.slice(0, at), crc32)).toThrow(DamagedDataError);
      }),
    );
    expect(() => decodeTrivia('fi', sampleText, crc32)).toThrow(DamagedDataError);
  });

  it('is refused when its lines are no questions though its checksum is right', () => {
    const withHead = (body: string): string =>
      `SYLLABOOM-TRIVIA 1 nl ${body.split('\n').length} ${crc32(body)}\n${body}`;
    for (const body of ['50\tq\ta\tb\tc\td', '14\tq\ta\tb\tc\td', '10\tq\ta\tb\tc', '10\t\ta\tb\tc\td', 'x']) {
      expect(() => decodeTrivia('nl', withHead(body), crc32)).toThrow(DamagedDataError);
    }
    expect(decodeTrivia('nl', withHead('10\tq\ta\tb\tc\td'), crc32)).toHaveLength(1);
  });
});
