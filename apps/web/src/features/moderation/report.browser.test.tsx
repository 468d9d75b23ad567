import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { signIn } from '../../testing/sign-in.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { openReport } from './report-target.ts';
import { ReportWindow } from './report-window.tsx';

let calls: SeenCall[] = [];
let answer = () => reply({ success: true });

const LINES = Array.from({ length: 40 }, (_, n) => ({ id: `player${n}`, message: `line ${n}` }));

async function show() {
  await render(
    <>
      <ReportWindow />
      <Toasts />
    </>,
  );
  openReport({
    playerId: 'abcdefghijkl',
    name: 'Grumbler',
    roomId: 'K7QX',
    chat: LINES,
    language: 'de-DE',
    subjects: ['displayName', 'about'],
  });
  await expect.element(page.getByRole('dialog', { name: 'Report Grumbler' })).toBeVisible();
}
const send = () => page.getByRole('button', { name: 'Send report' }).click();
const reason = (name: string) => page.getByRole('checkbox', { name });
const THANKS_MS = 5000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const toastText = () => document.querySelector('[data-type=good]')?.textContent ?? '';

beforeEach(() => {
  signIn();
  answer = () => reply({ success: true });
  calls = fakeFetch(() => answer());
});
afterEach(() => {
  vi.restoreAllMocks();
  closeAllWindows();
});

describe('the report window', () => {
  it('offers cheating, spam, offensive language, an offensive name or picture, and Other with a note [R0040 R0042]', async () => {
    await show();
    await expect.element(reason('Spam')).toBeVisible();
    expect(
      page
        .getByRole('checkbox')
        .elements()
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['Cheating', 'Spam', 'Offensive language', 'Offensive name or picture', 'Other']);
    await expect.element(page.getByLabelText('Anything to add?')).toBeVisible();
  });

  it('sends nothing without a reason, and says so [R0312]', async () => {
    await show();
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose at least one reason');
    expect(calls).toEqual([]);
  });

  it('wants a note that is not blank with Other [R0313]', async () => {
    await show();
    await reason('Other').click();
    await page.getByLabelText('Describe the reason').fill('   ');
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please describe the reason');
    expect(calls).toEqual([]);
    await page.getByLabelText('Describe the reason').fill('Walks away each time.');
    await send();
    await expect.poll(() => calls).toHaveLength(1);
  });

  it('shows and sends the last 25 lines of the chat, with the reasons, the language and the room [R0041 R0403]', async () => {
    await show();
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    ).toEqual(LINES.slice(-25).map(({ message }) => message));
    await reason('Spam').click();
    await reason('Cheating').click();
    await send();
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/report',
      body: {
        id: 'abcdefghijkl',
        reason: '',
        chat: LINES.slice(-25),
        categories: ['spam', 'cheating'],
        language: 'de-DE',
        roomId: 'K7QX',
      },
    });
  });

  it('says which piece of content it is about, of those in sight; without one it is about what they do', async () => {
    await show();
    const about = page.getByRole('group', { name: 'What is it about?' });
    expect(
      about
        .getByRole('radio')
        .elements()
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['What they do', 'Display name', 'About me']);
    await expect.element(about.getByRole('radio', { name: 'What they do' })).toBeChecked();
    await reason('Offensive name or picture').click();
    await about.getByRole('radio', { name: 'Display name' }).click();
    answer = () => refusal('report/subject_gone', 404);
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent('That is no longer there');
    expect(calls[0]?.body).toMatchObject({ subject: { kind: 'displayName', id: 'abcdefghijkl' } });
    await about.getByRole('radio', { name: 'What they do' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('');
    answer = () => reply({ success: true });
    await send();
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls[1]?.body).not.toHaveProperty('subject');
  });

  it('thanks for 5 s and closes [R0513]', async () => {
    await show();
    await reason('Spam').click();
    await send();
    await expect.poll(toastText).toBe('Thank you for your report. We will review it as soon as possible.');
    expect(page.getByRole('dialog', { name: 'Report Grumbler' }).query()).toBeNull();
    const stays = () => document.querySelector('[data-type=good]:not([data-ending-style])') !== null;
    await wait(THANKS_MS - 800);
    expect(stays()).toBe(true);
    await expect.poll(stays, { timeout: THANKS_MS }).toBe(false);
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    answer = () => refusal('report/too_many', 429);
    await show();
    await reason('Spam').click();
    await page.getByLabelText('Anything to add?').fill('All evening.');
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too many reports. Please wait a moment.');
    await expect.element(page.getByLabelText('Anything to add?')).toHaveValue('All evening.');
    await expect.element(page.getByRole('button', { name: 'Send report' })).toBeEnabled();
  });
});
