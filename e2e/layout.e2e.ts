import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { TABLE_TITLE } from './driver/allowed-faults.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, gameUrl, PHONE, test } from './driver/game.ts';
import { expectWhole, type Pointer } from './driver/layout.ts';
import { newName } from './driver/newcomers.ts';
import { type GameConnection, enterRoom, openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { enterByLink, findWord, winnerScreen } from './driver/table.ts';
import { textIn } from './driver/texts.ts';

/** The short run judges the language that the others are translated from, and a long one. */
const LANGUAGES = process.env.TEST_LONG === '1' ? INTERFACE_LANGUAGES : (['en-US', 'de-DE'] as const);
const TOGETHER = 2;
/** At a full table of friends. */
const SEATS = 8;
const GROUPS = Array.from({ length: Math.ceil(LANGUAGES.length / TOGETHER) }, (_, at) =>
  LANGUAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
);
const DEVICES: Record<Pointer, BrowserContextOptions> = { touch: { ...PHONE, deviceScaleFactor: 1 }, mouse: DESKTOP };
const POINTERS = ['touch', 'mouse'] as const;

/** A page of one person, with the language and the pointer that it is judged with. */
interface Viewer {
  readonly page: Page;
  readonly pointer: Pointer;
  readonly language: string;
  readonly say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly judge: (name: string, isCurrent?: () => Promise<boolean>) => Promise<boolean>;
}

type Open = (device?: BrowserContextOptions) => Promise<Page>;

async function openViewers(open: Open, languages: readonly string[]): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const language of languages)
    for (const pointer of POINTERS) {
      const page = await open({ ...DEVICES[pointer], locale: language });
      viewers.push({
        page,
        pointer,
        language,
        say: (key, params) => textIn(language, key, params),
        judge: (name, isCurrent) =>
          expectWhole(page, `${name}-${language}`, { pointer, ...(isCurrent ? { isCurrent } : {}) }),
      });
    }
  return viewers;
}

const HOME_TABS = ['rooms', 'profile', 'ranked', 'leaderboard', 'news', 'discord'] as const;

/** Home's pages; toasts of the first visit pass by themselves. */
async function judgeHome({ page, judge }: Viewer): Promise<void> {
  for (const tab of HOME_TABS) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator(`[data-page=${tab}] main`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await judge(`home-${tab}`);
  }
  await page.locator('[data-tab=rooms]').click();
}

/** Windows of home, by what opens them. */
async function judgeHomeWindows({ page, judge, say }: Viewer): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say('lobby.createRoom') }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('create-room');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-window=settings]')).toBeVisible();
  for (const at of [0, 1, 2, 3]) {
    await page.getByRole('dialog').getByRole('tab').nth(at).click();
    await judge(`settings-${at + 1}`);
  }
  await page.keyboard.press('Escape');
}

/** What the navigation of the room opens. */
const ROOM_ENTRIES = [
  ['room.mode', 'room-modes'],
  ['host.scenarios', 'room-scenarios'],
  ['room.language', 'room-language'],
  ['host.looksShort', 'room-looks'],
  ['room.roomSettings', 'room-settings'],
  ['room.addBot', 'room-add-bot'],
] as const;

