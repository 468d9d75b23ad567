import { CRAFT } from '@syllaboom/engine';
import type { Friend } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { useCraftUi } from './craft-ui.ts';
import { EARNED_ANEW_MS, COIN_DROP_MS, PROGRESS_ANEW_MS, PROGRESS_ANEW_SAVING_MS } from './craft-timings.ts';
import { forgetBoards } from './store/current-board.ts';
import { boardCanvas, letPointersGo, middleOf, pull, tapAt } from './testing/board-pointer.ts';
import { boardOf, serveBoard, showBoard } from './testing/fake-board.tsx';

const SLOW = { timeout: 10_000 } as const;
const WORDS = boardOf([
  { word: 'RATIO', parts: ['RA', 'TIO'], x: 5, y: 5, minutes: 30 },
  { word: 'TIOING', parts: ['TIO', 'ING'], x: 6, y: 5, down: true, minutes: 10 },
  { word: 'BOMBER', parts: ['BOM', 'BER'], x: 12, y: 9, minutes: 5 },
]);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = () => page.getByTestId('craft-said');
const settled = () => new Promise((done) => setTimeout(done, 60));

async function show(...how: Parameters<typeof showBoard>) {
  await showBoard(...how);
  await expect.element(page.getByRole('application'), SLOW).toBeVisible();
  await expect.poll(() => boardCanvas().dataset.camera).toBeTruthy();
}
const friendOf = (displayName: string): Friend => ({
  id: `account-${displayName.toLowerCase()}`,
  displayName,
  avatar: displayName,
  online: true,
  status: 'online',
  room: null,
  exp: 0,
  win: 0,
  clan: null,
  frame: 0,
});

