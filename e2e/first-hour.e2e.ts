import { expect, type Page } from '@playwright/test';
import { comeByName, comeIn } from './driver/come-in.ts';
import { createRoomButton, DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import {
  answerTurns,
  bomb,
  bringTurnTo,
  choosePatientMatch,
  createRoom,
  startButton,
  typeLetters,
  waitForTurn,
  winnerScreen,
} from './driver/table.ts';
import { text } from './driver/texts.ts';

/** Long enough to be kept, then the friend begins a word and falls silent. */
async function playMatch(host: Page, friend: Page): Promise<void> {
  const used = new Set<string>();
  await bringTurnTo(host, friend, used);
  for (const page of [host, friend, host]) await answerTurns(page, used, 1);
  expect(await waitForTurn(friend)).toBe(true);
  await typeLetters(friend, 'A');
  await expect(winnerScreen(host).getByRole('heading', { name: text('room.youWin') })).toBeVisible({ timeout: 60_000 });
  await expect(winnerScreen(friend)).toBeVisible();
}

/** The host's next match, from the result or from the table; a press as the one gives way to the other is nobody's. */
async function playAgain(host: Page): Promise<void> {
  const again = host.getByRole('button', { name: text('result.again'), exact: true });
  await expect(again.first()).toBeEnabled();
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 2_000 });
    await expect(again).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
}

/** Watches the last match beside the room, and leaves the replay for home. */
async function watchReplay(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: text('replay.watch') })
    .first()
    .click();
  const replay = await opening;
  await expect(replay.getByRole('region', { name: text('replay.controls') })).toBeVisible();
  await expect(bomb(replay)).toBeVisible();
  await replay.getByRole('button', { name: text('replay.leave') }).click();
  await expect(createRoomButton(replay)).toBeVisible();
  await replay.close();
}

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the first hour on a ${name}: a link, a name, a match, another one, its replay, and back at the table`, async ({
    open,
  }) => {
    const [host, friend] = [await open(device), await open(device)];
    await comeIn(host);
    const roomId = await createRoom(host, 'The first hour');
    await choosePatientMatch(host);
    const friendName = await comeByName(friend, roomId);
    await expect(host.getByText(friendName).first()).toBeVisible();
    await startButton(host).click();
    await playMatch(host, friend);

    // The host starts again; the other one is in without a press.
    await playAgain(host);
    await expect(winnerScreen(friend)).toBeHidden();
    await playMatch(host, friend);

    for (const page of [host, friend]) {
      await watchReplay(page);
      // The replay took nobody's seat: both sit at the table still, and the next match may begin.
      await expect(page.getByTestId('room')).toBeVisible();
      expectNoTrouble(page, /status of 4\d\d/);
    }
    await playAgain(host);
    for (const page of [host, friend]) await expect(bomb(page)).toBeVisible();
  });
}
