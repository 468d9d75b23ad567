import { expect, it } from 'vitest';
import { messageRows } from './message-rows.ts';

const NOON = new Date(2026, 4, 20, 12).getTime();
const at = (minutes: number): string => new Date(NOON + minutes * 60_000).toISOString();
const line = (i: number, s: string, minutes: number, k?: string) => ({
  i,
  t: '',
  s,
  c: at(minutes),
  e: false,
  y: 'text' as const,
  ...(k === undefined ? {} : { k }),
});
const waiting = (k: string, minutes: number) => ({ k, t: '', c: at(minutes), failed: false });

it('puts lines of one person together, for five minutes and a day', () => {
  const messages = [
    line(1, 'zed', -1440),
    line(2, 'zed', 0),
    line(3, 'zed', 4),
    line(4, 'zed', 9.5),
    line(5, 'me', 10),
  ];
  const rows = messageRows({ messages, outgoing: [waiting('n', 11)] }, 'me');
  expect(rows.map(({ isHead }) => isHead)).toEqual([true, true, false, true, true, false]);
  expect(rows.map(({ day }) => day !== null)).toEqual([true, true, false, false, false, false]);
});

it('keeps the line of an own message when its copy comes [S0095]', () => {
  const [sent] = messageRows({ messages: [], outgoing: [waiting('nonce-1', 0)] }, 'me');
  const [arrived] = messageRows({ messages: [line(9, 'me', 0, 'nonce-1')], outgoing: [] }, 'me');
  expect(arrived?.key).toBe(sent?.key);
});
