import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasEmoji, partsOfEmoji, splitEmoji } from './split-emoji.ts';

const SIGNS = [
  '\u200d',
  '\ufe0f',
  '\ufe0e',
  '\u20e3',
  '1',
  '#',
  'a',
  ' ',
  '<',
  '©',
  '™',
  '❤',
  '★',
  '\ud83d',
  '\udc00',
  '😀',
  '👩',
  '🏽',
  '🇪',
  '🇸',
  '🏴',
  '\u{e0067}',
  '\u{e007f}',
  '\u{1FAFD}',
  '🐕',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 24 }).map((signs) => signs.join('')),
);

it('all runs together are the text, letters and emoji in turns', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const runs = splitEmoji(text);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.every((run) => run.text !== '')).toBe(true);
      expect(runs.some((run, at) => !run.emoji && runs[at + 1]?.emoji === false)).toBe(false);
    }),
  );
});

it('no emoji is left among the letters, and the quick look agrees', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const runs = splitEmoji(text);
      expect(runs.some((run) => run.emoji)).toBe(hasEmoji(text));
      expect(runs.some((run) => !run.emoji && hasEmoji(run.text))).toBe(false);
    }),
  );
});

it('the parts of an emoji are the emoji, and each is shorter', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const run of splitEmoji(text).filter(({ emoji }) => emoji)) {
        const parts = partsOfEmoji(run.text);
        expect(parts.join('')).toBe(run.text);
        if (parts.length > 1)
          for (const part of parts) expect(partsOfEmoji(part).length).toBeLessThan(parts.length + 1);
      }
    }),
  );
});
