import { describe, expect, it } from 'vitest';
import { indexOf } from '../testing/plain-words.ts';

describe('sampling', () => {
  const words = Array.from({ length: 26 * 26 }, (_, i) => {
    return `TER${String.fromCharCode(65 + Math.floor(i / 26))}${String.fromCharCode(65 + (i % 26))}`;
  });

  it('leaves names out of the common words', () => {
    const index = indexOf({
      words: ['MARIA', 'NATION'],
      tiers: new Map([
        ['MARIA', 4],
        ['NATION', 4],
      ]),
    });
    expect(index.commonWords('A', {}, 4, 0, 9)).toEqual(['NATION']);
  });

  it('prefers common words', () => {
    const index = indexOf({ words, tiers: new Map([['TERMS', 4]]) });
    const samples = Array.from({ length: 100 }, (_, i) => index.sampleWord('TER', i / 100));
    expect(samples.filter((one) => one === 'TERMS').length).toBeGreaterThan(80);
    expect(new Set(samples).size).toBeGreaterThan(1);
  });

  it('goes past offensive words to the next one', () => {
    const index = indexOf({ words: ['ABA', 'ABB', 'ABC'], offensive: { words: ['ABB'], stems: [] } });
    const samples = [0, 0.34, 0.5, 0.65, 0.99].map((pick) => index.sampleWord('AB', pick));
    expect(samples).not.toContain('ABB');
    expect(indexOf({ words: ['ABB'], offensive: { words: ['ABB'], stems: [] } }).sampleWord('AB', 0.5)).toBeNull();
  });

  it('still accepts offensive words when they are typed', () => {
    const index = indexOf({ words: ['FUCK', 'DUCK'], offensive: { words: ['FUCK'], stems: [] } });
    expect([index.exists('FUCK'), index.isOffensive('FUCK'), index.isOffensive('DUCK')]).toEqual([true, true, false]);
    expect(index.wordOfLength(4, 0, 0.9)).toBe('DUCK');
  });
});

describe('prompts', () => {
  it('never offers one that is offensive, holds an offensive word or begins a stem', () => {
    const words = ['SLUTS', 'ASSUME', 'FUCHSIA', 'FUCKED', 'NIGGLE', 'CLASS'];
    const index = indexOf({ words, offensive: { words: ['SLUT', 'ASS'], stems: ['FUCK', 'NIGGER'] } });
    const all = { minCount: 1, maxCount: 99, minLength: 2, maxLength: 4 };
    const prompts = Array.from({ length: index.countPrompts(all) }, (_, i) => {
      return index.promptAt(all, (i + 0.5) / index.countPrompts(all))?.prompt;
    });
    expect(prompts).toEqual(expect.arrayContaining(['AS', 'SL', 'FUC', 'FUCH', 'NIG', 'UME']));
    for (const hidden of ['SLUT', 'ASS', 'LASS', 'ASSU', 'FUCK', 'NIGG']) expect(prompts).not.toContain(hidden);
    expect(index.count('ASS')).toBe(2);
  });

  it('hides a listed word of two letters alone', () => {
    const index = indexOf({ words: ['CUBA', 'BAC'], offensive: { words: ['CU'], stems: [] } });
    const twoLetters = { minCount: 1, maxCount: 9, minLength: 2, maxLength: 2 };
    const prompts = [0, 0.4, 0.8].map((pick) => index.promptAt(twoLetters, pick)?.prompt);
    expect([index.countPrompts(twoLetters), new Set(prompts)]).toEqual([3, new Set(['AC', 'BA', 'UB'])]);
  });

  it('never spans a hyphen or an apostrophe, unless one over it is asked for', () => {
    const index = indexOf({ words: ['T-REX', "O'CLOCK"] });
    const all = { minCount: 1, maxCount: 9, minLength: 2, maxLength: 4 };
    const prompts = Array.from({ length: 40 }, (_, i) => index.promptAt(all, i / 40)?.prompt ?? '');
    expect(prompts.filter((prompt) => /['-]/.test(prompt))).toEqual([]);
    expect([index.count('TR'), index.count('REX'), index.count('T-R'), index.count("O'C")]).toEqual([0, 1, 1, 1]);
    expect(index.joinedPrompt(1, 0)).toEqual({ prompt: "O'C", count: 1 });
    expect(index.wordsFor('T-R', 0, 9)).toEqual(['T-REX']);
  });
});
