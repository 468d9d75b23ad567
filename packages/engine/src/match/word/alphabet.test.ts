import { describe, expect, it } from 'vitest';
import { bonusAlphabet } from '../../language/bonus-alphabets.ts';
import { PANGRAM_WORDS, play, SAMPLE_WORDS } from '../../testing/index.ts';

const words = [...SAMPLE_WORDS, ...PANGRAM_WORDS];

/** Alone, types all words that make an alphabet. */
function completes(match = play({ players: 1, words })) {
  for (const word of PANGRAM_WORDS) match.turn(word.slice(0, 3)).types(word).passes();
  return match;
}

describe('letter health', () => {
  it('maps each letter of the bonus alphabet to what remains [R0192 R0195]', () => {
    const match = play({ players: 1, rules: { letterHealth: 2 } });
    expect(match.holder.letterHealth).toEqual(Object.fromEntries(bonusAlphabet('en-US').map((letter) => [letter, 2])));
    match.turn('TIO').types('STATION').passes();
    expect(match.holder.letterHealth).toMatchObject({ S: 1, T: 1, A: 1, I: 1, O: 1, N: 1, B: 2 });
    expect(match.caused('letters')).toMatchObject([{ health: match.holder.letterHealth }]);
  });

  it('is off at 0', () => {
    const match = play({ players: 1, rules: { letterHealth: 0 } })
      .turn('TIO')
      .types('STATION')
      .passes();
    expect(match.holder.letterHealth).toEqual({});
    expect(match.caused('letters')).toEqual([]);
  });

  it('leaves J and Q out of the casual alphabet', () => {
    const { letterHealth } = play({ rules: { casualAlphabet: true } }).holder;
    expect(Object.keys(letterHealth)).not.toContain('J');
    expect(Object.keys(letterHealth)).not.toContain('Q');
  });
});

describe('a completed alphabet', () => {
  it('gives a heart and starts again [R0246]', () => {
    const match = completes();
    expect(match.holder).toMatchObject({ hearts: 3, alphabets: 1 });
    expect(new Set(Object.values(match.holder.letterHealth))).toEqual(new Set([1]));
    expect(match.caused('heart')).toMatchObject([{ hearts: 3 }]);
  });

  it('raises the multiplier by a quarter [R0194]', () => {
    expect(completes().caused('alpha')).toMatchObject([{ completed: 1, multiplier: 1.25 }]);
  });

  it('pays 250 coins instead at 12 hearts [R0574]', () => {
    const match = play({ players: 2, words });
    for (const player of match.state.players) Object.assign(player, { hearts: 12 });
    const player = match.holder;
    let paid = 0;
    for (const word of PANGRAM_WORDS) {
      match.turn(word.slice(0, 3)).types(word).passes();
      paid += match.caused('correct')[0]?.coins ?? 0;
      match.drafts('A').explodes();
    }
    expect(player).toMatchObject({ hearts: 12, alphabets: 1 });
    expect(player.stats.coins - paid).toBe(250);
  });

  it('pays them whoever else plays, but not in practice', () => {
    const alone = (difficulty: 0 | 2) => {
      const match = play({ players: 1, words, rules: { difficulty } });
      match.holder.hearts = 12;
      const { stats } = match.holder;
      let paid = 0;
      for (const word of PANGRAM_WORDS) {
        match.turn(word.slice(0, 3)).types(word).passes();
        paid += match.caused('correct')[0]?.coins ?? 0;
      }
      return stats.coins - paid;
    };
    expect([alone(0), alone(2)]).toEqual([250, 0]);
  });
});
