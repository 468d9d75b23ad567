import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { createRoomButton, DESKTOP, expectNoTrouble, gameUrl, LAPTOP, PHONE, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import {
  answerTurns,
  bomb,
  bringTurnTo,
  chooseWaitingMatch,
  createRoom,
  findWord,
  startButton,
  surrender,
  typeLetters,
  typeWord,
  waitForTurn,
  winnerScreen,
} from './driver/table.ts';
import { text } from './driver/texts.ts';

/** What the browser says of a network that is away. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/;
const room = (page: Page) => page.getByTestId('room');
const elsewhere = (page: Page) => page.getByTestId('elsewhere');
const away = (page: Page) => page.getByTestId('away');
const banner = (page: Page) => page.getByTestId('back-to-game');
const playHere = (page: Page) => elsewhere(page).getByRole('button', { name: text('connection.playHere') });

/** One host and one friend at a table. */
async function sitDown(open: (device?: BrowserContextOptions) => Promise<Page>, device: BrowserContextOptions) {
  const [host, friend] = [await open(device), await open(DESKTOP)];
  await comeIn(host);
  const roomId = await createRoom(host, 'Way back');
  const friendName = await comeToRoom(friend, roomId);
  await expect(
    host.getByRole('list', { name: text('room.players') }).getByText(friendName, { exact: true }),
  ).toBeVisible();
  return { host, friend, roomId };
}

/** Another window of the same person. */
async function openTab(page: Page, path = '/'): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(gameUrl() + path);
  return tab;
}

/** No fuse burns longer. */
const BOMB_SECONDS = 20;

test.describe('a player finds back', () => {
  for (const [seconds, device] of [
    [8, DESKTOP],
    [25, PHONE],
  ] as const) {
    test(`after ${seconds} seconds without a network in the own turn, into the own seat`, async ({ open }) => {
      const { host, friend } = await sitDown(open, device);
      await chooseWaitingMatch(host);
      await startButton(host).click();
      const used = new Set<string>();
      await bringTurnTo(host, friend, used);
      // The fuse waits for a first letter: without one nothing happens meanwhile.
      const goesOff = seconds > BOMB_SECONDS;
      if (goesOff) {
        await typeLetters(host, 'QXQ');
        // It has arrived: the fuse burns.
        await expect(friend.locator('body')).toContainText('QXQ');
      }
      const since = performance.now();
      await host.context().setOffline(true);
      await expect(host.getByText(text('connection.dcDc')).first()).toBeVisible();
      await expect(away(host).getByRole('alert')).toContainText(text('connection.offline'));
      await host.waitForTimeout(Math.max(0, seconds * 1_000 - (performance.now() - since)));
      await host.context().setOffline(false);
      await expect(away(host)).toHaveCount(0);
      await expect(host.getByText(text('connection.dcSuccess')).first()).toBeVisible();
      const hurt = host.getByText(text('connection.hurtAway_one')).first();
      if (goesOff) await expect(hurt).toBeVisible();
      else await expect(hurt).toHaveCount(0);
      await expect(bomb(host)).toBeVisible();
      // The own seat, in the same match; where the bomb waited, the own turn.
      if (goesOff) await bringTurnTo(host, friend, used);
      await answerTurns(host, used, 1);
      await surrender(friend);
      await expect(winnerScreen(host).getByRole('heading', { name: text('room.youWin') })).toBeVisible();
      expectNoTrouble(host, OFFLINE);
    });
  }

  test('from home, where they went while nothing could be reached', async ({ open }) => {
    const { host, friend, roomId } = await sitDown(open, LAPTOP);
    await chooseWaitingMatch(host);
    await startButton(host).click();
    await bringTurnTo(host, friend, new Set());
    await host.context().setOffline(true);
    await away(host)
      .getByRole('button', { name: text('room.leave') })
      .click();
    await expect(banner(host)).toBeVisible();
    await host.context().setOffline(false);
    await banner(host)
      .getByRole('button', { name: text('connection.backToGame'), exact: true })
      .click();
    await expect(room(host)).toBeVisible();
    await expect(host).toHaveURL(new RegExp(`room=${roomId}`));
    expectNoTrouble(host, OFFLINE);
  });

  test('by a reload in the own turn, and on a phone that is turned in it: letters stay', async ({ open }) => {
    const { host, friend } = await sitDown(open, PHONE);
    await chooseWaitingMatch(host);
    await startButton(host).click();
    const used = new Set<string>();
    await bringTurnTo(host, friend, used);
    await host.reload();
    expect(await waitForTurn(host)).toBe(true);
    const prompt = (await bomb(host).getAttribute('data-prompt')) ?? '';
    const word = await findWord(prompt, used);
    await typeLetters(host, word.slice(0, 2));
    const tray = host.getByTestId('tray');
    await expect(tray).toContainText(word.slice(0, 2));
    await host.setViewportSize({ width: 844, height: 390 });
    await expect(tray).toContainText(word.slice(0, 2));
    await typeWord(host, word.slice(2));
    await expect(host.locator('form[data-mine]')).toBeHidden();
    expectNoTrouble(host);
  });
});

