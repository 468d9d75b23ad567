import type { ChatLine } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { linkWords, wordsOfLine } from './line-words.ts';

const line = (key: ChatLine['key'], params: ChatLine['params']) => ({ key, params }) as ChatLine;
const shown = (text: string, words: readonly string[]) =>
  linkWords(text, words).map(({ part, isWord }) => (isWord ? `[${part}]` : part));

describe('words in a line of the room', () => {
  it('are those that it was asked for, or that it found', () => {
    expect(wordsOfLine(line('wordsFound', { q: 'AT', words: 'CAT, RATIO', count: 2 }))).toEqual(['CAT', 'RATIO']);
    expect(wordsOfLine(line('wordInfo', { q: 'RATIO', letters: 5 }))).toEqual(['RATIO']);
    expect(wordsOfLine(line('meaning', { q: 'RATIO', meaning: 'A relation.' }))).toEqual(['RATIO']);
    expect(wordsOfLine(line('joined', { name: 'RATIO' }))).toEqual([]);
  });
  it('stand in its text, each for itself', () => {
    expect(shown('CAT: CAT, CATNIP', ['CAT', 'CATNIP'])).toEqual(['CAT: ', '[CAT]', ', ', '[CATNIP]']);
    expect(shown('RATIO: see RATIO', ['RATIO'])).toEqual(['[RATIO]', ': see RATIO']);
    expect(shown('Nothing of it', ['RATIO'])).toEqual(['Nothing of it']);
    expect(shown('Hello', [])).toEqual(['Hello']);
  });
  it('leave its text as it is', () => {
    const text = 'AT: CAT, RATIO (2)';
    expect(
      linkWords(text, ['CAT', 'RATIO'])
        .map(({ part }) => part)
        .join(''),
    ).toBe(text);
    const starts = linkWords(text, ['CAT', 'RATIO']).map(({ at }) => at);
    expect(new Set(starts).size).toBe(starts.length);
  });
});
