import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { FriendsLayer } from '../../features/friends/index.ts';
import { ProfileWindows } from '../../features/profile/index.ts';
import { InboxWindow } from '../../features/inbox/index.ts';
import { AccountWindow, patchUser } from '../../features/session/index.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { createFakeLobby, fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { enterRoom, leaveRoom, lockTabs, showScreen, useHome, useScreen } from '../../navigation/navigation.ts';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

let lobby: ReturnType<typeof fakeLobby>;
/** A server with, or without, a community on Discord. */
function offer(communityUrl: string | null): void {
  fakeFetch(() => reply({ css: '', html: '<h1>Hello</h1>', discord: null, google: null, communityUrl }));
}
beforeEach(async () => {
  await page.viewport(1440, 900);
  lobby = fakeLobby(rooms.joinLobby);
  offer('https://chat.example/join');
  showScreen('lobby');
});
afterEach(async () => {
  lockTabs(null);
  useHome.setState({ tab: 'rooms' });
  closeAllWindows();
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
});

/** Home of a player who holds and shows this role. */
async function showHome(type: number, { guest = false } = {}) {
  signInAs({ id: guest ? 'guest0001' : 'account-me-1', guest, type, roles: type === 0 ? [] : [type] });
  return render(
    <TipProvider>
      <HomeShell />
      <AccountWindow />
      <ProfileWindows />
      <InboxWindow />
      <Toasts />
    </TipProvider>,
  );
}
const tabs = () => page.getByRole('navigation', { name: 'Home' }).getByRole('button');
/** Two names that stand closer read as one, px. */
const LEAST_GAP = 5;
const tabNames = () =>
  tabs()
    .elements()
    .map((tab) => tab.getAttribute('data-tab'));
const bar = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const FOR_ALL = ['rooms', 'profile', 'ranked', 'trade', 'leaderboard', 'shop', 'news'];
const newsTab = () => page.getByRole('navigation', { name: 'Home' }).getByRole('button', { name: 'News' });

