import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it('writes seconds as minutes and seconds, never below nothing', () => {
  expect([-3, 0, 59, 61, 754].map(clockText)).toEqual(['0:00', '0:00', '0:59', '1:01', '12:34']);
});
