import type { FriendInvite } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { askToLeaveRoom, guardRoom, useScreen } from '../../../navigation/navigation.ts';
import { setRoomAddress } from '../../../navigation/room-address.ts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import * as rooms from '../../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../../testing/fake-lobby.ts';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { installEscape } from '../../../ui/windows/layers.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { forgetFriendNews } from '../friend-news.ts';
import { fakeEvents, friendsShell, saidText, serveFriends } from '../testing/fake-friends.tsx';

vi.mock('../../../platform/rooms/rooms.ts', { spy: true });

const INVITE: FriendInvite = {
  fromId: 'account-ann',
  fromName: 'Ann',
  fromAvatar: 'ann-face',
  fromFrame: 0,
  roomId: 'K7QX',
  message: 'One seat is left!',
};
const popup = () => page.getByRole('dialog', { name: 'Game Invite' });
const press = (name: string) => popup().getByRole('button', { name }).click();
const OPEN = {
  roomId: 'K7QX',
  host: null,
  title: '',
  mode: 0,
  sc: 0,
  language: 'en-US',
  mlang: false,
  players: 1,
  seats: 8,
  started: false,
  private: false,
  wayIn: false,
  door: 'seat',
};

async function show() {
  signInAs();
  const server = serveFriends();
  server.instead.set('GET /invitation/K7QX', () => reply(OPEN));
  const events = fakeEvents();
  await render(friendsShell);
  return { ...server, events };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  closeAllWindows();
  forgetFriendNews();
  useScreen.setState({ screen: { name: 'lobby' } });
});
afterEach(async () => {
  guardRoom(null);
  setRoomAddress(null);
  vi.useRealTimers();
  await cleanup();
  vi.restoreAllMocks();
});

describe('an invitation of a friend', () => {
  it('shows who, the room, the words, and two buttons [L0059 L0124]', async () => {
    const { events } = await show();
    events.say('friend_invite', INVITE);
    await expect.element(popup().getByRole('heading', { name: 'Game Invite' })).toBeVisible();
    for (const words of ['Ann invites you to play', 'K7QX', 'One seat is left!'])
      await expect.element(popup().getByText(words)).toBeVisible();
    expect(
      popup()
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Decline', 'Join Game']);
    // Readers hear of it when they have time; whoever types goes on typing.
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Game Invite. Ann invites you to play' }))
      .toBeInTheDocument();
    expect(popup().element().contains(document.activeElement)).toBe(false);
    events.stop();
  });

  it('has the face that the friend has elsewhere', async () => {
    const { events } = await show();
    const faceOf = async (avatar: string) => {
      const screen = await render(<Critter seed={avatar} mood="happy" size={58} />);
      const face = screen.container.innerHTML;
      await screen.unmount();
      return face;
    };
    events.say('friend_invite', INVITE);
    await expect.element(popup()).toBeVisible();
    const shown = popup().element().querySelector('header svg')?.outerHTML;
    expect(shown).toBe(await faceOf(INVITE.fromAvatar));
    // Neither that of the name nor that of the id.
    for (const other of [INVITE.fromName, INVITE.fromId]) expect(shown).not.toBe(await faceOf(other));
    events.stop();
  });

  it('comes through the lobby as through a room [L0305]', async () => {
    const lobby = fakeLobby(rooms.joinLobby);
    const letGo = lobbyConnection.hold();
    await show();
    await new Promise((resolve) => setTimeout(resolve, 30));
    lobby.say('friend_invite', INVITE);
    await expect.element(popup()).toBeVisible();
    letGo();
  });

  it('goes by Decline, and Join Game enters the room [L0060]', async () => {
    const { events } = await show();
    events.say('friend_invite', INVITE);
    await press('Decline');
    await expect.element(popup()).not.toBeInTheDocument();
    expect(useScreen.getState().screen.name).toBe('lobby');
    events.say('friend_invite', INVITE);
    await press('Join Game');
    await expect.poll(() => useScreen.getState().screen.name).toBe('room');
    expect(useScreen.getState().screen).toMatchObject({ intent: { kind: 'join', roomId: 'K7QX', spectate: false } });
    await expect.element(popup()).not.toBeInTheDocument();
    events.stop();
  });

  it('counts down and goes by itself after 30 s [L0143]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { events } = await show();
    events.say('friend_invite', INVITE);
    const clock = () => popup().getByRole('timer');
    await expect.element(clock()).toHaveTextContent('30 s');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(clock()).toHaveTextContent('20 s');
    await vi.advanceTimersByTimeAsync(19_900);
    await expect.element(popup()).toBeVisible();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(popup()).not.toBeInTheDocument();
    events.stop();
  });

  it('of another friend waits behind the first; of the same one it takes its place', async () => {
    const { events } = await show();
    events.say('friend_invite', INVITE);
    await expect.element(popup()).toBeVisible();
    events.say('friend_invite', {
      fromId: 'account-bea',
      fromName: 'Bea',
      fromAvatar: 'bea-face',
      fromFrame: 0,
      roomId: 'W3WW',
      message: '',
    });
    events.say('friend_invite', { ...INVITE, message: 'Now two are left!' });
    await expect.element(popup().getByText('Bea invites you to play')).toBeVisible();
    await press('Decline');
    await expect.element(popup().getByText('Now two are left!')).toBeVisible();
    events.stop();
  });

  it('closes by Escape', async () => {
    const stop = installEscape(() => undefined);
    const { events } = await show();
    events.say('friend_invite', INVITE);
    await expect.element(popup()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup()).not.toBeInTheDocument();
    stop();
    events.stop();
  });
});

describe('Join Game', () => {
  it.each([
    ['is closed', () => refusal('room/not_found', 404)],
    ['is full', () => reply({ ...OPEN, door: 'full' })],
  ])('where the room %s says that it failed, and the own seat stays [L0341]', async (_, answer) => {
    const { events, instead } = await show();
    instead.set('GET /invitation/K7QX', answer);
    const ask = vi.fn(async () => true);
    guardRoom(ask);
    events.say('friend_invite', INVITE);
    await press('Join Game');
    await expect.poll(saidText).toContain('Failed to join game');
    expect(useScreen.getState().screen.name).toBe('lobby');
    expect(ask).not.toHaveBeenCalled();
    events.stop();
  });

  it('from another room asks whether that one is left', async () => {
    const { events } = await show();
    let answer = false;
    guardRoom(async () => answer);
    events.say('friend_invite', INVITE);
    await press('Join Game');
    await expect.element(popup()).not.toBeInTheDocument();
    expect(useScreen.getState().screen.name).toBe('lobby');
    answer = true;
    events.say('friend_invite', INVITE);
    await press('Join Game');
    await expect.poll(() => useScreen.getState().screen.name).toBe('room');
    guardRoom(null);
    expect(await askToLeaveRoom()).toBe(true);
    events.stop();
  });

  it('from the very room says so', async () => {
    const { events } = await show();
    setRoomAddress('K7QX');
    events.say('friend_invite', INVITE);
    await press('Join Game');
    await expect.poll(saidText).toContain('You are in this room already');
    expect(useScreen.getState().screen.name).toBe('lobby');
    events.stop();
  });
});
