import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import { main, openTab, queueButton, toasts, prepareRankedHome } from './testing/open-ranked.tsx';
import { rankedMatch } from './testing/ranked-replies.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const lobby = prepareRankedHome();

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
    await openTab({ ownRank: { perk: 'luck' } });
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
      await openTab({ ownRank: { wp } });
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

  it('shows the timeline of the points over the season', async () => {
    await openTab();
    await expect.element(main().getByText('Your points this season').first()).toBeVisible();
  });

  it('says to newcomers no more than they can use, under headings in their order', async () => {
    await openTab({ ownRank: { matches: 0, wins: 0, timeline: [] } });
    await expect.element(main().getByText('No ranked match yet. The first one is waiting in the queue.')).toBeVisible();
    await expect.element(main().getByText('0 matches')).toBeVisible();
    await expect.element(main().getByText(/^After two ranked matches/)).not.toBeInTheDocument();
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H2']);
  });

  it('tells guests why they have no history and no queue [L0056 L0167]', async () => {
    signInAs({ id: 'guest-123', guest: true, displayName: 'Guest' });
    await openTab();
    await expect.element(main().getByText('Guests are not allowed to see the match history.')).toBeVisible();
    await queueButton('QUEUE').click();
    await expect.poll(toasts).toContain('You need to login to play ranked.');
    expect([lobby().sent, isWindowOpen('account')]).toEqual([[], true]);
  });
});

describe('perks', () => {
  it('are chosen from a popup of seven with picture, name and what they do; it says that they are off [L0049 L0050 L0052 L0108]', async () => {
    const seen = await openTab();
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
    await openTab({ ownRank: { perk: 'luck' }, perk: () => refusal('http/bad_request', 400) });
    await page.getByTestId('ranked-card').getByRole('button', { name: 'Select Perk (Perk: Luck)' }).click();
    await page.getByRole('radio', { name: /Extra Time/ }).click();
    await expect.poll(toasts).toContain('The perk could not be chosen');
    await expect.element(page.getByRole('button', { name: 'Select Perk (Perk: Luck)' })).toBeVisible();
  });
});

it.each([
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
])('writes a name of sixteen letters whole on the card at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  signInAs({ id: 'account-me-1', displayName: 'Grumblebottom777' });
  await openTab();
  const name = () => page.getByTestId('ranked-card').element().querySelector('h2');
  await expect.poll(() => name()?.textContent).toBe('Grumblebottom777');
  const written = name()?.firstElementChild ?? name();
  expect(written?.scrollWidth).toBeLessThanOrEqual(written?.clientWidth ?? 0);
  await page.viewport(1280, 800);
});
