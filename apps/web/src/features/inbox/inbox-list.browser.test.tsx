import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../testing/fake-fetch.ts';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import {
  chatWith,
  writtenIn,
  fakeInbox,
  forgetAll,
  ME,
  person,
  showInboxWindow,
  toastText,
} from './testing/fake-inbox.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search chats' });
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-chat-row]')];
const titles = () => rows().map((row) => row.querySelector('b')?.textContent);
const find = (id: string) => document.querySelector(`[data-chat-row=${id}]`);
const row = (id: string) => page.elementLocator(find(id) ?? document.createElement('i'));
/** Waits until a chat stands there. */
const awaitRow = async (id: string) => {
  await expect.poll(() => find(id), { timeout: 10_000 }).not.toBeNull();
  return row(id);
};
const pages = (seen: readonly { path: string; query: Readonly<Record<string, string>> }[]) =>
  seen.filter(({ path }) => path === '/inbox').map(({ query }) => query);
const days = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString();

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

describe('the list of chats', () => {
  it('says on a phone on its side, without scrolling, that there is none and what to do', async () => {
    await page.viewport(844, 390);
    fakeInbox([]);
    await showInboxWindow();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    const list = page.getByText('No messages yet').element().closest<HTMLElement>('[data-empty]');
    // Half of what the hub leaves of such a screen.
    expect(list?.firstElementChild?.getBoundingClientRect().height).toBeLessThan(150);
    expect(list?.scrollHeight).toBeLessThanOrEqual(list?.clientHeight ?? 0);
    await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  });
  it('has search, archive, new and more, and shows direct chats and groups [S0014 S0020 S0021 S0167]', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      chatWith([`P${at}`], { l: { i: 1, t: 'hi', s: ME, d: days(at + 1) } }),
    );
    const server = fakeInbox([
      chatWith(['Zed']),
      chatWith(['Ann', 'Bea'], { n: 'Night owls' }),
      chatWith(['Old'], { a: true }),
      ...many,
    ]);
    await showInboxWindow();
    await awaitRow('chat-zed');
    await expect.element(search()).toBeVisible();
    await expect.element(button('New')).toBeVisible();
    expect(titles()).toEqual(expect.arrayContaining(['Zed', 'Night owls']));
    // The next page stands at the end.
    const more = button('Load more');
    more.element().scrollIntoView();
    await more.click();
    await expect.poll(() => pages(server.seen).at(-1)).toEqual({ c: '50' });
    await expect.element(more).not.toBeInTheDocument();
    await button('Archive').click();
    await expect.poll(titles).toEqual(['Old']);
    await expect.element(button('Archive')).toHaveAttribute('aria-pressed', 'true');
    await button('Archive').click();
    await expect.poll(titles).toContain('Zed');
    await search().fill('night');
    await expect.poll(titles).toEqual(['Night owls']);
  });

  it('is filtered 300 ms after the last key, once [S0234]', async () => {
    const server = fakeInbox([chatWith(['Zed'])]);
    await showInboxWindow();
    await awaitRow('chat-zed');
    const times: number[] = [];
    server.instead = ({ query }) => {
      if (query.q !== undefined) times.push(performance.now());
      return undefined;
    };
    // By the page's clock: a busy machine tells of a key later than the page hears it.
    let typed = 0;
    search()
      .element()
      .addEventListener('input', () => (typed = performance.now()));
    await search().click();
    await userEvent.keyboard('zed');
    await expect.poll(() => times.length).toBe(1);
    expect((times[0] ?? 0) - typed).toBeGreaterThan(290);
    expect(pages(server.seen).flatMap(({ q }) => q ?? [])).toEqual(['zed']);
  });

  it('says how old each last message is [S0239 S0240]', async () => {
    const ages = [10_000, 5 * 60_000, 3 * 3_600_000, 2 * 86_400_000, 6.5 * 86_400_000, 60 * 86_400_000];
    fakeInbox(
      ages.map((age, at) =>
        chatWith([`P${at}`], { l: { i: 9, t: 'hi', s: ME, d: new Date(Date.now() - age).toISOString() } }),
      ),
    );
    await showInboxWindow();
    await awaitRow('chat-p0');
    const shown = rows().map((one) => one.querySelector('time')?.textContent);
    expect(shown.slice(0, 5)).toEqual(['now', '5m', '3h', '2d', '6d']);
    expect(shown[5]).toMatch(/\d{4}/);
  });

  it('keeps its part of the page small, with thousands of chats', async () => {
    fakeInbox(
      Array.from({ length: 5000 }, (_, at) => chatWith([`P${at}`], { l: { i: 1, t: '', s: ME, d: days(at) } })),
    );
    await showInboxWindow();
    for (let read = 1; read < 6; read++) {
      const more = button('Load more');
      await expect.element(more).toBeEnabled();
      (more.element() as HTMLElement).click();
      await expect
        .poll(() => document.querySelector<HTMLElement>('ul[style]')?.offsetHeight ?? 0)
        .toBeGreaterThan(read * 3000);
    }
    expect(rows().length).toBeLessThan(60);
  });

  it('says that there is nothing, and what can be done', async () => {
    fakeInbox([]);
    await showInboxWindow();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    await button('Archive').click();
    await expect.element(page.getByText('No archived chats')).toBeVisible();
    await search().fill('nobody');
    await expect.element(page.getByText('No chat found')).toBeVisible();
  });

  it('says "Failed to load chats", and tries again [S0211]', async () => {
    const server = fakeInbox([chatWith(['Zed'])]);
    server.instead = ({ path }) => (path === '/inbox' ? refusal('http/internal', 500) : undefined);
    await showInboxWindow();
    await expect.element(page.getByText('Failed to load chats')).toBeVisible();
    server.instead = () => undefined;
    await button('Try again').click();
    await awaitRow('chat-zed');
  });

  it('says one thing where there is none, offers the way to friends, and nothing to search', async () => {
    const server = fakeInbox([]);
    await showInboxWindow();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
    expect(page.getByText('Choose a chat').query()).toBeNull();
    expect(search().query()).toBeNull();
    await page.getByRole('button', { name: 'Friends', exact: true }).click();
    expect(isWindowOpen('friends')).toBe(true);
    server.chats = [chatWith(['Zed'])];
    await button('Archive').click();
    await expect.element(search()).toBeVisible();
    await expect.element(page.getByText('Choose a chat')).toBeVisible();
  });

  it('shows guests why they have none [S0029 S0030]', async () => {
    const server = fakeInbox([]);
    await showInboxWindow({ id: 'guest1', guest: true });
    await expect.element(page.getByText('You need to login to use the inbox.')).toBeVisible();
    expect(server.seen).toEqual([]);
  });
});

