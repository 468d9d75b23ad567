import { describe, expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { modeLock } from '../../room/mode-lock.ts';
import { inventWords, listWordIndex } from '../../testing/index.ts';
import { modesWithoutPrompts } from './modes-without-prompts.ts';

describe('the modes of a language', () => {
  it('are all open where the list is large enough', () => {
    expect(modesWithoutPrompts(listWordIndex(inventWords(3_000, 4)))).toEqual([]);
  });

  it('are locked where fewer than five prompts fit them [R0298]', () => {
    const few = modesWithoutPrompts(listWordIndex(['CAT', 'DOG', 'OX']));
    expect(few).toEqual(expect.arrayContaining([MODES.original, MODES.lengthLimit, MODES.climb, MODES.yapping]));
    expect(few).not.toContain(MODES.trivia);
    const context = { players: 2, categories: 3, questions: 100, withoutPrompts: few, switchedOff: [] };
    expect(modeLock(MODES.climb, context)).toBe('prompts');
    expect(modeLock(MODES.customPrompts, context)).toBeNull();
  });
});
