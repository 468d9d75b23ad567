import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { whileLoading } from './loading.ts';
import { LoadingWindow } from './loading-window.tsx';

const shown = () => page.getByTestId('loading-window').query() !== null;
const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
afterEach(() => {
  vi.useRealTimers();
});

it('the loading window goes after 5 s, even where nothing came [R0090]', async () => {
  await render(<LoadingWindow />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void whileLoading(new Promise(() => undefined));
  await draw();
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(4900);
  await draw();
  expect(shown()).toBe(true);
  vi.advanceTimersByTime(200);
  await draw();
  expect(shown()).toBe(false);
});

it('goes at once when what it waits for is there, or has failed', async () => {
  await render(<LoadingWindow />);
  const works: ((value: string) => void)[] = [];
  const work = whileLoading(new Promise<string>((resolve) => works.push(resolve)));
  await draw();
  expect(shown()).toBe(true);
  works[0]?.('done');
  expect(await work).toBe('done');
  await draw();
  expect(shown()).toBe(false);
  await expect(whileLoading(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await draw();
  expect(shown()).toBe(false);
});
