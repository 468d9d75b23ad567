import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showTab, useHome, useScreen } from '../../app/navigation.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { Confirmations } from '../../ui/kit/confirm.tsx';
import { TipProvider } from '../../ui/kit/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { MatchFoundOverlay, noteLeft, RankedButton } from './index.ts';
import { chooseRankedLanguage } from './language.ts';
import { queue } from './queue/queue.ts';
import { RankedScreen } from './ranked-screen.tsx';
import { createFakeLobby, holdLobby } from './testing/fake-lobby.ts';
import { rankedListing } from './testing/ranked-listing.ts';
import { rankedMatch, standing } from './testing/ranked-replies.ts';
import type { Standing } from './use-standing.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

let lobby = createFakeLobby();
let letGo: () => void = () => undefined;

/** What the page's toasts and notices say. */
const told = (): string =>
  [...document.querySelectorAll('[data-type], [role=status] p')].map((one) => one.textContent).join(' ');

interface Served {
  standing?: Partial<Standing>;
  matches?: readonly ReturnType<typeof rankedMatch>[];
  perk?: (call: SeenCall) => Response;
}

async function openTab({ standing: changes = {}, matches = [], perk = () => reply({ success: true }) }: Served = {}) {
  const seen = fakeFetch((call) => {
    if (call.path === '/ranked/standing') return reply(standing(changes));
    if (call.path === '/ranked/history') return reply({ histories: matches });
    return perk(call);
  });
  const screen = await render(
    <TipProvider>
      <RankedButton />
      <div style={{ height: '90vh' }}>
        <RankedScreen />
      </div>
      <MatchFoundOverlay />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Match history' })).toBeVisible();
  return { screen, seen };
}
const main = () => page.getByRole('main');
const queueButton = (name: string) => main().getByRole('button', { name, exact: true });
const sentNames = () => lobby.sent.map(({ name }) => name);

async function enterQueue(): Promise<void> {
  await queueButton('QUEUE').click();
  lobby.say('queue-entered', { locale: 'en-US', waitedMs: 0 });
  await expect.element(queueButton('CANCEL')).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  useHome.setState({ tab: 'ranked' });
  useScreen.setState({ screen: { name: 'lobby' } });
  signInAs({ displayName: 'Noodle', avatar: 'Noodle', level: 5, wp: 1042, locale: 'tr-TR' });
  lobby = createFakeLobby();
  vi.mocked(rooms.joinLobby).mockImplementation(async () => lobby.link);
  letGo = await holdLobby();
});
afterEach(async () => {
  letGo();
  // The connection lingers for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  queue.lock(null);
  closeAllWindows();
  chooseRankedLanguage('tr-TR');
  vi.restoreAllMocks();
});

