import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useScreen } from '../../navigation/navigation.ts';
import { setRoomAddress } from '../../navigation/room-address.ts';
import { FRIENDS_WINDOW, INBOX_WINDOW, PROFILE_WINDOW, useChatWish } from '../../navigation/windows.ts';
import { useOverlays } from '../../navigation/overlays.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { closeAllWindows, closeWindow, isWindowOpen, openWindow } from '../../ui/windows/manager.ts';
import { installEscape } from '../../ui/windows/layers.ts';
import { forgetFriendNews } from './friend-news.ts';
import {
  friendNamed,
  gone,
  panel,
  saidText,
  serveFriends,
  showFriends,
  tab,
  tableOf,
} from './testing/fake-friends.tsx';

const row = (name: string) => panel().getByRole('button', { name: new RegExp(`^${name} `) });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const rowNames = () => [...document.querySelectorAll('[data-row]')].map((one) => one.querySelector('b')?.textContent);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await page.viewport(1280, 800);
  closeAllWindows();
  forgetFriendNews();
  useScreen.setState({ screen: { name: 'lobby' } });
});
afterEach(() => {
  setRoomAddress(null);
  useOverlays.setState({ profile: undefined });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the panel of friends', () => {
  it('has four tabs: list, requests, search, settings [S0031]', async () => {
    serveFriends({ friends: [friendNamed('Ann', gone)] });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    const tabs = panel().getByRole('tab').elements();
    expect(tabs.map((one) => one.textContent)).toEqual(['Friends', 'Requests', 'Search', 'Settings']);
  });

  it('counts who is there, also those who are away [S0032]', async () => {
    serveFriends({ friends: [friendNamed('Ann'), friendNamed('Bea', gone)] });
    await showFriends();
    await expect.element(panel().getByText('1 online', { exact: true }).first()).toBeVisible();
    await expect.element(panel().getByText('2 friends', { exact: true })).toBeVisible();
    await expect.element(tab(/^Friends 1 1 online|^Friends.*1 online$/)).toBeVisible();
  });

  it('shows the clan of a friend in the letters and the ink of its cloth', async () => {
    const clan = { id: 'clan-owls', name: 'Night Owls', tag: 'OWLS', exp: 130_000 };
    serveFriends({ friends: [friendNamed('Ann', { ...gone, clan }), friendNamed('Bea', { clan })] });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    const tags = document.querySelectorAll<HTMLElement>('[data-row] [data-tier]');
    expect(tags.length).toBe(2);
    for (const tag of tags) {
      const [letters, level] = [...tag.children].map((part) => getComputedStyle(part));
      expect([letters?.color, letters?.fontSize]).toEqual([getComputedStyle(tag).color, '12px']);
      expect(level?.fontSize).toBe('12px');
    }
  });

  it('says so where nobody is on the list, and leads to the search', async () => {
    serveFriends();
    await showFriends();
    await expect.element(panel().getByText('No friends yet')).toBeVisible();
    await panel().getByRole('button', { name: 'Find players' }).click();
    await expect.element(panel().getByRole('searchbox', { name: 'Player name' })).toBeVisible();
  });

  it('that cannot load says so and loads at the next try [S0209]', async () => {
    const { broken } = serveFriends({ friends: [friendNamed('Ann')] });
    broken.set('GET /friends', 500);
    await showFriends();
    await expect.element(panel().getByText('Failed to load friends data')).toBeVisible();
    broken.clear();
    await panel().getByRole('button', { name: 'Try again' }).click();
    await expect.element(row('Ann')).toBeVisible();
  });

  it('tells guests what they need instead', async () => {
    const { seen } = serveFriends();
    await showFriends({ id: 'guest0001', guest: true });
    await expect.element(panel().getByText('You need to login to use the friends list.')).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Sign up' })).toBeVisible();
    expect(seen.filter(({ path }) => path.startsWith('/friends'))).toEqual([]);
  });

  it('shows online, away and offline friends in this order and in words', async () => {
    serveFriends({
      friends: [
        friendNamed('Dan', gone),
        friendNamed('Cal', { status: 'away' }),
        friendNamed('Bea', { room: tableOf('R1', { started: true }) }),
        friendNamed('Ann', { room: tableOf('R2', { watch: true }) }),
        friendNamed('Eve', { room: 'R3' }),
      ],
    });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    expect(rowNames()).toEqual(['Ann', 'Bea', 'Cal', 'Eve', 'Dan']);
    for (const [name, where] of [
      ['Ann', 'In a ranked match'],
      ['Bea', 'In a match'],
      ['Cal', 'Away'],
      ['Dan', 'Offline'],
      ['Eve', 'At a table'],
    ] as const)
      await expect.poll(() => row(name).element().textContent).toContain(where);
    expect(row('Ann').element().textContent).toContain('Level 2');
  });
});

