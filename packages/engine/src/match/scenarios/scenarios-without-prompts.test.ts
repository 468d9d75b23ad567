import { describe, expect, it, vi } from 'vitest';
import { listWordIndex, SAMPLE_WORDS } from '../../testing/index.ts';
import { knowsScenarios, learnScenario, scenariosWithoutPrompts } from './scenarios-without-prompts.ts';

/** Many words over few letters: every prompt has lots of them. */
const dense = [...'ABCDEF'].flatMap((a) =>
  [...'ABCDEF'].flatMap((b) => [...'ABCDEF'].flatMap((c) => [...'ABCDEF'].map((d) => `${a}${b}${c}${d}${a}${c}${b}`))),
);

describe('presets in a small language', () => {
  it('are locked where fewer than 5 prompts fit [R0298]', () => {
    const few = scenariosWithoutPrompts(listWordIndex(SAMPLE_WORDS.slice(0, 40)));
    expect(few).toEqual(expect.arrayContaining([4, 10, 11, 14, 15]));
    for (const open of [1, 3, 8, 9, 13]) expect(few).not.toContain(open);
    expect(scenariosWithoutPrompts(listWordIndex(['A', 'BO']))).toHaveLength(15);
  });

  it('are open where prompts are plenty, and locked by what they alone ask for', () => {
    // No word has eight letters, and every prompt has some dozens of words.
    const few = scenariosWithoutPrompts(listWordIndex(dense));
    expect(few).toEqual([4, 6, 10, 13]);
  });

  it('can be looked at one at a time', () => {
    const index = listWordIndex(dense);
    const looks = vi.spyOn(index, 'countPrompts');
    let most = 0;
    for (let presets = 0; !knowsScenarios(index); presets++) {
      const before = looks.mock.calls.length;
      expect(learnScenario(index)).toBe(true);
      most = Math.max(most, looks.mock.calls.length - before);
      expect(presets).toBeLessThan(15);
    }
    expect(most).toBe(1);
    expect(learnScenario(index)).toBe(false);
    const known = looks.mock.calls.length;
    expect(scenariosWithoutPrompts(index)).toEqual([4, 6, 10, 13]);
    expect(looks.mock.calls.length).toBe(known);
  });
});
