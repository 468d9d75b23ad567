import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../platform/query/query-client.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { fakeProfiles, profileReply, showProfile } from '../testing/fake-profiles.tsx';

const ZED = 'account-zed1';
const heading = page.getByRole('heading', { name: 'Effects', exact: true });
const pictures = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cosmetic]')].map(({ dataset }) => dataset.cosmetic);

beforeEach(() => {
  closeAllWindows();
  queryClient.clear();
});

it('shows the effects that a player wears, with their names', async () => {
  fakeProfiles({ '/profile/': profileReply({ streak: 31, heart: 94 }) });
  await showProfile(ZED);
  await expect.element(heading).toBeVisible();
  for (const name of ['Ring of fire', 'Crown'])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  expect(pictures()).toEqual(['streak-31', 'heart-94']);
});

it('is silent of what everybody has', async () => {
  fakeProfiles({ '/profile/': profileReply({ streak: 0, heart: 12 }) });
  await showProfile(ZED);
  await expect.element(page.getByText('Daisy', { exact: true })).toBeVisible();
  expect(pictures()).toEqual(['heart-12']);
});
