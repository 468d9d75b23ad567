import type { Clan, ClanDeed } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { takePlayerEvents } from '../../platform/rooms/player-events.ts';
import { setShopSender } from '../../platform/rooms/shop-sender.ts';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../testing/await-rest.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { currentUser } from '../session/index.ts';
import { forgetClanChat } from './chat/clan-chat-state.ts';
import { boardRowOf, cardOf, clanOf, lineOf, me, memberOf, OWN_ID, serveClans } from './testing/fake-clans.ts';
import { button, expectText, expectWords, showClans, SLOW, tab, toast, yes } from './testing/show-clans.tsx';

const ida = memberOf('Ida');
const broken = () => refusal('http/internal', 500);
const mine = (changes: Partial<Clan> = {}) => clanOf('Night Owls', [me, ida, memberOf('Zed')], changes);
/** The same clan, owned by another member. */
const theirs = (changes: Partial<Clan> = {}) => mine({ owner: ida.id, requests: null, requestsData: null, ...changes });
const member = (name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('button', { name: new RegExp(`^${name}: what you can do`) });
const deedOf = (id: number, kind: ClanDeed['kind'], changes: Partial<ClanDeed> = {}): ClanDeed => ({
  id,
  at: new Date().toISOString(),
  kind,
  by: me,
  player: null,
  amount: 0,
  paid: 0,
  currency: null,
  ...changes,
});

beforeEach(async () => {
  await page.viewport(1280, 900);
  setShopSender({ send: () => true, askProfile: () => undefined });
  forgetClanChat();
});
afterEach(async () => {
  await cleanup();
  closeAllWindows();
  setShopSender(null);
  useOverlays.setState({ clan: undefined, profile: undefined });
  vi.restoreAllMocks();
});

describe('a clan', () => {
  it('has My Clan, Browse Clans, Manage and Shop for its owner; the shop is coming soon [L0080 L0081 L0082]', async () => {
    const { kept } = serveClans({ clan: mine(), clans: [cardOf('The Syllabics')] });
    const shown = await showClans({ clan: 'clan-nightowls' });
    await expect.element(tab('My Clan'), SLOW).toHaveAttribute('aria-selected', 'true');
    const tabs = () => [...document.querySelectorAll('[role=tab]')].map((one) => one.textContent);
    await expect.poll(tabs, SLOW).toEqual(['My Clan', 'Browse Clans', 'Manage', 'Shop']);
    await tab('Shop').click();
    await expect.element(page.getByText('Coming soon')).toBeVisible();
    await tab('Browse Clans').click();
    await expect.element(page.getByRole('article', { name: 'The Syllabics' }), SLOW).toBeVisible();
    expect(button(/^Request to join/).query()).toBeNull();
    await shown.unmount();
    kept.clan = theirs();
    await showClans({ clan: 'clan-nightowls' });
    await expect.element(page.getByRole('heading', { name: 'Night Owls' }), SLOW).toBeVisible();
    await expect.poll(tabs, SLOW).toEqual(['My Clan', 'Browse Clans', 'Shop']);
  });

  it('shows its level, purse, members and what each has done for it [L0105 L0189]', async () => {
    serveClans({
      clan: mine({ exp: 130_000, balance: { coin: 1_500, diamond: 4, key: 2 }, mgrade: { [ida.id]: 3 } }),
    });
    await showClans({ clan: 'clan-nightowls' });
    await expect.element(page.getByText(/Level 10/).first(), SLOW).toBeVisible();
    await expectText(page.getByRole('list', { name: 'Clan purse' }), /1,500 coins.*4 diamonds.*2 keys/);
    expect(member('Ida').element().textContent).toMatch(/Earned 4,910 exp for the clan.*Paid for 3 places/);
  });

  it('gives its owner a menu for each member: to make them owner, to kick them; nobody else has it [L0212]', async () => {
    const { kept, calls } = serveClans({ clan: mine() });
    const shown = await showClans({ clan: 'clan-nightowls' });
    await member('Zed').click();
    await page.getByRole('menuitem', { name: 'Kick' }).click();
    await yes('Kick').click();
    await expect.element(toast('Zed is no longer a member')).toBeVisible();
    await expect.element(member('Zed')).not.toBeInTheDocument();
    await member('Ida').click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await yes('Make owner').click();
    await expect.element(toast('Ida is the owner now')).toBeVisible();
    await expect.element(tab(/^Manage/)).not.toBeInTheDocument();
    expect(calls('POST /clan/transfer')[0]?.body).toEqual({ memberId: ida.id });
    await shown.unmount();
    kept.clan = theirs();
    await showClans({ clan: 'clan-nightowls' });
    await page.getByRole('list', { name: 'Members' }).getByRole('button', { name: /Zed/ }).click();
    expect(page.getByRole('menu').query()).toBeNull();
    expect(useOverlays.getState().profile).toBe('account-zed');
  });

  it('can be left by a member; its owner passes it on first, and the last one out ends it [L0214 L0215]', async () => {
    const { kept, calls, seen } = serveClans({ clan: theirs() });
    const shown = await showClans({ clan: 'clan-nightowls' });
    await button('Leave clan').click();
    await yes('Leave clan').click();
    await expect.element(page.getByRole('heading', { name: 'Found a clan' }), SLOW).toBeVisible();
    expect(currentUser()?.clan).toBe(0);
    await shown.unmount();
    kept.clan = mine();
    const again = await showClans({ clan: 'clan-nightowls' });
    await expect.element(tab(/^Manage/), SLOW).toBeVisible();
    await button('Leave clan').click();
    await expect.element(toast('Give the clan to another member before you leave')).toBeVisible();
    expect(calls('POST /clan/leave')).toHaveLength(1);
    await again.unmount();
    kept.clan = clanOf('Night Owls', [me]);
    await showClans({ clan: 'clan-nightowls' });
    await expect.element(page.getByText('1 of 10 places taken'), SLOW).toBeInTheDocument();
    await button('Leave clan').click();
    await expectWords(page.getByRole('alertdialog'), 'You are the last member: the clan ends');
    const before = seen.length;
    await yes('Leave clan').click();
    await expect.poll(() => calls('POST /clan/leave')).toHaveLength(2);
    await expect.element(page.getByRole('heading', { name: 'Found a clan' }), SLOW).toBeVisible();
    // Nothing of a clan that is gone is asked for.
    const asked = seen.slice(before).map(({ method, path }) => `${method} ${path}`);
    expect(asked.filter((call) => !['POST /clan/leave', 'GET /clan/available'].includes(call))).toEqual([]);
  });

  it('has a name of wide letters in one line on a phone', async () => {
    await page.viewport(390, 844);
    serveClans({ clan: clanOf('MAMMUTWOMMWM', [me]) });
    await showClans({ clan: 'clan-mammutwommwm' });
    await expect.element(page.getByRole('heading', { name: 'MAMMUTWOMMWM' }), SLOW).toBeVisible();
    await awaitRest();
    expect(findBroken(page.getByRole('heading', { name: 'MAMMUTWOMMWM' }).element())).toEqual([]);
  });

  it('says what failed: leaving, kicking, passing on, and its own information [L0313 L0314 L0323 L0326 L0327]', async () => {
    const { kept } = serveClans({ clan: mine() });
    for (const path of ['leave', 'manage/kick', 'transfer']) kept.instead[`POST /clan/${path}`] = broken;
    const shown = await showClans({ clan: 'clan-nightowls' });
    await member('Zed').click();
    await page.getByRole('menuitem', { name: 'Kick' }).click();
    await yes('Kick').click();
    await expect.element(toast('Failed to kick member')).toBeVisible();
    await member('Ida').click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await yes('Make owner').click();
    await expect.element(toast('Failed to transfer ownership')).toBeVisible();
    kept.instead['POST /clan/transfer'] = () => refusal('clan/not_member', 404);
    await member('Ida').click();
    await page.getByRole('menuitem', { name: 'Make owner' }).click();
    await yes('Make owner').click();
    await expect.element(toast('This player is not in the clan')).toBeVisible();
    await shown.unmount();
    kept.clan = theirs();
    const again = await showClans({ clan: 'clan-nightowls' });
    await expect.element(page.getByRole('heading', { name: 'Night Owls' }), SLOW).toBeVisible();
    await expect.poll(() => tab(/^Manage/).query(), SLOW).toBeNull();
    await button('Leave clan').click();
    await yes('Leave clan').click();
    await expect.element(toast('Failed to leave clan')).toBeVisible();
    await again.unmount();
    kept.instead['GET /clan/info'] = broken;
    // Nothing of it was read before.
    kept.clan = clanOf('Others', [me]);
    await showClans({ clan: 'clan-others' });
    await expect
      .element(page.getByText('Failed to load clan information. Please try again later.'), SLOW)
      .toBeVisible();
  });

  it('is read again when something happens in it', async () => {
    const { kept } = serveClans({ clan: mine() });
    let tell: (payload: never) => void = () => undefined;
    const stop = takePlayerEvents((name, listener) => {
      if (name === 'clan') tell = listener as never;
      return () => undefined;
    });
    await showClans({ clan: 'clan-nightowls' });
    await expect.element(member('Zed'), SLOW).toBeVisible();
    kept.clan = mine({ membersData: [me, ida], members: [OWN_ID, ida.id], memberCount: 2 });
    tell({ clan: 'clan-nightowls' } as never);
    await expect.element(member('Zed')).not.toBeInTheDocument();
    stop();
  });
});

describe('what happens in a clan', () => {
  it('is told by its log', async () => {
    serveClans({
      clan: mine(),
      deeds: [
        deedOf(3, 'accepted', { player: ida, amount: 500, currency: 'coin' }),
        deedOf(2, 'slots', { amount: 11, paid: 1 }),
        deedOf(1, 'founded', { by: null }),
      ],
    });
    await showClans({ clan: 'clan-nightowls' });
    await page.getByRole('radio', { name: 'Log' }).click();
    await expectText(
      page.getByRole('list', { name: 'What happened lately' }),
      /me let Ida in\. \(500 coins\).*me added a place: 11 now\. \(1 key\).*Somebody founded the clan\./,
    );
  });

  it('is talked about: lines are read, written, heard, taken down and reported', async () => {
    const { calls, kept } = serveClans({
      clan: mine(),
      lines: [lineOf(1, 'Ida', 'hello owls'), lineOf(2, 'Zed', 'rude words')],
    });
    let tell: (payload: never) => void = () => undefined;
    const stop = takePlayerEvents((name, listener) => {
      if (name === 'clan') tell = listener as never;
      return () => undefined;
    });
    await showClans({ clan: 'clan-nightowls' });
    const log = page.getByRole('log', { name: 'Clan chat' });
    await expectText(log, /Ida.*hello owls.*Zed.*rude words/);
    await page.getByRole('textbox', { name: 'Write to your clan' }).fill('good evening');
    await button('Send message').click();
    await expectText(log, /good evening/);
    expect(calls('POST /clan/chat/send')[0]?.body).toMatchObject({ message: 'good evening' });
    tell({ clan: 'clan-nightowls', line: lineOf(9, 'Ida', 'over here') } as never);
    await expectText(log, /over here/);
    tell({ clan: 'clan-nightowls', gone: 1 } as never);
    await expect.poll(() => log.element().textContent).not.toContain('hello owls');
    await expectText(log, /This message is gone\./);
    await log.getByRole('button', { name: 'Zed: what you can do' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    expect(isWindowOpen('report')).toBe(true);
    kept.instead['POST /clan/chat/send'] = () => refusal('clan/muted', 403);
    await page.getByRole('textbox', { name: 'Write to your clan' }).fill('once more');
    await button('Send message').click();
    await expect.element(toast('You are muted.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Write to your clan' })).toHaveValue('once more');
    stop();
  });

  it.each([
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
    [844, 390],
  ])('has the field to write in sight while its chat is open, at %i×%i', async (width, height) => {
    await page.viewport(width, height);
    const members = Array.from({ length: 30 }, (_, at) => memberOf(`Zuendschnur${at}`));
    serveClans({
      clan: clanOf('Night Owls', [me, ...members], { description: 'We play every evening. '.repeat(8) }),
      lines: Array.from({ length: 40 }, (_, at) => lineOf(at + 1, 'Ida', `hello owls ${at}`)),
    });
    await showClans({ clan: 'clan-nightowls' });
    const chat = page.getByRole('radio', { name: /^Chat/ });
    await expect.element(chat, SLOW).toBeInTheDocument();
    (chat.element() as HTMLElement).click();
    const box = (of: Element): DOMRect => of.getBoundingClientRect();
    const log = page.getByRole('log', { name: 'Clan chat' });
    await expectText(log, /hello owls 39/);
    const field = box(page.getByRole('textbox', { name: 'Write to your clan' }).element());
    const panel = page.getByRole('tabpanel').element();
    expect(field.bottom).toBeLessThanOrEqual(box(panel).bottom);
    expect(box(log.element()).height).toBeGreaterThan(90);
    expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
  });

  it('counts in the clan week: the own best matches, and where all clans stand', async () => {
    serveClans({
      clan: mine(),
      best: [420, 99],
      board: [boardRowOf('The Syllabics', 1), boardRowOf('Night Owls', 2, { is_own: true })],
    });
    await showClans({ clan: 'clan-nightowls' });
    await page.getByRole('radio', { name: 'Clan week' }).click();
    await expect.element(page.getByText('Your best matches this week'), SLOW).toBeVisible();
    await expectText(
      page.getByRole('list', { name: 'This week' }),
      /The Syllabics.*3,900 points.*Night Owls.*3,800 points/,
    );
    await page.getByRole('button', { name: /^Open the clan The Syllabics/ }).click();
    expect(useOverlays.getState().clan).toBe('clan-thesyllabics');
  });

  it('has the words of clans’ names whole in the week’s board on a phone', async () => {
    await page.viewport(390, 844);
    const names = ['Silbenstecher', 'Neunmalklug', 'Die Wortwirbelwinde'];
    serveClans({ clan: mine(), best: [], board: names.map((name, n) => boardRowOf(name, n + 1)) });
    await showClans({ clan: 'clan-nightowls' });
    await page.getByRole('radio', { name: 'Clan week' }).click();
    const list = page.getByRole('list', { name: 'This week' });
    await expect.element(list, SLOW).toBeVisible();
    await document.fonts.ready;
    const lines = [...list.element().querySelectorAll('button b')].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines.map((count, n) => count <= (names[n]?.split(' ').length ?? 0))).toEqual([true, true, true]);
  });
});
