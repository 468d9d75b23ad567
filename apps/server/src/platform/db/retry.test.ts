import { expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { isOutage, isRetryable, withRetry } from './retry.ts';

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

it('F4 knows an outage from a mistake, and what is worth trying again at once', () => {
  const lost = [
    '40001',
    '57P01',
    '53300',
    '25P03',
    'ECONNREFUSED',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EAI_AGAIN',
    'ENOTFOUND',
  ];
  const overloaded = ['57014', '25006', '53100', '53200'];
  const mistakes = ['23505', '22P05', '42703', 'ERR_INVALID_ARG_TYPE'];
  const judge = (code: string) => [isRetryable(failure(code)), isOutage(failure(code))];
  expect(lost.map(judge)).toEqual(lost.map(() => [true, true]));
  expect(overloaded.map(judge)).toEqual(overloaded.map(() => [false, true]));
  expect(mistakes.map(judge)).toEqual(mistakes.map(() => [false, false]));
});
