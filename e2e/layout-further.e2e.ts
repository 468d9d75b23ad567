import { expect } from '@playwright/test';
import { DESKTOP, test } from './driver/game.ts';
import { SCREENS } from './driver/layout/layout.ts';
import {
  HOME_TABS,
  judgeCreateRoom,
  judgeFriends,
  judgeHome,
  judgeInbox,
  judgeSettings,
} from './driver/layout/layout-home.ts';
import { follow, judgeMatch, judgePlaying, judgeResult, seatOthers, SEATS } from './driver/layout/layout-table.ts';
import {
  comeInto,
  comeTogether,
  enlargeText,
  LANGUAGE_GROUPS,
  UPRIGHT,
  type Viewer,
} from './driver/layout/layout-viewer.ts';
import { enterByLink } from './driver/table.ts';

/** Where the chat stands beside the table, and where it can still be a window. */
const BESIDE = SCREENS.filter(({ width }) => width > 1000);
const WINDOWED = SCREENS.filter(({ width, touch }) => width === 768 && touch);

/** What the first hour's journey leaves out. */
const FURTHER_TABS = HOME_TABS.filter((tab) => tab !== 'rooms');

/** The inspector in a window of its own, which the chat gives away where it stands beside the table. */
async function judgeInspector({ page, judge, say }: Viewer): Promise<void> {
  const tab = say('chat.tabInspector');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('table', { name: say('room.players') })).toBeVisible();
  await judge('inspector', BESIDE);
  await page.getByRole('button', { name: say('chat.detach', { tab }) }).click();
  const window = page.getByRole('dialog', { name: tab });
  await expect(window).toBeVisible();
  await judge('inspector-window', [...WINDOWED, ...BESIDE]);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}

/** A full table of others: its match as a watcher sees it, the end, and the room afterwards for a host who watches. */
async function judgeWatching(viewers: readonly Viewer[]): Promise<void> {
  const [host] = viewers;
  if (!host) throw new Error('Nobody is there');
  const others = await seatOthers(SEATS);
  const [first] = others;
  const table = follow(first);
  first.send('start');
  for (const { page } of viewers) {
    await enterByLink(page, first.roomId);
    await expect(page.getByTestId('bomb')).toHaveAttribute('data-prompt', /./);
  }
  await Promise.all(viewers.map(({ judge }) => judge('match-watching')));
  await Promise.all(viewers.map(judgeInspector));
  await judgeMatch([], others, table);
  await judgeResult(viewers, others);
  first.send('host', { id: first.seatOf(host.name) ?? '' });
  await expect(
    host.page.getByRole('main').getByRole('button', { name: host.say('result.again'), exact: true }),
  ).toBeVisible();
  await Promise.all(viewers.map(({ judge }) => judge('room-watching')));
}

const SCENES = {
  'of the pages and the windows of home': async (viewers: readonly Viewer[]) => {
    await Promise.all(viewers.map((viewer) => judgeHome(viewer, FURTHER_TABS)));
    await Promise.all(viewers.map(judgeSettings));
    await Promise.all(viewers.map(judgeFriends));
    await Promise.all(viewers.map(judgeInbox));
  },
  'at a table that one watches': judgeWatching,
} as const;

for (const languages of LANGUAGE_GROUPS)
  for (const [name, judgeAll] of Object.entries(SCENES))
    test(`nothing covers or cuts anything on any screen ${name} in ${languages.join(' and ')}`, async ({ open }) =>
      judgeAll(await comeTogether(open, languages)));

/** Where twice the text is judged. */
const LARGE_TEXT = SCREENS.filter(({ width }) => width === UPRIGHT.width || width === 1280);

test('nothing covers or cuts anything where the browser’s text is twice as large', async ({ open }) => {
  const viewers: Viewer[] = [];
  for (const language of ['de-DE', 'en-US']) {
    const page = await open({ ...DESKTOP, locale: language });
    await enlargeText(page);
    viewers.push(await comeInto(page, language, LARGE_TEXT));
  }
  await Promise.all(viewers.map((viewer) => judgeHome(viewer)));
  await Promise.all(viewers.map(judgeCreateRoom));
  await Promise.all(viewers.map(judgeSettings));
  await judgeResult(viewers, await judgePlaying(viewers));
});
