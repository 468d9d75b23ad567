import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setBanned, useSession } from '../features/session/session-store.ts';
import { BanBanner } from '../features/session/ban-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notice } from './notice-screen.tsx';

it.each([
  ['authFailed', 'Authentication failed. We might be updating the server. Please try again later.'],
  ['network', 'Network error. Please check your internet connection.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
  ['unrecoverable', 'Unable to recover. Please restart the activity.'],
] as const)('the start that fails by %s says: %s [R0530 R0531 R0533 R0534]', async (key, words) => {
  const onRetry = vi.fn();
  const screen = await render(<Notice messageKey={key} onRetry={onRetry} />);
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const Broken = (): never => {
  throw new Error('broken screen');
};

it('a screen that cannot be drawn says that the game could not be initialized [R0532]', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByText('Game could not be initialized. Please restart the activity.')).toBeVisible();
  quiet.mockRestore();
  vi.unstubAllGlobals();
});

it('a banned player sees the red banner over everything', async () => {
  const screen = await render(<BanBanner />);
  setBanned();
  await expect.element(screen.getByRole('heading', { name: 'You have been banned from this game.' })).toBeVisible();
  useSession.setState({ banned: false });
});
