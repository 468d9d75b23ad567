import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useOverlays } from '../../navigation/overlays.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { ChatBody } from './chat/chat-body.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { resetRoomUi } from './room-ui.ts';
import { HintNotice } from './strip/hint-notice.tsx';
import { SeatBubble } from './table/seats/seat-bubble.tsx';
import { renderRoom } from './testing/render-room.tsx';
import { playerState, roomState } from './testing/room-state.ts';

const people = [playerState('me'), playerState('zed', { username: 'Zed', lang: 'tr-TR' })];
const opened = () => useOverlays.getState().word;
const box = (body: ReactNode) => (
  <div style={{ display: 'flex', width: 332, height: 640, position: 'relative', paddingTop: 120 }}>{body}</div>
);

beforeEach(() => {
  resetRoomUi();
  signInAs({});
  fakeFetch(() => reply({ word: 'RATIO', meaning: ['A relation.'], error: null, source: null }));
});
afterEach(() => {
  closeAllWindows();
  useOverlays.setState({ word: undefined });
  vi.restoreAllMocks();
});

describe('a word in a room opens what is known of it', () => {
  it('above the player who wrote it, in their own language where everybody has one', async () => {
    const { fake, store } = await renderRoom(box(<SeatBubble id="zed" />), roomState(people, { mlang: true }));
    fake.say('correct', { id: 'zed', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    await page.getByRole('button', { name: 'RATIO' }).click();
    expect([opened(), isWindowOpen('word')]).toEqual(['tr-TR:RATIO', true]);
    // An emoji in its place opens nothing, and nothing can be reached once it is gone.
    useOverlays.setState({ word: undefined });
    store.setBubble('zed', '🥳');
    document.querySelector<HTMLElement>('[data-testid=bubble-zed]')?.click();
    expect(opened()).toBeUndefined();
    store.setBubble('zed', '');
    await expect.poll(() => page.getByRole('button').query()).toBeNull();
  });

  it('in the inspector, below its meaning, by keys', async () => {
    const { fake } = await renderRoom(box(<Inspector />), roomState(people, {}));
    fake.say('solve', {
      playerId: 'zed',
      name: 'Zed',
      avatar: '',
      word: 'RATIO',
      isCorrect: true,
      prompt: 'TIO',
    });
    await page.getByRole('button', { name: /^RATIO/ }).click();
    const more = page.getByRole('button', { name: 'About the word' });
    await expect.element(more).toBeVisible();
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened()).toBe('en-US:RATIO');
  });

  it('in what the room answers in its chat', async () => {
    const { store } = await renderRoom(box(<ChatBody />), roomState(people, {}));
    const line = { id: '', displayName: '', avatar: '', playerType: 0, system: true, private: true, message: '' };
    store.chat.receive({
      ...line,
      type: 'q',
      key: 'wordsFound',
      params: { q: 'TIO', words: 'PATIO, RATIO', count: 2 },
    } as never);
    await page.getByRole('button', { name: 'PATIO', exact: true }).click();
    expect(opened()).toBe('en-US:PATIO');
    await page.getByRole('button', { name: 'RATIO', exact: true }).click();
    expect(opened()).toBe('en-US:RATIO');
  });

  it('in the hint after an explosion', async () => {
    const { fake } = await renderRoom(box(<HintNotice />), roomState(people, {}));
    fake.say('hint', { prompt: 'TIO', words: ['PATIO', 'RATIO'] });
    await page.getByRole('button', { name: 'PATIO' }).click();
    expect(opened()).toBe('en-US:PATIO');
  });
});
