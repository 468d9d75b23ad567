import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { setBanned, useSession } from '../../features/session/session-store.ts';
import { BanBanner } from '../../features/session/ban/ban-banner.tsx';
import { page } from '../../platform/page.ts';
import { Part } from '../../ui/kit/waiting/part.tsx';
import { lazyPart, ornamentPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeAllWindows, openWindow } from '../../ui/windows/manager.ts';
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

describe('a part that can’t be fetched', () => {
  const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  beforeEach(() => {
    vi.stubGlobal('reportError', vi.fn());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    closeAllWindows();
  });

  it('says so in its place, with the rest of the page going on', async () => {
    const startOver = vi.spyOn(page, 'startOver').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const screen = await render(
      <ErrorBoundary>
        <p>Open tables</p>
        <Part waiting={<p>waiting</p>}>
          <Missing />
        </Part>
      </ErrorBoundary>,
    );
    await expect.element(screen.getByText('Network error. Please check your internet connection.')).toBeVisible();
    await expect.element(screen.getByText('Open tables')).toBeVisible();
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const again = screen.getByRole('button', { name: 'Try again' });
    await again.click();
    // Nobody would answer: what is on the screen stays.
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    expect(startOver).not.toHaveBeenCalled();
    ask.mockResolvedValueOnce(new Response());
    await again.click();
    await expect.poll(() => startOver.mock.calls.length).toBe(1);
  });

  describe('inside the chat platform, where the page can’t be loaded anew,', () => {
    const address = location.href;
    beforeEach(() => {
      const url = new URL(address);
      url.searchParams.set('frame_id', 'x');
      history.replaceState(null, '', url);
    });
    afterEach(() => history.replaceState(null, '', address));
    /** A part that is there the second time. */
    const createLate = () => {
      const load = vi
        .fn<() => Promise<{ default: () => string }>>()
        .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
        .mockResolvedValue({ default: () => 'Here at last' });
      return { load, Late: lazyPart(load) };
    };

    it('is asked for again in its place', async () => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
      const { load, Late } = createLate();
      const screen = await render(
        <Part waiting={<p>waiting</p>}>
          <Late />
        </Part>,
      );
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect.element(screen.getByText('Here at last')).toBeVisible();
      expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
    });
    it('takes nothing else down where nobody asked for it', async () => {
      const load = vi
        .fn<() => Promise<{ default: () => string }>>()
        .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
      const Ornament = ornamentPart(load);
      const screen = await render(
        <ErrorBoundary>
          <p>The table</p>
          <Suspense fallback={<p>waiting</p>}>
            <Ornament />
          </Suspense>
        </ErrorBoundary>,
      );
      await expect.element(screen.getByText('waiting')).not.toBeInTheDocument();
      await expect.element(screen.getByText('The table')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    });
    it('lets everything begin anew when it was the whole screen', async () => {
      const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
      const { Late } = createLate();
      const screen = await render(
        <ErrorBoundary>
          <Suspense fallback={null}>
            <Late />
          </Suspense>
        </ErrorBoundary>,
      );
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect.element(screen.getByText('Here at last')).toBeVisible();
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it('of a window leaves the window, which can be closed, and the page behind', async () => {
    const screen = await render(
      <ErrorBoundary>
        <p>Open tables</p>
        <FloatingWindow id="one" title="One" icon={null} initial={() => ({ x: 0, y: 0, w: 300, h: 400 })}>
          <Missing />
        </FloatingWindow>
      </ErrorBoundary>,
    );
    openWindow('one');
    await expect.element(screen.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
    await expect.element(screen.getByText('Open tables')).toBeVisible();
    await screen.getByRole('button', { name: 'Close One' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a banned player sees the red banner over everything', async () => {
  const screen = await render(<BanBanner />);
  setBanned();
  await expect.element(screen.getByRole('heading', { name: 'You have been banned from this game.' })).toBeVisible();
  useSession.setState({ banned: false });
});