describe('the ranked tab', () => {
  it('has SOLO only; DUO is there for the next season, without use [L0041 L0042]', async () => {
    await openTab();
    await expect.element(main().getByRole('tab', { name: 'SOLO' })).toHaveAttribute('aria-selected', 'true');
    const duo = main().getByRole('tab', { name: 'DUO next season' });
    await expect.element(duo).toBeVisible();
    await expect.element(duo).toBeDisabled();
    expect(main().getByRole('tab').elements()).toHaveLength(2);
  });

  it('shows the card with the flag of the language and the perk; rank by points [L0043]', async () => {
    await openTab({ standing: { perk: 'luck' } });
    const card = page.getByTestId('ranked-card');
    await expect.element(card.getByRole('button', { name: 'Language of your matches: Turkish' })).toBeVisible();
    expect(
      card
        .getByRole('button', { name: /Turkish/ })
        .element()
        .querySelector('svg'),
    ).not.toBeNull();
    await expect.element(card.getByRole('button', { name: 'Select Perk (Perk: Luck)' })).toBeVisible();
    for (const text of ['Noodle', 'Silver', '1,042', '458 WP to Gold', '23 matches', '14 wins'])
      await expect.element(card.getByText(text)).toBeVisible();
  });

  it.each([
    [700, 'bronze', 'Iron'],
    [800, 'novice', 'Bronze'],
    [3600, 'master', 'Challenger'],
  ] as const)(
    'colours the card of %i points by its tier, and names the rank by the table [L0377 L0378]',
    async (wp, tier, rank) => {
      await openTab({ standing: { wp } });
      await expect.element(page.getByTestId('ranked-card')).toHaveAttribute('data-tier', tier);
      await expect.element(page.getByTestId('ranked-card').getByText(rank, { exact: true })).toBeVisible();
    },
  );

  it('tells the season: how many days are left and when it ends [L0047 L0373]', async () => {
    await openTab();
    await expect.element(main().getByText('Season 3 of 2026')).toBeVisible();
    await expect.element(main().getByText('41 days left')).toBeVisible();
    await expect.element(main().getByText(/ends .*2026/)).toBeVisible();
  });

  it('opens the table of the eight ranks with their points [L0046 L0054]', async () => {
    await openTab();
    await main().getByRole('button', { name: 'Show the ranks' }).click();
    const ranks = page.getByRole('dialog', { name: 'Ranks' }).getByRole('listitem');
    await expect.poll(() => ranks.elements().length).toBe(8);
    expect(
      ranks.elements().map((row) => [row.querySelector('b')?.textContent, row.lastElementChild?.textContent]),
    ).toEqual([
      ['Challenger', '3,500+ WP'],
      ['Master', '3,000–3,499 WP'],
      ['Platinum', '2,500–2,999 WP'],
      ['Diamond', '2,000–2,499 WP'],
      ['Gold', '1,500–1,999 WP'],
      ['Silver', '1,000–1,499 WP'],
      ['Bronze', '750–999 WP'],
      ['Iron', '0–749 WP'],
    ]);
    expect(document.querySelector('[data-own]')?.getAttribute('data-rank')).toBe('silver');
  });

  it('lists the latest matches below: both players, points and change, when and how long [L0048 L0055]', async () => {
    const matches = [
      rankedMatch('a', { won: true, agoMs: 90_000, lastedMs: 125_000 }),
      rankedMatch('b', { won: false, agoMs: 7_300_000, lastedMs: 61_000 }),
      rankedMatch('c', { won: true, agoMs: 40_000, lastedMs: 59_000 }),
    ];
    await openTab({ matches });
    await expect.poll(() => page.getByTestId('ranked-match').elements().length).toBe(3);
    const rows = page
      .getByTestId('ranked-match')
      .elements()
      .map((row) => row.textContent ?? '');
    for (const text of ['Won', '1 minute ago', '2 min 5 s', 'Noodle', '1,042 WP', '+24', 'Lumi', '1,980 WP', '−20'])
      expect(rows[0]).toContain(text);
    for (const text of ['Lost', '2 hours ago', '1 min 1 s', '−18', '+22']) expect(rows[1]).toContain(text);
    expect(rows[2]).toMatch(/4\d seconds ago/);
  });

  it('shows the course of the points over the season', async () => {
    await openTab();
    await expect.element(main().getByText('Your points this season').first()).toBeVisible();
  });

  it('tells guests why they have no history and no queue [L0056 L0167]', async () => {
    signInAs({ id: 'guest-123', guest: true, displayName: 'Guest' });
    await openTab();
    await expect.element(main().getByText('Guests are not allowed to see the match history.')).toBeVisible();
    await queueButton('QUEUE').click();
    await expect.poll(told).toContain('You need to login to play ranked.');
    expect([sentNames(), isWindowOpen('account')]).toEqual([[], true]);
  });
});

