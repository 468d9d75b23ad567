import { expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { isRetryable, withRetry } from './retry.ts';

const failure = (code: string) => Object.assign(new Error('x'), { code });

it('tries again after conflicts and lost connections, not after refusals', async () => {
  const clock = createShiftingClock();
  let calls = 0;
  const value = await withRetry(async () => {
    calls++;
    if (calls < 4) throw failure(['40001', '57P01', 'ECONNREFUSED'][calls - 1] ?? '');
    return 'done';
  }, clock);
  expect([value, calls]).toEqual(['done', 4]);
  expect(clock.sleptMs).toBeGreaterThan(0);
  await expect(withRetry(() => Promise.reject(failure('23505')), clock)).rejects.toMatchObject({ code: '23505' });
  expect([new Error('Connection terminated unexpectedly'), new Error('other'), 'text'].map(isRetryable)).toEqual([
    true,
    false,
    false,
  ]);
});

it('gives up after 20 s', async () => {
  const clock = createShiftingClock();
  const began = clock.monotonicMs();
  await expect(
    withRetry(async () => {
      clock.forward(3);
      throw failure('40P01');
    }, clock),
  ).rejects.toMatchObject({ code: '40P01' });
  expect(clock.monotonicMs() - began).toBeGreaterThan(20_000);
});
