import { describe, expect, it } from 'vitest';
import { CLANS } from '../balance/clans.ts';
import {
  CLAN_TIERS,
  clanExpOf,
  clanExpOfLevel,
  clanLevelOfExp,
  clanTierOfLevel,
  isClanFee,
  isClanMinLevel,
  slotKeysOf,
} from './clan.ts';

describe('levels of clans', () => {
  it('a tag has a colour for every 10 levels, eleven in all, from novice to legendary [L0380]', () => {
    const tiers = [1, 10, 11, 20, 101, 110, 200].map(clanTierOfLevel);
    expect(tiers).toEqual(['novice', 'novice', CLAN_TIERS[1], CLAN_TIERS[1], 'legendary', 'legendary', 'legendary']);
    const all = Array.from({ length: 110 }, (_, n) => clanTierOfLevel(n + 1));
    expect([...new Set(all)]).toEqual(CLAN_TIERS);
    expect(CLAN_TIERS).toHaveLength(11);
  });

  it('the first step is 12 000, each next 2 % more', () => {
    expect([1, 2, 3, 4].map(clanExpOfLevel)).toEqual([0, 12_000, 24_240, 36_724]);
    for (let level = 1; level <= 200; level += 1) {
      expect(clanLevelOfExp(clanExpOfLevel(level))).toBe(level);
      if (level > 1) expect(clanLevelOfExp(clanExpOfLevel(level) - 1)).toBe(level - 1);
    }
    // A match of a member brings some 25: the last colour is within reach of a clan of 50.
    expect(clanExpOfLevel(101) / 25 / 50).toBeLessThan(3_700);
  });

  it('a tenth of what members earn', () => {
    expect([0, 9, 10, 19, 12_345].map(clanExpOf)).toEqual([0, 0, 1, 1, 1_234]);
  });
});

it('a place more costs 1 key to 15, 2 to 20, 3 to 30, 5 to 50, and then none is left', () => {
  expect([10, 14, 15, 19, 20, 29, 30, 49].map(slotKeysOf)).toEqual([1, 1, 2, 2, 3, 3, 5, 5]);
  expect([slotKeysOf(CLANS.mostSlots), slotKeysOf(99)]).toEqual([null, null]);
});

it('a fee and a level are whole numbers between their ends', () => {
  for (const fee of [0, 1, 1_000_000]) expect(isClanFee(fee, 'coin')).toBe(true);
  for (const fee of [-1, 1_000_001, 0.5, '1', null, Number.NaN]) expect(isClanFee(fee, 'coin')).toBe(false);
  expect([isClanFee(500, 'diamond'), isClanFee(501, 'diamond'), isClanFee(50, 'key'), isClanFee(51, 'key')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([0, 1, 100, 101, '5'].map(isClanMinLevel)).toEqual([false, true, true, false, false]);
});
