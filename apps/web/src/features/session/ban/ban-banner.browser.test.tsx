import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { page as browserPage } from '../../../platform/page.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { BanBanner } from './ban-banner.tsx';
import { setBanned, useSession } from '../session-store.ts';

const COMMUNITY = 'https://community.example/join';
let calls: SeenCall[] = [];
let appealAnswer = () => reply({ success: true });

beforeEach(() => {
  appealAnswer = () => reply({ success: true });
  calls = fakeFetch(({ path }) =>
    path === '/appeal' ? appealAnswer() : reply({ discord: null, google: null, communityUrl: COMMUNITY }),
  );
});
afterEach(() => {
  useSession.setState({ banned: false, ban: null });
  vi.restoreAllMocks();
});
const banner = () => page.getByRole('alertdialog');

it('covers the page in red, says that the player is banned and points to the community server [S0083 S0190 S0191]', async () => {
  await render(
    <>
      <button type="button">Play</button>
      <BanBanner />
    </>,
  );
  setBanned();
  await expect.element(page.getByRole('heading', { name: 'You have been banned from this game.' })).toBeVisible();
  await expect.element(page.getByText('Visit our community chat server for more information.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Community chat server' })).toHaveAttribute('href', COMMUNITY);
  const { width, height } = banner().element().getBoundingClientRect();
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  expect(getComputedStyle(banner().element()).backgroundImage).toMatch(/rgb\(179, 18, 31\)/);
  // Nothing below can be pressed.
  expect(document.elementFromPoint(20, 20)?.closest('dialog')).not.toBeNull();
});

it('tells the reason and the end where there are some', async () => {
  await render(<BanBanner />);
  setBanned({ reason: 'Insults', until: '2026-05-08T12:00:00.000Z' });
  await expect.element(page.getByText('Reason: Insults')).toBeVisible();
  await expect.element(page.getByText(/The ban ends on May 8, 2026/)).toBeVisible();
  expect(page.getByLabelText('Your words').query()).toBeNull();
});

it('takes one appeal and says that it was sent', async () => {
  await render(<BanBanner />);
  setBanned({ appeal: 'token-1' });
  await expect.element(page.getByText('The ban has no end date.')).toBeVisible();
  await page.getByLabelText('Your words').fill('It was my brother.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Your appeal was sent. The staff will read it.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/appeal')?.body).toEqual({ token: 'token-1', text: 'It was my brother.' });
  expect(page.getByLabelText('Your words').query()).toBeNull();
});

it('says so still when the server refuses something else meanwhile, and to who comes back later', async () => {
  await render(<BanBanner />);
  setBanned({ appeal: 'token-1' });
  await page.getByLabelText('Your words').fill('It was my brother.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  setBanned({ appeal: '' });
  await expect.element(page.getByText('Your appeal was sent. The staff will read it.')).toBeVisible();
  expect(page.getByLabelText('Your words').query()).toBeNull();
});

it('says when an appeal was sent before', async () => {
  appealAnswer = () => refusal('moderation/appeal_sent', 409);
  await render(<BanBanner />);
  setBanned({ appeal: 'token-1' });
  await page.getByLabelText('Your words').fill('Please');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Your appeal was already sent')).toBeVisible();
});

it('does not go away by Escape; trying again starts the page over', async () => {
  const startOver = vi.spyOn(browserPage, 'startOver').mockReturnValue();
  await render(<BanBanner />);
  setBanned();
  await expect.element(banner()).toBeVisible();
  for (let n = 0; n < 3; n++)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  (banner().element() as HTMLDialogElement).close();
  await expect.element(banner()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(startOver).toHaveBeenCalledTimes(1);
});
