import { expect, it } from 'vitest';
import { partLeadingEmoji } from './leading-emoji.ts';

it('parts the emoji that a text begins with from its words', () => {
  expect(partLeadingEmoji('🔬 What is this?')).toEqual({ emoji: '🔬', words: 'What is this?' });
  expect(partLeadingEmoji('🇩🇪 Which country’s flag is this?')?.emoji).toBe('🇩🇪');
  expect(partLeadingEmoji('👩🏽‍🚀 Who?')?.emoji).toBe('👩🏽‍🚀');
  expect(partLeadingEmoji('❤️ Which colour?')?.emoji).toBe('❤️');
});
it('leaves a text alone that begins with words or has none', () => {
  for (const text of ['What is 🔬?', '🔬', '3 apples', '', '🔬What?']) expect(partLeadingEmoji(text)).toBeNull();
});
