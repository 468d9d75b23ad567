import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { fakeProfiles, profileReply, showHub, showProfile } from './testing/fake-profiles.tsx';

const OWN = {
  id: 'account-me-1',
  displayName: 'Zed',
  roles: [1, 2, 3, 4, 5, 6, 7, 8, 10, 99],
  type: 5,
  exp: 9_000_000,
};

const clipped = async (): Promise<string[]> => {
  await awaitRest();
  return findClipped(document.body, ['Zed']);
};

describe('on a phone', () => {
  beforeEach(async () => {
    closeAllWindows();
    await page.viewport(390, 844);
    fakeProfiles({
      '/profile/': profileReply({ id: OWN.id, type: 5, wp: 2600, v: true }),
      '/match/history': { history: [], total: 0 },
      '/history/relation/recent': [],
      '/word/usage/': [],
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await setLanguage('en-US');
    await page.viewport(1280, 800);
  });

  it.each(INTERFACE_LANGUAGES)('profile, corner and edit window show their texts whole in %s', async (language) => {
    await setLanguage(language);
    const profile = await showProfile(OWN.id, OWN);
    await expect.element(page.getByRole('heading', { name: /^Zed/ })).toBeVisible();
    expect.soft(await clipped(), 'profile').toEqual([]);
    await page.getByRole('button', { name: i18n.t('roles.choose') }).click();
    expect.soft(await clipped(), 'roles').toEqual([]);
    await profile.unmount();
    closeAllWindows();
    const hub = await showHub(OWN);
    await expect.element(page.getByText(i18n.t('profile.categories'))).toBeVisible();
    expect.soft(await clipped(), 'corner').toEqual([]);
    await page.getByRole('button', { name: i18n.t('profile.edit') }).click();
    await expect.element(page.getByLabelText(i18n.t('profile.displayName'))).toBeInTheDocument();
    expect.soft(await clipped(), 'edit').toEqual([]);
    await hub.unmount();
  });
});
