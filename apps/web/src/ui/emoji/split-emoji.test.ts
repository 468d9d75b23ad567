import { describe, expect, it } from 'vitest';
import { hasEmoji, isOnlyEmoji, partsOfEmoji, splitEmoji } from './split-emoji.ts';

const emojiOf = (text: string): string[] => splitEmoji(text).flatMap((run) => (run.emoji ? [run.text] : []));

describe('splitEmoji', () => {
  it.each([
    ['a smile', 'hi 😀!', ['😀']],
    ['joined people', '👨‍👩‍👧‍👦 and 👩🏽‍🚀', ['👨‍👩‍👧‍👦', '👩🏽‍🚀']],
    ['two flags side by side', '🇪🇸🇫🇷', ['🇪🇸', '🇫🇷']],
    ['half a flag', '🇪🇸🇫', ['🇪🇸', '🇫']],
    ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
    ['a rainbow flag', '🏳️‍🌈', ['🏳️‍🌈']],
    ['keys', '1️⃣ #⃣ 12', ['1️⃣', '#⃣']],
    ['a heart, however it is written', '❤️ ❤ ❤︎', ['❤️', '❤', '❤︎']],
    ['signs that asked for a picture', '© ©️', ['©️']],
    ['a hand and its tone', '👍🏽👍', ['👍🏽', '👍']],
    ['a sign that Unicode has kept free', 'x\u{1FAFD}y', ['\u{1FAFD}']],
  ])('finds %s', (_, text, emoji) => {
    expect(emojiOf(text)).toEqual(emoji);
    expect(hasEmoji(text)).toBe(true);
  });

  it('leaves letters, digits and signs of every font alone', () => {
    for (const text of [
      '',
      'plain',
      '12 * 3 # 4',
      '© ® ™ → ★ ♪ ✓ ½',
      'Ä ß ñ Ж 日本 \u200d',
      'e\u0301',
      '<b>&amp;</b>',
    ]) {
      expect([text, hasEmoji(text)]).toEqual([text, false]);
      expect(emojiOf(text)).toEqual([]);
    }
  });
});

describe('isOnlyEmoji', () => {
  it('knows a picture from a text with one', () => {
    expect(['🇪🇸', '🐕 🐈', '👩🏽‍🚀'].map(isOnlyEmoji)).toEqual([true, true, true]);
    expect(['', ' ', '🇪🇸?', 'dog', '3'].map(isOnlyEmoji)).toEqual([false, false, false, false, false]);
  });
});

describe('partsOfEmoji', () => {
  it('takes apart what nobody has drawn as one; nothing is lost', () => {
    for (const [emoji, count] of [
      ['👩‍🐕‍🔥', 3],
      ['🍎🏽', 2],
      ['🇿🇿', 1],
      ['😀', 1],
    ] as const) {
      expect(partsOfEmoji(emoji)).toHaveLength(count);
      expect(partsOfEmoji(emoji).join('')).toBe(emoji);
    }
  });
});
