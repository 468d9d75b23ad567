import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emitHint } from '../../platform/query/hints.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { installEscape } from '../../ui/windows/layers.ts';
import {
  chatWith,
  writtenIn,
  fakeInbox,
  forgetAll,
  message,
  person,
  showInboxWindow,
  toastText,
} from './testing/fake-inbox.tsx';
import { input, log, openChat, slip, slips, texts } from './testing/open-chat.ts';

const CHAT = 'chat-zed';
const ZED = person('Zed').id;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const reads = (seen: readonly { path: string; body: Record<string, unknown> }[]) =>
  seen.filter(({ path }) => path.endsWith('/read')).map(({ body }) => body.i);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

describe('a chat', () => {
  it('shows its messages in their order, with input, send and emoji', async () => {
    await openChat();
    await expect.poll(texts).toEqual(['hello', 'hi there']);
    await expect.element(input()).toBeVisible();
    await expect.element(button('Send message')).toBeVisible();
    await button('Emoji and GIFs').click();
    await page.getByRole('button', { name: '🎉' }).first().click();
    await expect.element(input()).toHaveValue('🎉');
  });

  it('loads earlier messages above, where one reads [S0023]', async () => {
    const lines = Array.from({ length: 130 }, (_, at) => message(at + 1, `line ${at + 1}`));
    const server = await openChat(lines);
    await expect.element(slip('line 130')).toBeVisible();
    const earlier = button('Load earlier messages');
    // It goes to its end when it has measured its lines, however late that is.
    const goUp = () => {
      earlier.element().scrollIntoView();
      return texts();
    };
    await expect.poll(goUp).toContain('line 81');
    await earlier.click();
    await expect.poll(() => server.seen.at(-1)?.query).toEqual({ c: '50' });
    // What was read stays in sight.
    await expect.element(slip('line 81')).toBeVisible();
    await expect.poll(() => texts().includes('line 80')).toBe(true);
    earlier.element().scrollIntoView();
    await earlier.click();
    await expect.element(earlier).not.toBeInTheDocument();
    log().element().scrollTop = 0;
    await expect.element(slip('line 1')).toBeVisible();
    await expect.element(page.getByText('The chat begins here.')).toBeVisible();
    expect(slips().length).toBeLessThan(80);
  });

  it('says that its messages could not be loaded, and tries again', async () => {
    const server = fakeInbox([chatWith(['Zed'])], { [CHAT]: [message(1, 'hello')] });
    server.instead = ({ path, method }) =>
      method === 'GET' && path === `/inbox/${CHAT}` ? refusal('http/internal', 500) : undefined;
    await showInboxWindow();
    await page.getByRole('button', { name: /^Zed/ }).first().click();
    await expect.element(page.getByText('Failed to load messages')).toBeVisible();
    server.instead = () => undefined;
    await button('Try again').click();
    await expect.poll(texts).toEqual(['hello']);
  });

  it('is left to the list on a phone, where the keys go on', async () => {
    await page.viewport(390, 844);
    await openChat();
    expect(button('New').query()).toBeNull();
    await button('Back to the chats').click();
    await expect.element(button('New')).toBeVisible();
    await expect.poll(() => (document.activeElement as HTMLElement).dataset.chatRow).toBe(CHAT);
  });
});

