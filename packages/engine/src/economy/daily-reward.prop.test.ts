import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_FREEZE_DAYS, DAILY_REWARDS } from '../balance/economy/daily.ts';
import { claimDaily, dailyChance, type DailyState, NO_DAILY } from './daily-reward.ts';

/** Days between visits. */
const visits = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 120 });

interface Claim {
  readonly before: DailyState;
  readonly after: DailyState;
  readonly today: number;
  readonly freezeLeft: boolean;
}

/** Everything that somebody claims who comes on these days. */
function claimsOf(gaps: readonly number[]): Claim[] {
  const claims: Claim[] = [];
  let state = NO_DAILY;
  let today = 20_000;
  for (const gap of gaps) {
    today += gap;
    const chance = dailyChance(state, today);
    const claimed = claimDaily(state, today);
    expect(claimed === null).toBe(chance === null);
    if (chance === null || claimed === null) continue;
    expect(claimed.state.day).toBe(chance.day);
    expect(claimed.reward).toEqual(DAILY_REWARDS[chance.day - 1]);
    claims.push({ before: state, after: claimed.state, today, freezeLeft: chance.freezeLeft });
    ({ state } = claimed);
  }
  return claims;
}

describe('daily rewards, whenever one comes', () => {
  it('are claimed at most once a day, and go on or start again', () => {
    fc.assert(
      fc.property(visits, (gaps) => {
        const claims = claimsOf(gaps);
        expect(new Set(claims.map(({ today }) => today)).size).toBe(claims.length);
        for (const { before, after } of claims)
          expect([1, (before.day % DAILY_REWARDS.length) + 1]).toContain(after.day);
      }),
    );
  });

  it('bridge no two missed days within a fortnight, and never more than one at a time', () => {
    fc.assert(
      fc.property(visits, (gaps) => {
        const bridged = claimsOf(gaps)
          .filter(({ before, after }) => before.freezeUsedOn !== after.freezeUsedOn)
          .map(({ before, after, today }) => {
            expect([after.freezeUsedOn, before.lastClaim]).toEqual([today - 1, today - 2]);
            return today - 1;
          });
        for (const [i, day] of bridged.slice(1).entries())
          expect(day - (bridged[i] ?? 0)).toBeGreaterThanOrEqual(DAILY_FREEZE_DAYS);
      }),
    );
  });

  it('say truly whether the next missed day would be bridged', () => {
    fc.assert(
      fc.property(visits, (gaps) => {
        for (const { after, today, freezeLeft } of claimsOf(gaps))
          expect(dailyChance(after, today + 2)?.frozen).toBe(freezeLeft);
      }),
    );
  });
});
