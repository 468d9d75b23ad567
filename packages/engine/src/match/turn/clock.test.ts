import { describe, expect, it } from 'vitest';
import { SPEEDS } from '../../catalogue/modes.ts';
import { play, plainRules } from '../../testing/index.ts';
import { fuseDecay, fuseMs } from './clock.ts';

describe('the fuse', () => {
  it('starts at 17, 13, 11, 9, 6 s by speed [R0580]', () => {
    const first = SPEEDS.slice(0, 5).map((speed) => fuseMs(plainRules({ speed }), 2, 1) / 1_000);
    expect(first).toEqual([17, 13, 11, 9, 6]);
  });

  it('carries the starting time of the speed as the longest time of a turn [R0140]', () => {
    expect(play({ rules: { speed: 1 } }).state.maxTimeMs).toBe(13_000);
  });

  it('shortens from round to round, faster with more players', () => {
    expect([2, 4, 5, 8, 9, 16, 17, 32].map(fuseDecay)).toEqual([0.96, 0.96, 0.94, 0.94, 0.91, 0.91, 0.88, 0.88]);
    expect(fuseMs(plainRules(), 2, 2)).toBe(12_480);
    expect(fuseMs(plainRules(), 20, 2)).toBe(11_440);
  });

  it('never falls below the least of its speed', () => {
    const least = SPEEDS.map((speed) => fuseMs(plainRules({ speed }), 2, 500));
    expect(least).toEqual([7_000, 5_000, 4_500, 4_000, 3_000, 5_000]);
  });

  it('is 3 s from round 60 on in ranked', () => {
    const rules = plainRules({ ranked: true, speed: 1.5 });
    expect([fuseMs(rules, 2, 59), fuseMs(rules, 2, 60)]).toEqual([4_500, 3_000]);
  });
});

describe('speed 8', () => {
  it('waits for the first key and starts the clock with it [R0252 R0253]', () => {
    const match = play({ rules: { speed: 8 } }).turn('TIO');
    expect(match.state.turnEndsAt).toBeNull();
    match.drafts('S', { after: 7_000 });
    expect(match.caused('clock')).toMatchObject([{ startedAt: 7_000, endsAt: 20_000 }]);
    match.waits(12_000).types('STATION').passes();
  });

  it('starts the clock after 20 s without a key', () => {
    const match = play({ rules: { speed: 8 } }).waits(19_999);
    expect(match.state.turnEndsAt).toBeNull();
    match.waits(1);
    expect(match.caused('clock')).toMatchObject([{ startedAt: 20_000, endsAt: 33_000 }]);
  });
});
