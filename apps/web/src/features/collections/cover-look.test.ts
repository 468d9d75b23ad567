import { expect, it } from 'vitest';
import { coverColour, initialsOf } from './cover-look.ts';

it('bears the initials of the first three words of a name, as its language writes capitals', () => {
  expect(initialsOf('words from the sea', 'en-US')).toEqual(['W', 'F', 'T']);
  expect(initialsOf('iyi ışık', 'tr-TR')).toEqual(['İ', 'I']);
  expect(initialsOf('ßig 12 🔥 émile', 'de-DE')).toEqual(['S', 'É']);
  expect(initialsOf('123 🔥', 'en-US')).toEqual([]);
});

it('has a colour of its own, always the same', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `c${at}`);
  expect(new Set(ids.map(coverColour))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  expect(coverColour('abc')).toBe(coverColour('abc'));
});
