import { expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

const hasher = new PasswordHasher({ memoryKib: 19_456, passes: 2, lanes: 1, parallelHashes: 1, waitingHashes: 10 });

/** The best of some rounds: what it takes when the machine has nothing else to do. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const startMs = performance.now();
    await work();
    leastMs = Math.min(leastMs, performance.now() - startMs);
  }
  return leastMs;
}

it('01 says no to an unknown user only after the work of a real check', async () => {
  const stored = await hasher.hash('a password');
  expect(await hasher.verify(stored, 'a password')).toBe(true);
  expect(await hasher.verify(null, 'a password')).toBe(false);
  // Without a check it would take next to nothing.
  const share =
    (await quickest(() => hasher.verify(null, 'another'))) / (await quickest(() => hasher.verify(stored, 'another')));
  expect(share).toBeGreaterThan(0.3);
});

it('knows a hash that was made with other costs', async () => {
  const weaker = new PasswordHasher({ memoryKib: 64, passes: 1, lanes: 1, parallelHashes: 1, waitingHashes: 10 });
  expect(hasher.isOutdated(await weaker.hash('a password'))).toBe(true);
  expect(hasher.isOutdated(await hasher.hash('a password'))).toBe(false);
});
