import { expect, it } from 'vitest';
import { coverColour, initialsOf, nameWidth, withHyphens } from './cover-look.ts';

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

it('has its very long words hyphenated between syllables, and is printed as large as its widest word lets it', () => {
  const parts = (name: string) => withHyphens(name).split('\u00AD').join('-');
  expect(parts('Schreibmaschinen 25')).toBe('Schreib-maschi-nen 25');
  expect(parts('Donaudampfschifffahrt')).toBe('Donau-dampf-schiff-fahrt');
  expect(parts('internationalisation 🔥')).toBe('inter-natio-nali-sation 🔥');
  expect(parts('MUVAFFAKIYETSIZLEŞTIRICI')).toBe('MUVAF-FAKIYET-SIZ-LEŞ-TIRICI');
  expect(parts('Zungenbrecher and short ones')).toBe('Zungenbrecher and short ones');
  expect(parts('wwwwwwwwwwwwwwwwwwww')).toBe('wwwwwwwwwwwwwwwwwwww');
  expect(nameWidth('')).toBe(6);
  expect(nameWidth('of a Zungenbrecher')).toBeCloseTo(13.15);
  expect(nameWidth('ZUNGENBRECHER')).toBeGreaterThan(nameWidth('zungenbrecher'));
  expect(nameWidth('a'.repeat(99))).toBe(13);
});