describe('the menu of a chat', () => {
  const CHATS = [chatWith(['Zed']), chatWith(['Ann', 'Bea'], { n: 'Night owls' })];
  const open = async (id: string) => {
    await awaitRow(id);
    await row(id).click({ button: 'right' });
  };

  it('mutes and archives by a right click, and then offers the opposite [S0024 S0098]', async () => {
    const server = fakeInbox(CHATS);
    await showInboxWindow();
    await open('chat-zed');
    await item('Mute').click();
    await expect
      .poll(() => writtenIn(server.seen).at(-1))
      .toMatchObject({ path: '/inbox/chat-zed/mute', body: { a: 'mute' } });
    await expect.poll(() => find('chat-zed')?.querySelector('[aria-label=Muted]')).not.toBeNull();
    await open('chat-zed');
    await item('Unmute').click();
    await expect.poll(() => writtenIn(server.seen).at(-1)?.body).toEqual({ a: 'unmute' });
    await open('chat-zed');
    await item('Archive').click();
    await expect.poll(titles).toEqual(['Night owls']);
    await button('Archive').click();
    await open('chat-zed');
    await item('Unarchive').click();
    await expect.poll(() => writtenIn(server.seen).at(-1)?.body).toEqual({ a: 'unarchive' });
    await expect.poll(titles).toEqual([]);
  });

  it('offers to leave groups alone, and asks first [S0025 S0100]', async () => {
    const server = fakeInbox(CHATS);
    await showInboxWindow();
    await open('chat-zed');
    await expect.element(item('Mute')).toBeVisible();
    expect(item('Leave group').query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await open('chat-ann-bea');
    await item('Leave group').click();
    await button('Cancel').click();
    expect(writtenIn(server.seen)).toEqual([]);
    await open('chat-ann-bea');
    await item('Leave group').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
    await expect.poll(titles).toEqual(['Zed']);
    expect(writtenIn(server.seen).at(-1)?.path).toBe('/inbox/chat-ann-bea/leave');
  });

  it('is there for keys, too', async () => {
    fakeInbox(CHATS);
    await showInboxWindow();
    await awaitRow('chat-zed');
    const more = button('Zed: what you can do');
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('Mute')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(more).toHaveFocus();
  });

  it('comes up under a finger that stays', async () => {
    fakeInbox(CHATS);
    await showInboxWindow();
    await awaitRow('chat-zed');
    const target = row('chat-zed').element();
    const { left, top } = target.getBoundingClientRect();
    const touch = new Touch({ identifier: 1, target, clientX: left + 20, clientY: top + 20 });
    const event = { bubbles: true, cancelable: true, touches: [touch], changedTouches: [touch] };
    target.dispatchEvent(new TouchEvent('touchstart', event));
    await expect.element(item('Archive')).toBeVisible();
  });

  it.each([
    ['mute', 'Mute', 'Failed to update mute status'],
    ['archive', 'Archive', 'Failed to update archive status'],
    ['leave', 'Leave group', 'Failed to leave group'],
  ])('says that %s failed [S0213 S0214 S0215]', async (action, entry, words) => {
    const server = fakeInbox(CHATS);
    server.instead = ({ path }) => (path.endsWith(`/${action}`) ? refusal('http/internal', 500) : undefined);
    await showInboxWindow();
    await open('chat-ann-bea');
    await item(entry).click();
    if (action === 'leave') await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
    await expect.poll(toastText).toContain(words);
    expect(titles()).toContain('Night owls');
  });
});

describe('what happens elsewhere', () => {
  it('brings a chat up with its new line and count', async () => {
    const server = fakeInbox([
      chatWith(['Zed']),
      chatWith(['Ann'], { l: { i: 90, t: 'old', s: person('Ann').id, d: days(1) } }),
    ]);
    await showInboxWindow();
    await expect.poll(titles).toEqual(['Zed', 'Ann']);
    server.write('chat-ann', 'are you there?', 'Ann', { nc: 4 });
    await expect.poll(titles).toEqual(['Ann', 'Zed']);
    await expect.element(row('chat-ann').getByText('are you there?')).toBeVisible();
    await expect.element(row('chat-ann').getByText('4 unread messages')).toBeInTheDocument();
  });

  it('brings a chat that was not known', async () => {
    const server = fakeInbox([chatWith(['Zed'])]);
    await showInboxWindow();
    await expect.poll(titles).toEqual(['Zed']);
    server.chats.push(
      chatWith(['Ann'], { l: { i: 120, t: 'hello', s: person('Ann').id, d: new Date().toISOString() }, nc: 1 }),
    );
    server.say({ c: 'chat-ann', nc: 1 });
    await expect.poll(titles).toEqual(['Ann', 'Zed']);
  });

  it('in another tab mutes, archives and leaves here, too', async () => {
    const server = fakeInbox([chatWith(['Zed']), chatWith(['Ann'])]);
    await showInboxWindow();
    await expect.poll(() => titles().length).toBe(2);
    server.say({ c: 'chat-zed', muted: true });
    await expect.poll(() => find('chat-zed')?.querySelector('[aria-label=Muted]')).not.toBeNull();
    server.chats = server.chats.map((chat) => (chat.i === 'chat-ann' ? { ...chat, a: true } : chat));
    server.say({ c: 'chat-ann' });
    await expect.poll(titles).toEqual(['Zed']);
  });
});
