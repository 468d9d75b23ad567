import type { Friend } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { isWindowOpen } from '../../../ui/windows/manager.ts';
import { openInbox } from '../../../navigation/windows.ts';
import {
  chatWith,
  writtenIn,
  fakeInbox,
  forgetAll,
  ME,
  person,
  showInboxWindow,
  toastText,
} from '../testing/fake-inbox.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = () => page.getByRole('textbox', { name: 'Search players' });
const hit = (name: string) =>
  page.getByRole('list', { name: 'Players found' }).getByRole('button', { name: new RegExp(`^${name}`) });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const hitOf = (name: string) => ({ ...person(name), exp: 930, level: 2, type: 0 });
const friendOf = (name: string): Friend => {
  const { id, displayName, avatar, frame } = person(name);
  return { id, displayName, avatar, online: true, status: 'online', room: null, exp: 930, win: 0, frame, clan: null };
};
const open = async (friends: readonly object[] = []) => {
  const server = fakeInbox([chatWith(['Zed'])]);
  server.instead = ({ path }) => {
    if (path === '/friends') return reply({ friends, hash: '', unchanged: false });
    if (!path.startsWith('/search/players/')) return undefined;
    return reply({ players: [{ ...hitOf('Noodle'), id: ME }, ...['Zed', 'Ann', 'Bea'].map(hitOf)] });
  };
  await showInboxWindow();
  await button('New').click();
  await expect.element(page.getByRole('dialog', { name: 'New chat' })).toBeVisible();
  return server;
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  forgetAll();
  vi.restoreAllMocks();
});

describe('the dialog for a new chat', () => {
  it('finds players half a second after the last key, once [S0028 S0235]', async () => {
    const server = await open();
    const times: number[] = [];
    const answer = server.instead;
    server.instead = (call) => {
      if (call.path.startsWith('/search')) times.push(performance.now());
      return answer(call);
    };
    await field().click();
    // By the page's clock: a busy machine tells of a key later than the page hears it.
    let typed = 0;
    field()
      .element()
      .addEventListener('input', () => (typed = performance.now()));
    await userEvent.keyboard('z');
    await userEvent.keyboard('ed');
    await expect.element(hit('Zed')).toBeVisible();
    expect(times).toHaveLength(1);
    expect((times[0] ?? 0) - typed).toBeGreaterThan(490);
    // Nobody writes to themselves.
    expect(hit('Noodle').query()).toBeNull();
  });

  it('opens the direct chat with one player', async () => {
    const server = await open();
    await field().fill('ann');
    await hit('Ann').click();
    await expect.element(hit('Ann')).toHaveAttribute('aria-pressed', 'true');
    await button('Start chat').click();
    await expect.element(heading('Ann')).toBeVisible();
    expect(writtenIn(server.seen)).toMatchObject([{ path: '/inbox/chat', body: { p: [person('Ann').id], g: false } }]);
    expect(isWindowOpen('inbox-new')).toBe(false);
  });

  it('offers the own friends before anything is typed', async () => {
    const server = await open([friendOf('Ann'), friendOf('Bea')]);
    const offered = (name: string) =>
      page.getByRole('list', { name: 'Friends' }).getByRole('button', { name: new RegExp(`^${name}`) });
    await offered('Bea').click();
    await button('Start chat').click();
    await expect
      .poll(() => writtenIn(server.seen).map(({ body }) => body))
      .toEqual([{ p: [person('Bea').id], g: false }]);
    expect(server.seen.filter(({ path }) => path.startsWith('/search'))).toEqual([]);
  });

  it('makes a group of several, with a name [S0170]', async () => {
    const server = await open();
    await field().fill('an');
    for (const name of ['Ann', 'Bea', 'Zed']) await hit(name).click();
    await button('Zed: choose no longer').click();
    await page.getByRole('textbox', { name: 'Group name' }).fill('Night owls');
    await button('Create group').click();
    await expect.element(heading('Night owls')).toBeVisible();
    const ids = [person('Ann').id, person('Bea').id];
    expect(writtenIn(server.seen)[0]?.body).toEqual({ p: ids, g: true, n: 'Night owls' });
  });

  it.each([
    ['"Failed to create chat"', refusal('http/internal', 500), 'Failed to create chat'],
    ['why, where the server does', refusal('inbox/not_friends', 403), 'Only your friends can be in a group'],
  ])('says %s [S0212]', async (_, answer, words) => {
    const server = await open();
    const search = server.instead;
    server.instead = (call) => (call.path === '/inbox/chat' ? answer : search(call));
    await field().fill('ann');
    await hit('Ann').click();
    await button('Start chat').click();
    await expect.poll(toastText).toContain(words);
    expect(isWindowOpen('inbox-new')).toBe(true);
  });

  it('says that the search found nobody, or failed', async () => {
    const server = await open();
    server.instead = ({ path }) => (path.startsWith('/search') ? reply({ players: [] }) : undefined);
    await field().fill('nobody');
    await expect.element(page.getByText('No player found')).toBeVisible();
    server.instead = ({ path }) => (path.startsWith('/search') ? refusal('http/internal', 500) : undefined);
    await field().fill('somebody');
    await expect.element(page.getByText('Search failed. Please try again.')).toBeVisible();
  });
});

it('somebody’s "Send message" opens the chat with them', async () => {
  const server = fakeInbox([chatWith(['Zed'])]);
  await showInboxWindow();
  openInbox({ id: person('Zed').id });
  await expect.element(heading('Zed')).toBeVisible();
  expect(writtenIn(server.seen)).toMatchObject([{ path: '/inbox/chat', body: { p: [person('Zed').id], g: false } }]);
});
