import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Features } from './feature.ts';
import { HOUR_MS, type Job, MINUTE_MS, planLines, startJobs } from './jobs.ts';

/** A clock whose timers strike when the test says so. */
function createStrikingClock() {
  const timers = new Set<{ readonly ms: number; readonly run: () => void }>();
  const clock: Clock = {
    ...systemClock,
    every: (ms, run) => {
      const timer = { ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  const strike = (ms: number) => {
    for (const timer of timers) if (timer.ms === ms) timer.run();
  };
  return { clock, strike };
}

const done: string[] = [];
const job = (name: string, more: Partial<Job> = {}): Job => ({
  name,
  everyMs: HOUR_MS,
  run: async () => void done.push(name),
  ...more,
});
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(features: Features) {
  done.length = 0;
  const logs: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void logs.push(line) });
  const { clock, strike } = createStrikingClock();
  const stop = startJobs(features, clock, logger);
  return { logs, strike, stop };
}

it('hourly jobs run one after the other in the order of the features, what proves their work last', async () => {
  const slow = job('one', { run: () => soon().then(() => void done.push('one')) });
  const { strike, stop } = start({
    proof: { jobs: [job('proof', { last: true })] },
    first: { jobs: [slow, job('two')] },
    second: { jobs: [job('three')] },
  });
  strike(HOUR_MS);
  await soon();
  await soon();
  expect(done).toEqual(['one', 'two', 'three', 'proof']);
  await stop();
});

it('jobs that come more often wait for those of their own feature alone', () => {
  const often = { everyMs: MINUTE_MS };
  const lines = planLines({ a: { jobs: [job('a1', often), job('a2')] }, b: { jobs: [job('b1', often)] }, c: {} });
  expect(lines.map((line) => line.map(({ feature, name }) => `${feature}.${name}`))).toEqual([
    ['a.a2'],
    ['a.a1'],
    ['b.b1'],
    [],
  ]);
});

it('a job that fails is told to the log with its feature, and hinders no other', async () => {
  const fails = (name: string, quiet: boolean) => job(name, { quiet, run: () => Promise.reject(new Error(name)) });
  const { logs, strike, stop } = start({ a: { jobs: [fails('loud', false), fails('silent', true), job('next')] } });
  strike(HOUR_MS);
  await soon();
  expect(done).toEqual(['next']);
  expect(logs.map((line) => JSON.parse(line)).map(({ level, feature, job: name }) => [level, feature, name])).toEqual([
    [50, 'a', 'loud'],
    [20, 'a', 'silent'],
  ]);
  await stop();
});

it('runs at the start where a job asks for it, and of one that is slow at most one more waits', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow = job('slow', { everyMs: MINUTE_MS, atStart: true, run: () => gate.then(() => void done.push('slow')) });
  const { strike, stop } = start({ a: { jobs: [slow] } });
  await soon();
  for (let at = 0; at < 5; at += 1) strike(MINUTE_MS);
  open();
  await soon();
  expect(done).toEqual(['slow', 'slow']);
  await stop();
});

it('the way to stop waits for what runs, and starts nothing more', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow = job('slow', { run: () => gate.then(() => void done.push('slow')) });
  const { strike, stop } = start({ a: { jobs: [slow, job('next')] } });
  strike(HOUR_MS);
  await soon();
  const stopped = stop().then(() => done.push('stopped'));
  open();
  await stopped;
  expect(done).toEqual(['slow', 'stopped']);
});
