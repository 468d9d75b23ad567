import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Confirmations } from '../kit/popups/confirm.tsx';
import { showServerMessage, showServerPopup } from './server-popup.ts';
import { Toasts } from './toasts.tsx';

const toasts = () => [...document.querySelectorAll('[data-type]')].map((toast) => toast.textContent);
const show = () =>
  render(
    <>
      <Toasts />
      <Confirmations />
    </>,
  );

it('a popup of the server is shown in its kind, in the player’s words [L0296 R0452]', async () => {
  await show();
  showServerPopup({ kind: 'message', key: 'warned', params: { reason: 'Mind your words.' } });
  await expect
    .element(page.getByRole('alertdialog', { name: 'A word from the staff: Mind your words.' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  showServerPopup({ kind: 'error', key: 'purchaseRejected' });
  await vi.waitFor(() => expect(toasts()).toContain('This purchase could not be confirmed'));
});

it('never shows a raw key', async () => {
  await show();
  showServerPopup({ kind: 'info', key: 'nobody_knows_this' });
  showServerPopup({ kind: 'info', key: 'toString' });
  showServerPopup({ kind: 'notice', key: 'purchaseLater' });
  await expect.element(page.getByText('Your purchase is being checked.', { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/nobody_knows_this|toString/);
});

it('the staff’s words and a coming restart are told to everybody', async () => {
  await show();
  showServerMessage('Cake for everybody');
  showServerMessage('restart');
  await vi.waitFor(() =>
    expect(toasts().join('|')).toMatch(
      /The server restarts.*AnnouncementCake for everybody|AnnouncementCake for everybody.*The server restarts/,
    ),
  );
});
