import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { PracticeScreen } from './practice-screen.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

afterEach(async () => {
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
});

const show = (viewer: Parameters<typeof signInAs>[0]) => {
  fakeLobby(rooms.joinLobby);
  signInAs(viewer);
  return render(
    <TipProvider>
      <PracticeScreen onLeft={() => undefined} />
    </TipProvider>,
  );
};

it('a player who practises stays there for their friends', async () => {
  await show({});
  await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBe(1);
});

it('nobody waits for guests: they practise without a connection', async () => {
  await show({ id: 'guest0001', guest: true });
  await expect.element(page.getByRole('button').first()).toBeVisible();
  expect(vi.mocked(rooms.joinLobby)).not.toHaveBeenCalled();
});
