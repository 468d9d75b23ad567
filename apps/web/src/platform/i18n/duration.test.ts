import { expect, it } from 'vitest';
import { awaitTexts, i18n } from './i18n.ts';
import { durationText } from './duration.ts';

it('writes no minutes where there are none, and no seconds beside hours', async () => {
  await awaitTexts();
  expect([0, 35.2, 59.7, 60, 125, 3_599, 3_600, 7_860].map((seconds) => durationText(i18n.t, seconds))).toEqual([
    '0 s',
    '35 s',
    '1 min 0 s',
    '1 min 0 s',
    '2 min 5 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 11 min',
  ]);
});
