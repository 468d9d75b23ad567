import { describe, expect, it } from 'vitest';
import { nextRandom, seedRandom } from '../random.ts';
import { type HiddenRating, NEW_RATING, updateRating } from './glicko.ts';

const rated = (rating: number, deviation: number, volatility = 0.06): HiddenRating => ({
  rating,
  deviation,
  volatility,
});

describe('a hidden rating', () => {
  it('moves as in the example of the Glicko-2 paper', () => {
    const after = updateRating(rated(1500, 200), [
      { opponent: rated(1400, 30), score: 1 },
      { opponent: rated(1550, 100), score: 0 },
      { opponent: rated(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('only grows uncertain without a match, and never beyond the beginning', () => {
    const after = updateRating(rated(1500, 200), []);
    expect([after.rating, after.volatility]).toEqual([1500, 0.06]);
    expect(after.deviation).toBeCloseTo(Math.hypot(200, 0.06 * 173.7178), 6);
    expect(updateRating(NEW_RATING, []).deviation).toBe(350);
  });

  it('rises with a win, falls with a loss, and says more each time', () => {
    const won = updateRating(NEW_RATING, [{ opponent: NEW_RATING, score: 1 }]);
    const lost = updateRating(NEW_RATING, [{ opponent: NEW_RATING, score: 0 }]);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
    expect(won.rating).toBeGreaterThan(1500);
    expect(won.deviation).toBeLessThan(350);
  });

  it('stays finite whatever happens', () => {
    const random = seedRandom(7);
    let own = NEW_RATING;
    for (let n = 0; n < 2_000; n++) {
      const opponent = rated(nextRandom(random) * 4_000 - 500, 30 + nextRandom(random) * 320);
      own = updateRating(own, [{ opponent, score: nextRandom(random) < 0.5 ? 1 : 0 }]);
      expect(Number.isFinite(own.rating) && own.deviation > 0 && own.deviation <= 350 && own.volatility > 0).toBe(true);
    }
  });
});
