import { describe, expect, it } from 'vitest';
import { PANGRAM_WORDS, play, SAMPLE_WORDS } from '../../testing/index.ts';

describe('hearts', () => {
  it('are lost one by one when the bomb goes off; without any one is out', () => {
    const match = play({ players: 3, hearts: 1 });
    const { seat } = match.holder;
    match.explodes();
    expect(match.caused('hurt')).toEqual([{ e: 'hurt', seat, hearts: 0 }]);
    expect(match.caused('eliminated')).toEqual([{ e: 'eliminated', seat }]);
    expect(match.state.holder).toBe(match.seat(1).seat);
  });

  it('players are hurt, gain hearts, go out, and lose and find their connection [R0245]', () => {
    const match = play({ players: 3, words: [...SAMPLE_WORDS, ...PANGRAM_WORDS] });
    const [first, second] = [match.seat(0), match.seat(1)];
    match.feed({ k: 'drop', seat: second.seat });
    expect(second.connected).toBe(false);
    expect(match.feed({ k: 'return', seat: second.seat }).seat(1).connected).toBe(true);
    expect(match.explodes().caused('hurt')).toEqual([{ e: 'hurt', seat: first.seat, hearts: 1 }]);
    for (const letter of Object.keys(second.letterHealth)) if (letter !== 'S') second.letterHealth[letter] = 0;
    expect(match.turn('TIO').types('STATION').caused('heart')).toEqual([{ e: 'heart', seat: second.seat, hearts: 3 }]);
    match.leaves(first);
    expect(match.caused('eliminated')).toEqual([{ e: 'eliminated', seat: first.seat }]);
  });

  it('end the match when one of several is left: that one has won', () => {
    const match = play({ players: 3, hearts: 1 }).explodes().explodes().isOver();
    const order = [2, 1, 0].map((i) => match.seat(i).seat);
    expect(match.caused('over')).toEqual([{ e: 'over', winner: order[0], standings: order, reason: 'lastAlive' }]);
  });

  it('let one play alone until none is left', () => {
    const match = play({ players: 1, hearts: 2 }).turn('TIO').types('STATION').explodes();
    expect(match.state.phase).toBe('playing');
    expect(match.drafts('A').explodes().isOver().caused('over')).toMatchObject([{ reason: 'allOut', winner: null }]);
  });

  it('break the combo of accepted words in a row [R0246]', () => {
    const match = play({ players: 1, hearts: 3 });
    const combos: number[] = [];
    for (const word of ['STATION', 'NATION'])
      combos.push(
        ...match
          .turn('TIO')
          .types(word)
          .caused('correct')
          .map((e) => e.combo),
      );
    match.turn('TIO').types('BAKING').fails('prompt');
    combos.push(match.types('OPTION').caused('correct')[0]?.combo ?? 0);
    match.explodes();
    expect(match.holder.combo).toBe(0);
    combos.push(match.turn('TIO').types('LOTION').caused('correct')[0]?.combo ?? 0);
    expect(combos).toEqual([1, 2, 3, 1]);
    expect(match.holder.stats).toMatchObject({ bestCombo: 3, heartsLostAt: [4] });
  });
});

describe('after a failure', () => {
  it('three words that would have been right are shown', () => {
    const match = play().turn('TIO').explodes();
    const [hint] = match.caused('hint');
    expect(hint?.prompt).toBe('TIO');
    expect(hint?.words).toHaveLength(3);
    expect(hint?.words.every((word) => word.includes('TIO'))).toBe(true);
  });

  it('nothing is shown in ranked, challenge and AARRGHH', () => {
    for (const rules of [{ ranked: true }, { difficulty: 1 }, { difficulty: 3 }] as const) {
      expect(play({ rules }).explodes().caused('hint')).toEqual([]);
    }
  });
});
