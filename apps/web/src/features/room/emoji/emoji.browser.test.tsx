import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setPreferences } from '../../../platform/preferences.ts';
import { pollDrawnEmoji } from '../../../testing/left-to-fonts.ts';
import { signIn, signInAs } from '../../../testing/sign-in.ts';
import { USUAL_EMOJI } from '../../../ui/emoji/usual.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../ui/windows/manager.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { ChatWindows } from '../chat/chat-windows.tsx';
import { resetRoomUi, ROOM_WINDOWS } from '../room-ui.ts';
import { Table } from '../table/table.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { EmojiAnnouncer } from './emoji-announcer.tsx';

const USUAL = USUAL_EMOJI[0] ?? '';
const state = () => runningState([playerState('me'), playerState('zed', { username: 'Zed' })], 'zed');
const open = () =>
  renderRoom(
    <div style={{ display: 'grid', gridTemplateColumns: '800px 332px', height: 600 }}>
      <div style={{ display: 'grid' }}>
        <Table />
      </div>
      <ChatPanel />
      <EmojiAnnouncer />
    </div>,
    state(),
  );
const button = () => page.getByRole('button', { name: 'Show an emoji at your seat' });
const bubble = (id: string) => page.getByTestId(`bubble-${id}`);

beforeEach(async () => {
  await page.viewport(1280, 800);
  signIn();
  resetRoomUi();
});
afterEach(async () => {
  setPreferences({ str: false });
  closeAllWindows();
  await page.viewport(1280, 800);
});

describe('an emoji of a player', () => {
  it('is sent from the panel and shown at the seat, as a picture, and said to readers [R0467]', async () => {
    const { fake } = await open();
    await button().click();
    await page.getByRole('button', { name: USUAL, exact: true }).click();
    expect(fake.sentUnder('emoji')).toEqual([{ emoji: USUAL }]);
    await expect.element(page.getByRole('button', { name: USUAL, exact: true })).not.toBeInTheDocument();
    fake.say('emoji', { id: 'me', emoji: USUAL });
    fake.say('emoji', { id: 'zed', emoji: '🥳' });
    await pollDrawnEmoji(() => bubble('me').element()).toEqual([USUAL]);
    await pollDrawnEmoji(() => bubble('zed').element()).toEqual(['🥳']);
    await expect.element(bubble('zed')).toHaveAttribute('data-shown');
    const said = page.getByTestId('emoji-announcer');
    await expect.element(said).toHaveTextContent('Zed shows');
    await pollDrawnEmoji(() => said.element()).toEqual(['🥳']);
    expect(said.element().getAttribute('aria-live')).toBe('polite');
  });

  it('is hidden from who streams, as the chat is; the own one is not', async () => {
    const { fake } = await open();
    setPreferences({ str: true });
    fake.say('emoji', { id: 'zed', emoji: '🥳' });
    fake.say('emoji', { id: 'me', emoji: '🥳' });
    await pollDrawnEmoji(() => bubble('me').element()).toEqual(['🥳']);
    expect(bubble('zed').element().textContent).toBe('');
    expect(page.getByTestId('emoji-announcer').element().textContent).not.toContain('Zed');
  });

  it('is sent by no guest, and by nobody whose chat is closed', async () => {
    const { fake } = await open();
    await expect.element(button()).toBeVisible();
    fake.say('mt', { id: 'me', muted: true });
    await expect.element(button()).not.toBeInTheDocument();
    fake.say('mt', { id: 'me', muted: false });
    await expect.element(button()).toBeVisible();
    signInAs({ guest: true });
    await expect.element(button()).not.toBeInTheDocument();
  });

  it('uncovers the table of a phone, where it is shown', async () => {
    await page.viewport(390, 844);
    const { fake } = await renderRoom(<ChatWindows />, state());
    openWindow(ROOM_WINDOWS.chat);
    await button().click();
    await page.getByRole('button', { name: USUAL, exact: true }).click();
    expect(fake.sentUnder('emoji')).toEqual([{ emoji: USUAL }]);
    expect(isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
  });
});
