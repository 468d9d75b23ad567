import type { InboxChat, InboxMessage } from '@syllaboom/contracts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { chatWith, fakeInbox, message, showInboxWindow } from './fake-inbox.tsx';

export const input = () => page.getByRole('textbox', { name: 'Write a message' });
export const log = () => page.getByRole('log');
/** The messages that stand in the page. */
export const slips = () => [...document.querySelectorAll<HTMLElement>('[data-message]')];
export const texts = () => slips().map((slip) => slip.querySelector('p')?.textContent);
export const slip = (text: string) => log().getByText(text, { exact: true });

/** The window with one chat, opened from the list. */
export async function openChat(
  lines: readonly InboxMessage[] = [message(101, 'hello'), message(102, 'hi there', 'me')],
  chat: InboxChat = chatWith(['Zed']),
) {
  const server = fakeInbox([chat], { [chat.i]: lines });
  await showInboxWindow();
  await page
    .getByRole('button', { name: new RegExp(`^${chat.n}`) })
    .first()
    .click();
  await expect.element(log()).toBeVisible();
  return server;
}
