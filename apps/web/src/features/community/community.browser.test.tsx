import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { page as ownPage } from '../../platform/page.ts';
import { answerPaths } from '../../testing/answer-paths.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { signIn } from '../../testing/sign-in.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { CommunityScreen } from './community-screen.tsx';

const INVITE = 'https://chat.example/join';
const DISCORD = { clientId: '1', scopes: ['identify'] };
const offers = (changes: object = {}) => ({
  '/auth/options': { discord: null, google: null, communityUrl: null, ...changes },
});
const account = (identities: object[]) => ({
  '/account': {
    username: 'me',
    hasPassword: true,
    needsPassword: false,
    recoveryCodesLeft: 8,
    identities,
    sessions: [],
  },
});

beforeEach(() => {
  closeAllWindows();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en-US');
});
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

describe('the Discord page', () => {
  it('offers what the server has: its community, and the own account there [L0016]', async () => {
    signIn();
    answerPaths({ ...offers({ discord: DISCORD, communityUrl: INVITE }), ...account([]) });
    await render(<CommunityScreen />);
    await expect.element(page.getByRole('link', { name: 'Join Discord' })).toHaveAttribute('href', INVITE);
    await expect.element(page.getByRole('button', { name: 'Link account' })).toBeVisible();
    expect(headings()).toEqual(['Our community', 'Your Discord account']);
  });

  it('has no empty card where the server lacks one of them', async () => {
    signIn();
    answerPaths(offers({ communityUrl: INVITE }));
    await render(<CommunityScreen />);
    await expect.element(page.getByRole('link', { name: 'Join Discord' })).toBeVisible();
    expect(headings()).toEqual(['Our community']);
  });

  it('leads to a room of the player’s own where the server has neither', async () => {
    signIn();
    answerPaths(offers());
    await render(<CommunityScreen />);
    await expect.element(page.getByText(/no Discord community/)).toBeVisible();
    expect(headings()).toEqual([]);
    await page.getByRole('button', { name: 'Create room' }).click();
    expect(isWindowOpen('create-room')).toBe(true);
  });

  it('lets guests sign in there, and says whose account is linked already', async () => {
    signIn('guest0001');
    answerPaths({
      ...offers({ discord: DISCORD }),
      ...account([{ provider: 'discord', name: 'noodle#1', linkedAt: '2026-05-01T12:00:00.000Z' }]),
    });
    const go = vi.spyOn(ownPage, 'go').mockImplementation(() => undefined);
    const screen = await render(<CommunityScreen />);
    await page.getByRole('button', { name: 'Continue with Discord' }).click();
    expect(go).toHaveBeenCalledWith(expect.stringContaining('/auth/login'));
    await screen.unmount();
    signIn();
    await render(<CommunityScreen />);
    await expect.element(page.getByText('Linked as noodle#1')).toBeVisible();
  });

  it('says when the server can’t be asked, and asks again', async () => {
    signIn();
    answerPaths({ '/auth/options': () => refusal('http/unavailable', 503) });
    await render(<CommunityScreen />);
    await expect.element(page.getByRole('alert')).toBeVisible();
    answerPaths(offers({ communityUrl: INVITE }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'Join Discord' })).toBeVisible();
  });

  it('without a community fits a phone in every language', async () => {
    await page.viewport(390, 844);
    signIn();
    answerPaths(offers());
    await render(<CommunityScreen />);
    await expect.element(page.getByText(/no Discord community/)).toBeVisible();
    for (const language of INTERFACE_LANGUAGES) {
      await setLanguage(language);
      expect(findClipped(document.body), language).toEqual([]);
    }
    await page.viewport(1280, 800);
  });
});
