import { ALPHABETS, foldTyped, GAME_LANGUAGES, isAllowedLetter } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { accentsOf, KEYBOARD_LAYOUTS } from './keyboard-layouts.ts';

describe.each(GAME_LANGUAGES)('the touch keyboard of %s', (language) => {
  const keys = KEYBOARD_LAYOUTS[language].flatMap((row) => [...row]);
  const typed = keys.flatMap((key) => [key, ...accentsOf(key, language)]).map((key) => foldTyped(key, language));

  it('reaches every letter of its dictionary [R0336]', () => {
    expect([...ALPHABETS[language]].filter((letter) => !typed.includes(letter))).toEqual([]);
  });
  it('types only letters of the language, and has no key twice', () => {
    for (const letters of typed) {
      expect(letters).not.toBe('');
      for (const letter of letters) expect(isAllowedLetter(letter, language)).toBe(true);
    }
    expect(new Set(keys).size).toBe(keys.length);
  });
});
