import { describe, expect, it } from 'vitest';
import { MODES } from '../catalogue/modes.ts';
import { type VersusContext, versusMs } from './versus.ts';

const duel: VersusContext = { mode: MODES.original, ranked: false, drawsScenario: false, frames: [0, 0] };

describe('the versus picture', () => {
  it('lasts 2 s plain, 2.5 s with a frame, 4.5 s in ranked [R0592 R0593]', () => {
    expect(versusMs(duel)).toBe(2_000);
    expect(versusMs({ ...duel, frames: [0, 3] })).toBe(2_500);
    expect(versusMs({ ...duel, ranked: true, frames: [4, 3] })).toBe(4_500);
  });

  it('is for exactly two who play against each other, and gives way to the reel [R0592 R0593]', () => {
    const others = [{ frames: [0] }, { frames: [1, 2, 3] }, { mode: MODES.yapping }, { drawsScenario: true }];
    expect(others.map((other) => versusMs({ ...duel, ...other }))).toEqual([0, 0, 0, 0]);
  });
});
