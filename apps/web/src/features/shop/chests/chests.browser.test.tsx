import type { ChestOpened } from '@syllaboom/contracts';
import { CHEST_ODDS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as media from '../../../platform/media.ts';
import * as rooms from '../../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../../testing/fake-lobby.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { useDaily } from '../../daily/daily-store.ts';
import {
  answer,
  askedFor,
  called,
  card,
  type FakeLobby,
  inCard,
  serveShop,
  showShop,
} from '../testing/render-shop.tsx';
import { forgetOpened } from './opening-store.ts';

vi.mock('../../../platform/rooms/rooms.ts', { spy: true });
vi.mock('../../../platform/media.ts', { spy: true });

const SLOW = { timeout: 10_000 } as const;
const ROSE: ChestOpened = { theme: 'garden', bomb: 7, rarity: 'rare', duplicate: false, diamonds: 0 };
const GARDEN = 'Garden chest';
const opening = () => page.getByRole('dialog');

let lobby: FakeLobby;
let server: ReturnType<typeof serveShop>;
beforeEach(async () => {
  await page.viewport(1280, 900);
  globalThis.sessionStorage.clear();
  lobby = fakeLobby(rooms.joinLobby);
  server = serveShop({ untilLegendary: 12 });
});
afterEach(async () => {
  forgetOpened();
  await cleanup();
  signIn('guest0001');
  useDaily.setState({ unlocked: [] });
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
});

describe('a chest', () => {
  it('shows what is in it, how likely, and how near a certain legendary bomb is [R0183]', async () => {
    await showShop('bombs', { key: 5, bombs: '0,3' });
    await expect.element(card(GARDEN), SLOW).toBeVisible();
    const text = card(GARDEN).element().textContent ?? '';
    for (let id = 1; id <= 10; id++) expect(text).toContain(called('bomb', id));
    expect(text).toContain(`${called('bomb', 3)}, Common, Owned`);
    const odds = card(GARDEN).getByRole('list', { name: 'Odds' }).getByRole('listitem').elements();
    expect(odds.map((one) => one.textContent)).toEqual([
      `Common ${CHEST_ODDS.common}%`,
      `Rare ${CHEST_ODDS.rare}%`,
      `Epic ${CHEST_ODDS.epic}%`,
      `Legendary ${CHEST_ODDS.legendary}%`,
    ]);
    await expect.element(card(GARDEN).getByText('A legendary bomb is certain within 12 chests.')).toBeVisible();
    expect(
      ['Garden', 'Ocean', 'Sweets', 'Machine', 'Space'].map((theme) =>
        card(`${theme} chest`).getByRole('button').element().getAttribute('aria-label'),
      ),
    ).toEqual([
      'Open Garden chest for 1 key',
      'Open Ocean chest for 2 keys',
      'Open Sweets chest for 3 keys',
      'Open Machine chest for 4 keys',
      'Open Space chest for 5 keys',
    ]);
  });

  it('opens after one press and a confirmation: it shakes, its lid goes up, the bomb is named [L0301 R0091 R0429 R0462]', async () => {
    await showShop('bombs', { key: 5 });
    await inCard(GARDEN, 'Open Garden chest for 1 key').click();
    await inCard(GARDEN, /^Confirm/).click();
    expect(askedFor(lobby, 'unlock-chest')).toEqual([{ box: 'garden', n: expect.any(String) }]);
    await expect.element(inCard(GARDEN, 'Processing…')).toBeVisible();
    server.shop.untilLegendary = 11;
    lobby.say('unlock-chest', ROSE);
    lobby.say('item-unlocked', { type: 'bomb', value: ROSE.bomb, index: 1 });
    answer(lobby, 'unlock-chest', { success: true });
    await expect.element(opening(), SLOW).toBeVisible();
    await expect.element(opening().getByText(`You found ${called('bomb', 7)}!`), SLOW).toBeVisible();
    await expect.element(opening().getByText('Rare')).toBeVisible();
    expect(document.querySelector('[data-testid=chest-opening] [data-open]')).not.toBeNull();
    await opening()
      .getByRole('button', { name: /^Equip/ })
      .click();
    expect(lobby.sentOf('equip-bomb')).toEqual([{ id: 7 }]);
    await expect.element(opening()).not.toBeInTheDocument();
    // What was shown once is not shown a second time.
    expect(useDaily.getState().unlocked).toEqual([]);
    await expect.element(card(GARDEN).getByText('A legendary bomb is certain within 11 chests.'), SLOW).toBeVisible();
  });

  it('with less motion shows what came at once; one that is owned says the diamonds instead', async () => {
    vi.mocked(media.prefersReducedMotion).mockReturnValue(true);
    await showShop('bombs', { key: 5, bombs: '0,7' });
    await expect.element(card(GARDEN), SLOW).toBeVisible();
    lobby.say('unlock-chest', { ...ROSE, duplicate: true, diamonds: 15 });
    await expect.element(opening().getByText(`You found ${called('bomb', 7)}!`)).toBeVisible();
    await expect.element(opening().getByText(/^You own it already\. Instead you get:/)).toBeVisible();
    await expect.element(opening().getByText('15 diamonds')).toBeInTheDocument();
    expect(document.querySelector('[data-shaking]')).toBeNull();
    await opening().getByRole('button', { name: 'Continue' }).click();
    await expect.element(opening()).not.toBeInTheDocument();
  });

  it('needs its keys, and is closed where the operator keeps it closed', async () => {
    const shown = await showShop('bombs', { key: 0 });
    await inCard(GARDEN, /^Open/).click();
    await expect.element(page.getByText('Not enough keys!').first()).toBeVisible();
    expect(askedFor(lobby, 'unlock-chest')).toEqual([]);
    await shown.unmount();
    server.shop.open = false;
    const { queryClient } = await import('../../../platform/query/query-client.ts');
    queryClient.clear();
    await showShop('bombs', { key: 9 });
    await expect.element(page.getByText('Chests are closed on this server'), SLOW).toBeVisible();
  });
});
