import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { FilterBar } from './filter-bar.tsx';

afterEach(() => setLanguage('en-US'));

it.each(INTERFACE_LANGUAGES)('says in whole words that every language and mode is shown, in %s', async (language) => {
  await setLanguage(language);
  await page.viewport(1280, 720);
  await render(<FilterBar />);
  await expect.poll(() => document.querySelectorAll('search [role=combobox]').length).toBe(2);
  await document.fonts.ready;
  const cut = [...document.querySelectorAll('search [role=combobox] span')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent, clientWidth, scrollWidth }) => `${textContent} ${clientWidth} of ${scrollWidth} px`);
  expect(cut).toEqual([]);
});
