import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PROTOCOL } from '@syllaboom/contracts';
import { page as ownPage } from '../../platform/page.ts';
import { noteProtocol, useHoldUpdate, useUpdate } from '../../platform/update/update.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, openWindow } from '../../ui/windows/manager.ts';
import { StatusBar } from './status-bar.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeAllWindows();
  useUpdate.setState({ isOutdated: false, holders: 0 });
});

it('says as long as the device is offline what still works, and covers nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const sait = document.createElement('div');
  sait.style.height = 'var(--sait)';
  document.body.append(sait);
  await render(<StatusBar />);
  const words = page.getByText('You are offline. Practice against bots still works.');
  expect(words.query()).toBeNull();
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(words).toBeVisible();
  // Every screen begins below it.
  const { bottom } = words.element().parentElement?.getBoundingClientRect() ?? { bottom: 0 };
  expect(bottom).toBeGreaterThan(16);
  await expect.poll(() => sait.offsetHeight).toBe(Math.round(bottom));
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(words).not.toBeInTheDocument();
  await expect.poll(() => sait.offsetHeight).toBe(0);
  sait.remove();
});

const UPDATED = 'The game was updated.';

function Holding({ match }: { match: boolean }) {
  useHoldUpdate(match);
  return null;
}
const screenWith = (match: boolean) => (
  <>
    <Holding match={match} />
    <StatusBar />
    <Toasts />
  </>
);

it('loads the page anew once the server is newer: after the match, with no window open and nothing typed', async () => {
  const reload = vi.spyOn(ownPage, 'reload').mockImplementation(() => undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const field = document.createElement('input');
  document.body.append(field);
  const { rerender } = await render(screenWith(true));
  noteProtocol(PROTOCOL);
  expect(page.getByText(UPDATED).query()).toBeNull();
  noteProtocol(PROTOCOL + 1);
  // Said at once, done after the match.
  await expect.element(page.getByText('The page loads anew after the match.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Load now' }).query()).toBeNull();
  openWindow('settings');
  field.focus();
  field.value = 'half a na';
  await rerender(screenWith(false));
  const now = page.getByRole('button', { name: 'Load now' });
  await expect.element(now).toBeVisible();
  vi.useFakeTimers();
  try {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    closeAllWindows();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    field.remove();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(reload).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('asks where loading anew did not help', async () => {
  const reload = vi.spyOn(ownPage, 'reload').mockImplementation(() => undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(20_000);
  await render(screenWith(false));
  noteProtocol(PROTOCOL + 1);
  const now = page.getByRole('button', { name: 'Load now' });
  await expect.element(now).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await now.click();
  expect(reload).toHaveBeenCalledOnce();
});
