import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { forgetBoards } from '../../features/craft/store/current-board.ts';
import { boardOf, serveBoard } from '../../features/craft/testing/fake-board.tsx';
import { FIRST_FILTER, useWordFilter } from '../../features/words/list/word-filter.ts';
import { WordWindow } from '../../features/words/index.ts';
import { manyWords, serveWords, wordDetail, wordItem } from '../../features/words/testing/fake-words.ts';
import { useHome } from '../../navigation/navigation.ts';
import { openSection, openWord } from '../../navigation/windows.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { ALLOWED_FAULTS } from '../../testing/allowed-faults.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { findLayoutFaults } from '../../testing/find-layout-faults.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const SLOW = { timeout: 10_000 } as const;
const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const WORDS = [
  wordItem('FIRECRACKER', { d: true, tu: 1 }),
  wordItem('DONAUDAMPFSCHIFFFAHRT', { l: 'de-DE', d: true, tu: 1, u: 12_345 }),
  wordItem('İNCİ', { l: 'tr-TR', u: 0, ld: null, cd: null }),
  ...manyWords(300),
];
const LONG = wordDetail('DONAUDAMPFSCHIFFFAHRT', {
  locale: 'de-DE',
  locales: ['de-DE', 'en-US', 'tr-TR'],
  status: 'unclaimed',
});
const stands = (selector: string) => expect.poll(() => document.querySelector(selector), SLOW).not.toBeNull();

async function showCommunity(width: number, height: number) {
  await page.viewport(width, height);
  useHome.setState({ tab: 'trade' });
  await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <HomeShell />
      </div>
      <WordWindow />
    </TipProvider>,
  );
  await stands('[data-page=trade] [role=tabpanel] input');
  await awaitRest();
}

beforeEach(() => {
  fakeLobby(rooms.joinLobby);
  serveWords({ words: WORDS, details: { 'de-DE/DONAUDAMPFSCHIFFFAHRT': LONG } });
  signInAs({ id: 'account-me-1', displayName: 'Grumblebottom' });
});
afterEach(async () => {
  useHome.setState({ tab: 'rooms' });
  useWordFilter.setState(FIRST_FILTER, true);
  openSection(null);
  closeAllWindows();
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
  await setLanguage('en-US');
});

describe.each(['de-DE', 'tr-TR'] as const)('the community in %s', (language) => {
  it.each(SIZES)(
    'is whole at %i×%i: its first part, the words in both views',
    { timeout: 60_000 },
    async (width, height) => {
      await setLanguage(language);
      await showCommunity(width, height);
      const part = () => document.querySelector('[data-page=trade]') ?? document.body;
      // Words of the game are as long as they are.
      const isOfGame = (broken: string) => WORDS.some(({ w }) => w === broken.replace('|', ''));
      const faults = () => [
        ...findLayoutFaults(ALLOWED_FAULTS),
        ...findBroken(part()).filter((broken) => !isOfGame(broken)),
      ];
      expect(faults()).toEqual([]);
      openSection('words');
      for (const minimal of [false, true]) {
        if (minimal) document.querySelector<HTMLElement>('[data-page=trade] search button[aria-pressed]')?.click();
        await stands(`[data-view=${minimal ? 'minimal' : 'detailed'}] [data-word]`);
        await awaitRest();
        expect([minimal, ...faults()]).toEqual([minimal]);
      }
      openWord('de-DE', LONG.word);
      await stands('[data-window=word] article');
      await awaitRest();
      expect(faults()).toEqual([]);
    },
  );
});

describe.each(['de-DE', 'tr-TR'] as const)('the crafting board in %s', (language) => {
  it('is whole on a phone on its side: its picture, and all of the strip of tiles', async () => {
    await setLanguage(language);
    const syllables = ['AN', 'AUF', 'BA', 'BE', 'BO', 'CH', 'DA', 'DE', 'EN', 'ER', 'ES', 'FEN', 'HAUS', 'ING'];
    const words = boardOf(
      Array.from({ length: 18 }, (_, at) => ({
        word: `WORD${at}`,
        parts: ['BOM', 'BER', 'ING'],
        x: 2 + (at % 3) * 5,
        y: 2 + Math.floor(at / 3) * 2,
        minutes: 30 + at,
      })),
    );
    serveBoard({ ...words, inventory: Object.fromEntries(syllables.map((s, at) => [s, at + 1])) });
    await showCommunity(844, 390);
    openSection('craft');
    await stands('[data-testid=craft-strip] button');
    await awaitRest();
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const panel = box('[data-page=trade] [role=tabpanel]');
    const [canvas, strip, tile] = ['canvas', '[data-testid=craft-strip]', '[data-testid=craft-strip] button'].map(box);
    expect(strip?.bottom).toBeLessThanOrEqual(panel.bottom);
    expect(tile?.top).toBeGreaterThanOrEqual(canvas?.bottom ?? 0);
    expect(canvas?.height).toBeGreaterThan(panel.height * 0.6);
    expect(canvas?.width).toBeGreaterThan(panel.width * 0.7);
    forgetBoards();
  });
});