describe('the tabs', () => {
  it('say how many messages wait, at the profile [L0019]', async () => {
    await showHome(0);
    lobby.say('inbox', {
      c: 'chat-1',
      m: { i: 9, t: 'hi', s: 'account-zed1', c: new Date().toISOString(), e: false, y: 'text' },
      nc: 1,
      ntfc: 3,
      from: 'Zed',
      muted: false,
    });
    const tab = page.getByRole('button', { name: 'Profile: 3 unread messages' });
    // Drawn by the style sheet: as text of the button it would have to stand in its name.
    await expect.poll(() => tab.query()?.querySelector('[data-count="3"]')).toBeInstanceOf(HTMLElement);
    expect(tab.element().textContent).toBe('Profile');
    await tab.click();
    await expect.element(page.getByRole('button', { name: /^Inbox.*3 unread messages/ })).toBeVisible();
    lobby.say('inbox', { c: 'chat-1', nc: 0, ntfc: 0, muted: false });
    await expect.element(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
  });
  it('gm is for types 10 and 5 alone [L0015]', async () => {
    const seen: Record<number, boolean> = {};
    for (const type of [10, 5, 4, 0, 6, 7]) {
      await showHome(type);
      seen[type] = tabNames().includes('gm');
      await cleanup();
    }
    expect(seen).toEqual({ 10: true, 5: true, 4: false, 0: false, 6: false, 7: false });
  });
  it('lm is for types 4, 10 and 5 alone [L0017]', async () => {
    const seen: Record<number, boolean> = {};
    for (const type of [4, 10, 5, 0, 6, 7]) {
      await showHome(type);
      seen[type] = tabNames().includes('lm');
      await cleanup();
    }
    expect(seen).toEqual({ 4: true, 10: true, 5: true, 0: false, 6: false, 7: false });
  });
  it('clans is for members of one alone; everybody else finds them in the own corner [L0018]', async () => {
    await showHome(0);
    await expect.poll(tabNames).toEqual([...FOR_ALL, 'discord']);
    await page.getByRole('button', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Clans', exact: true }).click();
    await expect.element(page.getByText('Failed to load clans')).toBeVisible();
    patchUser({ clan: 'clan-1' });
    await expect.poll(tabNames).toEqual([...FOR_ALL, 'clans', 'discord']);
  });
  it('discord is for type 0: players without a role [L0016]', async () => {
    await showHome(0);
    await expect.poll(tabNames).toEqual([...FOR_ALL, 'discord']);
    await cleanup();
    await showHome(6);
    expect(tabNames()).toEqual(FOR_ALL);
  });
  it('guests are of type 0: they see the discord tab and the button that leads there [L0020]', async () => {
    await showHome(0, { guest: true });
    await expect.poll(tabNames).toEqual([...FOR_ALL, 'discord']);
    await bar('Join Discord').click();
    await expect.element(page.getByRole('heading', { name: 'Better together' })).toBeVisible();
  });
  it('are seven; none leads to a community that the operator does not have [L0013]', async () => {
    offer(null);
    useHome.setState({ tab: 'discord' });
    await showHome(0);
    await expect.element(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    expect(tabNames()).toEqual(FOR_ALL);
    expect(bar('Join Discord').query()).toBeNull();
  });
  it('keep one connection to the lobby, mark the open page, and are moved through by arrow keys', async () => {
    await showHome(0);
    await newsTab().click();
    await expect.element(page.getByTestId('news-frame')).toBeVisible();
    expect(document.querySelector('[aria-current=page]')?.getAttribute('data-tab')).toBe('news');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-tab')).toBe('discord');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    expect(rooms.joinLobby).toHaveBeenCalledTimes(1);
  });
  it('stay over a visit to a room', async () => {
    await showHome(0);
    await newsTab().click();
    enterRoom({ kind: 'join', roomId: 'K7QX', spectate: false });
    expect(useScreen.getState().screen.name).toBe('room');
    leaveRoom('lobby');
    expect(useHome.getState().tab).toBe('news');
  });
  it('stay as they are while locked, and say why', async () => {
    await showHome(0);
    const onLocked = vi.fn();
    lockTabs(onLocked);
    await newsTab().click();
    expect(onLocked).toHaveBeenCalledTimes(1);
    expect(useHome.getState().tab).toBe('rooms');
  });
  it('connect anew once a guest has become a player: the lobby would take them for a guest', async () => {
    const left = vi.spyOn(lobby.link, 'leave');
    await showHome(0, { guest: true });
    await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBe(1);
    // Another guest is no news.
    signInAs({ id: 'guest0002', guest: true });
    const asked = lobby.sentOf('achievement-progress').length;
    const own = createFakeLobby();
    vi.mocked(rooms.joinLobby).mockImplementation(async () => own.link);
    signInAs({ id: 'account-me-1' });
    await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBe(2);
    await expect.poll(() => left.mock.calls.length).toBe(1);
    // What is the player's is asked for by the player: a guest would be refused it.
    await expect.poll(() => own.sentOf('achievement-progress').length).toBeGreaterThan(0);
    expect(lobby.sentOf('achievement-progress')).toHaveLength(asked);
    patchUser({ exp: 5 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rooms.joinLobby).toHaveBeenCalledTimes(2);
  });
  it('hear the list of rooms on every page, so that it is there when its own opens', async () => {
    useHome.setState({ tab: 'news' });
    await showHome(0);
    await expect.element(page.getByTestId('news-frame')).toBeVisible();
    lobby.say('rooms', { rooms: [], total: 0, offset: 0 });
    await tabs().nth(0).click();
    await expect.element(page.getByRole('heading', { name: 'No table is open yet' })).toBeVisible();
  });
  it('stand side by side on a usual phone; where they are more, the strip fades where it goes on', async () => {
    await page.viewport(390, 844);
    const strip = () => document.querySelector('nav [data-tab=rooms]')?.parentElement as HTMLElement;
    const hidden = () => strip().scrollWidth - strip().clientWidth;
    await showHome(0);
    expect(hidden()).toBe(0);
    for (const tab of strip().children) expect(tab.clientWidth).toBeGreaterThanOrEqual(44);
    await cleanup();
    await page.viewport(320, 700);
    await showHome(10);
    await expect.poll(() => strip().hasAttribute('data-more-after')).toBe(true);
    expect(strip().hasAttribute('data-more-before')).toBe(false);
    await tabs().last().click();
    await expect.poll(() => strip().hasAttribute('data-more-before')).toBe(true);
    await expect.poll(() => strip().hasAttribute('data-more-after')).toBe(false);
    expect(getComputedStyle(strip()).maskImage).toContain('44px');
    useHome.setState({ tab: 'rooms' });
  });
  it.each(INTERFACE_LANGUAGES)('all stand on a phone and on a tablet upright, in %s', async (language) => {
    await setLanguage(language);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
    ] as const) {
      await page.viewport(width, height);
      await showHome(0);
      await document.fonts.ready;
      const strip = document.querySelector('nav [data-tab=rooms]')?.parentElement as HTMLElement;
      expect([width, strip.scrollWidth - strip.clientWidth]).toEqual([width, 0]);
      const words = [...strip.children].map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
      const gaps = words.slice(1).map(({ left }, i) => left - (words[i]?.right ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST_GAP);
      expect(Math.min(...[...strip.children].map((tab) => tab.clientWidth))).toBeGreaterThanOrEqual(36);
      await cleanup();
    }
    await setLanguage('en-US');
  });
  it('of roles that were taken away lead to the rooms', async () => {
    useHome.setState({ tab: 'gm' });
    await showHome(0);
    await expect.element(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  });
});

describe('the top bar', () => {
  it('has a Daily word button, which asks the lobby [L0024 L0061 L0293]', async () => {
    await showHome(0);
    await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBe(1);
    await bar('Daily word').click();
    expect(lobby.sentOf('daily-check')).toEqual([{ locale: 'en-US' }]);
  });
  it('has a Login button for guests, a Password button for players [L0025]', async () => {
    await showHome(0, { guest: true });
    expect(bar('Password').query()).toBeNull();
    await bar('Login').click();
    expect(isWindowOpen('account')).toBe(true);
    await cleanup();
    closeAllWindows();
    await showHome(0);
    expect(bar('Login').query()).toBeNull();
    await bar('Password').click();
    expect(isWindowOpen('set-password')).toBe(true);
  });
  it('has neither in the installed app [L0026]', async () => {
    const real = matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      query.includes('standalone')
        ? ({ ...real('all'), matches: true, addEventListener() {}, removeEventListener() {} } as never)
        : real(query),
    );
    await showHome(0);
    await expect.element(bar('Daily word')).toBeVisible();
    expect([bar('Login').query(), bar('Password').query()]).toEqual([null, null]);
  });
  it('has a Discord button for type 0, a Roles button for types other than 0, 4, 5 and 7 [L0027 L0028]', async () => {
    const seen: Record<number, string> = {};
    for (const type of [0, 6, 10, 1, 99, 4, 5, 7]) {
      await showHome(type);
      await expect.element(bar('Daily word')).toBeVisible();
      await expect.poll(() => bar('Join Discord').query() !== null).toBe(type === 0);
      seen[type] = [bar('Join Discord').query() && 'discord', bar('Roles').query() && 'roles'].filter(Boolean).join();
      await cleanup();
    }
    expect(seen).toEqual({ 0: 'discord', 6: 'roles', 10: 'roles', 1: 'roles', 99: 'roles', 4: '', 5: '', 7: '' });
  });
  it('leads to the roles that can be had', async () => {
    await showHome(6);
    await bar('Roles').click();
    expect(isWindowOpen('get-role')).toBe(true);
  });
  it('has a friends button for players alone, with what waits there in figures and words [L0029]', async () => {
    await showHome(0, { guest: true });
    await expect.element(bar('Daily word')).toBeVisible();
    expect(bar('Friends').query()).toBeNull();
    await cleanup();
    await showHome(0);
    lobby.say('friends', { requests: 2 });
    const waiting = bar('Friends: 2 friend requests wait for you');
    await expect.poll(() => waiting.query()?.querySelector('[data-count="2"]')).toBeInstanceOf(HTMLElement);
    lobby.say('friends', { requests: 0 });
    await bar('Friends').click();
    expect(isWindowOpen('friends')).toBe(true);
    await bar('Friends').click();
    expect(isWindowOpen('friends')).toBe(false);
  });
  it.each([
    [1280, 720],
    [1440, 900],
  ])('its friends button is free beside the panel that it opens at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await showHome(0);
    const layer = await render(<FriendsLayer />);
    const panel = page.getByRole('dialog', { name: 'Friends' });
    await bar('Friends').click();
    await expect.element(panel).toBeVisible();
    // A button below the panel could not be pressed.
    await bar('Friends').click({ timeout: 5000 });
    await expect.element(panel).not.toBeInTheDocument();
    await layer.unmount();
  });
  it('leads to the ranked tab [L0031]', async () => {
    await showHome(0);
    await bar('Ranked').click();
    expect(useHome.getState().tab).toBe('ranked');
  });
  it('opens the create dialog from every tab', async () => {
    await showHome(0);
    await newsTab().click();
    await bar('Create room').click();
    await expect.element(page.getByRole('dialog', { name: 'Create room' })).toBeVisible();
  });
  it.each([
    ['a phone', 390, 844],
    ['a phone on its side', 844, 390],
    ['a tablet upright', 768, 1024],
  ] as const)('is one menu on %s, with nothing that stands on the page', async (_, width, height) => {
    await page.viewport(width, height);
    await showHome(0);
    await page.getByRole('button', { name: 'More' }).click();
    const items = page.getByRole('menuitem');
    await expect
      .poll(() => items.elements().map((item) => item.textContent))
      .toEqual(['Daily word', 'Password', 'Join Discord', 'Friends', 'Settings']);
  });
});

describe.each([
  ['desktop', 1440, 900],
  ['phone', 390, 844],
  ['tablet', 768, 1024],
])('home on a %s', (_, width, height) => {
  it.each([true, false])('says each thing once (guest: %s)', async (guest) => {
    await page.viewport(width, height);
    await showHome(0, { guest });
    lobby.say('rooms', { rooms: [], total: 0, offset: 0 });
    await expect.element(page.getByRole('heading', { name: 'No table is open yet' })).toBeVisible();
    const names = page
      .getByRole('button')
      .elements()
      .map(
        (button) => button.getAttribute('aria-label') ?? button.querySelector('b')?.textContent ?? button.textContent,
      );
    const count = (name: string) => names.filter((one) => one === name).length;
    expect(count('Quick play')).toBe(1);
    expect(count('Create room')).toBe(1);
    for (const name of ['Sign up', 'Sign in', 'Login', 'Settings', 'Join Discord', 'Open another table'])
      expect([name, count(name)]).toEqual([name, Math.min(1, count(name))]);
  });
});
