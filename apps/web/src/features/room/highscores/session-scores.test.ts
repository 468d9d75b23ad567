import { describe, expect, it } from 'vitest';
import { NO_SCORES, rankScores, type ScoringPlayer, scoreWord, startScoring } from './session-scores.ts';

const player = (key: string, wpm = 40): ScoringPlayer => ({ key, name: key, avatar: '', wpm });
const word = (text: string, points: number, combo = 1) => ({ word: text, points, combo });

describe('the scores of a session', () => {
  it('are the best match of each player, from the best on [R0111]', () => {
    let scores = startScoring(NO_SCORES);
    scores = scoreWord(scores, player('ann'), word('RATIO', 5));
    scores = scoreWord(scores, player('bea'), word('FRACTION', 8));
    scores = scoreWord(scores, player('ann'), word('PATIO', 10, 2));
    scores = startScoring(scores);
    scores = scoreWord(scores, player('bea'), word('MOTION', 6));
    expect(rankScores(scores).map(({ key, points, words }) => [key, points, words])).toEqual([
      ['ann', 15, 2],
      ['bea', 8, 1],
    ]);
    scores = scoreWord(scores, player('bea'), word('NATIONAL', 16, 2));
    expect(rankScores(scores)[0]).toMatchObject({ key: 'bea', points: 22, words: 2 });
  });
  it('keep the longest word and the highest combo of all matches, and the pace of the best', () => {
    let scores = scoreWord(NO_SCORES, player('ann', 70), word('INTERNATIONAL', 13, 9));
    scores = scoreWord(startScoring(scores), player('ann', 90), word('RATIO', 5, 1));
    expect(rankScores(scores)[0]).toMatchObject({ longest: 'INTERNATIONAL', combo: 9, wpm: 70, points: 13 });
  });
});