beforeEach(async () => {
  letPointersGo();
  await page.viewport(1280, 800);
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  forgetBoards();
  useCraftUi.setState({ bubbles: true, chosen: null });
  useOverlays.setState({ profile: undefined, word: undefined });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('words that earn', () => {
  it('show one coin bubble an island, whose tap collects all of its words [L0154 L0155]', async () => {
    const server = serveBoard(WORDS);
    await show();
    tapAt({ x: middleOf({ x: 5, y: 5 }).x, y: middleOf({ x: 5, y: 4 }).y + 4 });
    await expect.poll(() => server.seen.filter(({ path }) => path === '/craft/collect/w1').length).toBe(1);
    expect(server.seen.find(({ path }) => path === '/craft/collect/w1')?.query).toEqual({ island: 'true' });
    await expect.poll(() => said().element().textContent).toMatch(/coins collected/);
    // Where the bubble was is nothing any more, so a second press chooses nothing and asks for nothing.
    tapAt({ x: middleOf({ x: 5, y: 5 }).x, y: middleOf({ x: 5, y: 4 }).y + 4 });
    await settled();
    expect(server.seen.filter(({ path }) => path.startsWith('/craft/collect/')).length).toBe(1);
  });

  it('are all collected by one button, once however often it is pressed [L0152 L0153]', async () => {
    const server = serveBoard(WORDS);
    await show();
    await expect.element(button('Collect 45')).toBeEnabled();
    for (let press = 0; press < 20; press++) (button(/^Collect/).element() as HTMLElement).click();
    await expect.element(said()).toHaveTextContent('45 coins collected.');
    expect(server.calls('collect-all').length).toBe(1);
    await expect.element(page.getByRole('button', { name: 'Collect', exact: true })).toBeDisabled();
  });

  it('lose nothing where collecting fails, and nothing is said [L0236 L0237]', async () => {
    serveBoard({ ...WORDS, instead: { 'POST /craft/collect-all': () => refusal('http/unavailable', 503) } });
    await show();
    await button(/^Collect/).click();
    await expect.element(button(/^Collect 4\d$/)).toBeEnabled();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('have bubbles that can be hidden [L0067]', async () => {
    const server = serveBoard(WORDS);
    await show();
    await button('Coin bubbles').click();
    await expect.element(button('Coin bubbles')).toHaveAttribute('aria-pressed', 'false');
    await settled();
    tapAt({ x: middleOf({ x: 5, y: 5 }).x, y: middleOf({ x: 5, y: 4 }).y + 4 });
    await button('Coin bubbles').click();
    await settled();
    expect(server.seen.filter(({ path }) => path.startsWith('/craft/collect')).length).toBe(0);
  });

  it('are listed with coins a minute, coins and a bar [L0070]', async () => {
    serveBoard(WORDS);
    await show();
    await button('Stats').click();
    const row = page.getByRole('dialog', { name: 'Stats' }).getByRole('listitem').filter({ hasText: 'RATIO' });
    await expect.element(row, SLOW).toHaveTextContent('RATIO1/m30 of 311 coins');
    await expect.element(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
    await row.getByRole('button', { name: 'RATIO' }).click();
    expect(useOverlays.getState().word).toBe('en-US:RATIO');
  });

  it('store no more than they are worth: the bar is full there [L0156]', async () => {
    serveBoard(boardOf([{ word: 'RATIO', parts: ['RA', 'TIO'], x: 5, y: 5, minutes: 50_000 }]));
    await show();
    await expect.element(button('Collect 311')).toBeEnabled();
    await button('Stats').click();
    const row = page.getByRole('dialog', { name: 'Stats' }).getByRole('listitem').filter({ hasText: 'RATIO' });
    await expect.element(row, SLOW).toHaveTextContent('RATIO1/m311 of 311 coins');
    await expect.element(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('grow every 2 s in figures and every 3 s in the picture, 5 s where the device saves; coins fall for 2 s [L0364 L0365 L0366]', async () => {
    expect([EARNED_ANEW_MS, PROGRESS_ANEW_MS, PROGRESS_ANEW_SAVING_MS, COIN_DROP_MS]).toEqual([
      2_000, 3_000, 5_000, 2_000,
    ]);
    serveBoard(boardOf([{ word: 'RATIO', parts: ['RA', 'TIO'], x: 5, y: 5, minutes: 0.98 }]));
    await show();
    await expect.element(button(/^Collect 1$/), { timeout: 4_000 }).toBeVisible();
  });

  it('are none on a board without words, which says so [L0071]', async () => {
    serveBoard();
    await show();
    await button('Stats').click();
    await expect.element(page.getByText('No words found on your board yet!'), SLOW).toBeVisible();
  });
});

describe('the tools of the board', () => {
  it('are all there [L0066]', async () => {
    serveBoard(WORDS);
    await show();
    for (const name of ['Coin bubbles', 'Friends', 'Leaderboard', 'Stats', 'Clear unused tiles'])
      await expect.element(button(name)).toBeVisible();
    await expect.element(button(/^Collect/)).toBeVisible();
    expect(button('My Board').query()).toBeNull();
  });

  it('clear what is unused and name it [L0340]', async () => {
    const unused = ['ED', 'ED', 'LY'].map((s, at) => ({ id: `f${at}`, s, x: at, y: 0, status: 'free' as const }));
    const server = serveBoard({ ...WORDS, tiles: [...WORDS.tiles, ...unused] });
    await show();
    await button('Clear unused tiles').click();
    await expect.element(page.getByText('Cleared 3 syllable(s): ED ×2, LY')).toBeVisible();
    await expect.element(page.getByTestId('craft-strip').getByRole('button', { name: /^ED, 2 tiles/ })).toBeVisible();
    await button('Clear unused tiles').click();
    await expect.element(page.getByText('No unused syllables to clear.').first()).toBeVisible();
    expect(server.calls('clear-unused').length).toBe(1);
  });

  it('say why nothing was cleared: nothing unused, no path, nothing done, no answer [L0175 L0176 L0338 L0339]', async () => {
    const free = { id: 'f1', s: 'ED', x: 1, y: 1, status: 'free' as const };
    const server = serveBoard({ ...WORDS, tiles: [...WORDS.tiles, free] });
    await show();
    const sweep = () => (button('Clear unused tiles').element() as HTMLElement).click();
    server.kept.instead['POST /craft/clear-unused'] = () => refusal('http/unavailable', 500);
    sweep();
    await expect.element(page.getByText('Failed to clear syllables. Please try again.').first()).toBeVisible();
    server.kept.instead['POST /craft/clear-unused'] = () =>
      new Response(
        JSON.stringify({ success: true, clearedCount: 0, inventory: server.kept.inventory, clearedSyllables: {} }),
      );
    sweep();
    await expect.element(page.getByText('No syllables were cleared.').first()).toBeVisible();
    await cleanup();
    forgetBoards();
    server.kept.words = [{ ...WORDS.words[0], path: [] } as never];
    await show();
    sweep();
    const broken = 'Cannot clear syllables: Word path inconsistency detected. Please refresh the page.';
    await expect.element(page.getByText(broken).first()).toBeVisible();
    await cleanup();
    forgetBoards();
    Object.assign(server.kept, WORDS);
    await show();
    sweep();
    await expect.element(page.getByText('No unused syllables to clear.').first()).toBeVisible();
  });

  it('sell another row to the south, another column to the east, for a million coins [L0069 L0362]', async () => {
    const server = serveBoard();
    await show({ score: CRAFT.expansion });
    for (const [label, body] of [
      [/1M coins: One more row/, { direction: 'south', boardSize: { width: 20, height: 20 } }],
      [/1M coins: One more column/, { direction: 'east', boardSize: { width: 20, height: 21 } }],
    ] as const) {
      const asked = server.calls('expand').length;
      (button(label).element() as HTMLElement).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '1M coins' }).click();
      await expect.poll(() => server.calls('expand').length).toBe(asked + 1);
      expect(server.calls('expand').at(-1)?.body).toEqual(body);
    }
    await expect.element(said()).toHaveTextContent('The board has 21 columns and 21 rows now.');
  });

  it('sell nothing for 999,999 coins [L0172]', async () => {
    const server = serveBoard();
    await show({ score: CRAFT.expansion - 1 });
    (button(/1M coins: One more row/).element() as HTMLElement).click();
    await settled();
    expect(page.getByRole('alertdialog').query()).toBeNull();
    expect(server.calls('expand')).toEqual([]);
  });
});

describe('boards of others', () => {
  const COLLECTORS = ['Lumi', 'Noodle'].map((displayName, at) => ({
    userId: `account-${displayName.toLowerCase()}`,
    totalCoinsCollected: 90_000 - at * 1_000,
    displayName,
    avatar: displayName,
    frame: 0,
  }));

  it('are visited from the leaderboard, to look at alone; the way home is a button [L0068 L0072 L0073 L0151 L0174]', async () => {
    const server = serveBoard({ ...WORDS, collectors: COLLECTORS });
    await show();
    await button('Leaderboard').click();
    const list = page.getByRole('dialog', { name: 'Crafting Leaderboard' });
    await expect
      .element(list.getByText('Top players by total coins earned. Click to view their boards.'), SLOW)
      .toBeVisible();
    await expect.element(list.getByText('You: place 7, 1,200 coins')).toBeVisible();
    await list.getByRole('button', { name: /Lumi/ }).click();
    await expect.element(page.getByRole('region', { name: 'Board of Lumi' }), SLOW).toBeVisible();
    await expect.poll(() => server.seen.some(({ path }) => path === '/craft/preview/account-lumi')).toBe(true);
    for (const name of [/^Collect/, 'Clear unused tiles', /1M coins/]) expect(button(name).query()).toBeNull();
    await expect.poll(() => boardCanvas().dataset.camera).toBeTruthy();
    pull(middleOf({ x: 6, y: 5 }), middleOf({ x: 8, y: 8 }));
    tapAt({ x: middleOf({ x: 5, y: 5 }).x, y: middleOf({ x: 5, y: 4 }).y + 4 });
    await settled();
    expect(server.seen.filter(({ method }) => method === 'POST')).toEqual([]);
    await button('My Board').click();
    await expect.element(button(/^Collect/), SLOW).toBeVisible();
    expect(button('My Board').query()).toBeNull();
  });

  it('are visited from the friends’ panel, whose names open profiles [L0074 L0076 L0283]', async () => {
    const server = serveBoard({ ...WORDS, friends: [friendOf('Mochi')] });
    await show();
    await button('Friends').click();
    const panel = page.getByRole('dialog', { name: 'Friends' });
    await panel.getByRole('button', { name: 'Mochi', exact: true }).click();
    expect(useOverlays.getState().profile).toBe('account-mochi');
    expect(server.seen.some(({ path }) => path === '/friends')).toBe(true);
    await panel.getByRole('button', { name: 'Visit the board of Mochi' }).click();
    await expect.element(page.getByRole('region', { name: /Board of/ }), SLOW).toBeVisible();
  });

  it('are none without friends, which the panel says, with the way to some [L0075]', async () => {
    serveBoard();
    await show();
    await button('Friends').click();
    await expect.element(page.getByText('No friends yet! Add some friends to see them here.'), SLOW).toBeVisible();
    await button('Add friend').click();
    expect(isWindowOpen('friends')).toBe(true);
  });
});
