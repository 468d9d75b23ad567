import { describe, expect, it } from 'vitest';
import { MODES } from '../catalogue/modes.ts';
import { continueSeries, countMatch, hasSingleWinner, NO_SERIES, type Series } from './series.ts';

/** Plays matches of these players one after the other; a winner of '' is a draw. */
function play(bestOf: 3 | 5, players: readonly string[], winners: readonly string[], from: Series = NO_SERIES): Series {
  return winners.reduce(
    (series, winner) => countMatch(continueSeries(series, bestOf, players), { players, winner: winner || null }),
    from,
  );
}

describe('a series', () => {
  it('of two is won by more than half of its matches', () => {
    expect(play(3, ['a', 'b'], ['a', 'b']).winner).toBeNull();
    expect(play(3, ['a', 'b'], ['a', 'b', 'a'])).toMatchObject({ winner: 'a', wins: { a: 2, b: 1 }, played: 3 });
    expect(play(5, ['a', 'b'], ['b', 'b', 'a', 'b'])).toMatchObject({ winner: 'b', played: 4 });
  });
  it('of many is won by most wins after its last match; equals play on', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(play(5, four, ['a', 'a', 'b', 'c', 'd']).winner).toBe('a');
    expect(play(3, four, ['a', 'b', 'c']).winner).toBeNull();
    expect(play(3, four, ['a', 'b', 'c', 'b']).winner).toBe('b');
    expect(play(5, four, ['a', 'a', 'b', 'b', 'c']).winner).toBeNull();
  });
  it('counts no draw, no stopped match and nobody who plays alone', () => {
    expect(play(3, ['a', 'b'], ['', ''])).toMatchObject({ played: 0, winner: null });
    expect(play(3, ['a'], ['a'])).toMatchObject({ played: 0 });
  });
  it('begins anew after it was won, or with another length', () => {
    const won = play(3, ['a', 'b'], ['a', 'a']);
    expect(continueSeries(won, 3, ['a', 'b'])).toMatchObject({
      played: 0,
      wins: { a: 0, b: 0 },
      winner: null,
    });
    const open = play(3, ['a', 'b'], ['a']);
    expect(continueSeries(open, 3, ['a', 'b'])).toMatchObject({ played: 1, wins: { a: 1, b: 0 } });
    expect(continueSeries(open, 5, ['a', 'b'])).toMatchObject({ played: 0, wins: { a: 0 } });
    expect(continueSeries(open, 1, ['a', 'b'])).toEqual(NO_SERIES);
  });
  it('keeps the wins of who leaves, gives newcomers none, and begins anew without two of its players', () => {
    const open = play(5, ['a', 'b', 'c'], ['a', 'b']);
    const later = play(5, ['b', 'c', 'd'], ['b'], open);
    expect(later).toMatchObject({ wins: { a: 1, b: 2, c: 0, d: 0 }, played: 3 });
    expect(continueSeries(later, 5, ['a', 'd'])).toMatchObject({ wins: { a: 1, d: 0 } });
    expect(continueSeries(open, 5, ['a', 'x', 'y'])).toMatchObject({ played: 0, wins: { a: 0 } });
  });
  it('is not won by somebody who has left', () => {
    const open = play(3, ['a', 'b', 'c'], ['a', 'b']);
    // a and b are level; without a, c's win makes b and c level.
    expect(play(3, ['b', 'c'], ['c'], open).winner).toBeNull();
    expect(play(3, ['b', 'c'], ['b'], open).winner).toBe('b');
  });
  it('is not played where nobody wins alone', () => {
    const modes = [MODES.monsters, MODES.climb, MODES.yapping];
    expect(Object.values(MODES).filter((mode) => !hasSingleWinner({ mode, scenario: 0 }))).toEqual(modes);
    expect(hasSingleWinner({ mode: MODES.original, scenario: 5 })).toBe(false);
  });
});
