import { describe, expect, it } from 'vitest';
import { DAILY_REWARDS } from '../balance/economy/daily.ts';
import { claimDaily, dailyChance, type DailyState, NO_DAILY, utcDayOf } from './daily-reward.ts';

/** The state after claims on these days; each of them must be possible. */
function claimedOn(...days: readonly number[]): DailyState {
  let state = NO_DAILY;
  for (const day of days) {
    const claimed = claimDaily(state, day);
    if (claimed === null) throw new Error(`nothing to claim on day ${day}`);
    state = claimed.state;
  }
  return state;
}

describe('daily rewards', () => {
  it('are 500 coins, 3 tiles, 1500 coins, 2 diamonds, 3000 coins, 4 diamonds and a key, then from the first again [L0379]', () => {
    const given: string[] = [];
    let state = NO_DAILY;
    for (let day = 100; day < 108; day++) {
      const claimed = claimDaily(state, day);
      if (claimed === null) throw new Error('nothing');
      ({ state } = claimed);
      given.push(`${claimed.reward.value} ${claimed.reward.icon}`);
    }
    expect(given).toEqual([
      '500 coin',
      '3 tile',
      '1500 coin',
      '2 diamond',
      '3000 coin',
      '4 diamond',
      '1 key',
      '500 coin',
    ]);
    expect(DAILY_REWARDS).toHaveLength(7);
  });

  it('are given once a day, and not again by a clock that goes back', () => {
    const state = claimedOn(10);
    expect([dailyChance(state, 10), dailyChance(state, 9), claimDaily(state, 10)]).toEqual([null, null, null]);
  });

  it('go on over one missed day by the freeze, once in 14 days, and else start again [L0379]', () => {
    expect(dailyChance(claimedOn(1, 2), 3)).toEqual({ day: 3, frozen: false, freezeLeft: true });
    expect(dailyChance(claimedOn(1, 2), 4)).toEqual({ day: 3, frozen: true, freezeLeft: false });
    expect(dailyChance(claimedOn(1, 2), 5)).toEqual({ day: 1, frozen: false, freezeLeft: true });
    // Day 3 was bridged: day 5 is lost, day 17 is bridged again.
    expect(dailyChance(claimedOn(1, 2, 4), 6)).toMatchObject({ day: 1, frozen: false });
    const through = claimedOn(1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    expect(dailyChance(through, 18)).toMatchObject({ frozen: true, day: 2 });
    const sooner = claimedOn(1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    expect(dailyChance(sooner, 17)).toMatchObject({ frozen: false, day: 1 });
  });

  it('count days by UTC', () => {
    // 4 March 2026, 00:00.
    const midnight = 1_772_582_400_000;
    expect(utcDayOf(midnight) - utcDayOf(midnight - 1)).toBe(1);
    expect(utcDayOf(midnight + 86_399_999)).toBe(utcDayOf(midnight));
    expect(utcDayOf(0)).toBe(0);
  });
});
