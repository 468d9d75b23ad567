import { describe, expect, it } from 'vitest';
import { listWordIndex, play, SAMPLE_WORDS } from '../../testing/index.ts';
import { viewMatch } from '../view-match.ts';

const words = listWordIndex(SAMPLE_WORDS, 'en-US', {
  categories: { animals: ['TIGER', 'JELLYFISH'], hunters: ['TIGER'] },
});

describe('word categories', () => {
  it('are told when a word of them is played, and counted for its player', () => {
    const match = play({ words, players: 1, hearts: 3 }).turn('ER').types('TIGER');
    expect(match.caused('category')).toEqual([
      { e: 'category', seat: match.seat(0).seat, word: 'TIGER', categories: ['animals', 'hunters'] },
    ]);
    match.turn('LY').types('JELLYFISH').turn('ER').types('PAPER');
    expect(match.caused('category')).toEqual([]);
    expect(match.seat(0).stats.categories).toEqual({ animals: 2, hunters: 1 });
    expect(viewMatch(match.state, match.seat(0).seat).own?.categories).toEqual({ animals: 2, hunters: 1 });
  });

  it('are told in the other word modes too', () => {
    for (const mode of [1, 6, 8] as const) {
      const match = play({ words, players: 1, rules: { mode } }).turn('ER');
      match.state.requirement = {};
      expect(match.types('TIGER').caused('category')).toHaveLength(1);
    }
  });
});
