import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import { RANKS_WINDOW } from './rank-table.tsx';
import { openTab, prepareRankedHome } from './testing/open-ranked.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

prepareRankedHome();
afterEach(() => {
  vi.useRealTimers();
});

const press = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

it('the table of ranks closes at a press outside, which counts from 100 ms after the opening on [R0544]', async () => {
  await openTab();
  const button = page.getByRole('button', { name: 'Show the ranks' });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  element.click();
  const opened = () => document.querySelector(`[data-window=${RANKS_WINDOW}] [data-rank]`);
  while (opened() === null) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  press(document.body);
  vi.advanceTimersByTime(99);
  press(document.body);
  expect(isWindowOpen(RANKS_WINDOW)).toBe(true);
  vi.advanceTimersByTime(1);
  press(opened() as Element);
  expect(isWindowOpen(RANKS_WINDOW)).toBe(true);
  press(document.body);
  expect(isWindowOpen(RANKS_WINDOW)).toBe(false);
});
