import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfflineBar } from './offline-bar.tsx';

afterEach(() => vi.restoreAllMocks());

it('says as long as the device is offline what still works, and covers nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const sait = document.createElement('div');
  sait.style.height = 'var(--sait)';
  document.body.append(sait);
  await render(<OfflineBar />);
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
