import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { openAccount } from './account-tab.ts';
import { AccountWindow } from './account-window.tsx';

afterEach(async () => {
  closeAllWindows();
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each([
  ['signUp', 'en-US'],
  ['signUp', 'de-DE'],
  ['signIn', 'de-DE'],
] as const)('%s shows both fields and the button whole on a phone on its side, in %s', async (tab, language) => {
  fakeFetch(() => reply({ discord: null, google: null, communityUrl: null }));
  await setLanguage(language);
  await page.viewport(844, 390);
  openAccount(tab);
  await render(<AccountWindow />);
  await expect.poll(() => document.querySelectorAll('form input').length).toBe(2);
  await awaitRest();
  const parts = [...document.querySelectorAll('form input, form button[type=submit]')];
  expect(parts).toHaveLength(3);
  for (const part of parts) expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
});
