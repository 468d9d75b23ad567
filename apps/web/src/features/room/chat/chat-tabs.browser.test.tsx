import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storage } from '../../../platform/storage.ts';
import { closeAllWindows, openWindow, useWindows } from '../../../ui/windows/manager.ts';
import { resetRoomUi, ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';
import { RoomTop } from '../top/room-top.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatWindows } from './chat-windows.tsx';
import { useChatColumn } from './use-chat-column.ts';

const people = [playerState('me'), playerState('zed', { username: 'Zed' })];
const line = {
  id: 'zed',
  avatar: '',
  displayName: 'Zed',
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
} as const;

function Column() {
  return useChatColumn() ? <ChatPanel /> : null;
}
const open = (changes = {}) =>
  renderRoom(
    <>
      <RoomTop />
      <div style={{ position: 'fixed', left: 400, top: 100, display: 'grid', width: 332, height: 600 }}>
        <Column />
      </div>
      <ChatWindows />
    </>,
    roomState(people, changes),
  );
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const windowOf = (name: string) => page.getByRole('dialog', { name });

/** Presses a tab and lets it go so far to the left of the chat window, with the pointer of a mouse or a finger. */
function drag(name: string, outside: number, pointerType = 'mouse'): void {
  const element = tab(name).element() as HTMLElement;
  const from = element.getBoundingClientRect();
  const to = (document.querySelector('aside') as HTMLElement).getBoundingClientRect().left - outside;
  element.setPointerCapture = () => undefined;
  const y = from.top + from.height / 2;
  const fire = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: y, button: 0, pointerId: 1, pointerType, bubbles: true }),
    );
  fire('pointerdown', from.left + from.width / 2);
  fire('pointermove', from.left);
  fire('pointermove', to);
  fire('pointerup', to);
}

beforeEach(() => {
  signIn();
  resetRoomUi();
  storage.removeItem('syllaboom.windows');
  useWindows.setState({ open: [], rects: {} });
});
afterEach(async () => {
  closeAllWindows();
  await page.viewport(1280, 800);
});

