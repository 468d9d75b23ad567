import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSlices } from './slices.ts';

const WORKERS = 20;
const PIECES = 40;

it('all that takes long has one slice of a turn together, and everybody comes to an end', async () => {
  let now = 0;
  const slices = createSlices({ monotonicMs: () => now });
  const done: number[] = [];
  const work = async (who: number): Promise<void> => {
    for (let piece = 0; piece < PIECES; piece += 1) {
      now += 1;
      const rest = slices.pause();
      if (rest !== null) await rest;
    }
    done.push(who);
  };
  const workers = Array.from({ length: WORKERS }, (_, who) => work(who));
  const turns: number[] = [];
  while (done.length < WORKERS) {
    const before = now;
    await nextTurn();
    turns.push(now - before);
  }
  await Promise.all(workers);
  // The first piece of each is done where it came in.
  expect(Math.max(...turns.slice(1))).toBeLessThanOrEqual(5);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: WORKERS }, (_, who) => who));
});

it('nobody waits within a slice, and who waits longest goes on first', async () => {
  let now = 0;
  const slices = createSlices({ monotonicMs: () => now });
  const order: string[] = [];
  const one = slices.pause()?.then(() => order.push('one'));
  const two = slices.pause()?.then(() => order.push('two'));
  await one;
  expect(slices.pause()).toBeNull();
  now += 10;
  await two;
  expect(order).toEqual(['one', 'two']);
});
