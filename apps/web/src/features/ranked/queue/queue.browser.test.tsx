import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showTab, useHome, useScreen } from '../../../navigation/navigation.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { isWindowOpen } from '../../../ui/windows/manager.ts';
import { noteLeft } from '../index.ts';
import { main, openTab, queueButton, toasts, prepareRankedHome } from '../testing/open-ranked.tsx';
import { rankedListing } from '../testing/ranked-listing.ts';
import { queue } from './queue.ts';

vi.mock('../../../platform/rooms/rooms.ts', { spy: true });

const lobby = prepareRankedHome();
const sentNames = () => lobby().sent.map(([name]) => name);

async function enterQueue(waitedMs = 0): Promise<void> {
  await queueButton('QUEUE').click();
  lobby().say('queue-entered', { locale: 'en-US', waitedMs });
  await expect.element(queueButton('CANCEL')).toBeVisible();
}
const shownTime = () => page.getByRole('timer').element().textContent;

describe('the queue', () => {
  it('QUEUE waits with an icon and takes no presses, then reads CANCEL with a timer [L0044 L0045 L0125 L0126 L0285]', async () => {
    await openTab();
    await queueButton('QUEUE').click();
    const waiting = main().getByRole('button', { name: 'Joining the queue…' });
    await expect.element(waiting).toBeDisabled();
    expect(waiting.element().querySelector('svg')).not.toBeNull();
    expect(lobby().sent).toEqual([['match-queue-enter', { locale: 'tr-TR' }]]);
    lobby().say('queue-entered', { locale: 'tr-TR', waitedMs: 64_000 });
    await expect.element(queueButton('CANCEL')).toBeVisible();
    expect(shownTime()).toMatch(/^01:0\d$/);
    await expect.poll(shownTime, { timeout: 4000 }).toMatch(/^01:0[5-9]$/);
  });

  it('CANCEL leaves it; the next time counts from the beginning [L0128 L0131 L0286]', async () => {
    await openTab();
    await enterQueue(64_000);
    await expect.poll(shownTime).toMatch(/^01:0/);
    await queueButton('CANCEL').click();
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(sentNames()).toEqual(['match-queue-enter', 'match-queue-leave']);
    await enterQueue();
    expect(shownTime()).toMatch(/^00:0/);
  });

  it('without an answer within five seconds it says that it failed [L0127]', async () => {
    await openTab();
    await queueButton('QUEUE').click();
    await new Promise((resolve) => setTimeout(resolve, 4500));
    expect(toasts()).not.toContain('Failed to join ranked queue');
    await expect.poll(toasts).toContain('Failed to join ranked queue');
    await expect.element(queueButton('QUEUE')).toBeVisible();
  });

  it('the server may end it, and a lost connection does [L0129 L0141 L0306]', async () => {
    await openTab();
    await enterQueue();
    lobby().say('queue-left', { reason: 'restart', until: null });
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(toasts()).toContain('The server restarts.');
    await enterQueue();
    lobby().drop();
    await expect.element(queueButton('QUEUE')).toBeVisible();
    expect(page.getByRole('timer').query()).toBeNull();
  });

  it('is for players from level 5 on [L0168]', async () => {
    signInAs({ level: 4 });
    await openTab();
    // Closed, with the way there, instead of a button that looks as if it worked.
    await expect
      .element(main().getByRole('progressbar', { name: 'Level 4 of 5' }))
      .toHaveAttribute('aria-valuenow', '80');
    const looks = () =>
      getComputedStyle(queueButton('QUEUE').element()).backgroundImage +
      getComputedStyle(queueButton('QUEUE').element()).backgroundColor;
    const closed = looks();
    await queueButton('QUEUE').click();
    await expect.poll(toasts).toContain('You need to be level 5 or higher to play ranked.');
    expect(sentNames()).toEqual([]);
    signInAs({ level: 5 });
    await expect.poll(looks).not.toBe(closed);
    expect(main().getByRole('progressbar', { name: 'Level 4 of 5' }).query()).toBeNull();
    await queueButton('QUEUE').click();
    expect(sentNames()).toEqual(['match-queue-enter']);
  });

  it('keeps language, perk and tab as they are, and says why [L0130]', { timeout: 40_000 }, async () => {
    await openTab();
    await enterQueue();
    const reason = 'You are in the ranked queue. Cancel it first.';
    // The browser's driver would wait until what is marked as disabled no longer is.
    const press = (name: RegExp) =>
      (page.getByTestId('ranked-card').getByRole('button', { name }).element() as HTMLElement).click();
    const actions: readonly (() => void)[] = [
      () => press(/^Language/),
      () => press(/^Select Perk/),
      () => showTab('rooms'),
    ];
    for (const action of actions) {
      action();
      await expect.poll(toasts).toContain(reason);
      await expect.poll(toasts, { timeout: 5000 }).not.toContain(reason);
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
    lobby().say('queue-entered', { locale: 'tr-TR', waitedMs: 3000 });
    await expect.element(queueButton('CANCEL')).toBeVisible();
    expect(useHome.getState().tab).toBe('ranked');
  });

  it('is locked for leavers, who see for how long', async () => {
    await openTab({ ownRank: { lockedUntil: new Date(Date.now() + 119_500).toISOString() } });
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
    expect(lobby().sent).toEqual([
      ['lang-set', { locale: 'fr-FR' }],
      ['match-queue-enter', { locale: 'fr-FR' }],
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
    lobby().say('match-found', {
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
    await expect.poll(toasts).toContain('The ranked match could not be entered');
    expect(page.getByTestId('match-found').query()).toBeNull();
  });
});
