import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAIRING } from '../balance/ranked/ranked.ts';
import { pairQueue, type QueueEntry, windowAfter } from './pairing.ts';

const never = (): readonly number[] => [];
const entry = (playerId: string, rating: number, waitedMs: number): QueueEntry => ({
  playerId,
  rating,
  since: -waitedMs,
});
const queues = fc
  .array(fc.record({ rating: fc.integer({ min: 500, max: 3_000 }), waited: fc.integer({ min: 0, max: 60_000 }) }), {
    maxLength: 60,
  })
  .map((all) => all.map(({ rating, waited }, n) => entry(`p${n}`, rating, waited)));

describe('the window of a queue', () => {
  it('begins at 100, grows by 20 a second, and ends at 600 [L0134]', () => {
    expect([0, 999, 1_000, 10_000, 25_000, 90_000].map(windowAfter)).toEqual([100, 100, 120, 300, 600, 600]);
  });
});

describe('pairing', () => {
  it('pairs nobody twice, nobody beyond a window, and leaves no two who could meet [L0134]', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const pairs = pairQueue(queue, 0, never);
        const paired = pairs.flat().map(({ playerId }) => playerId);
        expect(new Set(paired).size).toBe(paired.length);
        for (const [one, other] of pairs) {
          const least = Math.min(windowAfter(-one.since), windowAfter(-other.since));
          expect(Math.abs(one.rating - other.rating)).toBeLessThanOrEqual(least);
        }
        const left = queue.filter(({ playerId }) => !paired.includes(playerId));
        expect(pairQueue(left, 0, never)).toEqual([]);
      }),
    );
  });

  it('lets who waited longest choose, and gives them the nearest', () => {
    const queue = [entry('new', 1_510, 0), entry('old', 1_500, 9_000), entry('far', 1_420, 5_000)];
    expect(pairQueue(queue, 0, never).map((pair) => pair.map(({ playerId }) => playerId))).toEqual([['old', 'new']]);
  });

  it('lets the same two meet three times an hour', () => {
    const queue = [entry('a', 1_500, 0), entry('b', 1_500, 0)];
    const now = 0;
    const met = (times: number, agoMs: number) => () => Array.from({ length: times }, () => now - agoMs);
    expect(pairQueue(queue, now, met(2, 1_000))).toHaveLength(1);
    expect(pairQueue(queue, now, met(3, 1_000))).toHaveLength(0);
    expect(pairQueue(queue, now, met(3, PAIRING.meetingsWithinMs))).toHaveLength(1);
  });
});
