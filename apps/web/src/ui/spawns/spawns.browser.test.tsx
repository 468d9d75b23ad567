import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showSpawn, useSpawns } from './spawn-store.ts';
import { Spawns } from './spawns.tsx';

const clear = () => useSpawns.setState({ spawns: [] });
beforeEach(clear);
afterEach(clear);

it('currency, keys, bombs and experience drop for 2.5 s each, and are told in words [R0214]', async () => {
  await render(<Spawns />);
  showSpawn('coin', 5);
  showSpawn('diamond', 20);
  showSpawn('key', 1);
  showSpawn('exp', 3);
  showSpawn('bomb', 1, { item: 101 });
  const pictures = () => [...document.querySelectorAll('[data-spawn]')];
  const count = (kind: string) => document.querySelectorAll(`[data-spawn=${kind}]`).length;
  await expect.poll(() => ['coin', 'diamond', 'key', 'exp', 'bomb'].map(count)).toEqual([5, 14, 1, 3, 1]);
  const durations = pictures().flatMap((one) => one.getAnimations().map((drop) => drop.effect?.getTiming().duration));
  expect(new Set(durations)).toEqual(new Set([2500]));
  await expect.element(page.getByRole('status').getByText('You got 20 diamonds')).toBeVisible();
  await expect.element(page.getByText('You got 1 special bomb')).toBeVisible();
  // The bomb comes in its own colours.
  const bomb = document.querySelector<HTMLElement>('[data-spawn=bomb] span');
  expect(bomb?.style.getPropertyValue('--bomb-1')).not.toBe('');
});

it('nothing drops for nothing', async () => {
  await render(<Spawns />);
  showSpawn('coin', 0);
  expect(document.querySelectorAll('[data-spawn]')).toHaveLength(0);
});
