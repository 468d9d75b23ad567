import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import { play, SAMPLE_WORDS } from '../../testing/index.ts';
import {
  alphabetMultiplier,
  companyFactor,
  finishExp,
  lengthTimesCombo,
  matchCounts,
  placementExp,
  wordCoins,
  wordExp,
} from './word-rewards.ts';

const word = { length: 8, points: 24, combo: 3, alphabets: 0, company: 1, difficulty: DIFFICULTIES.normal };
const bot = { typingSpeed: 5, typoAmount: 0, thinkingTime: 5 };

describe('rewards of a word', () => {
  it('are its length times the combo in points [R0584]', () => {
    const match = play({ players: 1 });
    const points: number[] = [];
    for (const one of ['STATION', 'NATION', 'QUESTION'])
      points.push(match.turn('TIO').types(one).caused('correct')[0]?.points ?? 0);
    expect(points).toEqual([7, 12, 24]);
    expect(lengthTimesCombo(8, 3)).toBe(24);
  });

  it('are as many coins, at most ten a letter, times the alphabets [R0585]', () => {
    expect(wordCoins(word)).toBe(24);
    expect(wordCoins({ ...word, points: 800 })).toBe(80);
    expect(wordCoins({ ...word, alphabets: 2 })).toBe(36);
    expect([0, 1, 8, 20].map(alphabetMultiplier)).toEqual([1, 1.25, 3, 3]);
  });

  it('depend on the company: 1, alone a half, with bots a quarter, in practice nothing', () => {
    const { normal, practice } = DIFFICULTIES;
    expect([companyFactor(2, 0, normal), companyFactor(1, 0, normal), companyFactor(1, 2, normal)]).toEqual([
      1, 0.5, 0.25,
    ]);
    expect(companyFactor(2, 3, practice)).toBe(0);
    const coins = (options: Parameters<typeof play>[0]) => {
      const match = play(options);
      while (match.holder.bot) match.explodes();
      return match.turn('TIO').types('STATION').caused('correct')[0]?.coins;
    };
    expect([coins({ players: 2 }), coins({ players: 1 }), coins({ players: 1, bots: [bot] })]).toEqual([7, 4, 2]);
  });

  it('grow with challenge and AARRGHH', () => {
    const coins = (difficulty: 0 | 1 | 2 | 3) => wordCoins({ ...word, difficulty });
    expect([0, 1, 2, 3].map((difficulty) => coins(difficulty as 0))).toEqual([24, 36, 0, 60]);
    expect([0, 1, 2, 3].map((difficulty) => wordExp({ ...word, difficulty: difficulty as 0 }))).toEqual([9, 14, 0, 23]);
  });

  it('are exp by length up to 20 and combo up to 10', () => {
    expect(wordExp({ ...word, combo: 1 })).toBe(8);
    expect(wordExp({ ...word, length: 30, combo: 99 })).toBe(30);
  });
});

describe('the end of a match', () => {
  it('pays 40 exp for five own turns, and 60, 30, 15 for the places', () => {
    expect([finishExp(4), finishExp(5)]).toEqual([0, 40]);
    expect([1, 2, 3, 4].map((place) => placementExp(place, 4))).toEqual([60, 30, 15, 0]);
    expect([placementExp(3, 3), placementExp(1, 1)]).toEqual([0, 0]);
  });

  it('counts from the fourth turn on', () => {
    expect([matchCounts(3), matchCounts(4)]).toEqual([false, true]);
  });
});

describe('drops', () => {
  const dropsIn = (options: Parameters<typeof play>[0]) => {
    let tiles = 0;
    let words = 0;
    for (let seed = 0; seed < 60; seed++) {
      const match = play({ ...options, seed });
      for (const one of SAMPLE_WORDS.filter((text) => text.includes('TIO'))) {
        if (match.holder.bot) break;
        match.turn('TIO').types(one).passes();
        words++;
        tiles += match.caused('drop').filter((drop) => drop.kind === 'tile' && drop.tile === 'TIO').length;
      }
    }
    return { share: tiles / words, words };
  };

  it('are a tile of the prompt for about 4 % of the words [R0246]', () => {
    const { share, words } = dropsIn({ players: 2 });
    expect(words).toBeGreaterThan(1_500);
    expect(share).toBeGreaterThan(0.025);
    expect(share).toBeLessThan(0.055);
  });

  it('are none with bots only, and none in practice', () => {
    expect(dropsIn({ players: 1, rules: { difficulty: 2 } }).share).toBe(0);
    const match = play({ players: 3, bots: [bot], rules: { difficulty: 2 } });
    expect(match.explodes().caused('drop')).toEqual([]);
  });
});
