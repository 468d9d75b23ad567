import { expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const settle = () => new Promise((done) => setImmediate(done));

it('runs few jobs at once, lets some wait and refuses the rest', async () => {
  const queue = new WorkQueue(2, 3, () => new Error('busy'));
  const finish: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const job = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((done) => finish.push(done));
    running--;
  };
  const results = Promise.allSettled(Array.from({ length: 7 }, () => queue.run(job)));
  await settle();
  expect([running, queue.length]).toEqual([2, 3]);
  while (finish.length > 0) {
    finish.shift()?.();
    await settle();
  }
  expect((await results).map((result) => result.status)).toEqual([
    ...Array(5).fill('fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect([most, running, queue.length]).toEqual([2, 0, 0]);
});

it('goes on after a job that failed', async () => {
  const queue = new WorkQueue(1, 5, () => new Error('busy'));
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 7)).toBe(7);
});