async function judgeRoomWindows({ page, judge, say }: Viewer): Promise<void> {
  const navigation = page.getByRole('navigation', { name: say('room.navigation') });
  for (const [label, id] of ROOM_ENTRIES) {
    const entry = navigation.getByRole('button', { name: say(label) });
    if ((await entry.count()) === 0) continue;
    await entry.click();
    const window = page.locator(`[data-window=${id}]`);
    await expect(window).toBeVisible();
    await page.waitForLoadState('networkidle');
    await judge(id);
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }
  await page.locator('[data-seat] button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('seat-card');
  await page.keyboard.press('Escape');
}

/** Players without a page: they fill the table, answer and go as the journey wants. */
async function seatOthers(count: number): Promise<GameConnection[]> {
  const players = await Promise.all(Array.from({ length: count }, () => signUpPlayer(gameUrl(), newName())));
  const [host, ...others] = players;
  if (!host) return [];
  const first = await openRoom(gameUrl(), host, TABLE_TITLE);
  return [first, ...(await Promise.all(others.map((one) => enterRoom(gameUrl(), one, first.roomId))))];
}

function answerAlways(players: readonly GameConnection[]): void {
  const used = new Set<string>();
  for (const player of players) {
    player.on('correct', ({ word }) => used.add(word));
    player.on('turn', ({ id, prompt }) => {
      if (id === player.sessionId)
        void findWord(prompt, used).then((word) => setTimeout(() => player.send('submit', { word }), ANSWER_AFTER_MS));
    });
  }
}

/** A turn of somebody else must last long enough to be seen. */
const ANSWER_AFTER_MS = 1500;
const POLL_MS = 100;

const isOwnTurn = (page: Page): Promise<boolean> => page.locator('form[data-mine]').isVisible();
const isOthersTurn = (page: Page): Promise<boolean> => page.locator('form:not([data-mine]) [data-testid=turn-hint]').isVisible();

async function surrender({ page, pointer, say }: Viewer): Promise<void> {
  if (pointer === 'touch') await page.getByRole('banner').getByRole('button', { name: say('room.chat') }).click();
  const input = page.getByRole('combobox', { name: say('room.chatPlaceholder') });
  await input.fill('/surrender');
  await input.press('Enter');
  if (pointer === 'touch') await page.keyboard.press('Escape');
}

/** The table from the first turn until this player is out; who stays shall win. */
async function judgeMatch(viewer: Viewer, stays: boolean): Promise<void> {
  const { page, judge } = viewer;
  let [own, others] = [false, false];
  while (!own || !others) {
    if (!own && (await isOwnTurn(page))) own = await judge('match-own-turn', () => isOwnTurn(page));
    else if (!others && (await isOthersTurn(page)))
      others = await judge('match-others-turn', () => isOthersTurn(page));
    else await page.waitForTimeout(POLL_MS);
  }
  if (stays) return;
  await surrender(viewer);
  await expect(page.locator('form:not([data-out])')).toBeHidden();
  await judge('match-out');
}

const startOf = ({ page, say }: Viewer) =>
  page.getByRole('main').getByRole('button', { name: say('room.start'), exact: true });

/** A room of one's own: alone at the table, as its host. */
async function judgeOwnRoom(viewer: Viewer): Promise<void> {
  const { page, judge, say } = viewer;
  await page.getByRole('main').getByRole('button', { name: say('lobby.createRoom') }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: say('lobby.createRoom') }).click();
  await expect(startOf(viewer)).toBeVisible();
  await judge('room-alone');
  await judgeRoomWindows(viewer);
}

/** A full table: before the match, in it, out of it, at its end and after it. */
async function judgeFullTable(viewers: readonly Viewer[], names: readonly string[]): Promise<void> {
  const others = await seatOthers(SEATS - viewers.length);
  const [first] = others;
  const [host] = viewers;
  if (!first || !host) throw new Error('Nobody is there');
  for (const { page } of viewers) await enterByLink(page, first.roomId);
  for (const { page } of viewers) await expect(page.locator('[data-seat]')).toHaveCount(SEATS);
  await Promise.all(viewers.map(({ judge }) => judge('room')));
  first.send('host', { id: first.seatOf(names[0] ?? '') ?? '' });
  await expect(startOf(host)).toBeVisible();
  await host.judge('room-host');
  answerAlways(others);
  await startOf(host).click();
  await Promise.all(viewers.map((viewer) => judgeMatch(viewer, viewer === host)));
  for (const other of others) other.send('command', { command: 'surrender' });
  for (const { page } of viewers) await expect(winnerScreen(page)).toBeVisible();
  await Promise.all(viewers.map(({ page, judge }) => judge('result', () => winnerScreen(page).isVisible())));
  for (const { page } of viewers) await expect(winnerScreen(page)).toBeHidden();
  await Promise.all(viewers.map(({ judge }) => judge('room-after')));
  await Promise.all(viewers.map((viewer) => viewer === host ? null : viewer.page.getByRole('main').getByRole('button', { name: viewer.say('room.spectate') }).click()));
  await Promise.all(viewers.map(({ judge }) => judge('room-after-watching')));
}

for (const languages of GROUPS)
  test(`nothing covers or cuts anything at any size in ${languages.join(' and ')}`, async ({ open }) => {
    // The longest language hosts, on a phone.
    const viewers = await openViewers(open, languages.toReversed());
    const names = [];
    for (const { page } of viewers) names.push(await comeIn(page, '/?tab=rooms'));
    const only = process.env.ONLY ?? 'home own table';
    if (only.includes('home')) {
      await Promise.all(viewers.map(judgeHome));
      await Promise.all(viewers.map(judgeHomeWindows));
    }
    if (only.includes('own')) await Promise.all(viewers.map(judgeOwnRoom));
    if (only.includes('table')) await judgeFullTable(viewers, names);
  });
