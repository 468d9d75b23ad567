import type { RoomListing } from '@syllaboom/contracts';
import { INTERFACE_LANGUAGES, STARTS_WHEN_TYPING } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { roomListing } from '../../testing/room-listing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { askCreateRoom, CreateRoomWindow } from './create/create-room-window.tsx';
import { lobbyFeed } from './feed/lobby-feed.ts';
import { AccountWindow } from '../session/index.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { NO_FILTER, useRoomFilter } from './rooms/room-filter.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const ROOM: RoomListing = {
  ...roomListing('K7QX', {
    name: 'Noodle Club',
    title: 'Noodle Club',
    host: 'Noodle',
    diff: 3,
    language: 'tr-TR',
    players: 5,
    speed: 2,
  }),
  clients: 5,
};
const METADATA = ROOM.metadata;
const titled = (name: string) => ({ name, title: name, host: 'Somebody' });

const serveRooms = (list: readonly RoomListing[]) =>
  fakeLobby(rooms.joinLobby, { rooms: { rooms: [...list], total: list.length, offset: 0 } });
const beUser = (guest: boolean) => signInAs({ displayName: 'Noodle', guest });

async function showLobby() {
  const handlers = { onCreate: vi.fn(), onJoin: vi.fn(), onPractice: vi.fn(), onQuickPlay: vi.fn() };
  const screen = await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <LobbyScreen onJoin={handlers.onJoin} onPractice={handlers.onPractice} onQuickPlay={handlers.onQuickPlay} />
      </div>
      <button type="button" onClick={askCreateRoom}>
        Create room
      </button>
      <CreateRoomWindow onCreate={handlers.onCreate} />
      <AccountWindow />
      <Toasts />
    </TipProvider>,
  );
  return { screen, ...handlers };
}
beforeEach(() => beUser(false));
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lobbyFeed.snapshot()).toMatchObject({ status: 'loading', rooms: [] });
  useRoomFilter.setState(NO_FILTER);
  vi.clearAllMocks();
});

it('a room shows its host, name, tags, a spectate eye and Join [L0033]', async () => {
  serveRooms([ROOM]);
  const { screen, onJoin } = await showLobby();
  const card = screen.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Noodle Club' }) });
  for (const text of ['Turkish', '5/8', 'AARRGHH', 'Speed 2×'])
    await expect.element(card.getByText(text)).toBeVisible();
  expect(card.element().querySelector('svg')).not.toBeNull();
  await card.getByRole('button', { name: 'Join Noodle Club' }).click();
  await new Promise((resolve) => setTimeout(resolve, 550));
  await card.getByRole('button', { name: 'Spectate Noodle Club' }).click();
  expect(onJoin.mock.calls).toEqual([
    ['K7QX', false],
    ['K7QX', true],
  ]);
});

it('a table whose fuse starts with the first letter says so, and no speed', async () => {
  serveRooms([{ ...ROOM, metadata: { ...ROOM.metadata, speed: STARTS_WHEN_TYPING } }]);
  const { screen } = await showLobby();
  await expect.element(screen.getByText('Starts when typing')).toBeVisible();
  expect(screen.getByText(/8×/).query()).toBeNull();
});

it('tables are browsed, created, joined and watched from here [L0007]', async () => {
  serveRooms([ROOM]);
  const { screen, onJoin, onCreate } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'Noodle Club' })).toBeVisible();
  await screen.getByRole('button', { name: 'Join Noodle Club' }).click();
  await new Promise((resolve) => setTimeout(resolve, 550));
  await screen.getByRole('button', { name: 'Spectate Noodle Club' }).click();
  expect(onJoin.mock.calls.map(([, spectate]) => spectate)).toEqual([false, true]);
  await screen.getByRole('button', { name: 'Create room' }).first().click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Create room' }).click();
  expect(onCreate).toHaveBeenCalledTimes(1);
});

it('the filter of languages follows the language that the lobby was told [L0290]', async () => {
  const french = roomListing('FRAN', { ...titled('Café'), language: 'fr-FR' });
  const many = roomListing('MANY', { ...titled('Babel'), mlang: true });
  const lobby = serveRooms([ROOM, french, many]);
  const { screen } = await showLobby();
  const shown = () =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(shown).toHaveLength(3);
  lobby.say('lang-set', { locale: 'fr-FR' });
  await expect.poll(() => shown().toSorted()).toEqual(['Babel', 'Café']);
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('French');
});

