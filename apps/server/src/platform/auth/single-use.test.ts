import { expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { createSingleUse } from './single-use.ts';

it('lets the first come, until the time is over or the claim was taken back', async () => {
  const clock = createShiftingClock();
  const codes = createSingleUse(null, clock);
  expect(await Promise.all([codes.claim('a', 600), codes.claim('a', 600), codes.claim('b', 600)])).toEqual([
    true,
    false,
    true,
  ]);
  await codes.release('a');
  expect(await codes.claim('a', 600)).toBe(true);
  clock.forward(599);
  expect(await codes.claim('a', 600)).toBe(false);
  clock.forward(2);
  expect(await codes.claim('a', 600)).toBe(true);
});
