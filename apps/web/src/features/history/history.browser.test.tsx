import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useScreen } from '../../navigation/navigation.ts';
import { INTERFACE_LANGUAGES, MODES, STARTS_WHEN_TYPING } from '@syllaboom/engine';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { answerPaths } from '../../testing/answer-paths.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Confirmations } from '../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { openMatch } from '../../navigation/windows.ts';
import { HistoryWindows } from './index.ts';
import { MatchHistory } from './match-history.tsx';
import { historyEntry, matchReply, playerStats } from './testing/match-replies.ts';

const ME = 'account-me-1';
const SLOW = { timeout: 10_000 } as const;
const tab = (name: string) => page.getByRole('tab', { name });
const filterButton = () => page.getByRole('button', { name: /^Filter matches/ });
const choose = async (label: string, choice: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: choice }).click();
};

const windows = (
  <TipProvider>
    <HistoryWindows />
    <Toasts />
    <Confirmations />
  </TipProvider>
);
/** The own history with the windows around it. */
async function showHistory(answers: Parameters<typeof answerPaths>[0], own = false) {
  signInAs();
  const seen = answerPaths(answers);
  await render(
    <>
      <MatchHistory playerId={ME} own={own} />
      {windows}
    </>,
  );
  return seen;
}
async function showMatch(reply: object, more: Record<string, object> = {}) {
  signInAs();
  answerPaths({ '/match/m1': reply, ...more });
  await render(windows);
  openMatch('m1');
}

beforeEach(async () => {
  closeAllWindows();
  useScreen.setState({ screen: { name: 'lobby' } });
  await page.viewport(1280, 800);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en-US');
});