it('rooms of supporters and boosters have frames of their own, told in words, too [L0038]', async () => {
  const of = (roomId: string, type: number): RoomListing => ({
    roomId,
    clients: 1,
    metadata: { ...METADATA, type, ...titled(`type ${type}`) },
  });
  serveRooms([of('a', 7), of('b', 6), of('c', 1), of('d', 71_023)]);
  const { screen } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'type 71023' })).toBeVisible();
  const card = (type: number) =>
    screen.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `type ${type}`, exact: true }) });
  const look = (type: number) => {
    const element = card(type).element();
    const { boxShadow, backgroundImage } = getComputedStyle(element);
    return { words: element.querySelector('[data-frame]')?.textContent ?? '', look: boxShadow + backgroundImage };
  };
  expect([7, 6, 1, 71_023].map((type) => look(type).words)).toEqual([
    'A supporter’s room',
    'A booster’s room',
    '',
    'A supporter’s room',
  ]);
  expect(new Set([7, 6, 1].map((type) => look(type).look)).size).toBe(3);
  expect(look(71_023).look).toBe(look(7).look);
});

it('the list is searched by name, and says when nothing fits', async () => {
  const names = ['Tea party', 'Fast ones', 'Noodles', 'Late night'];
  serveRooms(names.map((name, at) => ({ roomId: `r${at}`, clients: 1, metadata: { ...METADATA, ...titled(name) } })));
  const { screen } = await showLobby();
  const shown = () =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(shown).toHaveLength(4);
  const field = screen.getByRole('searchbox', { name: 'Find a room' });
  await field.fill('noo');
  await expect.poll(shown).toEqual(['Noodles']);
  await field.fill('zzz');
  await expect.element(screen.getByText('No room fits')).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(shown).toHaveLength(4);
});

it('of thousands of rooms only those near the view are drawn; scrolling brings the others', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({
    roomId: `r${String(at).padStart(4, '0')}`,
    clients: 1,
    metadata: { ...METADATA, ...titled(`Room ${at}`) },
  }));
  serveRooms(many);
  const { screen } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'Room 0', exact: true })).toBeVisible();
  await expect.element(screen.getByText('2,000 rooms')).toBeVisible();
  expect(document.querySelectorAll('h3').length).toBeLessThan(60);
  const columns = () => document.querySelector('[data-scroller] ul')?.children.length;
  await expect.poll(columns).toBe(2);
  await page.viewport(800, 800);
  await expect.poll(columns).toBe(1);
  await page.viewport(1280, 800);
  await expect.poll(columns).toBe(2);
  const scroller = document.querySelector('[data-scroller]');
  for (let tries = 0; tries < 4; tries++) {
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  await expect.element(screen.getByRole('heading', { name: 'Room 1999' })).toBeVisible();
});

it('nothing moves under somebody who has scrolled down; at the top the list is sorted anew', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    roomId: `r${String(at).padStart(4, '0')}`,
    clients: 1,
    metadata: { ...METADATA, ...titled(`Room ${at}`), players: 2 },
  }));
  const lobby = serveRooms(many);
  const { screen } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'Room 0', exact: true })).toBeVisible();
  const scroller = document.querySelector('[data-scroller]');
  const names = () => [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
  scroller?.scrollTo({ top: 200 });
  lobby.say('+', [
    { roomId: 'r0150', clients: 7, metadata: { ...METADATA, ...titled('Room 150 is fullest'), players: 7 } },
  ]);
  lobby.say('+', [{ roomId: 'r0003', clients: 3, metadata: { ...METADATA, ...titled('Room 3 again'), players: 3 } }]);
  await expect.poll(names).toContain('Room 3 again');
  expect(names().indexOf('Room 3 again')).toBe(names().indexOf('Room 2') + 1);
  expect(names()).not.toContain('Room 150 is fullest');
  scroller?.scrollTo({ top: 0 });
  lobby.say('+', [{ roomId: 'r0001', clients: 1, metadata: { ...METADATA, ...titled('Room 1'), players: 2 } }]);
  await expect.poll(() => names().slice(0, 2)).toEqual(['Room 150 is fullest', 'Room 3 again']);
});

it('a second press within 500 ms does not join again [L0370]', async () => {
  serveRooms([ROOM]);
  const { screen, onJoin } = await showLobby();
  await screen.getByRole('button', { name: 'Join Noodle Club' }).dblClick();
  expect(onJoin).toHaveBeenCalledTimes(1);
});

it('an empty list says so, and what to do', async () => {
  serveRooms([]);
  const { screen } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'No table is open yet' })).toBeVisible();
});

it('quick play is the first way into a game; twice at once counts once, and guests are asked for a name', async () => {
  serveRooms([]);
  const { screen, onQuickPlay } = await showLobby();
  const button = screen.getByRole('button', { name: /^Quick play/ });
  await button.dblClick();
  expect(onQuickPlay).toHaveBeenCalledTimes(1);
  beUser(true);
  await new Promise((resolve) => setTimeout(resolve, 550));
  await button.click();
  expect(onQuickPlay).toHaveBeenCalledTimes(1);
  expect(isWindowOpen('name')).toBe(true);
});

