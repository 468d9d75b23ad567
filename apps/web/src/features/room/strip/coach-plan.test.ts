import { describe, expect, it } from 'vitest';
import { GAME_LANGUAGES } from '@syllaboom/engine';
import { COACHED_MATCHES, FRESH_MEMORY, mayShowTip, plainSpelling, readMemory } from './coach-plan.ts';

describe('coaching', () => {
  it('tells each thing once, in the first matches, unless it is unwanted', () => {
    expect(mayShowTip({ ...FRESH_MEMORY, matches: COACHED_MATCHES }, 'turn')).toBe(true);
    expect(mayShowTip({ ...FRESH_MEMORY, matches: COACHED_MATCHES + 1 }, 'turn')).toBe(false);
    expect(mayShowTip({ ...FRESH_MEMORY, told: ['turn'] }, 'turn')).toBe(false);
    expect(mayShowTip({ ...FRESH_MEMORY, told: ['turn'] }, 'heart')).toBe(true);
    expect(mayShowTip({ ...FRESH_MEMORY, off: true }, 'heart')).toBe(false);
  });
  it.each([null, 3, 'x', [], { matches: 'many', told: 'turn', off: 1 }, { told: ['nonsense'] }])(
    'makes a memory of whatever was stored: %o',
    (stored) => {
      expect(readMemory(stored)).toEqual(FRESH_MEMORY);
    },
  );
  it('reads what it wrote', () => {
    const memory = { matches: 1, told: ['turn', 'heart'], off: true } as const;
    expect(readMemory(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
  });
});

it.each(GAME_LANGUAGES)('an example of accents shows a difference, in %s', (language) => {
  const spelling = plainSpelling(language);
  expect(spelling?.written === spelling?.played).toBe(spelling === null);
});
