import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { answerTurns, bomb, chooseQuickMatch, createRoom, startButton, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** Which of the secrets a page tells by its texts, attributes, fields, title or address. */
const showThrough = (page: Page, secrets: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const elements = [...document.body.querySelectorAll('*')];
    const shown = [
      document.title,
      location.href,
      document.body.textContent ?? '',
      ...elements.flatMap((element) => [...element.attributes].map(({ value }) => value)),
      ...elements.map((element) => (element instanceof HTMLInputElement ? element.value : '')),
    ];
    const all = shown.join('\n').toLowerCase();
    return wanted.filter((secret) => all.includes(secret.toLowerCase()));
  }, secrets);

async function turnOn(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: text('streamer.mode') }).check();
  await page.keyboard.press('Escape');
}

for (const [name, device] of [
  ['on a desktop', DESKTOP],
  ['on a phone', PHONE],
] as const) {
  test(`a streamer’s page shows neither the room’s code nor the other’s name, ${name}`, async ({ open }) => {
    const [host, streamer] = [await open(), await open(device)];
    const hostName = await comeIn(host);
    const title = `The den of ${hostName}`;
    const roomId = await createRoom(host, title);
    const said = 'greetings from the gutter';
    const secrets = [roomId, hostName, said];
    const expectHidden = () => expect.poll(() => showThrough(streamer, secrets)).toEqual([]);

    await comeIn(streamer);
    await turnOn(streamer);
    // The list has come: the own name would stand there, the host's must not.
    await expect(
      streamer.getByText(text('lobby.roomNameDefault', { name: text('streamer.player', { number: 1 }) })),
    ).toBeVisible();
    await expectHidden();
    await streamer.goto(`${gameUrl()}/?room=${roomId}`);
    await expect(streamer.getByTestId('room')).toBeVisible();
    await expectHidden();
    // A reload finds the way back, though the address names no room.
    await streamer.reload();
    await expect(streamer.getByTestId('room')).toBeVisible();
    await expectHidden();

    await chooseQuickMatch(host);
    await startButton(host).click();
    await expect(bomb(streamer)).toBeVisible();
    await expectHidden();
    const used = new Set<string>();
    await Promise.all([answerTurns(host, used, 9), answerTurns(streamer, used, 2)]);
    await expect(winnerScreen(streamer)).toBeVisible({ timeout: 30_000 });
    await expectHidden();
    expectNoTrouble(streamer);
    expectNoTrouble(host);
  });
}
