import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emitHint } from '../../platform/query/hints.ts';
import { bindSession, sessionPort } from '../../platform/session-port.ts';
import { storage } from '../../platform/storage.ts';
import { Confirmations } from '../kit/popups/confirm.tsx';
import { showServerMessage, showServerPopup } from './server-popup.ts';
import { Toasts } from './toasts.tsx';
import { unreadNotices } from './unread-notices.ts';

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

it('shows a message again, to its player alone, if the page went before anybody read it', async () => {
  const notice = { key: 'warned', params: { reason: 'Read me.' } };
  const question = () => page.getByRole('alertdialog', { name: 'A word from the staff: Read me.' });
  const comeAs = (id: string) => {
    bindSession({ ...sessionPort(), playerId: () => id });
    emitHint({ name: 'connected', payload: null });
  };
  await show();
  // As the page before left it.
  storage.setItem('syllaboom.unread-notices.account-ann1', JSON.stringify([notice]));
  comeAs('account-bob1');
  expect(question().query()).toBeNull();
  comeAs('account-ann1');
  comeAs('account-ann1');
  await question().getByRole('button', { name: 'OK' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(unreadNotices()).toEqual([]);
  showServerPopup({ kind: 'message', ...notice });
  await expect.element(question()).toBeVisible();
  expect(unreadNotices()).toEqual([notice]);
  await question().getByRole('button', { name: 'OK' }).click();
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
