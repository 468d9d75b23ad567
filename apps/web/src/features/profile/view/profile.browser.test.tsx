import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useChatWish } from '../../../navigation/windows.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { fakeProfiles, profileReply, showProfile, toastText } from '../testing/fake-profiles.tsx';

const ZED = 'account-zed1';
const heading = (name: string) => page.getByRole('heading', { name });
const tab = (name: string) => page.getByRole('tab', { name });

beforeEach(closeAllWindows);
afterEach(() => vi.restoreAllMocks());

describe('the player profile', () => {
  it('has the tabs about, match_history, fav_words and relation [R0027]', async () => {
    fakeProfiles({ '/profile/': profileReply() });
    await showProfile(ZED);
    await expect.element(heading('Zed')).toBeVisible();
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map((one) => one.textContent)).toEqual(['About', 'Match history', 'Favorite words', 'Relation']);
  });

  it('shows bio, id, rank, completed categories and every statistic with its label, words over 1000 in K [R0028 R0133 R0134 R0135 R0136 R0590]', async () => {
    fakeProfiles({ '/profile/': profileReply({ wp: 1234 }) });
    await showProfile(ZED);
    for (const text of ['I like long words.', ZED, 'FIRECRACKER', 'Silver', '1,234 WP', 'Countries', '44 words'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    const stats = [...document.querySelectorAll('[data-stat]')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent,
    ]);
    expect(stats).toEqual([
      ['Matches', '64'],
      ['Words claimed', '1.2K'],
      ['Words discovered', '17'],
      ['Longest streak', '31'],
      ['Best WPM', '88'],
      ['Words typed', '1.5K'],
      ['Words correct', '1.3K'],
      ['Most alphabets in a game', '3'],
      ['Alphabets completed', '12'],
      ['Longest game', '12 min 34 s'],
      ['Time played', '10 h 21 min'],
      ['Active days', '41'],
      ['Last seen', '5 hours ago'],
    ]);
  });

  it('has a way to write to other players, which opens their chat in the inbox', async () => {
    fakeProfiles({ '/profile/': profileReply() });
    await showProfile(ZED);
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(isWindowOpen('inbox')).toBe(true);
    expect(useChatWish.getState().wish).toEqual({ id: ZED });
    useChatWish.setState({ wish: null });
  });

  it('offers nobody to write to themselves, and guests to write to nobody', async () => {
    fakeProfiles({ '/profile/': profileReply() });
    for (const viewer of [{ id: ZED }, { id: 'guest1', guest: true }]) {
      const screen = await showProfile(ZED, viewer);
      await expect.element(heading('Zed')).toBeVisible();
      expect(page.getByRole('button', { name: 'Send message' }).query()).toBeNull();
      await screen.unmount();
    }
  });

  it('copies the id at a click [R0029]', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fakeProfiles({ '/profile/': profileReply() });
    await showProfile(ZED);
    await page.getByRole('button', { name: `Copy the id ${ZED}` }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith(ZED);
    await expect.element(page.getByText('Id copied')).toBeVisible();
  });

  it.each([
    [500, null],
    [501, 'plain'],
    [2500, 'plain'],
    [2501, 'gradient'],
    [3000, 'gradient'],
    [3001, 'legendary'],
  ])('with %i points shows the rank block as %s [R0555]', async (wp, style) => {
    fakeProfiles({ '/profile/': profileReply({ wp }) });
    await showProfile(ZED);
    await expect.element(heading('Zed')).toBeVisible();
    expect(document.querySelector('[data-rank-style]')?.getAttribute('data-rank-style') ?? null).toBe(style);
  });

  it('shows how far the level is [R0548]', async () => {
    fakeProfiles({ '/profile/': profileReply({ exp: 600 + 330 }) });
    await showProfile(ZED);
    await expect.element(page.getByText('Level 2')).toBeVisible();
    expect(page.getByRole('progressbar').element().getAttribute('aria-valuenow')).toBe('50');
  });

  it('has the background of the player, and the role with badge, border and colour [R0032 S0056]', async () => {
    fakeProfiles({ '/profile/': profileReply({ background: 4, type: 10 }) });
    await showProfile(ZED);
    await expect.element(page.getByText('Developer', { exact: true })).toBeVisible();
    expect(document.querySelector('[data-background="bricks"]')).not.toBeNull();
    const role = document.querySelector<HTMLElement>('[data-role="10"]');
    expect(role?.querySelector('[data-badge="developer"]')).not.toBeNull();
    const { borderTopColor, borderTopWidth } = getComputedStyle(role as HTMLElement);
    expect(borderTopColor).toBe('rgb(255, 152, 146)');
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
    expect(getComputedStyle(heading('Zed').element()).color).toBe(borderTopColor);
  });

  it.each([
    [7, 'supporter'],
    [71_004, 'supporter'],
    [4, 'moderator'],
    [5, 'moderator'],
    [2, 'helper'],
    [6, 'helper'],
    [99, 'special'],
  ])('of type %i has the moving picture of a %s [R0033 R0169]', async (type, badge) => {
    fakeProfiles({ '/profile/': profileReply({ type }) });
    await showProfile(ZED);
    await expect.element(heading('Zed')).toBeVisible();
    const picture = document.querySelector(`[data-decoration="${badge}"] svg`);
    expect(getComputedStyle(picture as Element).animationName).not.toBe('none');
    expect(document.querySelector(`[data-role] [data-badge="${badge}"]`)).not.toBeNull();
  });

  it('shows "No Role" to the owner alone, and the pencil too [R0034 R0354]', async () => {
    fakeProfiles({ '/profile/': profileReply() });
    const other = await showProfile(ZED);
    await expect.element(heading('Zed')).toBeVisible();
    expect(page.getByText('No Role').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Choose your role' }).query()).toBeNull();
    await other.unmount();
    await showProfile(ZED, { id: ZED });
    await expect.element(page.getByText('No Role')).toBeVisible();
    expect(document.querySelector('[data-badge="none"]')).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Choose your role' })).toBeVisible();
  });

  it('of a banned player says so and nothing more [R0037 R0503]', async () => {
    fakeProfiles({ '/profile/': profileReply({ about: '' }, { banned: true }) });
    await showProfile(ZED);
    await expect.element(page.getByText('This player has been banned.')).toBeVisible();
    expect(page.getByRole('tab').elements()).toEqual([]);
  });

  it('that fails to load says so and comes at the next try [R0502]', async () => {
    let broken = true;
    fakeProfiles({ '/profile/': () => (broken ? refusal('http/internal', 500) : profileReply()) });
    await showProfile(ZED);
    await expect.element(page.getByText('Failed to load profile. Please try again.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('Zed')).toBeVisible();
  });

  it('of nobody says that there is no such player, with nothing to try again', async () => {
    fakeProfiles({ '/profile/': () => refusal('profile/not_found', 404) });
    await showProfile('AAAAAAAAAAAA');
    await expect.element(page.getByText('This player does not exist (any more).')).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });
});

describe('the tabs for guests', () => {
  it.each(['Match history', 'Favorite words', 'Relation'])(
    '%s says that guests see nothing [R0010 R0012 R0013 R0503]',
    async (name) => {
      const seen = fakeProfiles({ '/profile/': profileReply() });
      await showProfile(ZED, { id: 'guest1234', guest: true });
      await tab(name).click();
      await expect.element(page.getByText(/^Guests cannot see this/)).toBeVisible();
      expect(seen.map(({ path }) => path)).toEqual([`/profile/${ZED}`]);
    },
  );
});

describe('what one may do', () => {
  it('verifies and unverifies with rights, by one button that turns [R0036 R0229]', async () => {
    let v = false;
    const seen = fakeProfiles({
      '/profile/': () => profileReply({ v }),
      '/verify-player': () => {
        v = !v;
        return { verified: v };
      },
    });
    await showProfile(ZED, { roles: [4] });
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Unverify' })).toBeVisible();
    await expect.element(page.getByLabelText('Verified')).toBeVisible();
    await page.getByRole('button', { name: 'Unverify' }).click();
    await expect.element(page.getByRole('button', { name: 'Verify', exact: true })).toBeVisible();
    expect(seen.filter(({ path }) => path === '/verify-player').map(({ body }) => body)).toEqual([
      { playerId: ZED },
      { playerId: ZED },
    ]);
  });

  it.each([[[]], [[7, 6]], [[8]]])('has no such button with roles %j [R0036]', async (roles) => {
    fakeProfiles({ '/profile/': profileReply() });
    await showProfile(ZED, { roles });
    await expect.element(heading('Zed')).toBeVisible();
    expect(page.getByRole('button', { name: /verify/i }).query()).toBeNull();
  });

  it('mutes at once and blocks after a question', async () => {
    const state = { muted: false, blocked: false };
    const seen = fakeProfiles({
      '/profile/': () => profileReply({}, state),
      '/blocks': ({ body }: { body: Record<string, unknown> }) => {
        if (body.kind === 'mute') state.muted = body.on === true;
        else state.blocked = body.on === true;
        return { success: true };
      },
    });
    await showProfile(ZED);
    const menu = () => page.getByRole('button', { name: 'Zed: what you can do' }).click();
    await menu();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await expect.element(page.getByText('You no longer read Zed')).toBeVisible();
    await menu();
    await expect.element(page.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect.element(page.getByText('You blocked Zed')).toBeVisible();
    expect(seen.filter(({ path }) => path === '/blocks').map(({ body }) => body)).toEqual([
      { playerId: ZED, kind: 'mute', on: true },
      { playerId: ZED, kind: 'block', on: true },
    ]);
  });

  it('opens the report; guests have no menu', async () => {
    fakeProfiles({ '/profile/': profileReply() });
    const first = await showProfile(ZED);
    await page.getByRole('button', { name: 'Zed: what you can do' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    expect(isWindowOpen('report')).toBe(true);
    await first.unmount();
    await showProfile(ZED, { id: 'guest1234', guest: true });
    await expect.element(heading('Zed')).toBeVisible();
    expect(page.getByRole('button', { name: 'Zed: what you can do' }).query()).toBeNull();
  });
});

describe('the word usage', () => {
  const WORDS = [
    { word: 'station', locale: 'en-US', count: 12 },
    { word: 'ration', locale: 'en-US', count: 4 },
  ];

  it('lists the most used words first, with their counts [R0400]', async () => {
    fakeProfiles({ '/profile/': profileReply(), '/word/usage/': WORDS });
    await showProfile(ZED);
    await tab('Favorite words').click();
    await expect.element(page.getByText('used 12 times')).toBeInTheDocument();
    const words = page.getByRole('tabpanel').getByRole('listitem').elements();
    expect(words.map((one) => one.querySelector('b')?.textContent)).toEqual(['station', 'ration']);
  });

  it('waits four seconds before another player is asked for [R0318]', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(9_000_000_000_000);
    const seen = fakeProfiles({
      '/profile/': ({ path }: { path: string }) => profileReply({ id: path.slice(9) }),
      '/word/usage/': WORDS,
    });
    const asked = () => seen.map(({ path }) => path).filter((path) => path.startsWith('/word/usage/'));
    const first = await showProfile('account-aaa1');
    await tab('Favorite words').click();
    await expect.poll(asked).toEqual(['/word/usage/account-aaa1']);
    await first.unmount();
    await showProfile('account-bbb1');
    await tab('Favorite words').click();
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(asked()).toEqual(['/word/usage/account-aaa1']);
    await expect.poll(asked, { timeout: 2000 }).toEqual(['/word/usage/account-aaa1', '/word/usage/account-bbb1']);
  });

  it('that fails says "Failed to load words" [R0483]', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(9_500_000_000_000);
    fakeProfiles({ '/profile/': profileReply(), '/word/usage/': () => refusal('http/internal', 500) });
    await showProfile(ZED);
    await tab('Favorite words').click();
    await expect.element(page.getByText('Failed to load words')).toBeVisible();
  });
});

describe('the shared games', () => {
  it('counts the matches with that player', async () => {
    fakeProfiles({
      '/profile/': profileReply(),
      '/history/relation/': { totalGames: 9, wins: 5, losses: 4, lastGame: new Date().toISOString() },
    });
    await showProfile(ZED);
    await tab('Relation').click();
    const panel = page.getByRole('tabpanel');
    await expect.element(panel.getByText('Games together')).toBeVisible();
    for (const [label, value] of [
      ['Games together', '9'],
      ['You won', '5'],
      ['You lost', '4'],
      ['Last game', 'just now'],
    ] as const)
      expect(panel.getByText(label).element().nextElementSibling?.textContent).toBe(value);
  });

  it('on the own profile names those one played with; a press opens their profile', async () => {
    fakeProfiles({
      '/profile/': ({ path }: { path: string }) => profileReply({ id: path.slice(9), displayName: path.slice(9) }),
      '/history/relation/recent': [{ id: 'account-ida1', avatar: '', frame: 0, displayName: 'Ida' }],
    });
    await showProfile('account-me-1');
    await tab('Relation').click();
    await page.getByRole('button', { name: 'Ida: open the profile' }).click();
    await expect.element(heading('account-ida1')).toBeVisible();
  });
});

describe('the match history', () => {
  const match = (id: string, place: number) => ({
    id,
    mode: 0,
    locale: 'en-US',
    ranked: false,
    scenario: 0,
    startTime: new Date(Date.now() - 200_000).toISOString(),
    endTime: new Date(Date.now() - 75_000).toISOString(),
    turn: 31,
    winner: null,
    place,
    xp: 120,
    diffWp: 0,
    counts: true,
    players: [
      { id: 'account-ida1', displayName: 'Ida', avatar: '', frame: 0 },
      { id: 'account-zed1', displayName: 'Zed', avatar: '', frame: 0 },
    ],
  });

  it('shows ten to a page [R0212]', async () => {
    const seen = fakeProfiles({
      '/profile/': profileReply(),
      '/match/history': { history: [match('m1', 1), match('m2', 4)], total: 25 },
    });
    await showProfile(ZED);
    await tab('Match history').click();
    await expect.element(page.getByText('Won')).toBeVisible();
    await expect.element(page.getByText('Place 4')).toBeVisible();
    await expect.element(page.getByText('1 minute ago · 2 min 5 s · 31 turns').first()).toBeVisible();
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    expect(seen.filter(({ path }) => path === '/match/history')).toHaveLength(2);
  });

  it('says when there are none, when it failed, and when one asks too fast [R0494 R0495 R0503]', async () => {
    const answers = [
      reply({ history: [], total: 0 }),
      refusal('http/internal', 500),
      refusal('http/rate_limited', 429),
    ];
    fakeProfiles({ '/profile/': profileReply({ playTime: 0 }), '/match/history': () => answers.shift() });
    for (const text of [
      'No matches played yet.',
      'Failed to load normal match history',
      'Rate limited. Please slow down.',
    ]) {
      const screen = await showProfile(ZED);
      await tab('Match history').click();
      await expect.element(page.getByText(text)).toBeVisible();
      await screen.unmount();
      // Nothing is known of the matches the next time, either.
      queryClient.clear();
    }
    expect(toastText()).toBe('');
  });
});
