import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

it('says as long as the device is offline what still works', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await render(<OfflineNotice />);
  const words = page.getByText('You are offline. Practice against bots still works.');
  expect(words.query()).toBeNull();
  online.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(words).toBeVisible();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(words).not.toBeInTheDocument();
});
