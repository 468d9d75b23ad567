import { expect, it } from 'vitest';
import { expOfLevel, levelOfExp } from './level.ts';

it('climbs by 600, then 10 % more each step, rounded down [R0549 R0550]', () => {
  expect([0, 599, 600, 1259, 1260, 1985, 1986].map(levelOfExp)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect([1, 2, 3, 4, 10, 40].map(expOfLevel)).toEqual([0, 600, 1260, 1986, 8145, 240849]);
});
