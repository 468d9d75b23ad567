import { DEVELOPER_ROLE } from '@syllaboom/engine';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offerQuickPlay } from '../navigation/navigation.ts';
import { showFriends } from '../features/friends/testing/fake-friends.tsx';
import { StaffScreen } from '../features/moderation/staff/staff-screen.tsx';
import { profileReply, showHub, showProfile } from '../features/profile/testing/fake-profiles.tsx';
import { RankedMatches } from '../features/ranked/matches/ranked-matches.tsx';
import { fakeFetch, reply } from '../testing/fake-fetch.ts';
import { signInAs } from '../testing/sign-in.ts';
import { TipProvider } from '../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../ui/windows/manager.ts';

const OWN = { id: 'account-me-1', displayName: 'Noodle', roles: [DEVELOPER_ROLE] };

/** A server that knows of nothing: every list is empty. */
const NOTHING: Readonly<Record<string, object>> = {
  '/match/history': { history: [], total: 0 },
  '/word/usage': [],
  '/category/list': { categories: [] },
  '/category/all': { categories: [] },
  '/category/leaderboard': { rows: [], localPlayer: null, total: 0 },
  '/leaderboard': { rows: [], localPlayer: null, total: 0 },
  '/history/relation/recent': [],
  '/profile/': profileReply({ id: OWN.id }),
  '/friends/requests': { incoming: [], outgoing: [], hash: '', unchanged: false },
  '/friends': { friends: [], hash: '', unchanged: false },
  '/search/players/': { players: [] },
  '/ranked/history': { histories: [] },
  '/lm/removals': { data: [], total: 0 },
  '/lm/proposals': { data: [], total: 0 },
  '/trivia/pending': { questions: [] },
  '/account/second-factor': { needed: true, enrolled: true, provenUntil: '2099-01-01T00:00:00.000Z', codesLeft: 8 },
  '/gm/reports': { reports: [], total: 0 },
  '/gm/players': { players: [] },
  '/gm/appeals': { appeals: [], total: 0 },
  '/gm/audit': { entries: [], total: 0 },
};
const serveNothing = () =>
  fakeFetch(({ path }) => {
    const known = Object.keys(NOTHING).find((start) => path.startsWith(start));
    return known === undefined ? reply({ code: 'http/not_found', id: 'r', error: '' }, 404) : reply(NOTHING[known]);
  });

afterEach(() => {
  vi.restoreAllMocks();
  closeAllWindows();
});

const show = (body: ReactNode) =>
  render(
    <TipProvider>
      <div style={{ display: 'grid', height: '100vh' }}>{body}</div>
    </TipProvider>,
  );
/** Words with a face above them: no blank area. */
const expectEmptyState = async (words: string): Promise<void> => {
  const text = page.getByText(words, { exact: true });
  await expect.element(text).toBeVisible();
  expect(text.element().closest('[data-testid="empty-state"]')?.querySelector('svg')).toBeTruthy();
};

describe('a list without entries says so', () => {
  it.each([
    ['history', 'No matches played yet.'],
    ['categories', 'This language has no categories.'],
  ] as const)('in the own corner: %s', async (section, words) => {
    serveNothing();
    await showHub(OWN, section);
    await expectEmptyState(words);
  });

  it.each(['history'] as const)('in the own corner: %s leads to the first match, from home alone', async (section) => {
    serveNothing();
    const quickPlay = vi.fn();
    offerQuickPlay(quickPlay);
    await showHub(OWN, section);
    const play = page.getByRole('button', { name: 'Play a match' });
    await play.click();
    expect(quickPlay).toHaveBeenCalledOnce();
    offerQuickPlay(null);
    await expect.element(play).not.toBeInTheDocument();
  });

  it('on the own profile: whom one has played with', async () => {
    serveNothing();
    await showProfile(OWN.id, OWN);
    await page.getByRole('tab', { name: 'Relation' }).click();
    await expectEmptyState('No matches with others in your history yet.');
  });

  it('in the own corner: a leaderboard', async () => {
    serveNothing();
    await showHub(OWN, 'leaderboard');
    await page.getByRole('button', { name: 'Open the board: Wins', exact: true }).click();
    await expectEmptyState('No data available');
  });

  it.each([
    ['Friends', 'No friends yet'],
    ['Requests', 'No requests wait'],
  ])('of friends: %s', async (tab, words) => {
    serveNothing();
    await showFriends(OWN);
    await page.getByRole('tab', { name: tab }).click();
    await expectEmptyState(words);
  });

  it('of players who were searched', async () => {
    serveNothing();
    await showFriends(OWN);
    await page.getByRole('tab', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('nobody');
    await expectEmptyState('No players found matching your search.');
  });

  it('ranked matches', async () => {
    serveNothing();
    signInAs(OWN);
    await show(<RankedMatches />);
    await expectEmptyState('No ranked match yet. The first one is waiting in the queue.');
  });

  it.each([
    ['gm', 'Reports', 'No open reports'],
    ['gm', 'Appeals', 'No appeals wait'],
    ['gm', 'Audit log', 'Nothing was done yet'],
    ['lm', 'Word removals', 'No word has to leave'],
    ['lm', 'Missing words', 'No word is proposed'],
    ['lm', 'Trivia questions', 'No question waits.'],
  ] as const)('for the staff (%s): %s', async (area, section, words) => {
    serveNothing();
    signInAs(OWN);
    await show(<StaffScreen area={area} />);
    await page.getByRole('tab', { name: section, exact: true }).click();
    await expectEmptyState(words);
  });

  it('for the staff: players whom nobody knows', async () => {
    serveNothing();
    signInAs(OWN);
    await show(<StaffScreen area="gm" />);
    await page.getByRole('tab', { name: 'Players', exact: true }).click();
    await page.getByRole('searchbox').fill('nobody');
    await expectEmptyState('Nobody goes by that');
  });
});
