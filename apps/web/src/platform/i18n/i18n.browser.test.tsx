import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterAll, expect, it } from 'vitest';
import { currentLanguage, i18n, setLanguage } from './i18n.ts';

const LANDING = import.meta.glob<Record<string, string>>('../../locales/*/landing.json', {
  eager: true,
  import: 'default',
});

afterAll(() => setLanguage('en-US'));

it.each(INTERFACE_LANGUAGES)('the page speaks %s once it is chosen, and nothing else [R0498]', async (language) => {
  await setLanguage(language);
  const texts = Object.entries(LANDING[`../../locales/${language}/landing.json`] ?? {}).filter(
    ([, text]) => typeof text === 'string' && !text.includes('{{'),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const [key, text] of texts) expect(i18n.t(`landing.${key}` as never)).toBe(text);
  expect(currentLanguage()).toBe(language);
  expect(document.documentElement.lang).toBe(language);
});
