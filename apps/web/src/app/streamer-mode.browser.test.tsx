import type { ChatLine } from '@syllaboom/contracts';
import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { lobbyChat, useLobbyColumn } from '../features/lobby/chat/lobby-chat.ts';
import { fakeProfiles, profileReply, showProfile } from '../features/profile/testing/fake-profiles.tsx';
import { ImitatedPlayer } from '../features/room/bots/imitated-player.tsx';
import { ChatPanel } from '../features/room/chat/chat-panel.tsx';
import { resetRoomUi } from '../features/room/room-ui.ts';
import { RoomWindows } from '../features/room/room-windows.tsx';
import { playerState, roomState, runningState } from '../features/room/testing/room-state.ts';
import { renderStay } from '../features/room/testing/render-stay.tsx';
import { renderRoom } from '../features/room/testing/render-room.tsx';
import { ROOM_WINDOWS } from '../features/room/room-ui.ts';
import { useRoomEvents } from '../features/room/use-room-events.ts';
import { setPreferences } from '../platform/preferences.ts';
import * as rooms from '../platform/rooms/rooms.ts';
import { winnerEntry } from '../features/room/testing/winner-entry.ts';
import { fakeLobby } from '../testing/fake-lobby.ts';
import { roomListing } from '../testing/room-listing.ts';
import { showThrough } from '../testing/show-through.ts';
import { signIn } from '../testing/sign-in.ts';
import { TipProvider } from '../ui/kit/popups/tip.tsx';
import { closeAllWindows, openWindow } from '../ui/windows/manager.ts';
import { isStreaming, onStreamerChange } from '../platform/streamer/streamer-mode.ts';
import { installHiddenAddress } from '../navigation/overlay-entry.ts';
import { setRoomAddress } from '../navigation/room-address.ts';

vi.mock('../platform/rooms/rooms.ts', { spy: true });

const STRANGERS = ['Zephyrine', 'Quentolin', 'Wulfhilde'] as const;
const [ZEPHYRINE, QUENTOLIN, WULFHILDE] = STRANGERS;
const CODE = 'K7QX';
const SAID = 'greetings from the gutter';
const SECRETS = [...STRANGERS, SAID, CODE, 'up:portrait', 'portrait.webp'];

const self = playerState('me', { username: 'Noodle', auth_id: 'account-me-1' });
const bot = playerState('bot-1', { username: 'Sir Beep', bot: true, avatar: 'bot-1', auth_id: '' });
const people = [
  playerState('z', { username: ZEPHYRINE, avatar: 'up:portrait' }),
  self,
  playerState('q', { username: QUENTOLIN }),
  bot,
  playerState('w', { username: WULFHILDE, spectating: true }),
];
const line = (changes: Partial<ChatLine> = {}): ChatLine => ({
  id: 'z',
  avatar: '',
  displayName: ZEPHYRINE,
  message: SAID,
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
  ...changes,
});
const entry = (id: string, name: string, words: number) =>
  winnerEntry(id, { player: { id, name, avatar: '', frame: 0 }, correct_words: words });
const stream = (on = true): void => setPreferences({ ...DEFAULT_PREFERENCES, str: on });
const nothingShows = () => expect.poll(() => showThrough(SECRETS), { timeout: 5000 }).toEqual([]);

beforeEach(async () => {
  await page.viewport(1440, 900);
  signIn();
  resetRoomUi();
  stream();
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  stream(false);
  setRoomAddress(null);
  lobbyChat.clear();
  lobbyChat.write('');
  useLobbyColumn.setState({ open: null });
  // The connection to the lobby outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.clearAllMocks();
});

it('hides who and what is at home: hosts, titles, pairs and the chat', async () => {
  const lobby = fakeLobby(rooms.joinLobby);
  await render(
    <TipProvider>
      <LobbyScreen onJoin={() => undefined} onPractice={() => undefined} onQuickPlay={() => undefined} />
    </TipProvider>,
  );
  await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBeGreaterThan(0);
  const named = { name: ZEPHYRINE, auth_id: 'account-z', avatar: 'up:portrait' };
  const side = (name: string) => ({ auth_id: `account-${name}`, name, avatar: '', wp: 500, type: 0 });
  const duel = { ranked: true, started: true, player1: side(QUENTOLIN), player2: side(WULFHILDE), players: 2 };
  lobby.say('rooms', {
    rooms: [
      roomListing('AAAAAAA', named),
      roomListing('BBBBBBB', {
        ...named,
        name: `The den of ${QUENTOLIN}`,
        title: `The den of ${QUENTOLIN}`,
        host: ZEPHYRINE,
      }),
      roomListing('CCCCCCC', { ...duel, name: QUENTOLIN, auth_id: 'account-q' }),
      roomListing('DDDDDDD', { name: 'Noodle', auth_id: 'account-me-1' }),
    ],
    total: 4,
    offset: 0,
  });
  lobby.say('chat-history', { lines: [line()] });
  lobby.say('chat', line({ id: 'account-z' }));
  await expect.element(page.getByText('Player 1’s table').first()).toBeVisible();
  await expect.element(page.getByText('Noodle’s table')).toBeVisible();
  await expect.element(page.getByText('Hidden in streamer mode')).toBeVisible();
  expect(showThrough([...SECRETS, 'AAAAAAA'])).toEqual([]);
  stream(false);
  await expect.element(page.getByText(`The den of ${QUENTOLIN}`)).toBeVisible();
  stream();
  await nothingShows();
});

