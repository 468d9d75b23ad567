import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoomBoundary } from './room-boundary.tsx';
import { useRoom } from './store/use-topic.ts';

const Layout = () => <p>{useRoom().store.roomId}</p>;

it('a layout without its room says that something went wrong, and can be left [R0517]', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLeave = vi.fn();
  await render(
    <RoomBoundary onLeave={onLeave}>
      <Layout />
    </RoomBoundary>,
  );
  await expect.element(page.getByText('Something went wrong. Try restarting the game.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  expect(onLeave).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
  vi.unstubAllGlobals();
});
