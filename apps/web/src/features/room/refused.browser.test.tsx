import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { JoinError } from '../../platform/rooms/join-error.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { RoomScreen } from './room-screen.tsx';
import { toastText } from './testing/render-room.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });
afterEach(() => vi.restoreAllMocks());

it('why a room could not be entered can still be read over the menu', async () => {
  signInAs({});
  vi.mocked(rooms.joinRoom).mockRejectedValue(new JoinError('notFound'));
  const onLeft = vi.fn();
  await render(
    <>
      <RoomScreen
        intent={{ kind: 'join', roomId: 'ZZZZ', spectate: false }}
        onEntered={() => undefined}
        onLeft={onLeft}
      />
      <Toasts />
    </>,
  );
  await expect.element(page.getByText('Room not found.').first()).toBeVisible();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  await expect.poll(toastText).toContain('Room not found.');
});