it('hides them in the room, in the match and in its result, under names that last', async () => {
  const { fake } = await renderStay(roomState(people, { host: 'z', title: `${ZEPHYRINE} and friends` }));
  fake.say('chat-history', {
    lines: [line(), line({ system: true, displayName: '', message: '', key: 'joined', params: { name: QUENTOLIN } })],
    solves: [],
  });
  await expect.element(page.getByTestId('room')).toBeVisible();
  await expect.poll(() => document.body.textContent).toContain('Player 1');
  expect(document.body.textContent).toContain('Sir Beep');
  await nothingShows();
  fake.patch(runningState(people, 'z'));
  fake.say('start', { matchId: 'm', versusMs: 0 });
  fake.say('chat', line());
  await expect.poll(() => document.querySelector('[data-testid="stage"], canvas')).not.toBeNull();
  await expect.poll(() => document.body.textContent).toContain('Player 2');
  await nothingShows();
  const winners = [entry('z', ZEPHYRINE, 9), entry('me', 'Noodle', 5), entry('bot-1', 'Sir Beep', 4)];
  fake.say('winner', { winners, rest: [entry('q', QUENTOLIN, 1)], matchId: 'm', recorded: true, self: null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  const first = document.querySelector('[data-place="1"] b');
  expect(first?.textContent).toBe('Player 1');
  await nothingShows();
});

it('turns on and off in the middle: everything follows at once, and the numbers stay', async () => {
  stream(false);
  const { store } = await renderStay(roomState(people, { host: 'z' }));
  await expect.poll(() => showThrough([ZEPHYRINE, CODE])).toEqual([ZEPHYRINE, CODE]);
  stream();
  await nothingShows();
  const names = store.seats.map(({ name }) => name);
  expect(names).toEqual(['Player 1', 'Noodle', 'Player 2', 'Sir Beep', 'Player 3']);
  stream(false);
  expect(store.seats.map(({ name }) => name)).toEqual([ZEPHYRINE, 'Noodle', QUENTOLIN, 'Sir Beep', WULFHILDE]);
  stream();
  expect(store.seats.map(({ name }) => name)).toEqual(names);
});

it('shows bots by their own names, but not those that have a player’s', async () => {
  const seats = [
    self,
    bot,
    playerState('bot-2', { username: WULFHILDE, bot: true, avatar: 'seedofw', auth_id: 'bot-2' }),
    playerState('bot-3', { username: 'Practice Pal', bot: true, avatar: 'Practice Pal', auth_id: '' }),
  ];
  const { store } = await renderRoom(
    <ImitatedPlayer
      chosen={{ id: 'account-q', displayName: QUENTOLIN, avatar: 'up:portrait', frame: 0, exp: 1, type: 0 } as never}
      onChoose={() => undefined}
    />,
    roomState(seats, { host: 'me' }),
  );
  const pseudonym = expect.stringMatching(/^Player \d$/);
  expect(store.seats.map(({ name }) => name)).toEqual(['Noodle', 'Sir Beep', pseudonym, 'Practice Pal']);
  await expect.poll(() => document.body.textContent).toMatch(/Player \d/);
  await nothingShows();
});

/** The chat, with what the room tells beside it. */
function Chat() {
  useRoomEvents();
  return <ChatPanel />;
}

it('shows the chat to who asks for it, and commands reach who is meant', async () => {
  const { fake } = await renderRoom(<Chat />, roomState(people, { host: 'me' }));
  fake.say('chat', line());
  await expect.element(page.getByText('Hidden in streamer mode')).toBeVisible();
  await nothingShows();
  await page.getByRole('button', { name: 'Show anyway' }).click();
  await expect.element(page.getByText(SAID)).toBeVisible();
  expect(showThrough([ZEPHYRINE])).toEqual([]);
  await page.getByRole('combobox').fill('/whisper Player 1 psst');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => fake.sentUnder('command')).toMatchObject([{ command: 'whisper' }]);
  expect(JSON.stringify(fake.sentUnder('command'))).toContain(ZEPHYRINE);
  await page.getByRole('button', { name: 'Hide again' }).click();
  await nothingShows();
});

it('copies the link without showing it, and says nothing of it where that fails', async () => {
  const copied: string[] = [];
  const clipboard = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void copied.push(text));
  await renderStay(roomState(people, { host: 'me' }));
  await page.getByRole('button', { name: 'Room code hidden: copy the link' }).click();
  await expect.poll(() => copied).toEqual([expect.stringContaining(`room=${CODE}`)]);
  clipboard.mockRejectedValue(new Error('closed'));
  await page.getByRole('button', { name: 'Room code hidden: copy the link' }).click();
  await expect.poll(() => document.body.textContent).toContain('could not be copied');
  await nothingShows();
  vi.restoreAllMocks();
});

it('keeps the code out of the address, and finds the room again all the same', async () => {
  const stop = installHiddenAddress(isStreaming, onStreamerChange);
  setRoomAddress(CODE);
  expect(location.search).not.toContain(CODE);
  expect(history.state).toEqual({ room: CODE });
  stream(false);
  expect(location.search).toContain(`room=${CODE}`);
  stream();
  expect(location.search).not.toContain(CODE);
  setRoomAddress(null);
  expect(history.state).toBeNull();
  stop();
});

it('hides a stranger’s profile, their words about themselves included', async () => {
  fakeProfiles({ '/profile': profileReply({ id: 'account-z', displayName: ZEPHYRINE, about: SAID }) });
  await showProfile('account-z');
  await expect.poll(() => document.body.textContent, { timeout: 5000 }).toContain('Player 1');
  await nothingShows();
});

it('is turned on from the room’s own window, too', async () => {
  stream(false);
  await renderRoom(<RoomWindows />, roomState(people, { host: 'me' }));
  openWindow(ROOM_WINDOWS.info);
  await page.getByRole('switch', { name: 'Streamer mode' }).click();
  await expect.element(page.getByRole('switch', { name: 'Streamer mode' })).toBeChecked();
});
