import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { DESKTOP, expectNoTrouble, test, PHONE, signUp } from './driver/game.ts';
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

test.describe('a match between two pages', () => {
  /** Two people sign up; one opens a room, the other follows the link; the host sets a quick match, unless there is much to see in a turn. */
  async function sitDown(
    open: (device: BrowserContextOptions) => Promise<Page>,
    device: BrowserContextOptions,
    { quick } = { quick: true },
  ): Promise<TwoPlayers> {
    const host = await open(device);
    const hostName = await signUp(host);
    const roomId = await createRoom(host, 'Two at a table');
    const friend = await open(device);
    const friendName = await signUp(friend);
    await enterByLink(friend, roomId);
    await expect(
      host.getByRole('list', { name: text('room.players') }).getByText(friendName, { exact: true }),
    ).toBeVisible();
    if (quick) await chooseQuickMatch(host);
    return { host, hostName, friend, friendName, roomId };
  }

  for (const [name, device] of [
    ['on desktops [S0001]', DESKTOP],
    ['on phones with the keyboard of the game [S0001 R0002]', PHONE],
  ] as const) {
    test(`goes from sign-up to the winner screen ${name}`, async ({ open }) => {
      const { host, hostName, friend, friendName } = await sitDown(open, device);
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
    const { host, friend } = await sitDown(open, DESKTOP, { quick: false });
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
    await expect(friend.locator('form[data-mine]')).toBeVisible();
    const word = await findWord((await bomb(friend).getAttribute('data-prompt')) ?? '', used);
    await typeWord(friend, word);
    await expect(friend.locator('form[data-mine]')).toBeHidden();
  });

  test('shows a third page everything as a spectator', async ({ open }) => {
    // Slow fuses and all hearts: the match must outlast the watcher's way in, also on a slow machine.
    const { host, friend, roomId } = await sitDown(open, DESKTOP, { quick: false });
    const watcher = await open();
    await signUp(watcher);
    await startButton(host).click();
    await expect(bomb(host)).toBeVisible({ timeout: 30_000 });
    const used = new Set<string>();
    const played = Promise.all([answerTurns(host, used, 30), answerTurns(friend, used, 2)]);
    await enterByLink(watcher, roomId);
    await expect(watcher.getByTestId('turn-hint').getByText(text('room.spectating'))).toBeVisible();
    await expect(bomb(watcher)).toHaveAttribute('data-prompt', /^\p{L}{2,4}$/u);
    await expect(watcher.locator('form[data-mine]')).toHaveCount(0);
    await played;
    await expect(winnerScreen(watcher)).toBeVisible({ timeout: 30_000 });
    expectNoTrouble(watcher);
  });

  test('takes a player back whose socket broke in the own turn, and says both [R0529]', async ({ open }) => {
    const { host, friend } = await sitDown(async (device) => {
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
    }, DESKTOP);
    await startButton(host).click();
    const used = new Set<string>();
    await bringTurnTo(host, friend, used);
    await host.evaluate(() => (window as unknown as { breakSockets: () => void }).breakSockets());
    await expect(host.getByText(text('connection.dcDc')).first()).toBeVisible();
    await expect(host.getByText(text('connection.dcSuccess')).first()).toBeVisible();
    await Promise.all([answerTurns(host, used, 9), answerTurns(friend, used, 2)]);
    await expect(winnerScreen(host).getByRole('heading', { name: text('room.youWin') })).toBeVisible({
      timeout: 30_000,
    });
  });

  test('can be played against bots alone', async ({ open }) => {
    const page = await open();
    await signUp(page);
    await createRoom(page, 'Me and a machine');
    await chooseQuickMatch(page);
    await page
      .getByRole('navigation')
      .getByRole('button', { name: text('room.addBot') })
      .click();
    const dialog = page.getByRole('dialog', { name: text('room.addBot') });
    await dialog.getByRole('button', { name: text('room.addBot'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await startButton(page).click();
    await answerTurns(page, new Set(), 2);
    await expect(winnerScreen(page)).toBeVisible({ timeout: 60_000 });
    expectNoTrouble(page);
  });
});
