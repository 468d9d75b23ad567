import { expect, it } from 'vitest';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { createPacedQueue } from './paced-queue.ts';

/** A clock that stands still until it is set forward. */
function frozenClock() {
  let nowMs = 0;
  const wakes: { readonly at: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    ...systemClock,
    monotonicMs: () => nowMs,
    sleep: (ms) => new Promise((wake) => wakes.push({ at: nowMs + ms, wake })),
  };
  const settle = () => new Promise((done) => setImmediate(done));
  const forward = async (ms: number): Promise<void> => {
    await settle();
    nowMs += ms;
    for (const { at, wake } of wakes) if (at <= nowMs) wake();
    await settle();
  };
  return { clock, forward };
}

it('02 lets sixty who come at once through one after another, and sends away who finds no place', async () => {
  const { clock, forward } = frozenClock();
  const line = createPacedQueue('test', { everyMs: 2000, places: 10 }, { clock, redis: null });
  const through: number[] = [];
  const away: number[] = [];
  const come = (n: number): void =>
    void line.wait('anna').then(
      () => through.push(n),
      () => away.push(n),
    );
  for (let n = 0; n < 60; n++) come(n);
  await forward(1999);
  expect([through, away.length]).toEqual([[], 50]);
  await forward(1);
  expect(through).toEqual([0]);
  await forward(2000);
  expect(through).toEqual([0, 1]);
  // A place is free again, at the end.
  come(60);
  come(61);
  come(62);
  await forward(16_000);
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(away).toContain(62);
  await forward(4000);
  expect(through.slice(10)).toEqual([60, 61]);
});

it('keeps the lines of different names apart, and forgets empty ones', async () => {
  const { clock, forward } = frozenClock();
  const line = createPacedQueue('test', { everyMs: 10, places: 1 }, { clock, redis: null });
  const waits = Array.from({ length: 3000 }, (_, n) => line.wait(`name-${n}`));
  await forward(10);
  await Promise.all(waits);
  const again = line.wait('name-0');
  await expect(line.wait('name-0')).rejects.toMatchObject({ name: 'LimitReached', retryAfterSeconds: 1 });
  await forward(10);
  await again;
});
