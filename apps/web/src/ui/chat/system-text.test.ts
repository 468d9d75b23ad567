import type { ChatLine } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { i18n } from '../../platform/i18n/i18n.ts';
import { chatText } from './system-text.ts';

const line = (changes: Partial<ChatLine>): ChatLine => ({
  id: '',
  avatar: '',
  displayName: '',
  message: '',
  time: 0,
  private: false,
  system: true,
  type: 'system',
  playerType: 0,
  ...changes,
});

it('names a drawn preset in the viewer’s words', () => {
  const drawn = line({ key: 'scenarioDrawn', params: { sc: 3, name: 'three-lives' } });
  expect(chatText(drawn, i18n.t)).toBe('The reel stopped at Three Lives.');
});

it('lets lines of people speak for themselves', () => {
  expect(chatText(line({ message: '{{name}} hi', system: false }), i18n.t)).toBe('{{name}} hi');
});
