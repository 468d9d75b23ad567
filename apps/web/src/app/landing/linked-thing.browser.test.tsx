import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccountWindow } from '../../features/session/index.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { LandingPage } from './landing-page.tsx';
import { LinkedThing } from './linked-thing.tsx';

const address = location.href;
const notice = () => page.getByRole('region', { name: 'Your link' });

async function follow(query: string, guest = true) {
  fakeFetch(() => reply({ discord: null, google: null, communityUrl: null }));
  history.replaceState(null, '', query);
  signInAs({ id: guest ? 'guest1234' : 'account-me-1', guest });
  return render(
    <>
      <LandingPage />
      <LinkedThing />
      <AccountWindow />
    </>,
  );
}
afterEach(async () => {
  history.replaceState(null, '', address);
  closeAllWindows();
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe('a link that somebody follows signed out', () => {
  it.each([
    ['?profile=AAAAAAAAAAAA', 'This link leads to a player’s profile. Sign up or sign in to see it.'],
    ['?match=m1', 'This link leads to a finished match. Sign up or sign in to see it.'],
    ['?word=en-US:FIRE', 'This link leads to a word and its story. Sign up or sign in to see it.'],
    ['?collection=abc', 'This link leads to a collection of words. Sign up or sign in to see it.'],
    ['?clan=abc', 'This link leads to a clan. Sign up or sign in to see it.'],
  ])('is told on the landing page: %s', async (query, words) => {
    await follow(query);
    await expect.element(notice().getByText(words)).toBeVisible();
  });

  it('leads to the account, and the words can be put away', async () => {
    await follow('?collection=abc');
    await notice().getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
    closeAllWindows();
    await notice().getByRole('button', { name: 'Close Your link' }).click();
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it('says nothing where nothing is linked, and nothing to players', async () => {
    const first = await follow('?tab=ranked');
    await new Promise((done) => setTimeout(done, 100));
    expect(notice().query()).toBeNull();
    await first.unmount();
    await follow('?clan=abc', false);
    await new Promise((done) => setTimeout(done, 100));
    expect(notice().query()).toBeNull();
  });

  it.each([
    [390, 844],
    [844, 390],
    [1440, 900],
  ])('is whole at %i×%i, in the longest words', async (width, height) => {
    await page.viewport(width, height);
    await setLanguage('de-DE');
    await follow('?collection=abc');
    const shown = page.getByRole('region', { name: 'Dein Link' });
    await expect.element(shown).toBeVisible();
    const { left, right, bottom } = shown.element().getBoundingClientRect();
    expect([left >= 0, right <= width, bottom <= height]).toEqual([true, true, true]);
    expect(findClipped(shown.element())).toEqual([]);
  });
});
