import type { GameRoomState } from '@syllaboom/contracts';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { actionsOf, connectStore } from '../store/connect-store.ts';
import { RoomStore } from '../store/room-store.ts';
import { RoomContext } from '../store/use-topic.ts';
import { createFakeLink } from './fake-link.ts';

/** Renders a part of the room on a real store behind a fake link; `clock`: what the room has told of its time so far. */
export async function renderRoom(
  body: ReactNode,
  state: GameRoomState,
  selfId = 'me',
  clock: { now: number } | null = { now: 0 },
) {
  const fake = createFakeLink(state, selfId);
  const store = new RoomStore(fake.link.roomId, selfId);
  if (clock) store.setClock(clock.now);
  connectStore(fake.link, store, { onDrop: () => undefined, onBack: () => undefined, onClose: () => undefined });
  const actions = actionsOf(fake.link);
  const wrap = (inner: ReactNode) => (
    <TipProvider>
      <RoomContext value={{ store, actions }}>{inner}</RoomContext>
      <Toasts />
      <Confirmations />
    </TipProvider>
  );
  const screen = await render(wrap(body));
  return { screen, store, fake };
}

/** Waits for so many milliseconds of real time. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the toasts on the screen say. Readers get an urgent toast's text a second time, so text queries would find two. */
export const toastText = (): string =>
  [...document.querySelectorAll('[data-type]')].map((toast) => toast.textContent).join(' ');
