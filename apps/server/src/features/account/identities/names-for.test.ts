import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuseUsername } from '../names/username.ts';
import { namesFor } from './names-for.ts';

const first = (name: string, count = 3, developers: readonly string[] = []): string[] => {
  const names = namesFor(name, 'en-US', developers);
  return Array.from({ length: count }, () => names.next().value ?? '');
};

it('tries the name itself, then with digits', () => {
  const [own, second, third] = first('Mia Möller');
  expect(own).toBe('Mia_Möller');
  for (const other of [second, third]) expect(other).toMatch(/^Mia_Möller\d{4}$/);
});

it('cuts long names and leaves out what names may not have', () => {
  expect(first('🎈 Wilhelmina (the great) 🎈')[0]).toBe('Wilhelmina_the_g');
  expect(first('y'.repeat(40), 2)[1]).toMatch(/^y{12}\d{4}$/);
  expect(first('Ｍｉａ')[0]).toBe('Ｍｉａ');
});

it('calls those plainly whose names are too short, reserved, bad or a developer’s', () => {
  for (const name of ['', '!!', 'ab', 'admin', 'Moderator', 'fuck you'])
    expect(first(name)[0]).toMatch(/^Player\d{4}$/);
  expect(first('Ada-Dev', 1, ['ada-dev'])[0]).toMatch(/^Player\d{4}$/);
});

it('never runs out, and never gives a name that a sign-up would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      for (const candidate of first(name, 30)) expect(refuseUsername(candidate, 'en-US')).toBeNull();
    }),
    { numRuns: 100 },
  );
});
