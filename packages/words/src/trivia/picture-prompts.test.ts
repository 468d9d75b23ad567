import { GAME_LANGUAGES, isCanonicalWord } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { createOffensiveFilter } from '../offensive-filter.ts';
import { readWordPack } from '../store/word-data.ts';
import { builtInPrompts } from './picture-prompts.ts';

/** Two letters of the flag alphabet. */
const FLAG = /^\p{Regional_Indicator}{2}$/u;
const LEAST_FLAGS = 120;
const LEAST_ANIMALS = 50;

describe.each(GAME_LANGUAGES)('the picture prompts of %s', (language) => {
  const prompts = builtInPrompts(language);

  it('are flags and animals, each picture once and without an image file', () => {
    const flags = prompts.filter(({ text }) => FLAG.test(text));
    expect(flags.length).toBeGreaterThanOrEqual(LEAST_FLAGS);
    expect(prompts.length - flags.length).toBeGreaterThanOrEqual(LEAST_ANIMALS);
    expect(new Set(prompts.map(({ text }) => text)).size).toBe(prompts.length);
    expect(prompts.every(({ text, image }) => image === null && /^\P{ASCII}+$/u.test(text))).toBe(true);
  });

  it('have answers that can be typed and shown', () => {
    const { isOffensive } = createOffensiveFilter(readWordPack(language).offensive);
    const unfit = prompts.filter(({ answer }) => !isCanonicalWord(answer, language) || isOffensive(answer));
    expect(unfit).toEqual([]);
  });
});

describe('the picture prompts', () => {
  it('are named in the language of the room', () => {
    const answerOf = (language: 'de-DE' | 'fr-FR' | 'ru' | 'tr-TR', picture: string): string | undefined =>
      builtInPrompts(language).find(({ text }) => text === picture)?.answer;
    expect(answerOf('de-DE', '🇩🇪')).toBe('DEUTSCHLAND');
    expect(answerOf('fr-FR', '🇩🇪')).toBe('ALLEMAGNE');
    expect(answerOf('ru', '🐎')).toBe('ЛОШАДЬ');
    expect(answerOf('tr-TR', '🐧')).toBe('PENGUEN');
  });
});
