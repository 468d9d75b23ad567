import { expect, it } from 'vitest';
import { formatDate } from '../../platform/i18n/format.ts';
import { chatAge } from './chat-age.ts';

const NOW = Date.parse('2026-05-20T12:00:00.000Z');
const t = ((key: string, { n = '' }: { n?: number | string } = {}) => `${n}${key.replace('inbox.', ' ')}`) as never;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [10 * SECOND, ' now'],
  [59 * SECOND, ' now'],
  [MINUTE, '1 minutes'],
  [5 * MINUTE, '5 minutes'],
  [HOUR - 1, '59 minutes'],
  [3 * HOUR, '3 hours'],
  [DAY - 1, '23 hours'],
  [2 * DAY, '2 days'],
  [7 * DAY - 1, '6 days'],
  [-5 * SECOND, ' now'],
])('%i ms ago is%s', (passed, words) => {
  expect(chatAge(new Date(NOW - passed).toISOString(), NOW, t)).toBe(words);
});

it.each([7, 60])('%i days ago is a date', (days) => {
  const at = NOW - days * DAY;
  expect(chatAge(new Date(at).toISOString(), NOW, t)).toBe(formatDate(at));
});
