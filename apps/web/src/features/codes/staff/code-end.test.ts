import type { RewardCode } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { codeEndOf, stateOf } from './code-end.ts';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const CODE: RewardCode = {
  code: 'SUMMER2026',
  coin: 1,
  diamond: 0,
  key: 0,
  uses: 5,
  usesLeft: 5,
  madeAt: '2026-04-01T12:00:00.000Z',
  madeBy: null,
  until: null,
  endedAt: null,
};
const at = (ms: number) => new Date(NOW + ms).toISOString();

describe('the end of a code', () => {
  it('is none, or some days from now', () => {
    expect(codeEndOf('never', NOW)).toBeNull();
    expect(codeEndOf('day', NOW)).toBe('2026-05-02T12:00:00.000Z');
    expect(codeEndOf('week', NOW)).toBe('2026-05-08T12:00:00.000Z');
    expect(codeEndOf('month', NOW)).toBe('2026-05-31T12:00:00.000Z');
  });
  it('comes with the first that happens: the staff, the last use or the time', () => {
    expect(stateOf(CODE, NOW)).toBe('open');
    expect(stateOf({ ...CODE, until: at(1) }, NOW)).toBe('open');
    expect(stateOf({ ...CODE, until: at(0) }, NOW)).toBe('over');
    expect(stateOf({ ...CODE, usesLeft: 0, until: at(0) }, NOW)).toBe('usedUp');
    expect(stateOf({ ...CODE, usesLeft: 0, until: at(0), endedAt: at(-1) }, NOW)).toBe('ended');
  });
});
