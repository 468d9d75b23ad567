import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftDeltas } from '../../testing/index.ts';
import { applyDelta, deltaBetween, isTypable } from './drafts.ts';

const drafts = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '-'), maxLength: 45 });

describe('draft deltas', () => {
  it('are replace, append, delete at the end, and change at a position [R0449]', () => {
    expect(applyDelta('STAT', { t: 'r', w: 'NA' })).toBe('NA');
    expect(applyDelta('STAT', { t: 'a', a: 'ION' })).toBe('STATION');
    expect(applyDelta('STAT', { t: 'd', l: 2 })).toBe('ST');
    expect(applyDelta('STATION', { t: 'c', p: 1, d: 2, a: 'OLU' })).toBe('SOLUTION');
  });

  it('made by one side give the other side the same draft [R0449]', () => {
    fc.assert(
      fc.property(drafts, drafts, (before, after) => {
        const delta = deltaBetween(before, after);
        expect(delta === null ? before : applyDelta(before, delta)).toBe(after);
      }),
    );
  });

  it('carry no more letters than were typed', () => {
    expect(deltaBetween('STATION', 'STATIONS')).toEqual({ t: 'a', a: 'S' });
    expect(deltaBetween('STATION', 'STAT')).toEqual({ t: 'd', l: 3 });
    expect(deltaBetween('STATION', 'SOLUTION')).toEqual({ t: 'c', p: 1, d: 2, a: 'OLU' });
    expect(deltaBetween('SAME', 'SAME')).toBeNull();
    expect(deltaBetween('SOME', '')).toEqual({ t: 'r', w: '' });
  });

  it('never make more than 45 letters, whatever they say [R0332]', () => {
    fc.assert(fc.property(drafts, draftDeltas, (draft, delta) => applyDelta(draft, delta).length <= 45));
  });

  it('bring in letters of the language only', () => {
    expect(isTypable({ t: 'a', a: 'Ş' }, 'tr-TR')).toBe(true);
    expect(isTypable({ t: 'a', a: 'Ş' }, 'en-US')).toBe(false);
    expect(isTypable({ t: 'c', p: 0, d: 0, a: '<' }, 'en-US')).toBe(false);
    expect(isTypable({ t: 'd', l: 3 }, 'en-US')).toBe(true);
  });
});
