import { GAME_LANGUAGES, MODES } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { isOpen, realWords } from './play-bots.ts';
import { playTournament } from './tournament.ts';

/** The bench plays 200 in every language; here a few, in the language with the most words and the one with the fewest. */
const MATCHES = 4;
const words = realWords();

describe('bots on the real dictionaries', () => {
  it.each(Object.entries(MODES))(
    'play %s to its end, in times and for rewards that make sense [R0569]',
    (_name, mode) => {
      for (const language of ['en-US', 'mc-MC'] as const) {
        if (!isOpen(mode, language, words)) continue;
        const { endless, minutes, turns, points, coins, exp } = playTournament(mode, language, words, MATCHES);
        expect(endless).toEqual([]);
        expect(minutes[1]).toBeLessThan(60);
        expect(turns[0]).toBeGreaterThan(1);
        for (const earned of [points, coins, exp]) expect(earned).toBeGreaterThanOrEqual(0);
        expect(coins).toBeLessThan(2_000);
        expect(exp).toBeLessThan(3_000);
      }
    },
  );

  it('finds every mode open in English', () => {
    expect(Object.values(MODES).filter((mode) => !isOpen(mode, 'en-US', words))).toEqual([]);
    expect(GAME_LANGUAGES).toContain('mc-MC');
  });
});
