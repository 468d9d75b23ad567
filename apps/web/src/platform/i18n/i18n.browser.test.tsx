import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterAll, expect, it } from 'vitest';
import { currentLanguage, i18n, setLanguage } from './i18n.ts';

const LANDING = import.meta.glob<Record<string, string>>('../../locales/*/landing.json', {
  eager: true,
  import: 'default',
});

afterAll(() => setLanguage('en-US'));

it.each([
  ['en-US', '1,500 coins', '3 coins'],
  ['de-DE', '1.500 Münzen', '3 Münzen'],
  ['tr-TR', '1.500 jeton', '3 jeton'],
] as const)('numbers stand in a sentence of %s as that language writes them', async (language, many, few) => {
  await setLanguage(language);
  expect([i18n.t('daily.reward.coin', { count: 1500 }), i18n.t('daily.reward.coin', { count: 3 })]).toEqual([
    many,
    few,
  ]);
  expect(i18n.t('daily.day', { day: 2 })).toContain('2');
});

it.each(INTERFACE_LANGUAGES)('the page speaks %s once it is chosen, and nothing else', async (language) => {
  await setLanguage(language);
  const texts = Object.entries(LANDING[`../../locales/${language}/landing.json`] ?? {}).filter(
    ([, text]) => typeof text === 'string' && !text.includes('{{'),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const [key, text] of texts) expect(i18n.t(`landing.${key}` as never)).toBe(text);
  expect(currentLanguage()).toBe(language);
  expect(document.documentElement.lang).toBe(language);
});
