import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { forgetFriendNews } from './friend-news.ts';
import {
  fakeEvents,
  friendNamed,
  hitNamed,
  panel,
  requestOf,
  saidText,
  serveFriends,
  showFriends,
  tab,
} from './testing/fake-friends.tsx';

const press = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const heading = (name: string) => panel().getByRole('heading', { name });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await page.viewport(1280, 800);
  closeAllWindows();
  forgetFriendNews();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('requests', () => {
  it('that wait are counted on the tab and can be accepted or declined [S0033 S0085 S0178]', async () => {
    const { calls, kept } = serveFriends({ incoming: [requestOf('Ann'), requestOf('Bea')] });
    await showFriends();
    await expect.element(tab(/^Requests.*2 friend requests wait for you$/)).toBeVisible();
    await tab(/^Requests/).click();
    await expect.element(heading('They ask for your friendship')).toBeVisible();
    await press('Accept Ann’s request');
    await expect.poll(saidText).toContain('You and Ann are friends now');
    await press('Decline Bea’s request');
    await expect.element(panel().getByText('No requests wait')).toBeVisible();
    expect(calls('POST', '/friends/accept').map(({ body }) => body)).toEqual([{ friendId: 'account-ann' }]);
    expect(calls('DELETE', '/friends/request').map(({ body }) => body)).toEqual([{ friendId: 'account-bea' }]);
    expect(kept.incoming).toEqual([]);
    await tab(/^Friends/).click();
    await expect.element(panel().getByRole('button', { name: /^Ann / })).toBeVisible();
  });

  it('of one’s own can be cancelled', async () => {
    const { kept } = serveFriends({ outgoing: [requestOf('Ann')] });
    await showFriends();
    await tab(/^Requests/).click();
    await expect.element(heading('You have asked')).toBeVisible();
    await press('Cancel your request to Ann');
    await expect.element(panel().getByText('No requests wait')).toBeVisible();
    expect(kept.outgoing).toEqual([]);
  });

  it.each([
    ['POST /friends/accept', 500, 'Accept Ann’s request', 'Failed to accept friend request'],
    ['DELETE /friends/request', 500, 'Decline Ann’s request', 'Failed to cancel friend request'],
    ['DELETE /friends/request', 429, 'Decline Ann’s request', 'Too many requests. Please wait a moment.'],
  ])('say when %s fails with %i [S0197 S0205 S0206]', async (call, status, button, words) => {
    const { broken } = serveFriends({ incoming: [requestOf('Ann')] });
    broken.set(call, status);
    await showFriends();
    await tab(/^Requests/).click();
    await press(button);
    await expect.poll(saidText).toContain(words);
    await expect.element(panel().getByRole('button', { name: button })).toBeEnabled();
  });

  it('that come while the panel is open are there at once', async () => {
    const { kept } = serveFriends();
    const events = fakeEvents();
    await showFriends();
    await tab(/^Requests/).click();
    await expect.element(panel().getByText('No requests wait')).toBeVisible();
    kept.incoming = [requestOf('Ann')];
    events.say('friends', { requests: 1 });
    await expect.element(panel().getByRole('button', { name: 'Accept Ann’s request' })).toBeVisible();
    await expect.poll(saidText).toContain('Ann wants to be your friend');
    events.stop();
  });

  it('are announced without a name where it can’t be read', async () => {
    const { broken } = serveFriends();
    const events = fakeEvents();
    await showFriends();
    broken.set('GET /friends/requests', 500);
    events.say('friends', { requests: 1 });
    await expect.poll(saidText).toContain('Somebody wants to be your friend');
    events.stop();
  });
});

