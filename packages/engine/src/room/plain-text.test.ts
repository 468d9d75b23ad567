import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['control characters', 'a\u0000b\u0007c\u009bd', 'abcd'],
    ['line breaks', 'one\r\ntwo\tthree', 'one two three'],
    ['directions', 'abc\u202edef\u2066ghi\u2069\u200f', 'abcdefghi'],
    ['zero-width letters', 'a\u200bd\u2060m\ufeffi\u00adn', 'admin'],
    ['loose joiners', '\u200dab\u200c', 'ab'],
    ['heaps of marks', `a${'\u0335'.repeat(20)}`, `a${'\u0335'.repeat(3)}`],
  ])('takes out %s', (_name, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('keeps what people write in any script, emoji families included', () => {
    for (const text of ['Grüße', 'ПРИВЕТ', 'ağaç', '👩‍👩‍👧 ❤️', 'ñandú'])
      expect(plainText(text)).toBe(text.normalize('NFC'));
  });
});