describe('the chat window', () => {
  it('has the tabs chat, search and inspector; arrow keys move between them [R0100]', async () => {
    await open();
    await expect.element(tab('Chat')).toHaveAttribute('aria-selected', 'true');
    tab('Chat').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Search')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('log', { name: 'Search results' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Inspector')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('region', { name: 'Prompts and solves' })).toBeVisible();
  });

  it('keeps a tab that is let go 49 px outside, and detaches it at 51 px into a window of 350 × 400 [R0100 R0101]', async () => {
    await open();
    drag('Search', 49);
    expect(useWindows.getState().open).toEqual([]);
    await expect.element(tab('Search')).toBeVisible();
    drag('Search', 51);
    await expect.element(windowOf('Search')).toBeVisible();
    await expect.element(tab('Search')).not.toBeInTheDocument();
    const element = windowOf('Search').element() as HTMLElement;
    expect([element.offsetWidth, element.offsetHeight]).toEqual([350, 400]);
  });

  it('takes a tab back when its window closes [R0102]', async () => {
    await open();
    drag('Inspector', 80);
    await windowOf('Inspector').getByRole('button', { name: 'Close Inspector' }).click();
    await expect.element(tab('Inspector')).toHaveAttribute('aria-selected', 'true');
    await expect.element(windowOf('Inspector')).not.toBeInTheDocument();
  });

  it('lets a finger move 10 px before a tab follows it [R0103]', async () => {
    await open();
    const element = tab('Search').element() as HTMLElement;
    element.setPointerCapture = () => undefined;
    const fire = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          clientX,
          clientY: 120,
          button: 0,
          pointerId: 1,
          pointerType: 'touch',
          bubbles: true,
        }),
      );
    fire('pointerdown', 500);
    fire('pointermove', 509);
    expect(element.dataset.dragged).toBeUndefined();
    fire('pointermove', 511);
    await expect.poll(() => element.dataset.dragged).toBe('true');
    fire('pointerup', 511);
    await expect.poll(() => element.dataset.dragged).toBeUndefined();
    await expect.element(tab('Search')).toBeVisible();
  });

  it('has tabs, the word search among them, whose windows can be sized at their edges [R0022]', async () => {
    await open();
    for (const name of ['Chat', 'Search', 'Inspector']) {
      (page.getByRole('button', { name: `Move ${name} into a window of its own` }).element() as HTMLElement).click();
      await expect.element(windowOf(name)).toBeVisible();
      const element = windowOf(name).element() as HTMLElement;
      const edge = element.querySelector<HTMLElement>('[data-edge=se]') as HTMLElement;
      edge.setPointerCapture = () => undefined;
      const { offsetWidth, offsetHeight } = element;
      const fire = (type: string, by: number) =>
        edge.dispatchEvent(
          new PointerEvent(type, { clientX: 600 + by, clientY: 600 + by, button: 0, pointerId: 1, bubbles: true }),
        );
      fire('pointerdown', 0);
      fire('pointermove', 30);
      fire('pointerup', 30);
      expect([element.offsetWidth, element.offsetHeight]).toEqual([offsetWidth + 30, offsetHeight + 30]);
    }
  });

  it('has a button that detaches for keyboards, and one that brings all tabs back', async () => {
    await open();
    for (const name of ['Chat', 'Search', 'Inspector']) {
      const button = page.getByRole('button', { name: `Move ${name} into a window of its own` });
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(windowOf(name)).toBeVisible();
    }
    await expect.element(page.getByText('Every tab has a window of its own.')).toBeVisible();
    (page.getByRole('button', { name: 'Bring the tabs back' }).element() as HTMLElement).click();
    await expect.element(tab('Inspector')).toBeVisible();
    expect(useWindows.getState().open).toEqual([]);
  });

  it('keeps what was written when the chat moves into a window', async () => {
    await open();
    await page.getByRole('combobox').fill('half a sen');
    drag('Chat', 90);
    await expect.element(windowOf('Chat').getByRole('combobox')).toHaveValue('half a sen');
  });

  it('counts what is said while another tab is open', async () => {
    const { fake } = await open();
    await tab('Search').click();
    fake.say('chat', { ...line, message: 'hello' });
    fake.say('chat', { ...line, message: 'anybody?' });
    await expect.poll(() => tab('Chat').element().textContent).toBe('Chat2');
    await tab('Chat').click();
    await expect.poll(() => tab('Chat').element().textContent).toBe('Chat');
  });

  it('is a sheet with the three tabs on phones, where tabs stay [R0100]', async () => {
    await page.viewport(390, 844);
    await open();
    openWindow(ROOM_WINDOWS.chat);
    for (const name of ['Chat', 'Search', 'Inspector']) await expect.element(tab(name)).toBeVisible();
    expect(page.getByRole('button', { name: /into a window/ }).query()).toBeNull();
  });
});

describe('the chat button of the menu', () => {
  it('puts the chat away and brings it back, counting meanwhile', async () => {
    const { fake } = await open();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await expect.element(tab('Chat')).not.toBeInTheDocument();
    fake.say('chat', { ...line, message: 'hello' });
    await page.getByRole('button', { name: 'Chat (1)' }).click();
    await expect.element(tab('Chat')).toBeVisible();
    expect(useRoomUi.getState().chatHidden).toBe(false);
  });
  it('is a bubble, in ranked rooms the list of the inspector [R0098]', async () => {
    const { fake } = await open();
    const kind = () => document.querySelector<HTMLElement>('header [data-kind]')?.dataset.kind;
    expect(kind()).toBe('bubble');
    fake.patch({ ranked: true });
    await expect.poll(kind).toBe('list');
    await page.getByRole('button', { name: 'Inspector', exact: true }).click();
    await page.getByRole('button', { name: 'Inspector', exact: true }).click();
    await expect.element(tab('Inspector')).toHaveAttribute('aria-selected', 'true');
  });
});
