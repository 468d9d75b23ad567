import { describe, expect, it } from 'vitest';
import { endSound } from './loser-sound.ts';
import { winnerPhase } from './winner-timing.ts';

describe('the winner screen', () => {
  it('may be skipped after 5 s, fades at 9.5 s, closes at 10 s', () => {
    expect([0, 4999, 5000, 9499, 9500, 9999, 10_000].map(winnerPhase)).toEqual([
      'fresh',
      'fresh',
      'skippable',
      'skippable',
      'fading',
      'fading',
      'closed',
    ]);
  });
  it('plays the loser sound to one in a hundred who did not win [R0262]', () => {
    expect(endSound(true, 0)).toBe('win');
    const received = Array.from({ length: 1000 }, (_, n) => endSound(false, n / 1000)).filter(
      (name) => name === 'lose',
    );
    expect(received).toHaveLength(10);
  });
});
