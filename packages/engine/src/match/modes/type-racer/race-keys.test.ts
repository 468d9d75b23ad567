import { describe, expect, it } from 'vitest';
import { judgeKeys, rightLetters } from './race-keys.ts';

describe('the keys of a race', () => {
  it('are right up to the first letter that is not the word’s', () => {
    expect(['', 'HO', 'HX', 'HOUSE', 'HOUSES', 'XOUSE'].map((draft) => rightLetters('HOUSE', draft))).toEqual([
      0, 2, 1, 5, 5, 0,
    ]);
  });
  it('count once each, wrong ones too, and a letter taken back is no key', () => {
    expect(judgeKeys('HOUSE', '', 'HO')).toEqual({ keys: 2, wrong: 0 });
    expect(judgeKeys('HOUSE', 'HO', 'HOX')).toEqual({ keys: 1, wrong: 1 });
    expect(judgeKeys('HOUSE', 'HOX', 'HO')).toEqual({ keys: 0, wrong: 0 });
    expect(judgeKeys('HOUSE', 'HSE', 'HOUSE')).toEqual({ keys: 2, wrong: 0 });
    expect(judgeKeys('HOUSE', 'HOUSE', 'HOUSEX')).toEqual({ keys: 1, wrong: 1 });
  });
});