describe('perks', () => {
  it('are chosen from a popup of seven with picture, name and what they do; it says that they are off [L0049 L0050 L0052 L0108]', async () => {
    const { seen } = await openTab();
    await page
      .getByTestId('ranked-card')
      .getByRole('button', { name: /^Select Perk/ })
      .click();
    const popup = page.getByRole('dialog', { name: 'Select Perk' });
    await expect.element(popup.getByText(/^Perks are not available this season/)).toBeVisible();
    const perks = () => [...document.querySelectorAll('label[data-perk]:not([data-perk=none])')];
    await expect.poll(() => perks().length).toBe(7);
    expect(perks().map((perk) => perk.getAttribute('data-perk'))).toEqual([
      'extra-health',
      'random-letter',
      'extra-time',
      'luck',
      'heart-gain',
      'alpha-heart',
      'category-heart',
    ]);
    for (const perk of perks()) {
      expect(perk.querySelector('svg')).not.toBeNull();
      expect(perk.querySelector('b')?.textContent).not.toBe('');
      expect(perk.querySelector('small')?.textContent).not.toBe('');
    }
    await expect.element(popup.getByText('You can hold 15 hearts instead of 12.')).toBeVisible();
    await expect.element(popup.getByText('50 words of one category give a heart.')).toBeVisible();
    await popup.getByRole('radio', { name: /Heart Gain/ }).click();
    // The card shows it at once, the server keeps it.
    await expect.element(page.getByRole('button', { name: 'Select Perk (Perk: Heart Gain)' })).toBeVisible();
    expect(seen.filter(({ path }) => path === '/ranked/perk').map(({ body }) => body)).toEqual([
      { perk: 'heart-gain' },
    ]);
  });

  it('stay as they were when the choice could not be kept', async () => {
    await openTab({ standing: { perk: 'luck' }, perk: () => refusal('http/bad_request', 400) });
    await page.getByTestId('ranked-card').getByRole('button', { name: 'Select Perk (Perk: Luck)' }).click();
    await page.getByRole('radio', { name: /Extra Time/ }).click();
    await expect.poll(told).toContain('The perk could not be chosen');
    await expect.element(page.getByRole('button', { name: 'Select Perk (Perk: Luck)' })).toBeVisible();
  });
});

describe('the queue', () => {
  it('QUEUE waits with an icon and takes no presses, then reads CANCEL with a timer [L0044 L0045 L0125 L0126 L0285]', async () => {
    await openTab();
    await queueButton('QUEUE').click();
    const waiting = main().getByRole('button', { name: 'Joining the queue…' });
    await expect.element(waiting).toBeDisabled();
    expect(waiting.element().querySelector('svg')).not.toBeNull();
    expect(lobby.sent).toEqual([{ name: 'match-queue-enter', payload: { locale: 'tr-TR' } }]);
    lobby.say('queue-entered', { locale: 'tr-TR', waitedMs: 64_000 });
    await expect.element(queueButton('CANCEL')).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('01:05');
  });

  it('CANCEL leaves it; the next time counts from the beginning [L0128 L0131 L0286]', async () => {
    await openTab();
    await enterQueue();
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
    await queueButton('CANCEL').click();
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(sentNames()).toEqual(['match-queue-enter', 'match-queue-leave']);
    await enterQueue();
    expect(page.getByRole('timer').element().textContent).toBe('00:00');
  });

  it('without an answer within five seconds it says that it failed [L0127]', async () => {
    await openTab();
    await queueButton('QUEUE').click();
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(told()).not.toContain('Failed to join ranked queue');
    await expect.poll(told).toContain('Failed to join ranked queue');
    await expect.element(queueButton('QUEUE')).toBeVisible();
  });

  it('the server may end it, and a lost connection does [L0129 L0141 L0306]', async () => {
    await openTab();
    await enterQueue();
    lobby.say('queue-left', { reason: 'restart', until: null });
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(told()).toContain('The server restarts.');
    await enterQueue();
    lobby.drop();
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(page.getByRole('timer').query()).toBeNull();
  });

  it('is for players from level 5 on [L0168]', async () => {
    signInAs({ level: 4 });
    await openTab();
    await queueButton('QUEUE').click();
    await expect.poll(told).toContain('You need to be level 5 or higher to play ranked.');
    expect(sentNames()).toEqual([]);
    signInAs({ level: 5 });
    await queueButton('QUEUE').click();
    expect(sentNames()).toEqual(['match-queue-enter']);
  });

  it('keeps language, perk and tab as they are, and says why [L0130]', async () => {
    await openTab();
    await enterQueue();
    const reason = 'You are in the ranked queue. Cancel it first.';
    // The browser's driver would wait until what is marked as disabled no longer is.
    const press = (name: RegExp) =>
      (page.getByTestId('ranked-card').getByRole('button', { name }).element() as HTMLElement).click();
    const deeds: readonly (() => void)[] = [
      () => press(/^Language/),
      () => press(/^Select Perk/),
      () => showTab('rooms'),
    ];
    for (const deed of deeds) {
      deed();
      await expect.poll(told).toContain(reason);
      await expect.poll(told, { timeout: 5000 }).not.toContain(reason);
    }
    expect(page.getByRole('menu').query()).toBeNull();
    expect([isWindowOpen('ranked-perks'), useHome.getState().tab]).toEqual([false, 'ranked']);
    await queueButton('CANCEL').click();
    showTab('rooms');
    expect(useHome.getState().tab).toBe('rooms');
  });

  it('is shown to somebody who comes back to it on another tab', async () => {
    useHome.setState({ tab: 'rooms' });
    await openTab();
    lobby.say('queue-entered', { locale: 'tr-TR', waitedMs: 3000 });
    await expect.element(queueButton('CANCEL')).toBeVisible();
    expect(useHome.getState().tab).toBe('ranked');
  });

  it('is locked for leavers, who see for how long', async () => {
    await openTab({ standing: { lockedUntil: new Date(Date.now() + 119_500).toISOString() } });
    await expect.element(main().getByRole('button', { name: /Queue opens in 0[12]:\d\d/ })).toBeDisabled();
    queue.lock(Date.now() + 1200);
    await expect.element(queueButton('QUEUE')).toBeVisible();
  });

  it('has the chosen language', async () => {
    await openTab();
    await page
      .getByTestId('ranked-card')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'French' }).click();
    await queueButton('QUEUE').click();
    expect(lobby.sent).toEqual([
      { name: 'lang-set', payload: { locale: 'fr-FR' } },
      { name: 'match-queue-enter', payload: { locale: 'fr-FR' } },
    ]);
  });
});