describe('the match history', () => {
  it('has normal and ranked tabs, each with its matches [R0070]', async () => {
    const seen = await showHistory({
      '/match/history': ({ query }) => {
        const ranked = query.ranked === 'true';
        const [, ole] = historyEntry('m1').players;
        const players = [{ id: 'account-ida1', displayName: 'Ida', avatar: '', frame: 9 }, ...(ole ? [ole] : [])];
        return { history: [historyEntry('m1', 75, { ranked, diffWp: ranked ? -18 : 0, place: 2, players })], total: 1 };
      },
    });
    await expect.element(page.getByText('Place 2')).toBeVisible();
    expect(page.getByText('WP').query()).toBeNull();
    expect(page.getByRole('button', { name: /Ida/ }).element().querySelector('[data-frame="9"]')).not.toBeNull();
    await tab('Ranked').click();
    await expect.element(page.getByText('−18 WP')).toBeVisible();
    expect(seen.map(({ query }) => query)).toEqual([
      { playerId: ME, ranked: 'false', page: '1', limit: '10' },
      { playerId: ME, ranked: 'true', page: '1', limit: '10' },
    ]);
  });

  it('calls a match by its preset, and says of a stopped one that it ended early, not who came where', async () => {
    const entry = historyEntry('m1', 75, { place: null, scenario: 13 });
    await showHistory({ '/match/history': { history: [entry], total: 1 } });
    await expect.element(page.getByRole('button', { name: /^Open the match: Min 1/ })).toBeVisible();
    await expect.element(page.getByText('Ended early')).toBeVisible();
    expect(page.getByText(/Place|Won/).query()).toBeNull();
  });

  it('gives nobody a place where all are on one side, and nobody a win who was alone', async () => {
    const monsters = historyEntry('m1', 75, { place: 2, mode: MODES.monsters });
    const alone = historyEntry('m2', 75, { players: monsters.players.slice(0, 1) });
    await showHistory({ '/match/history': { history: [monsters, alone], total: 2 } });
    await expect.element(page.getByRole('button', { name: /Monsters/ })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /Original/ })).toBeVisible();
    expect(page.getByText(/Place|Won|Ended/).query()).toBeNull();
  });

  it('says how long ago in seconds, minutes, hours, days and months [R0546 L0055]', async () => {
    const DAY = 86_400;
    const ages = [40, 90, 3 * 3600, 5 * DAY, 60 * DAY];
    await showHistory({
      '/match/history': { history: ages.map((age, at) => historyEntry(`m${at}`, age)), total: ages.length },
    });
    for (const words of ['40 seconds ago', '1 minute ago', '3 hours ago', '5 days ago', '2 months ago'])
      await expect.element(page.getByText(`${words} · 2 min 5 s · 31 turns`)).toBeVisible();
  });

  it('without matches of one kind does not say that none was played', async () => {
    signInAs();
    answerPaths({ '/match/history': { history: [], total: 0 } });
    await render(<MatchHistory playerId={ME} own played={1} />);
    await expect.element(page.getByText('No normal matches played yet.')).toBeVisible();
    expect(page.getByText('Play a match').query()).toBeNull();
    await tab('Ranked').click();
    await expect.element(page.getByText('No ranked matches played yet.')).toBeVisible();
  });

  it.each([
    ['Normal', 'Failed to load normal match history'],
    ['Ranked', 'Failed to load ranked match history'],
  ])('that fails to load says so: %s [R0495 R0496]', async (name, words) => {
    let broken = true;
    await showHistory({
      '/match/history': () => (broken ? refusal('http/internal', 500) : { history: [], total: 0 }),
    });
    await tab(name).click();
    await expect.element(page.getByText(words)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No matches played yet.')).toBeVisible();
  });

  it('is filtered in a window: applied, counted, from the first page on, and reset [R0213 R0164 R0070]', async () => {
    const seen = await showHistory({ '/match/history': { history: [historyEntry('m1')], total: 25 } });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    await filterButton().click();
    await expect.element(page.getByRole('dialog', { name: 'Filter matches' })).toBeVisible();
    const asked = seen.length;
    await choose('Time range', 'Last 7 days');
    await choose('Order', 'Oldest first');
    await choose('Mode', 'Trivia');
    await choose('Lasted at least', '5 minutes');
    await choose('Turns at least', '25 turns');
    // Nothing happens before it is applied.
    expect(seen).toHaveLength(asked);
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(isWindowOpen('history-filter')).toBe(false);
    const filter = { timeRange: 'week', sortOrder: 'oldest', gameMode: '11', minDuration: '300', minTurns: '25' };
    await expect
      .poll(() => seen.at(-1)?.query, SLOW)
      .toEqual({ ...filter, playerId: ME, ranked: 'false', page: '1', limit: '10' });
    await expect.element(page.getByRole('button', { name: 'Filter matches (5 filters set)' })).toBeVisible();
    // The other tab has the same filter.
    await tab('Ranked').click();
    await expect.poll(() => seen.at(-1)?.query, SLOW).toMatchObject({ ...filter, ranked: 'true' });
    await filterButton().click();
    await expect.element(page.getByRole('combobox', { name: 'Mode' })).toHaveTextContent('Trivia');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => seen.at(-1)?.query, SLOW).toEqual({ playerId: ME, ranked: 'true', page: '1', limit: '10' });
    await expect.element(page.getByRole('button', { name: 'Filter matches', exact: true })).toBeVisible();
  });

  it('says that no match fits the filter', async () => {
    await showHistory({
      '/match/history': ({ query }) =>
        query.timeRange ? { history: [], total: 0 } : { history: [historyEntry('m1')], total: 1 },
    });
    await filterButton().click();
    await choose('Time range', 'Last 24 hours');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(page.getByText('No match fits the filter.')).toBeVisible();
  });

  it('shows the own points over the season above the ranked matches', async () => {
    const timeline = [500, 524, 507].map((wp, at) => ({ at: new Date(at).toISOString(), wp }));
    const season = { id: '2026q4', startsAt: '', endsAt: '', daysLeft: 9 };
    await showHistory(
      {
        '/match/history': { history: [], total: 0 },
        '/ranked/rank': {
          season,
          wp: 507,
          matches: 3,
          wins: 1,
          leastLevel: 5,
          perk: null,
          perksAct: false,
          lockedUntil: null,
          timeline,
        },
      },
      true,
    );
    await tab('Ranked').click();
    const reader = page.getByRole('slider', { name: 'Ranked points this season: read the values' });
    await expect.element(reader).toHaveAttribute('aria-valuetext', 'Match 3: Ranked points this season 507');
  });
});

