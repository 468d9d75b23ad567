import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../../balance/match/prompts.ts';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import { listWordIndex, play, type Scenario } from '../../testing/index.ts';
import { TWISTS, type Twist } from '../../catalogue/twists.ts';
import { drawRoundTwist, dressTwist, obeysTwist } from './twists.ts';

const letters = 'BCDFGHJKLMNPQRSTVW';
/** 324 words with STA in front and 324 that end in STA; half of each hold an E. */
const pairs = [...letters].flatMap((a) => [...letters].map((b) => a + b));
const words = pairs.flatMap((pair, i) => [`STA${pair}${i % 2 ? 'E' : 'U'}`, `${i % 2 ? 'O' : 'E'}${pair}OOOSTA`]);
const index = listWordIndex(words);
const prompt = { prompt: 'STA', count: index.count('STA') };

/** A match whose running turn has this twist. */
function twisted(twist: Twist, speed: 1 | 3 = 1): Scenario {
  const match = play({ words: index, rules: { difficulty: DIFFICULTIES.aarrghh, speed } });
  match.state.roundTwist = twist;
  match.turn('STA');
  match.state.twist = twist;
  return match;
}
const dress = (twist: Twist) => {
  const match = twisted(twist);
  const looking = { state: match.state, words: match.words, events: [], lookups: PROMPTS.lookups };
  return dressTwist(looking, match.holder, twist, prompt);
};

describe('twists', () => {
  it('are announced a second ahead, also when the first one to play leaves meanwhile', () => {
    const match = play({ players: 3, words: index, rules: { difficulty: DIFFICULTIES.aarrghh } });
    const { holder: first, state } = match;
    match.waits(400).leaves(first);
    expect([state.holder, match.caused('turn')]).toEqual([match.seat(1).seat, []]);
    expect(match.waits(599).caused('turn')).toEqual([]);
    expect(match.waits(1).caused('turn')).toMatchObject([{ seat: match.seat(1).seat, startedAt: 1_000, round: 1 }]);
  });

  it('Taboo forbids one letter that leaves enough answers', () => {
    const taboo: Twist = { name: 'taboo', letters: 'E' };
    twisted(taboo).types('STABCE').fails('twist').types('STABBU').passes();
    expect(dress(taboo)).toEqual(taboo);
    expect(dress({ name: 'taboo', letters: 'T' })).toBeNull();
  });

  it('Long wants eight letters', () => {
    twisted({ name: 'long' }).types('STABBU').fails('twist').types('EBBOOOSTA').passes();
  });

  it('Ends wants the prompt at the end', () => {
    twisted({ name: 'ends' }).types('STABBU').fails('twist').types('EBBOOOSTA').passes();
    expect(dress({ name: 'ends' })).toEqual({ name: 'ends' });
  });

  it('Double wants a second prompt too, which enough words hold', () => {
    twisted({ name: 'double', letters: 'OO' }).types('STABBU').fails('twist').types('EBBOOOSTA').passes();
    const dressed = dress({ name: 'double' });
    expect(dressed?.letters).toHaveLength(2);
    const second = dressed?.letters ?? '';
    expect(index.wordsFor('STA', 0, 10_000).filter((word) => word.includes(second)).length).toBeGreaterThanOrEqual(8);
    expect('STA').not.toContain(second);
  });

  it('Sudden shortens the fuse to six tenths', () => {
    expect(twisted({ name: 'sudden' }).state.maxTimeMs).toBe(6_600);
  });

  it('Fade, Mirror and Blind change what is seen, not what is right', () => {
    for (const name of ['fade', 'mirror', 'blind'] as const) {
      const match = twisted({ name });
      expect(obeysTwist(match.state, 'STABBU')).toBe(true);
      match.types('STABBU').passes();
    }
  });

  it('are all drawn, but with reduced motion Fade and Blind become Long', () => {
    const drawn = (calmTwists: boolean) => {
      const match = play({ words: index, rules: { difficulty: DIFFICULTIES.aarrghh, calmTwists } });
      const draws = { state: match.state, words: match.words, events: [], lookups: PROMPTS.lookups };
      const names = Array.from({ length: 200 }, () => {
        match.state.roundTwist = drawRoundTwist(draws, match.holder);
        return match.state.roundTwist.name;
      });
      expect(names.every((name, i) => name !== names[i + 1])).toBe(true);
      return new Set(names);
    };
    expect(drawn(false)).toEqual(new Set(TWISTS));
    expect(drawn(true)).toEqual(new Set(TWISTS.filter((name) => name !== 'fade' && name !== 'blind')));
  });
});
