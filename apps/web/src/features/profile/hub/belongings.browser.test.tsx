import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { backgroundName } from '../../../ui/backdrop/backgrounds.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { fakeProfiles, profileReply, showHub } from '../testing/fake-profiles.tsx';

const ID = 'account-me-1';

beforeEach(closeAllWindows);

it('shows what a player has: level, coins, diamonds and keys in the panel, what is worn, words and points in the profile [R0003]', async () => {
  fakeProfiles({
    '/profile/': profileReply({
      id: ID,
      displayName: 'Noodle',
      exp: 930,
      discovered: 17,
      wp: 1234,
      bomb: 2,
      background: 2,
      frame: 2,
      streak: 2,
      heart: 2,
    }),
  });
  await showHub({ id: ID, displayName: 'Noodle', exp: 930, score: 1234, diamond: 5, key: 2 });
  await expect.element(page.getByText('Level 2').first()).toBeVisible();
  const owned = page.getByRole('region', { name: 'What you own' });
  for (const text of ['Coins1,234', 'Diamonds5', 'Keys2'])
    expect(
      owned
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    ).toContain(text);
  await page.getByRole('button', { name: 'View profile', exact: true }).click();
  await expect.element(page.getByText('1,234 WP', { exact: true })).toBeVisible();
  const profile = page.getByRole('dialog').filter({ hasText: '1,234 WP' }).element();
  const discovered = [...profile.querySelectorAll('[data-stat]')].map((one) => one.textContent);
  expect(discovered).toContain('Words discovered17');
  for (const effect of ['profile.effects.streak', 'profile.effects.heart'] as const)
    await expect.element(page.getByText(i18n.t(effect), { exact: true })).toBeVisible();
  const scene = profile.querySelector<HTMLElement>('[data-background]');
  expect(scene?.dataset['background']).not.toBe(backgroundName(0));
  expect(scene?.querySelector('img[src*="bomb"]')).not.toBeNull();
  expect(profile.querySelector('[data-frame="2"]')).not.toBeNull();
});