describe('the detail of a match', () => {
  it('opens from a row and has every statistic of every player [R0070 R0163]', async () => {
    await showHistory({ '/match/history': { history: [historyEntry('m1')], total: 1 }, '/match/m1': matchReply() });
    await page.getByRole('button', { name: /^Open the match: Original/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Match' });
    await expect.element(dialog.getByRole('heading', { name: /^Original/ })).toBeVisible();
    for (const fact of ['2 min 5 s', '31 turns', 'Speed 1.5×', 'Room K7QX', 'Long Words'])
      await expect.element(dialog.getByText(fact, { exact: true })).toBeVisible();
    const lines = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { expanded: true }) });
    await expect.poll(() => lines.elements().length).toBe(1);
    // The own statistics are open from the start.
    const stats = () =>
      [...document.querySelectorAll('[data-stat]')].map((one) => [
        one.querySelector('dt')?.textContent,
        one.querySelector('dd')?.textContent,
      ]);
    expect(stats()).toEqual([
      ['Correct words', '23'],
      ['Wrong words', '4'],
      ['Words typed', '27'],
      ['Words per minute', '14'],
      ['Longest streak', '9'],
      ['Alphabets', '1'],
      ['Discovered', '3'],
      ['Claimed', '8'],
      ['Defeated', '2'],
      ['Experience', '120'],
      ['Ranked points', '±0'],
      ['Coins', '44'],
      ['Diamonds', '5'],
      ['Keys', '6'],
      ['Language', 'English'],
      ['Hearts lost', '2 (turns 4, 19)'],
      ['Longest word', 'FIRECRACKER'],
      ['Categories', 'Animals 7, Rivers 1'],
    ]);
    await page.getByRole('button', { name: /^Place 2 ?Ida/ }).click();
    await expect.poll(() => stats().filter(([name]) => name === 'Words per minute')).toHaveLength(2);
    expect(stats().filter(([name]) => name === 'Words per minute')[1]).toEqual(['Words per minute', '10']);
  });

  it('names no winner and no places of a stopped match', async () => {
    const stats = { [ME]: playerStats(null), 'account-ida1': playerStats(null), 'bot-1': playerStats(null) };
    await showMatch(matchReply({ winner: null }, stats));
    await expect
      .element(page.getByText('No winner and no places: the match was stopped before its end.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Ida/ }).first()).toBeVisible();
    expect(page.getByText(/^Place/).query()).toBeNull();
    expect(document.querySelector('[data-place]')).toBeNull();
  });

  it('gives nobody a place in a match where all are on one side', async () => {
    await showMatch(matchReply({ mode: MODES.monsters }));
    await expect.element(page.getByRole('button', { name: /^Ida/ }).first()).toBeVisible();
    expect(document.querySelector('[data-place]')).toBeNull();
  });

  it('names the speed, and a fuse that starts with typing by its name; who wrote nothing had none', async () => {
    await showMatch(matchReply({}, { 'account-ida1': playerStats(2, { wpm: 0 }) }), {
      '/match/m2': matchReply({ id: 'm2', speed: STARTS_WHEN_TYPING }),
    });
    await expect.element(page.getByText('Speed 1.5×')).toBeVisible();
    await page.getByRole('button', { name: /Ida.*words/ }).click();
    await expect.poll(() => document.querySelectorAll('[data-stat="wpm"] dd')[1]?.textContent).toBe('–');
    openMatch('m2');
    await expect.element(page.getByText('Starts when typing')).toBeVisible();
    expect(page.getByText(/^Speed/).query()).toBeNull();
  });

  it('draws words per minute and hearts over the match, the own curve first', async () => {
    await showMatch(matchReply());
    const hearts = page.getByRole('slider', { name: 'Hearts: read the values' });
    await expect.element(hearts).toHaveAttribute('aria-valuetext', '2:05: Me 1, Ida 1, Beep 1');
    (hearts.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(hearts).toHaveAttribute('aria-valuetext', '0:40: Me 2, Ida 2, Beep 2');
    const speed = page.getByRole('slider', { name: 'Words played per minute: read the values' });
    await expect.element(speed).toHaveAttribute('aria-valuetext', '2:05: Me 1, Ida 1, Beep 1');
  });

  it('of an old match has no charts', async () => {
    const { timeline: _, ...old } = playerStats(1);
    const stats = { [ME]: old, 'account-ida1': { ...old, place: 2 }, 'bot-1': { ...old, place: 3 } };
    await showMatch(matchReply({}, stats));
    await expect.element(page.getByText('Result')).toBeVisible();
    expect(page.getByRole('slider').query()).toBeNull();
  });

  it('leads to the replay, and copies its link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showMatch(matchReply());
    await page.getByRole('button', { name: 'Copy the link' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\?replay=m1$/));
    await expect.element(page.getByText('Link copied')).toBeVisible();
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    expect(useScreen.getState().screen).toEqual({ name: 'replay', matchId: 'm1' });
    expect(isWindowOpen('match-detail')).toBe(false);
  });

  it('shows the link where it can’t be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await showMatch(matchReply());
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(page.getByRole('alertdialog').getByText(/\?replay=m1$/)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  });

  it('opens the replay beside a room, not instead of it', async () => {
    const screen = { name: 'room', intent: { kind: 'join', roomId: 'AB12', spectate: false }, visit: 1 } as const;
    useScreen.setState({ screen });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await showMatch(matchReply());
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\?replay=m1$/), '_blank', 'noopener');
    expect(useScreen.getState().screen).toEqual(screen);
  });

  it('has no profile for bots', async () => {
    await showMatch(matchReply());
    await page.getByRole('button', { name: /Beep/ }).first().click();
    await page.getByRole('button', { name: /^Place 2 ?Ida/ }).click();
    await expect.element(page.getByRole('button', { name: 'Ida: open the profile' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Beep: open the profile' }).query()).toBeNull();
  });

  it('and the filter fit every size and language', { timeout: 60_000 }, async () => {
    await showHistory({ '/match/history': { history: [historyEntry('m1')], total: 25 }, '/match/m1': matchReply() });
    const names = ['Ida', 'Me', 'Beep', 'FIRECRACKER'];
    const findFaults = async (where: string) => {
      for (const language of INTERFACE_LANGUAGES) {
        await setLanguage(language);
        expect(findClipped(document.body, names), `${where} in ${language}`).toEqual([]);
      }
      await setLanguage('en-US');
      closeAllWindows();
    };
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      openMatch('m1');
      await expect.element(page.getByRole('slider', { name: /^Hearts/ })).toBeVisible();
      await findFaults(`match at ${width}`);
      await filterButton().click();
      await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible();
      await findFaults(`filter at ${width}`);
    }
  });

  it('never scrolls sideways on a phone, whoever played', async () => {
    await page.viewport(390, 844);
    const longNames = JSON.stringify(matchReply()).replaceAll('"Ida"', `"${'W'.repeat(30)}"`);
    await showMatch(JSON.parse(longNames));
    await expect.element(page.getByRole('slider', { name: /^Hearts/ })).toBeVisible();
    for (const language of ['en-US', 'de-DE', 'tr-TR', 'tl-TL'] as const) {
      await setLanguage(language);
      const scroller = document.querySelector('ol')?.closest('[class*=match]');
      expect([language, (scroller?.scrollWidth ?? 999) - (scroller?.clientWidth ?? 0)]).toEqual([language, 0]);
    }
    await setLanguage('en-US');
  });

  it('says that it failed to load, and offers no other try where there is no such match', async () => {
    await showMatch(() => refusal('http/internal', 500));
    await expect.element(page.getByText('Failed to load the match')).toBeVisible();
    closeAllWindows();
    answerPaths({ '/match/m0': () => refusal('match/not_found', 404) });
    openMatch('m0');
    await expect.element(page.getByText('This match does not exist (any more).')).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  });
});