it('a room is called by its title with its host beside it, by its host, or as a quick table', async () => {
  serveRooms([
    roomListing('a', { name: 'After work', title: 'After work', host: 'Mirabel' }),
    roomListing('b', { name: 'Widget' }),
    roomListing('c', { name: 'Pomp', quick: true }),
  ]);
  const { screen } = await showLobby();
  await expect.element(screen.getByRole('heading', { name: 'After work' })).toBeVisible();
  const names = screen.getByRole('heading', { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent).toSorted()).toEqual([
    'After work',
    'Quick table',
    'Widget’s table',
  ]);
  for (const host of ['with Mirabel', 'with Pomp']) await expect.element(screen.getByText(host)).toBeVisible();
});

it('a lobby that cannot be reached says so and tries again when asked', async () => {
  vi.mocked(rooms.joinLobby).mockRejectedValue(new Error('down'));
  const { screen } = await showLobby();
  await expect.element(screen.getByText('The lobby is out of reach')).toBeVisible();
  serveRooms([ROOM]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Noodle Club' })).toBeVisible();
});

it('waits visibly until the list is there', async () => {
  fakeLobby(rooms.joinLobby);
  const { screen } = await showLobby();
  await expect.element(screen.getByText('Looking for tables…')).toBeVisible();
});

it('guests read that they cannot create or join rooms [L0032]', async () => {
  beUser(true);
  serveRooms([ROOM]);
  const { screen } = await showLobby();
  await expect
    .element(screen.getByText('Guests no longer create or join rooms. Please log in to create or join rooms.'))
    .toBeVisible();
});

it.each([
  ['Join', [ROOM]],
  ['Quick play', []],
])('guests read of a button that is there: %s', async (name, tables) => {
  beUser(true);
  serveRooms(tables);
  const { screen } = await showLobby();
  await expect.element(screen.getByText(`A name is enough for that: press “${name}”.`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
});

it('a guest who presses Join reads why not, and is asked for a name [L0169]', async () => {
  beUser(true);
  serveRooms([ROOM]);
  const { screen, onJoin } = await showLobby();
  await screen.getByRole('button', { name: 'Join Noodle Club' }).click();
  await expect.element(screen.getByText('You need to login to join a room.').first()).toBeVisible();
  expect(onJoin).not.toHaveBeenCalled();
  expect(isWindowOpen('name')).toBe(true);
});

it('a guest who wants to create a room reads why not, and is asked for a name [L0170]', async () => {
  beUser(true);
  serveRooms([]);
  const { screen } = await showLobby();
  await screen.getByRole('button', { name: 'Create room' }).first().click();
  await expect.element(screen.getByText('You need to login to create a room.').first()).toBeVisible();
  expect([isWindowOpen('create-room'), isWindowOpen('name')]).toEqual([false, true]);
});

it('the create dialog makes the room that was asked for [L0030]', async () => {
  serveRooms([]);
  const { screen, onCreate } = await showLobby();
  await screen.getByRole('button', { name: 'Create room' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Create room' });
  await dialog.getByLabelText('Room name').fill('After work');
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  expect(screen.getByRole('option').elements()).toHaveLength(14);
  await screen.getByRole('option', { name: 'Turkish' }).click();
  await dialog.getByRole('button', { name: /^Challenge/ }).click();
  await dialog.getByRole('switch', { name: 'Public room' }).click();
  await dialog.getByRole('button', { name: 'Create room' }).click();
  expect(onCreate).toHaveBeenCalledWith({
    locale: 'tr-TR',
    open: false,
    mode: 0,
    title: 'After work',
    settings: { difficulty: 1, max_player: 8 },
  });
});

it('a code or link leads into its room, anything else is refused', async () => {
  serveRooms([]);
  const { screen, onJoin } = await showLobby();
  await screen.getByLabelText('Join with a code').fill('not a code');
  await screen.getByRole('button', { name: 'Join', exact: true }).click();
  await expect.element(screen.getByText('That is no room code')).toBeVisible();
  await screen.getByLabelText('Join with a code').fill('https://x.example/?room=K7QX');
  await screen.getByRole('button', { name: 'Join', exact: true }).click();
  expect(onJoin).toHaveBeenCalledWith('K7QX', false);
});

it('the words of quick play fit their button beside the tables of a tablet, in every language', async () => {
  await page.viewport(768, 1024);
  serveRooms([ROOM]);
  const { screen } = await showLobby();
  const wide: string[] = [];
  for (const language of INTERFACE_LANGUAGES) {
    await setLanguage(language);
    const button = screen.getByRole('button', { name: new RegExp(`^${i18n.t('lobby.quickPlay')}`) }).element();
    const { right } = button.getBoundingClientRect();
    const column = button.closest('section')?.getBoundingClientRect().right ?? 0;
    if (right > column || button.scrollWidth > button.clientWidth) wide.push(language);
  }
  await setLanguage('en-US');
  await page.viewport(1280, 800);
  expect(wide).toEqual([]);
});