describe('the search', () => {
  const openSearch = async () => {
    await showFriends();
    await tab(/^Search/).click();
    return panel().getByRole('searchbox', { name: 'Player name' });
  };
  const rowOf = (name: string) =>
    panel().getByRole('list', { name: 'Players found' }).getByRole('listitem').filter({ hasText: name });

  it('asks for nothing with one letter, and with two it does [S0119]', async () => {
    const { seen } = serveFriends({ found: [hitNamed('Ann')] });
    const field = await openSearch();
    const searches = () => seen.filter(({ path }) => path.startsWith('/search')).map(({ path }) => path);
    await field.fill('a');
    await pause(700);
    expect(searches()).toEqual([]);
    await field.fill('an');
    await expect.element(rowOf('Ann')).toBeVisible();
    expect(searches()).toEqual(['/search/players/an']);
  });

  it('has a button for each relation: Friends, Cancel, Pending, Add [S0087 S0088 S0089 S0090]', async () => {
    const { calls } = serveFriends({
      friends: [friendNamed('Ann')],
      outgoing: [requestOf('Bea')],
      incoming: [requestOf('Cal')],
      found: ['Ann', 'Bea', 'Cal', 'Dan'].map(hitNamed),
    });
    const field = await openSearch();
    await field.fill('an');
    await expect.element(rowOf('Dan')).toBeVisible();
    const action = (name: string) => rowOf(name).getByRole('button').last();
    const shown = ['Ann', 'Bea', 'Cal', 'Dan'].map((name) => {
      const button = action(name).element() as HTMLButtonElement;
      return [button.textContent, button.disabled];
    });
    expect(shown).toEqual([
      ['Friends', true],
      ['Cancel', false],
      ['Pending', true],
      ['Add', false],
    ]);
    await action('Dan').click();
    await expect.element(action('Dan')).toHaveTextContent('Cancel');
    await action('Bea').click();
    await expect.element(action('Bea')).toHaveTextContent('Add');
    expect(calls('POST', '/friends/request').map(({ body }) => body)).toEqual([{ friendId: 'account-dan' }]);
    expect(calls('DELETE', '/friends/request').map(({ body }) => body)).toEqual([{ friendId: 'account-bea' }]);
  });

  it('leaves oneself out, and says so where nobody is found', async () => {
    serveFriends({ found: [{ ...hitNamed('me'), id: 'account-me-1' }] });
    await (await openSearch()).fill('me');
    await expect.element(panel().getByText('No players found matching your search.')).toBeVisible();
  });

  it('that fails says so [S0210]', async () => {
    const { instead } = serveFriends();
    instead.set('GET /search/players/an', () => refusal('http/internal', 500));
    await (await openSearch()).fill('an');
    await expect.element(panel().getByText('Search failed. Please try again.')).toBeVisible();
  });

  it.each([
    [500, 'Failed to send friend request'],
    [429, 'Too many requests. Please wait a moment.'],
  ])('says when a request fails with %i [S0197 S0204]', async (status, words) => {
    const { broken } = serveFriends({ found: [hitNamed('Ann')] });
    broken.set('POST /friends/request', status);
    await (await openSearch()).fill('an');
    await press('Add Ann as a friend');
    await expect.poll(saidText).toContain(words);
    await expect.element(panel().getByRole('button', { name: 'Add Ann as a friend' })).toBeEnabled();
  });

  it('says what the server says of a request that it refuses', async () => {
    const { instead } = serveFriends({ found: [hitNamed('Ann')] });
    instead.set('POST /friends/request', () => refusal('friend/blocked', 403));
    await (await openSearch()).fill('an');
    await press('Add Ann as a friend');
    await expect.poll(saidText).toContain('You have blocked this player');
  });
});

describe('the settings', () => {
  const openSettings = async () => {
    await showFriends();
    await tab(/^Settings/).click();
    await expect.element(status('Online')).toBeChecked();
  };
  const status = (name: string) => panel().getByRole('radio', { name, exact: true });
  const joining = () => panel().getByRole('switch', { name: 'Friends may join me' });

  it('offer three statuses and whether friends may join [S0070]', async () => {
    const { kept, calls } = serveFriends();
    await openSettings();
    const group = panel().getByRole('group', { name: 'How friends see you' });
    expect(group.getByRole('radio').elements()).toHaveLength(3);
    for (const name of ['Online', 'Away', 'Offline']) await expect.element(status(name)).toBeInTheDocument();
    await joining().click();
    await expect.poll(() => kept.settings.friendsAllowedToJoin).toBe(false);
    await expect.element(joining()).not.toBeChecked();
    expect(calls('PUT', '/friends/settings')[0]?.body).toEqual({
      status: 'online',
      friendsAllowedToJoin: false,
      requests: 'everybody',
      messages: 'everybody',
    });
    // The answer says what holds: nothing is asked a second time.
    expect(calls('GET', '/friends/settings')).toHaveLength(1);
  });

  it('are not saved twice within 3 s, and say how long to wait [S0123 S0125]', async () => {
    const { calls } = serveFriends();
    await pause(3100);
    await openSettings();
    await panel().getByText('Away', { exact: true }).click();
    await expect.element(status('Away')).toBeChecked();
    await joining().click();
    await expect.poll(saidText).toMatch(/Please wait [123] seconds before updating settings again\./);
    await expect.element(joining()).toBeChecked();
    expect(calls('PUT', '/friends/settings')).toHaveLength(1);
    await pause(3100);
    await joining().click();
    await expect.poll(() => calls('PUT', '/friends/settings').length).toBe(2);
  });

  it('are not saved beside another save [S0124]', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { calls, instead, kept } = serveFriends();
    instead.set('PUT /friends/settings', () => new Promise((resolve) => (answer = resolve)));
    await pause(3100);
    await openSettings();
    await panel().getByText('Away', { exact: true }).click();
    await joining().click();
    await expect.poll(saidText).toContain('Settings update already in progress...');
    answer(reply({ success: true, settings: { ...kept.settings, status: 'away' } }));
    await expect.element(status('Away')).toBeChecked();
    await expect.element(joining()).toBeChecked();
    expect(calls('PUT', '/friends/settings')).toHaveLength(1);
  });

  it.each([
    [500, 'Failed to update settings'],
    [429, 'Rate limited. Please try again later.'],
  ])('that fail with %i say so and stay as they were [S0198 S0208]', async (code, words) => {
    const { broken } = serveFriends();
    broken.set('PUT /friends/settings', code);
    await pause(3100);
    await openSettings();
    await panel().getByText('Offline', { exact: true }).click();
    await expect.poll(saidText).toContain(words);
    await expect.element(status('Online')).toBeChecked();
  });
});
