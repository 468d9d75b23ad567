import { expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

const hasher = new PasswordHasher({ memoryKib: 19_456, passes: 2, lanes: 1, parallelHashes: 1, waitingHashes: 10 });

/** What one piece of work takes as a share of another: their best of some rounds in turns, for a machine that is busy now and then. */
async function shareOf(work: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const least = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 12; round++)
    for (const [name, run] of [
      ['work', work],
      ['other', other],
    ] as const) {
      const startMs = performance.now();
      await run();
      least[name] = Math.min(least[name], performance.now() - startMs);
    }
  return least.work / least.other;
}

it('01 says no to an unknown user only after the work of a real check', async () => {
  const stored = await hasher.hash('a password');
  expect(await hasher.verify(stored, 'a password')).toBe(true);
  expect(await hasher.verify(null, 'a password')).toBe(false);
  // Without a check it would take next to nothing.
  const share = await shareOf(
    () => hasher.verify(null, 'another'),
    () => hasher.verify(stored, 'another'),
  );
  expect(share).toBeGreaterThan(0.3);
});

it('knows a hash that was made with other costs', async () => {
  const weaker = new PasswordHasher({ memoryKib: 64, passes: 1, lanes: 1, parallelHashes: 1, waitingHashes: 10 });
  expect(hasher.isOutdated(await weaker.hash('a password'))).toBe(true);
  expect(hasher.isOutdated(await hasher.hash('a password'))).toBe(false);
});
