import { expect, it } from 'vitest';
import { isEmoji } from './emoji.ts';

it('takes emoji of every kind and nothing else', () => {
  for (const emoji of [
    '🙂',
    '⌚',
    '☺️',
    '👍🏽',
    '👩‍👩‍👧',
    '🇸🇪',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '❤️',
    '1️⃣',
    '#️⃣',
    '🙂🙂',
  ])
    expect([emoji, isEmoji(emoji)]).toEqual([emoji, true]);
  for (const text of ['', 'a', '1', '🙂a', 'a🙂', ' 🙂', '🙂 🙂', '<b>', '\u20e3'])
    expect([text, isEmoji(text)]).toEqual([text, false]);
});

it('says so at once of a text that is none after all', () => {
  const from = performance.now();
  // With two ways to read each sign this would be tried in 2 ** 28 combinations.
  for (const sign of ['⌚', '🙂', '👍🏽', '☺️', '1️']) expect(isEmoji(`${sign.repeat(28)}x`)).toBe(false);
  expect(performance.now() - from).toBeLessThan(200);
});
