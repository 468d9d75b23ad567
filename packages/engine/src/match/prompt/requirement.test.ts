import { describe, expect, it } from 'vitest';
import { ANY_WORD, meetsRequirement, type Requirement } from './requirement.ts';

const meets = (word: string, prompt: string, requirement: Requirement): boolean =>
  meetsRequirement(word, prompt, requirement);

describe('what a turn asks of a word', () => {
  it('is the prompt anywhere, unless a place is named', () => {
    expect(meets('STATION', 'TIO', ANY_WORD)).toBe(true);
    expect(meets('STATION', 'TIO', { place: 'ends' })).toBe(false);
    expect(meets('STATION', 'ION', { place: 'ends' })).toBe(true);
    expect(meets('STATION', 'STA', { place: 'starts' })).toBe(true);
    expect(meets('STATION', 'TAT', { place: 'starts' })).toBe(false);
  });

  it('may bound the length', () => {
    expect(meets('STATION', 'TIO', { most: 6 })).toBe(false);
    expect(meets('STATION', 'TIO', { most: 7 })).toBe(true);
    expect(meets('STATION', 'TIO', { exact: 6 })).toBe(false);
    expect(meets('STATION', 'TIO', { exact: 7 })).toBe(true);
    expect(meets('STATION', 'TIO', { least: 8 })).toBe(false);
    expect(meets('STATION', 'TIO', { least: 7 })).toBe(true);
  });

  it('may be a second prompt, letters with gaps, or no prompt at all', () => {
    expect(meets('STATION', 'TA', { also: 'IO' })).toBe(true);
    expect(meets('STATION', 'TA', { also: 'ZO' })).toBe(false);
    expect(meets('STATION', 'STN', { gaps: true })).toBe(true);
    expect(meets('STATION', 'NTS', { gaps: true })).toBe(false);
    expect(meets('STATION', 'QQQ', { free: true })).toBe(true);
  });
});
