import { describe, expect, it } from 'vitest';
import { addSyllables, readPromptLines, toCommaText, writePrompts } from './prompt-lines.ts';

describe('the text of the syllables window', () => {
  it('is upper-cased by the language and ends at 1250 characters [R0323]', () => {
    expect(writePrompts('capital of peru=lima', 'en-US')).toBe('CAPITAL OF PERU=LIMA');
    expect(writePrompts('şehir=izmir', 'tr-TR')).toBe('ŞEHİR=İZMİR');
    expect(writePrompts('a'.repeat(1300), 'en-US')).toBe('A'.repeat(1250));
  });
  it('keeps the letters of a picture’s address', () => {
    expect(writePrompts('https://Ex.org/Cat.png?v=a=cat|a cat\ndog=dog', 'en-US')).toBe(
      'https://Ex.org/Cat.png?v=a=CAT|A CAT\nDOG=DOG',
    );
    expect(writePrompts('https://ex.org/ca', 'en-US')).toBe('https://ex.org/ca');
  });
  it('is stored as a comma string [R0410]', () => {
    expect(toCommaText('A=B\n\n  C=D ,E\n')).toBe('A=B,C=D,E');
  });
});

describe('the preview', () => {
  it('reads texts, pictures and syllables alone [R0327]', () => {
    const lines = readPromptLines('CAPITAL OF PERU=LIMA\nhttps://ex.org/a.png=CAT|A CAT,ING', 'en-US');
    expect(lines.map(({ prompt }) => [prompt?.text, prompt?.image, prompt?.alt, prompt?.answer])).toEqual([
      ['CAPITAL OF PERU', null, '', 'LIMA'],
      ['', 'https://ex.org/a.png', 'A CAT', 'CAT'],
      ['ING', null, '', ''],
    ]);
  });
  it('marks what is wrong without hiding the rest [R0326]', () => {
    const lines = readPromptLines('http://ex.org/a.png=CAT\nCAPITAL=\nA=B', 'en-US');
    expect(lines.map(({ refusal }) => refusal)).toEqual(['imageNotHttps', 'invalid', null]);
  });
});

describe('imported bookmarks', () => {
  it('come below what is there, none twice [R0119]', () => {
    expect(addSyllables('ING\nTIO', ['TIO', 'ER', 'ER'])).toEqual({ text: 'ING\nTIO\nER', added: 1 });
    expect(addSyllables('', ['ER', 'EN'])).toEqual({ text: 'ER\nEN', added: 2 });
    expect(addSyllables('ING\n', ['ING'])).toEqual({ text: 'ING\n', added: 0 });
  });
  it('stop at the end of the text', () => {
    const full = 'A'.repeat(1249);
    expect(addSyllables(full, ['ER'])).toEqual({ text: full, added: 0 });
  });
});
