import { describe, expect, it } from 'vitest';
import type { TurnView } from '../../store/room-types.ts';
import { drawnFuse, isHot, tickRate, timeLeft } from './fuse.ts';

const turn: TurnView = {
  holder: 'a',
  prompt: 'TIO',
  round: 1,
  turn: 1,
  startedAt: 1000,
  endsAt: 11_000,
  maxTimeMs: 10_000,
  twist: null,
  requirement: {},
};

describe('the fuse', () => {
  it('burns from the start of the turn to its end', () => {
    expect([1000, 6000, 11_000, 20_000].map((now) => timeLeft(turn, now))).toEqual([1, 0.5, 0, 0]);
    expect(timeLeft(null, 0)).toBe(0);
  });
  it('stands full until the clock of "starts when typing" runs [R0252]', () => {
    expect(timeLeft({ ...turn, endsAt: null }, 99_000)).toBe(1);
  });
  it('grows back within 1000 ms after a turn', () => {
    expect(drawnFuse(0.9, 0.1, 0)).toBeCloseTo(0.1);
    expect(drawnFuse(0.9, 0.1, 500)).toBeGreaterThan(0.5);
    expect(drawnFuse(0.9, 0.1, 999)).toBeLessThan(0.9001);
    expect(drawnFuse(0.9, 0.1, 1000)).toBeCloseTo(0.9);
  });
  it('is hot below a quarter', () => {
    expect([0.5, 0.25, 0.24, 0].map(isHot)).toEqual([false, false, true, false]);
  });
  it('lets the bomb tick at 1 to 1.6 times its speed as time falls', () => {
    expect([1, 0.5, 0].map(tickRate)).toEqual([1, 1.3, 1.6]);
  });
});
