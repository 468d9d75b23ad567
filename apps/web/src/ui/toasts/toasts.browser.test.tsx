import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Confirmations } from '../kit/popups/confirm.tsx';
import { ERROR_MS, INFO_MS, showError, showGood, showInfo, showMessage, showNotice, Toasts } from './toasts.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const isShown = (text: string): boolean =>
  [...document.querySelectorAll('[data-type],[role=status] p')].some(
    (element) => element.textContent?.includes(text) && !element.hasAttribute('data-ending-style'),
  );
/** Lets React draw without moving the clock of the toasts. */
const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  // A toast that is over takes some frames to go.
  for (let frame = 0; frame < 20; frame++) await draw();
};

async function expectLife(show: (text: string) => void, text: string, lifeMs: number): Promise<void> {
  await render(<Toasts />);
  show(text);
  await pass(0);
  expect(isShown(text)).toBe(true);
  await pass(lifeMs - 100);
  expect(isShown(text)).toBe(true);
  await pass(200);
  expect(isShown(text)).toBe(false);
}

it('an info toast disappears after 3 s [S0048]', () => expectLife(showInfo, 'information', 3000));
it('an error popup disappears after 5 s [S0049]', () => expectLife(showError, 'misfortune', 5000));
it('a small notice disappears after 3 s [S0050]', () => expectLife(showNotice, 'copied', 3000));

it('a toast of the same name says the newer thing, for as long as that stays', async () => {
  await render(<Toasts />);
  showGood('Reconnected!', undefined, INFO_MS, 'back');
  await pass(0);
  showGood('Reconnected!', 'A heart is gone.', ERROR_MS, 'back');
  await pass(INFO_MS);
  expect(isShown('A heart is gone.')).toBe(true);
  expect(document.querySelectorAll('[role$=dialog][data-type=good]')).toHaveLength(1);
  await pass(ERROR_MS - INFO_MS + 100);
  expect(isShown('A heart is gone.')).toBe(false);
});

it('a message stays until OK is pressed [S0051]', async () => {
  const screen = await render(<Confirmations />);
  let answered = false;
  void showMessage('Maintenance', 'Back soon.').then(() => {
    answered = true;
  });
  await pass(30_000);
  await expect.element(screen.getByRole('alertdialog', { name: 'Maintenance' })).toBeVisible();
  expect(answered).toBe(false);
  await screen.getByRole('button', { name: 'OK' }).click();
  await vi.waitFor(() => expect(answered).toBe(true));
  expect(document.querySelector('[role=alertdialog]:not([data-ending-style])')).toBeNull();
});

it('stands below the top bar on a phone, where no sheet has its title', async () => {
  await page.viewport(390, 844);
  await render(<Toasts />);
  showInfo('Connected again');
  await pass(600);
  expect(document.querySelector('[data-type=info]')?.getBoundingClientRect().bottom).toBeLessThan(422);
});
