import { expect, it } from 'vitest';
import { typingMs } from './typing-time.ts';

it('runs from the first key to the word', () => expect(typingMs(8, 2_000, 800)).toBe(1_200));

it('runs from the turn’s start where no key was seen, or letters came faster than hands are: in one frame, in bunches', () => {
  expect(typingMs(8, 2_000, 2_000)).toBe(2_000);
  expect(typingMs(8, 2_000, 1_999)).toBe(2_000);
  expect(typingMs(8, 2_000, 1_800)).toBe(2_000);
});

it('never makes anybody faster than 300 words a minute', () => {
  expect(typingMs(10, 0, 0)).toBe(400);
  expect(typingMs(10, 900, 500)).toBe(400);
});
