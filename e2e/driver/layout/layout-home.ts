import { expect } from '@playwright/test';
import { friendsPanel, openFriends } from '../friends.ts';
import { awaitLoaded, showOn } from './layout.ts';
import { DESK, judgeWindow, KINDS, TITLE, type Viewer } from './layout-viewer.ts';
import { writeAsFriend } from '../messages.ts';

/** The pages of home. */
export const HOME_TABS = ['rooms', 'profile', 'ranked', 'trade', 'leaderboard', 'shop', 'news', 'discord'] as const;

/** Pages of home; toasts of the first visit pass by themselves. */
export async function judgeHome(
  { page, judge }: Viewer,
  tabs: readonly (typeof HOME_TABS)[number][] = HOME_TABS,
): Promise<void> {
  for (const tab of tabs) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator(`[data-page=${tab}] main`)).toBeVisible();
    await awaitLoaded(page);
    await judge(`home-${tab}`, KINDS);
  }
  await page.locator('[data-tab=rooms]').click();
}

const NOW = new Date().toISOString();
const personNamed = (displayName: string) => ({
  id: `account-${displayName}`,
  displayName,
  avatar: displayName,
  exp: 930,
  frame: 0,
});
const CLAN = { id: 'clan-of-friends', name: 'Night Owls of the West', tag: 'OWLWM', exp: 120_000 };
/** One friend for each state that the list can show. */
const FRIENDS = {
  hash: '',
  unchanged: false,
  friends: [
    { id: 'R1', locked: true, started: true, players: 12, watch: false },
    { id: 'R1', locked: true, started: true, players: 12, watch: false },
    { id: 'R2', locked: false, started: true, players: 2, watch: true },
    null,
  ].flatMap((room, at) => [
    { ...personNamed(`Friend number ${at}`), online: true, status: room ? 'online' : 'away', room, win: 3, clan: CLAN },
    { ...personNamed(`Gone ${at}`), online: false, status: 'offline', room: null, win: 0, clan: null },
  ]),
};
const REQUESTS = {
  hash: '',
  unchanged: false,
  incoming: [{ ...personNamed('Whoever asks'), sentAt: NOW }],
  outgoing: [{ ...personNamed('Whoever was asked'), sentAt: NOW }],
};

/** The panel of friends, tab by tab, with people in it. */
export async function judgeFriends({ page, judge, say }: Viewer): Promise<void> {
  await page.route(/\/api\/friends(\/requests)?$/, (route) =>
    route.fulfill({ json: route.request().url().endsWith('/requests') ? REQUESTS : FRIENDS }),
  );
  await openFriends(page, undefined, say);
  const panel = friendsPanel(page);
  await expect(panel.locator('[data-row]').first()).toBeVisible();
  for (const at of (await panel.getByRole('tab').all()).keys()) {
    await panel.getByRole('tab').nth(at).click();
    await awaitLoaded(page);
    await judge(`friends-${at + 1}`, KINDS);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** The window of a new room. */
export async function judgeCreateRoom({ page, judge, say }: Viewer): Promise<void> {
  await page
    .getByRole('button', { name: say('lobby.createRoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('create-room', KINDS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The settings, tab by tab. */
export async function judgeSettings({ page, judge, say }: Viewer): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('common.settings'), exact: true })
    .click();
  const tabs = page.locator('[data-window=settings]').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const at of (await tabs.all()).keys()) {
    await tabs.nth(at).click();
    await judge(`settings-${at + 1}`, KINDS);
  }
  await page.keyboard.press('Escape');
}

/** The inbox on the page of the own corner, with somebody who has written; and the dialog for a new chat. */
export async function judgeInbox(viewer: Viewer): Promise<void> {
  const { page, name, judge, say } = viewer;
  await writeAsFriend(name, [TITLE, 'https://example.org/a-very-long-address-without-any-space-in-it-at-all']);
  await page.locator('[data-tab=profile]').click();
  await page.getByRole('button', { name: new RegExp(`^${say('inbox.title')}`) }).click();
  const row = page.locator('[data-chat-row]');
  await expect(row).toBeVisible();
  await judge('inbox', KINDS);
  await row.click();
  await expect(page.getByRole('log').getByText(TITLE)).toBeVisible();
  await judge('inbox-chat', KINDS);
  await showOn(page, DESK);
  await page.getByRole('button', { name: say('inbox.new'), exact: true }).click();
  await judgeWindow(viewer, 'inbox-new');
  await page.locator('[data-tab=rooms]').click();
}

/** What the navigation of the room opens. */
const ROOM_ENTRIES = [
  ['room.mode', 'room-modes'],
  ['host.scenarios', 'room-scenarios'],
  ['room.language', 'room-language'],
  ['host.cosmeticsShort', 'room-cosmetics'],
  ['room.roomSettings', 'room-settings'],
  ['room.addBot', 'room-add-bot'],
] as const;

/** A room of one's own: alone at the table, as its host, with what it opens. */
export async function judgeOwnRoom(viewer: Viewer): Promise<void> {
  const { page, judge, say } = viewer;
  await page
    .getByRole('button', { name: say('lobby.createRoom') })
    .first()
    .click();
  await page
    .locator('[data-window=create-room]')
    .getByRole('button', { name: say('lobby.createRoom'), exact: true })
    .click();
  await expect(page.getByTestId('room')).toBeVisible();
  await awaitLoaded(page);
  await judge('room-alone');
  const navigation = page.getByRole('navigation', { name: say('room.navigation') });
  for (const [label, id] of ROOM_ENTRIES) {
    const entry = navigation.getByRole('button', { name: say(label) });
    if ((await entry.count()) === 0) continue;
    await entry.click();
    await judgeWindow(viewer, id);
  }
  await page.locator('[data-seat] button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('seat-card', KINDS);
  await page.keyboard.press('Escape');
}
