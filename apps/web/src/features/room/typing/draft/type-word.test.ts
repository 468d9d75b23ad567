import { describe, expect, it } from 'vitest';
import { holdsIgnored, typeWord } from './type-word.ts';

const typed = (value: string, language: Parameters<typeof typeWord>[1] = 'en-US', spaceToHyphen = true) =>
  typeWord(value, language, { spaceToHyphen });

describe('typing a word', () => {
  it('stops at 45 characters [R0332]', () => {
    expect(typed('a'.repeat(50))).toHaveLength(45);
    expect(typed(`${'a'.repeat(44)}ß`, 'de-DE')).toHaveLength(44);
  });
  it('drops what the language does not have [R0333]', () => {
    expect(typed('h4e!ллlo')).toBe('HELO');
    expect(typed('слово-1', 'ru')).toBe('СЛОВО-');
  });
  it('folds accents and quotes to plain letters [R0334]', () => {
    expect(typed('é’漢')).toBe("E'");
    expect(typed('e\u0301')).toBe('E');
    expect(typed('Straße', 'de-DE')).toBe('STRASSE');
  });
  it('turns a space into a hyphen when the preference says so, else drops it [R0337]', () => {
    expect(typed('ice cream')).toBe('ICE-CREAM');
    expect(typed('ice cream', 'en-US', false)).toBe('ICECREAM');
  });
  it('upper-cases by the game language [R0338]', () => {
    expect(typed('ışık iz', 'tr-TR', false)).toBe('IŞIKİZ');
    expect(typed('iz')).toBe('IZ');
  });
  it('writes Ё as Е [R0339]', () => {
    expect(typed('ёлка', 'ru')).toBe('ЕЛКА');
  });
  it('knows values in which something counts for nothing', () => {
    expect([holdsIgnored('abc', 'en-US', {}), holdsIgnored('ab1', 'en-US', {})]).toEqual([false, true]);
  });
});
