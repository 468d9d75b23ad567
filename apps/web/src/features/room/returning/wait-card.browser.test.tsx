import { expect, it, vi } from 'vitest';
import { createFakeLink } from '../testing/fake-link.ts';
import { render } from 'vitest-browser-react';
import { playerState, roomState } from '../testing/room-state.ts';
import { ConnectionBanner } from '../overlays/connection-banner.tsx';
import { connectStore } from '../store/connect-store.ts';
import { RoomStore } from '../store/room-store.ts';
import { RoomContext } from '../store/use-topic.ts';

/** A room whose line the test breaks. */
async function show() {
  const fake = createFakeLink(roomState([playerState('me')]));
  const store = new RoomStore('K7QX', 'me');
  connectStore(fake.link, store, { onDrop: () => undefined, onBack: () => undefined, onClose: () => undefined });
  const leave = vi.fn();
  const actions = { send: vi.fn(), sendDraft: vi.fn(), ping: async () => 20, leave };
  const screen = await render(
    <RoomContext value={{ store, actions }}>
      <ConnectionBanner />
    </RoomContext>,
  );
  return { screen, store, leave };
}

const WORDS = {
  restarting: 'The server restarts. This page waits for it.',
  silent: 'The server does not answer. This page waits for it.',
  offline: 'You are offline. You come back as soon as the network does.',
  returning: 'The server is back. Taking you to your table…',
  reached: 'You are connected again. Taking you to your table…',
} as const;

it.each(['restarting', 'silent', 'offline', 'returning', 'reached'] as const)(
  'says aloud that the server is away (%s), and lets who does not want to wait leave',
  async (connection) => {
    const { screen, store, leave } = await show();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    store.set('connection', connection);
    await expect.element(screen.getByRole('alert').getByText(WORDS[connection])).toBeVisible();
    await screen.getByRole('button', { name: 'Leave' }).click();
    expect(leave).toHaveBeenCalledTimes(1);
    store.set('connection', 'online');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);

it('says it anew when the server comes back, without taking the focus', async () => {
  const { screen, store } = await show();
  store.set('connection', 'silent');
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText(WORDS.silent)).toBeVisible();
  store.set('connection', 'returning');
  await expect.element(alert.getByText(WORDS.returning)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
