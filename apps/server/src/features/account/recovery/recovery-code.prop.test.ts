import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCodes, findHash, hashCode } from './recovery-code.ts';

it('61 a set is eight codes of 80 bits, none like another, in groups that can be read from paper', () => {
  const sets = Array.from({ length: 200 }, () => createCodes());
  const all = sets.flat();
  expect(sets.every((set) => set.length === 8)).toBe(true);
  expect(all.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(code))).toBe(true);
  expect(new Set(all).size).toBe(all.length);
  // Every letter is used at every place: nothing of the 80 bits is missing.
  const letters = new Set(all.join('').replaceAll('-', ''));
  expect(letters.size).toBe(32);
});

it('61 a code counts however it is typed from paper', () => {
  const spellings = fc.array(fc.constantFrom('lower', 'upper', 'space', 'bare', 'letters'), { maxLength: 4 });
  fc.assert(
    fc.property(spellings, (changes) => {
      const [code = ''] = createCodes(1);
      let typed = code;
      for (const change of changes) {
        if (change === 'lower') typed = typed.toLowerCase();
        if (change === 'upper') typed = typed.toUpperCase();
        if (change === 'space') typed = ` ${typed.replaceAll('-', ' ')}\n`;
        if (change === 'bare') typed = typed.replaceAll('-', '');
        if (change === 'letters') typed = typed.replaceAll('0', 'o').replaceAll('1', 'l');
      }
      expect(hashCode('anna00000001', typed)).toEqual(hashCode('anna00000001', code));
    }),
  );
});

it('61 a code of one player is none of another, and every other text is none at all', () => {
  const set = createCodes();
  const stored = set.map((code) => hashCode('anna00000001', code));
  expect(set.map((code) => findHash(stored, hashCode('ben000000001', code)))).toEqual(set.map(() => null));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      expect(findHash(stored, hashCode('anna00000001', text))).toBeNull();
    }),
  );
  expect(set.map((code) => findHash(stored, hashCode('anna00000001', code)) !== null)).toEqual(set.map(() => true));
});
