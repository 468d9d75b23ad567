import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueSeries, countMatch, NO_SERIES } from './series.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const game = fc.record({
  players: fc.subarray(NAMES, { minLength: 1 }),
  winner: fc.option(fc.constantFrom(...NAMES)),
});

it('a series counts what was won, ends in time and is won by whoever has the most wins at the table', () => {
  fc.assert(
    fc.property(fc.constantFrom(3 as const, 5 as const), fc.array(game, { maxLength: 60 }), (bestOf, games) => {
      let series = NO_SERIES;
      for (const match of games) {
        const before = continueSeries(series, bestOf, match.players);
        expect(before.winner).toBeNull();
        series = countMatch(before, match);
        const counts = match.players.length > 1 && match.winner !== null && match.players.includes(match.winner);
        expect(series.played - before.played).toBe(counts ? 1 : 0);
        const wins = Object.values(series.wins);
        expect(wins.reduce((sum, one) => sum + one, 0)).toBe(series.played);
        // Nobody can hold more than half and the series go on.
        if (series.winner === null)
          for (const name of match.players) expect((series.wins[name] ?? 0) * 2).toBeLessThan(bestOf + 1);
        else {
          expect(match.players).toContain(series.winner);
          const others = match.players.filter((name) => name !== series.winner);
          const most = series.wins[series.winner] ?? 0;
          expect(others.every((name) => (series.wins[name] ?? 0) < most)).toBe(true);
        }
      }
    }),
  );
});

it('two players who stay need at most all matches of a series', () => {
  fc.assert(
    fc.property(fc.constantFrom(3 as const, 5 as const), fc.infiniteStream(fc.boolean()), (bestOf, wins) => {
      const players = ['a', 'b'];
      let series = NO_SERIES;
      for (let n = 1; n <= bestOf && series.winner === null; n++) {
        const opened = continueSeries(series, bestOf, players);
        series = countMatch(opened, { players, winner: wins.next().value ? 'a' : 'b' });
      }
      expect(series.winner).not.toBeNull();
      expect(series.wins[series.winner ?? '']).toBe(Math.ceil(bestOf / 2));
    }),
  );
});
