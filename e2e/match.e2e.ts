import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { addBot } from './driver/bots.ts';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, moving, PHONE, signUpByForm, test } from './driver/game.ts';
import { text } from './driver/texts.ts';
import {
  answerTurns,
  bomb,
  bringTurnTo,
  chooseQuickMatch,
  createRoom,
  enterByLink,
  findWord,
  startButton,
  surrender,
  typeWord,
  waitForTurn,
  winnerScreen,
} from './driver/table.ts';

interface TwoPlayers {
  readonly host: Page;
  readonly hostName: string;
  readonly friend: Page;
  readonly friendName: string;
  readonly roomId: string;
}

// From the countdown to the winner, as players see it.
test.use({ pauses: 'true' });

test.describe('a match between two pages', () => {
  const expectSeated = (page: Page, name: string) =>
    expect(page.getByRole('list', { name: text('room.players') }).getByText(name, { exact: true })).toBeVisible();

  /** Two people come in; one opens a room with slow fuses and all hearts, the other follows the link. */
  async function sitDown(open: (device?: BrowserContextOptions) => Promise<Page>): Promise<TwoPlayers> {
    const [host, friend] = [await open(), await open()];
    const hostName = await comeIn(host);
    const roomId = await createRoom(host, 'Two at a table');
    const friendName = await comeToRoom(friend, roomId);
    await expectSeated(host, friendName);
    return { host, hostName, friend, friendName, roomId };
  }

  for (const [name, device] of [
    ['on desktops [S0001]', moving(DESKTOP)],
    ['on phones with the keyboard of the game [S0001 R0002]', moving(PHONE)],
  ] as const) {
    test(`goes from sign-up to the winner screen ${name}`, async ({ open }) => {
      const [host, friend] = [await open(device), await open(device)];
      const hostName = await signUpByForm(host);
      const roomId = await createRoom(host, 'Two at a table');
      const friendName = await signUpByForm(friend);
      await enterByLink(friend, roomId);
      await expectSeated(host, friendName);
      await chooseQuickMatch(host);
      await startButton(host).click();
      const used = new Set<string>();
      await Promise.all([answerTurns(host, used, 9), answerTurns(friend, used, 3)]);
      const said = (page: Page) => winnerScreen(page).getByRole('heading', { level: 1 });
      await expect(said(host)).toBeVisible({ timeout: 30_000 });
      // A slow machine may let the fuse of the better player burn down: whoever won, both pages say the same.
      const [winner, winnerName, loser] =
        (await said(host).textContent()) === text('room.youWin')
          ? [host, hostName, friend]
          : [friend, friendName, host];
      await expect(said(winner)).toHaveText(text('room.youWin'));
      await expect(said(loser)).toHaveText(text('room.winnerIs', { name: winnerName }));
      expectNoTrouble(host);
      expectNoTrouble(friend);
    });
  }

  test('refuses words that are wrong or out of turn, takes one that holds the prompt, and goes on [S0002]', async ({
    open,
  }) => {
    const { host, friend } = await sitDown(open);
    await startButton(host).click();
    const used = new Set<string>();
    await bringTurnTo(host, friend, used);
    await answerTurns(host, used, 1);
    // Not the own turn any more: nothing can be typed, and the match stays where it is.
    const before = await bomb(friend).getAttribute('data-prompt');
    await host.keyboard.type('zebra');
    await host.keyboard.press('Enter');
    expect(await waitForTurn(friend)).toBe(true);
    expect(await bomb(friend).getAttribute('data-prompt')).toBe(before);
    await typeWord(friend, 'ZZZZQQ');
    await friend.getByRole('tab', { name: text('chat.tabInspector') }).click();
    await expect(friend.locator('[data-solve=wrong]')).toContainText('ZZZZQQ');
    const word = await findWord(before ?? '', used);
    await typeWord(friend, word);
    await expect(friend.locator('[data-solve=right]').filter({ hasText: word })).toBeVisible();
    await expect(friend.locator('form[data-mine]')).toBeHidden();
  });

  test('shows a third page everything as a spectator', async ({ open }) => {
    const { host, friend, roomId } = await sitDown(open);
    const watcher = await open();
    await comeIn(watcher);
    await startButton(host).click();
    await expect(bomb(host)).toBeVisible({ timeout: 30_000 });
    await enterByLink(watcher, roomId);
    await expect(watcher.getByTestId('turn-hint').getByText(text('room.spectating'))).toBeVisible();
    await expect(bomb(watcher)).toHaveAttribute('data-prompt', /^\p{L}{2,4}$/u);
    await expect(watcher.locator('form[data-mine]')).toHaveCount(0);
    const used = new Set<string>();
    await bringTurnTo(host, friend, used);
    await answerTurns(host, used, 1);
    const next = (await bomb(friend).getAttribute('data-prompt')) ?? '';
    await expect(bomb(watcher)).toHaveAttribute('data-prompt', next);
    await surrender(friend);
    await expect(winnerScreen(watcher)).toBeVisible();
    expectNoTrouble(watcher);
  });

  test('takes a player back whose socket broke in the own turn, and says both [R0529]', async ({ open }) => {
    const { host, hostName, friend } = await sitDown(async (device) => {
      const page = await open(device);
      await page.addInitScript(() => {
        const sockets: WebSocket[] = [];
        const Original = window.WebSocket;
        window.WebSocket = class extends Original {
          constructor(...args: ConstructorParameters<typeof WebSocket>) {
            super(...args);
            sockets.push(this);
          }
        };
        const breakSockets = (): void => {
          for (const socket of sockets.splice(0)) socket.close();
        };
        Object.assign(window, { breakSockets });
      });
      return page;
    });
    await startButton(host).click();
    const used = new Set<string>();
    await bringTurnTo(host, friend, used);
    await host.evaluate(() => (window as unknown as { breakSockets: () => void }).breakSockets());
    await expect(host.getByText(text('connection.dcDc')).first()).toBeVisible();
    await expect(host.getByText(text('connection.dcSuccess')).first()).toBeVisible();
    await answerTurns(host, used, 1);
    await surrender(friend);
    await expect(winnerScreen(host).getByRole('heading', { name: text('room.youWin') })).toBeVisible();
    await expect(
      winnerScreen(friend).getByRole('heading', { name: text('room.winnerIs', { name: hostName }) }),
    ).toBeVisible();
  });

  test('can be played against bots alone', async ({ open }) => {
    const page = await open();
    await comeIn(page);
    await createRoom(page, 'Me and a machine');
    await chooseQuickMatch(page);
    await addBot(page, 'gentle');
    await addBot(page, 'sharp');
    // The strength shows at the seat; a press there removes the bot again.
    const sharp = page.locator('[data-seat]', { has: page.locator('[data-strength="sharp"]') });
    await sharp.getByRole('button').click();
    const card = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: text('room.removeBot') }) });
    await expect(card).toContainText(text('practice.sharp'));
    await card.getByRole('button', { name: text('room.removeBot') }).click();
    await expect(sharp).toBeHidden();
    await startButton(page).click();
    await answerTurns(page, new Set(), 2);
    await expect(winnerScreen(page)).toBeVisible({ timeout: 60_000 });
    expectNoTrouble(page);
  });
});
