import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { type GameLanguage, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { ALLOWED_FAULTS } from '../../testing/allowed-faults.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { findLayoutFaults } from '../../testing/find-layout-faults.ts';
import { closeAllWindows, openWindow } from '../../ui/windows/manager.ts';
import { BOOKMARKS_WINDOW } from './bookmarks/bookmarks-window.tsx';
import { changeFilters } from './filters/filters.ts';
import { practise } from './practice/practised.ts';
import { serveSyllables, showTool } from './testing/fake-syllables.tsx';
import { openWordsOf } from './words/opened-syllable.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
/** Wide letters, four of them. */
const SYLLABLES: Readonly<Partial<Record<GameLanguage, string>>> = {
  'de-DE': 'SCHW',
  'tr-TR': 'ŞIMĞ',
  ru: 'ЩЖЮМ',
};
const LONG: Readonly<Partial<Record<GameLanguage, string>>> = {
  'de-DE': 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITÄNS',
  'tr-TR': 'ÇEKOSLOVAKYALILAŞTIRAMADIKLARIMIZDANMIŞSINI',
  ru: 'ЧЕЛОВЕКОНЕНАВИСТНИЧЕСТВОВАВШИМИЩЖЮМ',
};

afterEach(async () => {
  closeAllWindows();
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

const faults = async (): Promise<string[]> => {
  await awaitRest();
  return [...findClipped(document.body, ['Quokka', 'Mochi']), ...findLayoutFaults(ALLOWED_FAULTS)];
};

/** The tool with syllables of a language, and then each of its windows. */
async function lookAtAll(language: GameLanguage, look: (what: string) => Promise<void>): Promise<void> {
  const syllable = SYLLABLES[language] ?? 'SCHW';
  const syllables = Array.from({ length: 60 }, (_, n) => ({
    syllable: n % 3 === 0 ? syllable : syllable.slice(0, 2) + n,
    count: 500_000 - n,
  }));
  const unique = syllables.filter((one, at) => syllables.findIndex((other) => other.syllable === one.syllable) === at);
  const bookmarks = (['de-DE', 'tr-TR', 'ru'] as const).map((l) => ({ s: SYLLABLES[l] ?? '', l, c: 12_345 }));
  const words = [LONG[language] ?? '', ...Array.from({ length: 49 }, (_, n) => `${syllable}WORT${n}`)];
  serveSyllables({ syllables: unique, total: 61_234, bookmarks, words });
  const { unmount } = await showTool();
  changeFilters({ language, countFilter: 'at_least', countText: '0' });
  await expect.element(page.getByRole('list').first()).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-syllable]').length).toBeGreaterThan(30);
  await look('tool');
  openWordsOf(language, { syllable, count: 500_000 });
  await expect.poll(() => document.querySelectorAll('[data-window] li').length).toBeGreaterThan(30);
  await look('words');
  closeAllWindows();
  openWindow(BOOKMARKS_WINDOW);
  await expect.poll(() => document.querySelectorAll('[data-window] section section').length).toBe(3);
  await look('bookmarks');
  closeAllWindows();
  practise(language, unique.slice(0, 2));
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('Ж'.repeat(45));
  await page.getByRole('dialog').getByRole('button').last().click();
  await look('practice');
  for (let at = 0; at < 2; at++) {
    await field.fill('');
    await page.getByRole('dialog').getByRole('button').last().click();
  }
  await look('summary');
  closeAllWindows();
  await unmount();
}

it.each([
  ['de-DE', 'de-DE'],
  ['tr-TR', 'tr-TR'],
  ['fr-FR', 'ru'],
] as const)(
  'stands whole on every screen: texts in %s, syllables in %s',
  async (texts, language) => {
    await setLanguage(texts);
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      await page.viewport(width, height);
      await lookAtAll(language, async (what) => {
        found.push(...(await faults()).map((fault) => `${what} at ${width} × ${height}: ${fault}`));
      });
    }
  },
  120_000,
);

it.each(INTERFACE_LANGUAGES)(
  'shows its texts whole in %s on a phone',
  async (texts) => {
    await setLanguage(texts);
    await page.viewport(390, 844);
    await lookAtAll('de-DE', async (what) => {
      await awaitRest();
      expect(findClipped(document.body, ['Quokka', 'Mochi']), what).toEqual([]);
    });
  },
  60_000,
);
