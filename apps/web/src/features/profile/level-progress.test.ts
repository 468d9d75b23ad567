import { describe, expect, it } from 'vitest';
import { levelProgress } from './level-progress.ts';

describe('the level bar', () => {
  it('follows the curve: 600, then a tenth more each level', () => {
    expect(levelProgress(0)).toEqual({ level: 1, have: 0, need: 600, part: 0 });
    expect(levelProgress(599)).toMatchObject({ level: 1 });
    expect(levelProgress(600)).toMatchObject({ level: 2, have: 0, need: 660 });
    expect(levelProgress(600 + 330)).toMatchObject({ level: 2, part: 0.5 });
  });
});