describe('the menu of a message', () => {
  const openMenu = async (text: string) => slip(text).click({ button: 'right' });

  it('changes and deletes own ones, others neither [S0026]', async () => {
    await openChat();
    await openMenu('hi there');
    await expect.element(item('Edit')).toBeVisible();
    await expect.element(item('Delete')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openMenu('hello');
    await expect.element(item('Copy')).toBeVisible();
    expect([item('Edit').query(), item('Delete').query()]).toEqual([null, null]);
  });

  it('deletes after a question [S0027]', async () => {
    const server = await openChat();
    await openMenu('hi there');
    await item('Delete').click();
    await button('Cancel').click();
    expect(texts()).toContain('hi there');
    await openMenu('hi there');
    await item('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(texts).toEqual(['hello']);
    expect(writtenIn(server.seen)).toMatchObject([{ path: '/inbox/message/delete', body: { i: 102 } }]);
  });

  it('edits in the input, and marks what was edited [S0097]', async () => {
    const server = await openChat();
    await openMenu('hi there');
    await item('Edit').click();
    const changed = page.getByRole('textbox', { name: 'New text of the message' });
    await expect.element(changed).toHaveValue('hi there');
    await expect.element(changed).toHaveFocus();
    await changed.fill('hi all');
    await userEvent.keyboard('{Enter}');
    await expect.element(slip('hi all')).toBeVisible();
    await expect.element(log().getByText('edited')).toBeVisible();
    expect(writtenIn(server.seen)).toMatchObject([{ path: '/inbox/message/edit', body: { i: 102, t: 'hi all' } }]);
    await expect.element(input()).toBeVisible();
  });

  it('asks nobody where the text is empty or the same, and Escape keeps it [S0121]', async () => {
    const server = await openChat();
    const stopEscape = installEscape(() => undefined);
    await openMenu('hi there');
    await item('Edit').click();
    const changed = page.getByRole('textbox', { name: 'New text of the message' });
    await changed.fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(changed).toBeVisible();
    await changed.fill('hi there');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toBeVisible();
    await openMenu('hi there');
    await item('Edit').click();
    await changed.fill('other');
    // The menu that closes takes the key as long as it can be seen.
    await expect.poll(() => page.getByRole('menu').query()).toBeNull();
    await expect.element(changed).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(input()).toBeVisible();
    await expect.element(log()).toBeVisible();
    expect(writtenIn(server.seen)).toEqual([]);
    stopEscape();
  });

  it.each([
    ['delete', 'Failed to delete message'],
    ['edit', 'Failed to edit message'],
  ])('says that %s failed [S0216 S0217]', async (action, words) => {
    const server = await openChat();
    server.instead = ({ path }) => (path.endsWith(`/${action}`) ? refusal('http/internal', 500) : undefined);
    await openMenu('hi there');
    await item(action === 'edit' ? 'Edit' : 'Delete').click();
    if (action === 'delete') await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    else {
      await page.getByRole('textbox', { name: 'New text of the message' }).fill('other');
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(toastText).toContain(words);
    expect(texts()).toContain('hi there');
  });

  it('reports others with what was said', async () => {
    const server = await openChat();
    server.instead = ({ path }) => (path === '/report' ? reply({ success: true }) : undefined);
    await openMenu('hello');
    await item('Report').click();
    await page.getByRole('checkbox', { name: 'Spam' }).click();
    await page
      .getByRole('dialog', { name: 'Report Zed' })
      .getByRole('button', { name: /send|report/i })
      .last()
      .click();
    await expect
      .poll(() => server.seen.find(({ path }) => path === '/report')?.body)
      .toMatchObject({
        id: ZED,
        chatId: CHAT,
        roomId: null,
        chat: [{ id: ZED, message: 'hello' }, { message: 'hi there' }],
      });
  });
});

describe('what others do', () => {
  it('is seen at once, read, and told to who listens', async () => {
    const server = await openChat();
    await expect.poll(texts).toHaveLength(2);
    const { i } = server.write(CHAT, 'new word!');
    await expect.element(slip('new word!')).toBeVisible();
    await expect.poll(() => reads(server.seen)).toEqual([i]);
    await expect.poll(() => document.querySelector('p[aria-live=polite]')?.textContent).toBe('Zed: new word!');
    // What is on the screen needs no toast.
    expect(toastText()).not.toContain('new word!');
  });

  it('changes and deletes here, too', async () => {
    const server = await openChat();
    await expect.poll(texts).toHaveLength(2);
    server.say({ c: CHAT, edit: { i: 101, t: 'hello you' } });
    await expect.element(slip('hello you')).toBeVisible();
    server.say({ c: CHAT, gone: 101 });
    await expect.poll(texts).toEqual(['hi there']);
  });

  it('that was missed is read: after a lost line, and where more is unread than is known', async () => {
    const server = await openChat();
    await expect.poll(texts).toHaveLength(2);
    server.messages[CHAT]?.push(message(150, 'unheard'));
    emitHint({ name: 'connected', payload: null });
    await expect.poll(texts).toEqual(['hello', 'hi there', 'unheard']);
    server.messages[CHAT]?.push(message(160, 'unheard, too'));
    server.write(CHAT, 'heard', 'Zed', { nc: 2 });
    await expect.poll(texts).toEqual(['hello', 'hi there', 'unheard', 'unheard, too', 'heard']);
  });

  it('does not move who reads further up', async () => {
    const server = await openChat(Array.from({ length: 60 }, (_, at) => message(at + 1, `line ${at + 1}`)));
    await expect.element(slip('line 60')).toBeVisible();
    const box = log().element();
    // The end is measured and gone to; from then on nothing moves by itself.
    const isAtEnd = () => box.scrollHeight - box.scrollTop - box.clientHeight < 2;
    await expect.poll(isAtEnd).toBe(true);
    await new Promise((done) => setTimeout(done, 400));
    box.scrollTop = 300;
    await expect.poll(() => texts().includes('line 60')).toBe(false);
    const top = box.scrollTop;
    server.write(CHAT, 'at the end');
    await new Promise((done) => setTimeout(done, 300));
    expect(Math.abs(box.scrollTop - top)).toBeLessThan(30);
    expect(texts()).not.toContain('at the end');
  });

  it('in a group says who it is; who deleted their account has no name', async () => {
    const chat = chatWith(['Ann', 'Bea'], { n: 'Night owls' });
    await openChat([message(1, 'hi', 'Ann'), message(2, 'ho', 'Bea'), message(3, '', 'Gone')], chat);
    await expect.element(log().getByText('Ann', { exact: true })).toBeVisible();
    await expect.element(log().getByText('Deleted player', { exact: true })).toBeVisible();
    await expect.element(slip('This account was deleted.')).toBeVisible();
    await expect.element(page.getByText('3 people')).toBeVisible();
  });
});

it('typing draws nothing but the input', async () => {
  await openChat();
  await expect.poll(texts).toHaveLength(2);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await input().click();
  await userEvent.keyboard('some words');
  observer.disconnect();
  expect(changes).toEqual([]);
});

it('drafts stay with their chats', async () => {
  fakeInbox([chatWith(['Zed']), chatWith(['Ann'])]);
  await showInboxWindow();
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await row('Zed').click();
  await input().fill('for Zed');
  await row('Ann').click();
  await expect.element(input()).toHaveValue('');
  await row('Zed').click();
  await expect.element(input()).toHaveValue('for Zed');
});