describe('a friend’s room', () => {
  it('shows its players of 32, and is an id or an object [S0069 S0231]', async () => {
    serveFriends({
      friends: [
        friendNamed('Ann', { room: tableOf('R1', { players: 3, locked: true }) }),
        friendNamed('Bea', { room: 'R2' }),
      ],
    });
    await showFriends();
    await expect.element(row('Ann').getByText('3/32')).toBeVisible();
    await expect.element(row('Ann').getByLabelText('Private')).toBeVisible();
    for (const name of ['Ann', 'Bea'])
      await expect.element(panel().getByRole('button', { name: `Join ${name}` })).toBeVisible();
  });

  it('that nobody may join is not told, and Join can’t be chosen [S0134 S0135]', async () => {
    serveFriends({ friends: [friendNamed('Ann', { room: null })] });
    await showFriends();
    await row('Ann').click();
    await expect.element(item('Join')).toHaveAttribute('aria-disabled', 'true');
    expect(panel().getByRole('button', { name: 'Join Ann' }).query()).toBeNull();
  });

  it('where two sit stands under Playing together, each with a Join button [S0040]', async () => {
    serveFriends({
      friends: [
        friendNamed('Ann', { room: tableOf('R1') }),
        friendNamed('Bea', { room: tableOf('R1') }),
        friendNamed('Cal', { room: tableOf('R2') }),
      ],
    });
    await showFriends();
    await expect.element(panel().getByRole('heading', { name: 'Playing together' })).toBeVisible();
    const group = panel().getByRole('region', { name: 'Playing together: Ann, Bea' });
    await expect.element(group.getByText('3/32')).toBeVisible();
    expect(group.getByRole('button', { name: /^Join / }).elements()).toHaveLength(2);
    expect(rowNames()).toEqual(['Ann', 'Bea', 'Cal']);
  });

  it('that is the own one is neither joined nor invited to', async () => {
    setRoomAddress('R1');
    serveFriends({ friends: [friendNamed('Ann', { room: tableOf('R1') })] });
    await showFriends();
    await expect.poll(() => row('Ann').element().textContent).toContain('At your table');
    expect(panel().getByRole('button', { name: 'Join Ann' }).query()).toBeNull();
    await row('Ann').click();
    for (const name of ['Join', 'Invite to Game'])
      await expect.element(item(name)).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['a table', tableOf('R1'), false],
    ['a ranked match', tableOf('R1', { watch: true, started: true }), true],
  ] as const)('is entered by Join: %s', async (_, room, spectate) => {
    serveFriends({ friends: [friendNamed('Ann', { room })] });
    await showFriends();
    await panel().getByRole('button', { name: 'Join Ann' }).click();
    await expect.poll(() => useScreen.getState().screen.name).toBe('room');
    expect(useScreen.getState().screen).toMatchObject({ intent: { kind: 'join', roomId: 'R1', spectate } });
  });
});

describe('the menu of a friend', () => {
  it('has five entries; one opens the chat with the friend [S0034]', async () => {
    serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await row('Ann').click();
    await expect.element(item('View Profile')).toBeVisible();
    const entries = page.getByRole('menuitem').elements();
    expect(entries.map((one) => one.textContent)).toEqual([
      'View Profile',
      'Join',
      'Invite to Game',
      'Send Message',
      'Remove Friend',
    ]);
    await item('Send Message').click();
    expect(isWindowOpen(INBOX_WINDOW)).toBe(true);
    expect(useChatWish.getState().wish?.id).toBe(friendNamed('Ann').id);
    useChatWish.setState({ wish: null });
  });

  it('opens the profile', async () => {
    serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await row('Ann').click();
    await item('View Profile').click();
    expect(isWindowOpen(PROFILE_WINDOW)).toBe(true);
    expect(useOverlays.getState().profile).toBe('account-ann');
  });

  it('invites into the own room, with a message', async () => {
    setRoomAddress('K7QX');
    const { calls } = serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await panel().getByLabelText('A word with your invites').fill('One seat is left!');
    await row('Ann').click();
    await item('Invite to Game').click();
    await expect.poll(saidText).toContain('Invite sent to Ann');
    expect(calls('POST', '/friends/invite').map(({ body }) => body)).toEqual([
      { friendId: 'account-ann', roomId: 'K7QX', message: 'One seat is left!' },
    ]);
  });

  it('outside of a game says that one is needed, and asks nothing [S0203]', async () => {
    const { calls } = serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await row('Ann').click();
    await item('Invite to Game').click();
    await expect.poll(saidText).toContain('You must be in a game to send invites');
    expect(calls('POST', '/friends/invite')).toEqual([]);
  });

  it.each([
    [404, 'Friend is not online'],
    [403, 'Can only invite friends'],
    [400, 'Friend is already in a game'],
    [429, 'Too many requests. Please wait a moment.'],
    [500, 'Failed to send invite'],
  ])('says why an invite failed with %i [S0199 S0200 S0201 S0202]', async (status, words) => {
    setRoomAddress('K7QX');
    const { broken } = serveFriends({ friends: [friendNamed('Ann')] });
    broken.set('POST /friends/invite', status);
    await showFriends();
    await row('Ann').click();
    await item('Invite to Game').click();
    await expect.poll(saidText).toContain(words);
  });

  it('removes a friend after a question, and says when that fails [S0039 S0207]', async () => {
    const { broken, kept, calls } = serveFriends({ friends: [friendNamed('Ann'), friendNamed('Bea')] });
    broken.set('DELETE /friends/account-ann', 500);
    await showFriends();
    const remove = async () => {
      await row('Ann').click();
      await item('Remove Friend').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Friend' }).click();
    };
    await remove();
    await expect.poll(saidText).toContain('Failed to remove friend');
    await expect.element(row('Ann')).toBeVisible();
    broken.clear();
    await remove();
    await expect.element(row('Ann')).not.toBeInTheDocument();
    await expect.element(row('Bea')).toBeVisible();
    expect(kept.friends.map(({ displayName }) => displayName)).toEqual(['Bea']);
    expect(calls('DELETE', '/friends/account-ann')).toHaveLength(2);
  });
});