describe('the button of the top bar', () => {
  it('leads to the ranked tab; while queued it reads Cancel and leaves the queue [L0031 L0132]', async () => {
    useHome.setState({ tab: 'rooms' });
    await openTab();
    await page.getByRole('button', { name: 'Ranked', exact: true }).click();
    expect(useHome.getState().tab).toBe('ranked');
    await enterQueue();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(sentNames().at(-1)).toBe('match-queue-leave');
    await expect.element(page.getByRole('button', { name: 'Ranked', exact: true })).toBeVisible();
    await expect.element(queueButton('QUEUE')).toBeVisible();
  });
});

describe('a match that was found', () => {
  const { player1, player2 } = rankedListing('x', [1042, 2010]).metadata;
  const found = () => {
    if (!player1 || !player2) throw new Error('no pair');
    lobby.say('match-found', {
      matchId: 'm1',
      join: { roomId: 'R4NK3D7', withinMs: 15_000 },
      players: [player1, player2],
      locale: 'tr-TR',
    });
  };

  it('shows both over everything and leads into its room at once [L0133]', async () => {
    await openTab();
    await enterQueue();
    found();
    const overlay = page.getByTestId('match-found');
    await expect.element(overlay).toBeVisible();
    for (const text of ['Match found!', 'Noodle', 'Silver · 1,042 WP', 'Lumi', 'Diamond · 2,010 WP'])
      expect(overlay.element().textContent).toContain(text);
    expect(useScreen.getState().screen).toMatchObject({
      name: 'room',
      intent: { kind: 'join', roomId: 'R4NK3D7', spectate: false },
    });
    await expect.poll(() => overlay.query(), { timeout: 4000 }).toBeNull();
    expect(queue.use.getState().phase).toBe('out');
  });

  it('blinks in the title of a page that nobody looks at, until somebody does', async () => {
    await openTab();
    const before = document.title;
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    found();
    await expect.poll(() => document.title).toBe('Match found! · Syllaboom');
    await expect.poll(() => document.title, { timeout: 3000 }).toBe(before);
    await expect.poll(() => document.title, { timeout: 3000 }).toBe('Match found! · Syllaboom');
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(document.title).toBe(before);
    noteLeft();
  });

  it('says so when its room could not be entered', async () => {
    await openTab();
    found();
    noteLeft();
    await expect.poll(told).toContain('The ranked match could not be entered');
    expect(page.getByTestId('match-found').query()).toBeNull();
  });
});
