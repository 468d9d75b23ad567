import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { openWord, useSellWish } from '../../navigation/windows.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { WordWindow } from './index.ts';
import { serveWords, wordDetail } from './testing/fake-words.ts';

const card = () => page.getByRole('dialog', { name: 'FIRE' });
const sell = () => card().getByRole('button', { name: 'Sell' });

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  useOverlays.setState({ word: undefined });
  vi.restoreAllMocks();
});

async function show(held: 'free' | 'reserved' | null, viewer: Parameters<typeof signInAs>[0]) {
  serveWords({ details: { 'de-DE/FIRE': wordDetail('FIRE', { held, locale: 'de-DE', locales: ['de-DE'] }) } });
  signInAs(viewer);
  await render(
    <TipProvider>
      <WordWindow />
    </TipProvider>,
  );
  openWord('de-DE', 'FIRE');
  await expect.element(card().getByRole('heading', { name: 'FIRE' }), { timeout: 10_000 }).toBeVisible();
}

it('a word that one holds is sold from its window', async () => {
  await show('free', { level: 20 });
  await sell().click();
  expect(isWindowOpen('sell')).toBe(true);
  expect(useSellWish.getState().wish).toEqual({ type: 'discovery', word: 'FIRE', locale: 'de-DE' });
});

it.each([
  ['promised elsewhere', 'reserved', { level: 20 }],
  ['somebody else’s', null, { level: 20 }],
  ['held below level 20', 'free', { level: 19 }],
  ['held by an account without a way in', 'free', { level: 20, wayIn: false }],
] as const)('a word that is %s is not', async (_, held, viewer) => {
  await show(held, viewer);
  await expect.element(card().getByRole('button', { name: 'Copy the word' })).toBeVisible();
  expect(sell().query()).toBeNull();
});
