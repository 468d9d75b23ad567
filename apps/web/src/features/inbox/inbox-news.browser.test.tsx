import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openInbox } from '../../navigation/windows.ts';
import { setPreferences } from '../../platform/preferences.ts';
import { emitHint } from '../../platform/query/hints.ts';
import { sound } from '../../platform/sound/sound.ts';
import { noteUnreadMessages, unreadMessages } from '../../platform/unread-messages.ts';
import { reply } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { chatWith, fakeInbox, forgetAll, message, showInboxWindow, toastText } from './testing/fake-inbox.tsx';

const CHAT = 'chat-zed';
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

async function stayElsewhere() {
  const server = fakeInbox([chatWith(['Zed'])], { [CHAT]: [message(101, 'hello')] });
  await showInboxWindow();
  closeAllWindows();
  return server;
}

it('a message is announced and counted wherever the player is [L0300]', async () => {
  const server = await stayElsewhere();
  const play = vi.spyOn(sound, 'play');
  server.write(CHAT, 'are you there?', 'Zed', { nc: 2, ntfc: 5 });
  await expect.poll(toastText).toContain('Zed');
  expect(toastText()).toContain('are you there?');
  expect(unreadMessages().count).toBe(5);
  expect(play).toHaveBeenCalledWith('chat');
});

it('a message calls back who looks elsewhere, by the name alone; not who turned that off', async () => {
  const server = await stayElsewhere();
  document.title = '';
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setPreferences({ nme: false });
  server.write(CHAT, 'psst', 'Zed', { nc: 1, ntfc: 1 });
  await expect.poll(toastText).toContain('psst');
  expect(document.title).toBe('');
  setPreferences({ nme: true });
  server.write(CHAT, 'hey', 'Zed', { nc: 2, ntfc: 2 });
  await expect.poll(() => document.title).toBe('Zed: New message · Syllaboom');
  vi.restoreAllMocks();
  dispatchEvent(new Event('focus'));
  expect(document.title).toBe('');
});

it('a muted chat raises no toast, no sound and no badge, and counts in the list alone [S0099]', async () => {
  const server = await stayElsewhere();
  const play = vi.spyOn(sound, 'play');
  server.write(CHAT, 'psst', 'Zed', { nc: 1, ntfc: 0, muted: true });
  openInbox();
  await expect.element(page.getByText('psst').first()).toBeVisible();
  expect(toastText()).not.toContain('psst');
  expect(unreadMessages().count).toBe(0);
  expect(play).not.toHaveBeenCalledWith('chat');
});

it('an own message from another device is not announced', async () => {
  const server = await stayElsewhere();
  server.say({ c: CHAT, m: message(900, 'from my phone', 'me'), ntfc: 0 });
  await new Promise((done) => setTimeout(done, 100));
  expect(toastText()).not.toContain('from my phone');
});

it('streamer mode says neither who nor what', async () => {
  const server = await stayElsewhere();
  setPreferences({ str: true });
  try {
    server.write(CHAT, 'a secret');
    await expect.poll(toastText).toContain('New message');
    expect(toastText()).not.toMatch(/Zed|secret/);
    openInbox();
    await expect.element(page.getByRole('button', { name: 'Show anyway' })).toBeVisible();
    expect(page.getByText('a secret').query()).toBeNull();
  } finally {
    setPreferences({ str: false });
  }
});

it('how many wait is read again with a new connection, unless that was just done', async () => {
  const server = await stayElsewhere();
  server.instead = ({ path }) => (path === '/pref' ? reply({ prefs: {}, ntfc: 7 }) : undefined);
  noteUnreadMessages(1);
  emitHint({ name: 'connected', payload: null });
  await new Promise((done) => setTimeout(done, 100));
  expect(unreadMessages().count).toBe(1);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  emitHint({ name: 'connected', payload: null });
  await expect.poll(() => unreadMessages().count).toBe(7);
});
