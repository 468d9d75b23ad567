import { WORD_LENGTH } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { DROP_MARK } from './word-pack.ts';

/** Called for every word: its codes (a reused buffer), its length, and how many letters it shares with the one before. */
export type WordVisitor = (codes: Uint8Array, length: number, shared: number) => void;

/** Front-codes words that come in index order. */
export function encodeWordStream(words: readonly Uint8Array[]): Uint8Array {
  let bytes = 0;
  const sharedLengths = new Uint8Array(words.length);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Uint8Array;
    const before = words[i - 1];
    let shared = 0;
    while (before && shared < before.length && shared < word.length && before[shared] === word[shared]) shared++;
    sharedLengths[i] = shared;
    bytes += 1 + word.length - shared;
  }
  const stream = new Uint8Array(bytes);
  let position = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Uint8Array;
    const shared = sharedLengths[i] as number;
    stream[position++] = DROP_MARK + (words[i - 1]?.length ?? 0) - shared;
    stream.set(word.subarray(shared), position);
    position += word.length - shared;
  }
  return stream;
}

/** Visits every word of a front-coded stream in order and returns their number. */
export function visitWords(stream: Uint8Array, visit: WordVisitor): number {
  const codes = new Uint8Array(WORD_LENGTH.max);
  const end = stream.length;
  let position = 0;
  let length = 0;
  let count = 0;
  while (position < end) {
    const mark = stream[position++] as number;
    length -= mark - DROP_MARK;
    if (mark < DROP_MARK || length < 0) throw new DamagedDataError('word stream is out of step');
    const shared = length;
    while (position < end && (stream[position] as number) < DROP_MARK) {
      if (length === WORD_LENGTH.max) throw new DamagedDataError('word stream holds too long a word');
      codes[length++] = stream[position++] as number;
    }
    visit(codes, length, shared);
    count++;
  }
  return count;
}
