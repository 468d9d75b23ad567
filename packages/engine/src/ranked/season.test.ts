import { describe, expect, it } from 'vitest';
import { lockedUntil } from './leaver-lock.ts';
import { NEW_RATING } from './glicko.ts';
import { changeOfPoints, targetPoints } from './points.ts';
import { carryOver, daysLeft, seasonAt, seasonsBetween } from './season.ts';

const DAY = 86_400_000;
/** Moments as other sources have them, in ms. */
const JULY = 1_782_864_000_000;
const OCTOBER = 1_790_812_800_000;
const JANUARY = 1_798_761_600_000;

describe('seasons', () => {
  it('are quarters; one of them ends on 30 September [L0373 L0374]', () => {
    const summer = seasonAt(OCTOBER - 1);
    expect(summer).toEqual({ id: '2026-3', startsAt: JULY, endsAt: OCTOBER });
    expect(seasonAt(summer.endsAt)).toEqual({ id: '2026-4', startsAt: OCTOBER, endsAt: JANUARY });
  });

  it('follow the calendar over leap years [L0374]', () => {
    // 1 March 2000 and 29 February 2024, 12:00.
    expect(seasonAt(951_868_800_000).id).toBe('2000-1');
    expect(seasonAt(1_709_208_000_000)).toEqual({
      id: '2024-1',
      startsAt: 1_704_067_200_000,
      endsAt: 1_711_929_600_000,
    });
    for (let day = 0; day < 40_000; day += 7) {
      const season = seasonAt(day * DAY);
      expect(season.startsAt <= day * DAY && day * DAY < season.endsAt).toBe(true);
      expect(seasonAt(season.endsAt).startsAt).toBe(season.endsAt);
    }
  });

  it('count their days down, the running one included [L0373]', () => {
    const summer = seasonAt(OCTOBER - 30 * DAY);
    expect(daysLeft(summer, OCTOBER - 29.5 * DAY)).toBe(30);
    expect(daysLeft(summer, OCTOBER - 0.5 * DAY)).toBe(1);
  });

  it('take shown points half way back to 500 and hidden ones most of the way to the middle [L0374]', () => {
    const held = { points: 2_500, hidden: { rating: 2_000, deviation: 60, volatility: 0.06 } };
    expect(carryOver(held, 0)).toBe(held);
    expect(carryOver(held, 1)).toEqual({
      points: 1_500,
      hidden: { rating: 1_850, deviation: 150, volatility: 0.06 },
    });
    expect(carryOver(held, 2).points).toBe(1_000);
    expect(carryOver({ points: 100, hidden: NEW_RATING }, 1)).toEqual({ points: 300, hidden: NEW_RATING });
    expect([seasonsBetween('2026-3', '2026-3'), seasonsBetween('2026-3', '2027-2')]).toEqual([0, 3]);
  });
});

describe('shown points', () => {
  it('aim at 1600 for the middle, less while little is known, further out the rarer the rating', () => {
    expect(targetPoints({ rating: 1500, deviation: 75, volatility: 0.06 }, 300)).toBe(1_600);
    expect(targetPoints({ rating: 1800, deviation: 75, volatility: 0.06 }, 300)).toBe(2_250);
    expect(targetPoints(NEW_RATING, 300)).toBe(1_187.5);
    expect(targetPoints({ rating: 1620, deviation: 75, volatility: 0.06 }, 10)).toBe(2_250);
  });

  it('rise by 8 to 50, fall by 6 to 50, cost ten more for leaving, and never fall below 0 [L0110]', () => {
    expect(changeOfPoints('won', 1_000, 1_000)).toBe(22);
    expect(changeOfPoints('won', 500, 5_000)).toBe(50);
    expect(changeOfPoints('won', 3_000, 500)).toBe(8);
    expect(changeOfPoints('lost', 1_000, 1_000)).toBe(-22);
    expect(changeOfPoints('lost', 500, 5_000)).toBe(-6);
    expect(changeOfPoints('lost', 3_000, 500)).toBe(-50);
    expect(changeOfPoints('left', 1_000, 1_000)).toBe(-32);
    expect(changeOfPoints('lost', 10, 10)).toBe(-10);
  });
});

describe('who leaves', () => {
  it('waits 2, then 10, then 30 minutes, and starts afresh after a day', () => {
    const MINUTE = 60_000;
    const day = 24 * 60 * MINUTE;
    expect(lockedUntil([], 0)).toBeNull();
    expect(lockedUntil([0], MINUTE)).toBe(2 * MINUTE);
    expect(lockedUntil([0], 2 * MINUTE)).toBeNull();
    expect(lockedUntil([0, 5 * MINUTE], 6 * MINUTE)).toBe(15 * MINUTE);
    expect(lockedUntil([0, 5, 20 * MINUTE], 21 * MINUTE)).toBe(50 * MINUTE);
    expect(lockedUntil([0, 5, 6, 20 * MINUTE], 21 * MINUTE)).toBe(50 * MINUTE);
    expect(lockedUntil([0, day], day + MINUTE)).toBe(day + 2 * MINUTE);
  });
});