/** By then a window has seen that another one plays. */
const SEEN_MS = 2500;

test.describe('windows of one player', () => {
  test('the one that loses the seat says so, and takes it back by a press alone, with three of them, too [R0527]', async ({
    open,
  }) => {
    const { host, friend } = await sitDown(open, DESKTOP);
    const second = await openTab(host);
    await expect(room(second)).toBeVisible();
    await expect(elsewhere(host).getByRole('alert')).toContainText(text('connection.elsewhere'));
    await expect(host.getByRole('dialog')).toHaveCount(0);
    await inspectScreen(host, 'elsewhere');
    const third = await openTab(host);
    await expect(room(third)).toBeVisible();
    await expect(elsewhere(second)).toBeVisible();
    // The press of one is the loss of another, and of nobody else.
    for (const [taking, losing] of [
      [host, third],
      [second, host],
      [third, second],
      [host, third],
    ] as const) {
      await playHere(taking).click();
      await expect(room(taking)).toBeVisible();
      await expect(elsewhere(losing)).toBeVisible();
    }
    for (const page of [second, third]) await expect(elsewhere(page)).toBeVisible();
    // Who closes the window that plays is told so in those that are left, and presses there.
    await playHere(third).click();
    await expect(elsewhere(host).getByRole('alert')).toContainText(text('connection.elsewhere'));
    await host.waitForTimeout(SEEN_MS);
    await third.close();
    await expect(elsewhere(host).getByRole('alert')).toContainText(text('connection.elsewhereClosed'));
    await playHere(host).click();
    await expect(room(host)).toBeVisible();
    await startButton(host).click();
    await expect(bomb(host)).toBeVisible();
    await expect(bomb(friend)).toBeVisible();
  });

  test('one that was offline when its seat was taken finds that out, and leaves it there', async ({ open }) => {
    const { host, roomId } = await sitDown(open, DESKTOP);
    await host.context().setOffline(true);
    await expect(away(host)).toBeVisible();
    // The other device: a browser of its own with the same session.
    const state = await host.context().storageState({ indexedDB: true });
    const phone = await open({ ...PHONE, storageState: state });
    await phone.goto(`${gameUrl()}/?room=${roomId}`);
    await expect(room(phone)).toBeVisible();
    await host.context().setOffline(false);
    await expect(elsewhere(host)).toBeVisible();
    await expect(room(phone)).toBeVisible();
    await playHere(host).click();
    await expect(room(host)).toBeVisible();
    await expect(elsewhere(phone)).toBeVisible();
  });

  test('a link to a replay shows it beside the room, and costs nobody a seat', async ({ open }) => {
    const { host, friend } = await sitDown(open, DESKTOP);
    await startButton(host).click();
    const used = new Set<string>();
    await Promise.all([answerTurns(host, used, 2), answerTurns(friend, used, 2)]);
    await surrender(friend);
    const link = host.getByRole('link', { name: text('replay.watch') }).first();
    await expect(link).toBeVisible({ timeout: 60_000 });
    const opening = host.context().waitForEvent('page');
    await link.click();
    const replay = await opening;
    await expect(replay).toHaveURL(/[?&]replay=/);
    await expect(replay.getByRole('region', { name: text('replay.controls') })).toBeVisible();
    await expect(room(host)).toBeVisible();
    await expect(elsewhere(host)).toHaveCount(0);
  });

  test('a link to another room comes after the own seat, by one question [R0263]', async ({ open }) => {
    const [host, other] = [await open(DESKTOP), await open(DESKTOP)];
    await comeIn(host);
    await comeIn(other);
    const own = await createRoom(host, 'Own room');
    const theirs = await createRoom(other, 'Their room');
    const question = host.getByRole('alertdialog');
    // Nobody gives up a seat for a room that is gone.
    await host.goto(`${gameUrl()}/?room=2222222`);
    await expect(host.getByRole('alert').getByText(text('connection.dcNotFound'))).toBeVisible();
    await expect(host.getByRole('heading', { name: 'Own room' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await host.goto(`${gameUrl()}/?room=${theirs}`);
    await expect(question).toContainText(theirs);
    await expect(host).toHaveURL(new RegExp(`room=${own}`));
    await question.getByRole('button', { name: text('connection.otherRoomGo') }).click();
    await expect(host).toHaveURL(new RegExp(`room=${theirs}`));
    await expect(host.getByRole('heading', { name: 'Their room' })).toBeVisible();
    await expect(createRoomButton(host)).toHaveCount(0);
  });
});
