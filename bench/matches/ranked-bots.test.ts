import { describe, expect, it } from 'vitest';
import { realWords } from './play-bots.ts';
import { playRanked } from './ranked-bots.ts';

/** The bench plays 100 in every language. */
const MATCHES = 30;
const words = realWords();

describe('whole ranked matches on the real dictionaries', () => {
  it.each([
    [3, 3],
    [8, 8],
  ] as const)('have a winner, either of two equals (typing speeds %i and %i), within minutes', (...speeds) => {
    for (const language of ['en-US', 'tr-TR', 'mc-MC'] as const) {
      const { undecided, minutes, firstWins } = playRanked(language, speeds, words, MATCHES);
      expect(undecided).toEqual([]);
      expect(firstWins).toBeGreaterThan(0.2);
      expect(firstWins).toBeLessThan(0.8);
      expect(minutes[0]).toBeGreaterThan(3);
      expect(minutes[0]).toBeLessThan(10);
      expect(minutes[1]).toBeLessThan(12);
    }
  });

  it('are won by the better one of two unequals', () => {
    const { undecided, firstWins } = playRanked('en-US', [8, 4], words, MATCHES);
    expect(undecided).toEqual([]);
    expect(firstWins).toBeGreaterThan(0.9);
  });
});
