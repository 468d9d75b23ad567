import type { ChatLine } from '@syllaboom/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useLobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import * as rooms from '../../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../../testing/fake-lobby.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { LobbyScreen } from '../lobby-screen.tsx';
import { LobbyChatButton } from './lobby-chat-button.tsx';
import { LobbyChatColumn } from './lobby-chat-panel.tsx';
import { lobbyChat, setLobbyChatOpen, useLobbyColumn } from './lobby-chat.ts';

vi.mock('../../../platform/rooms/rooms.ts', { spy: true });

const line = (message: string, id = 'account-zed1'): ChatLine => ({
  id,
  avatar: 'Zed',
  displayName: 'Zed',
  message,
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
});
let lobby: ReturnType<typeof fakeLobby>;
function Home({ open }: { open: boolean }) {
  useLobbyConnection();
  return (
    <TipProvider>
      {open ? (
        <div style={{ display: 'grid', width: 330, height: 600 }}>
          <LobbyChatColumn />
        </div>
      ) : (
        <LobbyChatButton />
      )}
      <Toasts />
    </TipProvider>
  );
}
async function show(open = true, guest = false) {
  signInAs({ guest });
  lobby = fakeLobby(rooms.joinLobby);
  const before = vi.mocked(rooms.joinLobby).mock.calls.length;
  const screen = await render(<Home open={open} />);
  await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBeGreaterThan(before);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return screen;
}
beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  lobbyChat.clear();
  lobbyChat.write('');
  lobbyChat.showLog()();
  useLobbyColumn.setState({ open: null });
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.clearAllMocks();
});

it('shows what was said before, then every line, and sends one’s own', async () => {
  await show();
  lobby.say('chat-history', { lines: [line('Good morning')] });
  lobby.say('chat', line('Anybody for a duel?'));
  await expect.element(page.getByText('Good morning')).toBeVisible();
  await expect.element(page.getByText('Anybody for a duel?')).toBeVisible();
  await page.getByRole('combobox').fill('  me!  ');
  await userEvent.keyboard('{Enter}');
  expect(lobby.sentOf('chat')).toEqual([{ message: 'me!' }]);
  await expect.element(page.getByRole('combobox')).toHaveValue('');
});

it('runs the commands of the lobby; /clear empties the own view', async () => {
  await show();
  lobby.say('chat', line('noise'));
  await page.getByRole('combobox').fill('/whisper Zed hi there');
  await userEvent.keyboard('{Enter}');
  expect(lobby.sentOf('command')).toEqual([{ command: 'whisper', args: { to: 'Zed', message: 'hi there' } }]);
  await page.getByRole('combobox').fill('/clear');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByText('noise').query()).toBeNull();
});

it('is closed to guests, who read along', async () => {
  await show(true, true);
  lobby.say('chat', line('Hello'));
  await expect.element(page.getByText('Hello')).toBeVisible();
  const closed = page.getByPlaceholder('Guests are not allowed to chat anymore. Please log in.');
  await expect.element(closed).toBeDisabled();
  // "Say hello" is nothing for them.
  expect(page.getByText(/Say hello/).query()).toBeNull();
});

it('counts what others said while it was put away', async () => {
  setLobbyChatOpen(false);
  await show(false);
  lobby.say('chat', line('one'));
  lobby.say('chat', line('mine', 'account-me-1'));
  lobby.say('chat', line('two'));
  await expect.element(page.getByRole('button', { name: 'Lobby chat (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Lobby chat (2)' }).click();
  expect(useLobbyColumn.getState().open).toBe(true);
});

it.each([
  [768, 1024, false],
  [980, 1024, false],
  [1024, 768, true],
  [1280, 720, true],
  [1440, 900, true],
])('leaves each part of home its width at %i × %i', async (width, height, beside) => {
  await page.viewport(width, height);
  signInAs({});
  lobby = fakeLobby(rooms.joinLobby);
  setLobbyChatOpen(true);
  const nothing = () => undefined;
  await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <LobbyScreen onJoin={nothing} onPractice={nothing} onQuickPlay={nothing} />
      </div>
    </TipProvider>,
  );
  const chat = page.getByRole('complementary', { name: 'Lobby chat' });
  const tables = page.getByRole('region', { name: 'Open tables' });
  const widthOf = (part: typeof chat) => part.elements()[0]?.getBoundingClientRect().width ?? 0;
  await expect.poll(() => widthOf(chat)).toBeGreaterThanOrEqual(270);
  expect(widthOf(tables) >= 300).toBe(beside);
  expect(tables.elements()).toHaveLength(beside ? 1 : 0);
  await chat.getByRole('button', { name: /close/i }).click();
  await expect.poll(() => widthOf(tables)).toBeGreaterThanOrEqual(300);
});

it('says why the lobby refused something', async () => {
  await show();
  lobby.say('refused', { code: 'languageBuilding' });
  await expect.poll(() => document.body.textContent).toContain('The dictionary is being prepared');
});
