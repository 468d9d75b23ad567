import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { ProfileWindows } from '../profile/index.ts';
import { useClaims } from './claim/claim-category.ts';
import {
  forgetCategories,
  LOADED,
  previewOf,
  progressOf,
  serveCategories,
  showCategories,
} from './testing/fake-categories.tsx';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const WORDS = [
  'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT',
  'İSTANBULLULAŞTIRAMADIKLARIMIZDAN',
  'BOSNIEN-HERZEGOWINA',
  'TÜRKMENİSTAN',
  'FRANKREICH',
  'ÇAD',
];
const CATEGORIES = [
  progressOf('countries', 12_044, 12_044, { rewards: { diamond: 20, key: 1, bomb: 102 } }),
  progressOf('constellations', 88, 88, { hasAchievement: true, rewards: { diamond: 20, key: 1, bomb: 101 } }),
  progressOf('fruit_veg', 3, 120),
  progressOf('weather_sky', 402, 1731, { rewards: { diamond: 30, key: 1, bomb: 0 } }),
];
const SOURCE = 'https://de.wikipedia.example/wiki/Donaudampfschifffahrtsgesellschaft, CC BY-SA 4.0';

const clipped = async (): Promise<string[]> => {
  await awaitRest();
  return findClipped(document.body);
};
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

afterEach(async () => {
  await expect.poll(() => useClaims.getState().celebrated, { timeout: 4_000 }).toBeNull();
  forgetCategories();
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe.each(['de-DE', 'tr-TR'] as const)('in the words of %s', (language) => {
  it.each(SIZES)('cards, words and previews are whole on %i × %i', async (width, height) => {
    await setLanguage(language);
    await page.viewport(width, height);
    serveCategories({
      categories: { [language]: CATEGORIES },
      words: [...WORDS, ...Array.from({ length: 30 }, (_, at) => `Ü${'BERRASCHUNG'.repeat((at % 3) + 1)}`)],
      typed: WORDS,
      leaving: 2,
      preview: previewOf({ source: SOURCE, extract: WORDS.join(' ') }),
    });
    await showCategories(<ProfileWindows />, { locale: language });
    await expect.poll(() => document.querySelectorAll('[data-category]').length, LOADED).toBe(4);
    expect.soft(await clipped(), 'cards').toEqual([]);
    press('[data-category=fruit_veg] button');
    await expect.poll(() => document.querySelectorAll('[data-word]').length, LOADED).toBe(6);
    expect.soft(await clipped(), 'words').toEqual([]);
    press('button:has([data-word])');
    await expect.element(page.getByText(i18n.t('categories.imageNone'))).toBeVisible();
    expect.soft(await clipped(), 'preview').toEqual([]);
    await page.getByRole('button', { name: i18n.t('categories.previewBack') }).click();
    await page.getByRole('button', { name: i18n.t('categories.back') }).click();
    const name = i18n.t('categories.claimNamed', { name: i18n.t('host.category.countries') });
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByText(i18n.t('categories.complete'))).toBeVisible();
    expect.soft(await clipped(), 'celebration').toEqual([]);
  });
});