describe('the list', () => {
  it('is kept: a second look shows it at once and asks for nothing within 15 s [S0091 S0228]', async () => {
    const { calls } = serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    closeWindow(FRIENDS_WINDOW);
    await expect.element(panel()).not.toBeInTheDocument();
    openWindow(FRIENDS_WINDOW);
    await expect.element(row('Ann')).toBeVisible();
    await pause(300);
    expect([calls('GET', '/friends').length, calls('GET', '/friends/requests').length]).toEqual([1, 1]);
  });

  it('is read again every 20 s while the panel is open [S0229 S0230]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { calls, kept } = serveFriends({ friends: [friendNamed('Ann')] });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    for (let reads = 2; reads <= 4; reads++) {
      await vi.advanceTimersByTimeAsync(19_000);
      expect(calls('GET', '/friends')).toHaveLength(reads - 1);
      await vi.advanceTimersByTimeAsync(1100);
      await expect.poll(() => calls('GET', '/friends').length).toBe(reads);
      expect(calls('GET', '/friends/requests')).toHaveLength(reads);
    }
    kept.friends = [friendNamed('Ann'), friendNamed('Bea')];
    await vi.advanceTimersByTimeAsync(20_100);
    await expect.element(row('Bea')).toBeVisible();
  });

  it('is asked for with the hash of what is kept, and stays when that holds or too much is asked [S0092 S0093 S0094]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const answers = [
      () => {
        const headers = { 'x-friends-hash': 'h1' };
        return new Response(JSON.stringify({ friends: [friendNamed('Ann')], hash: 'h1', unchanged: false }), {
          headers,
        });
      },
      () => new Response(null, { status: 304 }),
      () => reply({ unchanged: true, hash: 'h1' }),
      () => refusal('http/rate_limited', 429),
    ];
    const { calls, instead } = serveFriends();
    instead.set('GET /friends', () => answers.shift()?.() ?? refusal('http/internal', 500));
    const hashes = () => calls('GET', '/friends').map(({ headers }) => headers['x-friends-hash']);
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    for (let reads = 2; reads <= 4; reads++) {
      await vi.advanceTimersByTimeAsync(20_100);
      await expect.poll(() => hashes().length).toBe(reads);
      await expect.element(row('Ann')).toBeVisible();
    }
    expect(hashes()).toEqual([undefined, 'h1', 'h1', 'h1']);
    expect(saidText()).not.toContain('Too many requests');
  });

  it('of five hundred has no more rows than the view needs', async () => {
    const friends = Array.from({ length: 500 }, (_, at) => friendNamed(`Friend ${String(at).padStart(3, '0')}`));
    serveFriends({ friends });
    await showFriends();
    await expect.element(row('Friend 000')).toBeVisible();
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
    row('Friend 000').element().focus();
    await userEvent.keyboard('{End}');
    const focused = () => document.activeElement?.closest('[data-row]')?.textContent;
    await expect.poll(focused, { timeout: 5000 }).toContain('Friend 499');
    await userEvent.keyboard('{Home}');
    await expect.poll(focused, { timeout: 5000 }).toContain('Friend 000');
  });
});

describe('by keyboard', () => {
  it('one walks the list, opens a menu and closes the panel', async () => {
    const stop = installEscape(() => undefined);
    serveFriends({
      friends: [friendNamed('Ann'), friendNamed('Bea', { room: tableOf('R1') }), friendNamed('Cal', gone)],
    });
    await showFriends();
    await expect.element(row('Ann')).toBeVisible();
    row('Ann').element().focus();
    const focused = () => document.activeElement?.querySelector('b')?.textContent;
    for (const [key, name] of [
      ['{ArrowDown}', 'Bea'],
      ['{ArrowDown}', 'Cal'],
      ['{ArrowDown}', 'Cal'],
      ['{Home}', 'Ann'],
      ['{End}', 'Cal'],
      ['{ArrowUp}', 'Bea'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(focused).toBe(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(item('View Profile')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await expect.element(item('View Profile')).not.toBeInTheDocument();
    expect(focused()).toBe('Bea');
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    stop();
  });
});
