import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import { createRoom, startButton } from './driver/table.ts';
import { text } from './driver/texts.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: text('room.navigation') });
const entry = (page: Page, key: string) => navigation(page).getByRole('button', { name: new RegExp(`^${text(key)}`) });
const windowOf = (page: Page, key: string) => page.getByRole('dialog', { name: text(key) });

async function closeWindow(page: Page, key: string): Promise<void> {
  const title = text(key);
  await windowOf(page, key)
    .getByRole('button', { name: text('common.closeNamed', { title }) })
    .click();
  await expect(windowOf(page, key)).toBeHidden();
}

/** Chooses a mode in the selector and waits until the room has it. */
async function chooseMode(page: Page, key: string): Promise<void> {
  await entry(page, 'room.mode').click();
  const selector = windowOf(page, 'room.mode');
  await selector.getByRole('button', { name: text(key) }).click();
  await expect(selector).toBeHidden();
  await expect(entry(page, 'room.mode')).toContainText(text(key));
}

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`every window of a host keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await createRoom(page, 'Everything to choose');
    await inspectSizes(page, 'host-lobby');
    await entry(page, 'room.mode').click();
    await expect(windowOf(page, 'room.mode').locator('[data-mode]')).toHaveCount(12);
    await inspectSizes(page, 'host-modes');
    await page.keyboard.press('Escape');
    await entry(page, 'host.scenarios').click();
    const scenarios = windowOf(page, 'host.scenarios');
    await expect(scenarios.locator('[data-scenario]')).toHaveCount(17);
    await scenarios.locator('[data-scenario="99"]').getByRole('button').click();
    await expect(scenarios.getByRole('switch')).toHaveCount(15);
    await scenarios
      .getByRole('switch', { name: text('host.mayBeDrawn', { name: text('host.scenario.noFail') }) })
      .click();
    await inspectSizes(page, 'host-scenarios');
    await scenarios.getByRole('button', { name: text('host.bestOf', { name: text('host.scenario.bullet') }) }).click();
    await inspectSizes(page, 'host-board');
    await page.keyboard.press('Escape');
    await closeWindow(page, 'host.scenarios');
    await entry(page, 'host.cosmeticsShort').click();
    await inspectSizes(page, 'host-cosmetics');
    await page.keyboard.press('Escape');
    expectNoTrouble(page);
  });

  test(`what only some modes ask of a host keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await createRoom(page, 'Everything to choose');
    await chooseMode(page, 'room.modeMonsters');
    await entry(page, 'host.monsters').click();
    await inspectSizes(page, 'host-monsters');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeCustomPrompts');
    await entry(page, 'host.yourPrompts').click();
    const area = windowOf(page, 'host.yourPrompts').getByRole('textbox', { name: text('host.yourPrompts') });
    await area.fill('capital of Peru=Lima\n🐕=dog\nhttp://ex.org/a.png=cat\nthe prompt without an answer=\nING');
    await inspectSizes(page, 'host-syllables');
    await area.fill('');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeChainWord');
    await entry(page, 'room.roomSettings').click();
    await inspectSizes(page, 'host-settings');
    await windowOf(page, 'room.roomSettings')
      .getByRole('tab', { name: text('room.advanced') })
      .click();
    await windowOf(page, 'room.roomSettings').locator('[data-setting="wpp"] > button').click();
    await inspectSizes(page, 'host-settings-advanced');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeTrivia');
    await entry(page, 'host.proposeQuestion').click();
    await inspectSizes(page, 'host-propose');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeYapping');
    await inspectSizes(page, 'host-yapping');
    expectNoTrouble(page);
  });
}

test.describe('a host', () => {
  /** Ends the running match by the settings' button and waits for the lobby. */
  async function endGame(page: Page): Promise<void> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('common.settings') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('room.endGame') })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(text('room.endConfirm'));
    await question.getByRole('button', { name: text('room.endGame') }).click();
    await expect(startButton(page)).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
  }

  test('chooses a scenario by its window, and the random one draws by the reel [R0113 R0115]', async ({ open }) => {
    const page = await open();
    await comeIn(page);
    await createRoom(page, 'A reel');
    await entry(page, 'host.scenarios').click();
    const scenarios = windowOf(page, 'host.scenarios');
    await scenarios.locator('[data-scenario="9"]').getByRole('button').first().click();
    await expect(entry(page, 'host.scenarios')).toContainText(text('host.scenario.blitz'));
    await scenarios.locator('[data-scenario="99"]').getByRole('button').click();
    await expect(scenarios.getByRole('switch')).toHaveCount(15);
    // The others stay in the reel.
    for (const name of ['noFail', 'singlePrompt', 'longWords', 'allSyllables', 'sub8', 'sub50', 'blitz', 'sub500'])
      await scenarios
        .getByRole('switch', { name: text('host.mayBeDrawn', { name: text(`host.scenario.${name}`) }) })
        .click();
    await closeWindow(page, 'host.scenarios');
    await startButton(page).click();
    const reel = page.getByTestId('scenario-reel');
    await expect(reel).toBeVisible({ timeout: 30_000 });
    await expect(reel.getByRole('status')).toContainText(
      /Drawn: (Three Lives|Bullet|Four Letter|Hypo|Min 1|Plate|Multi Word)/,
    );
    await expect(reel).toBeHidden();
    await expect(page.getByTestId('bomb')).toBeVisible({ timeout: 30_000 });
    await endGame(page);
    expectNoTrouble(page);
  });

  test('writes custom prompts, which the match asks [R0210 R0410 R0516]', async ({ open }) => {
    const page = await open();
    await comeIn(page);
    await createRoom(page, 'A quiz of my own');
    await chooseMode(page, 'room.modeCustomPrompts');
    await entry(page, 'host.yourPrompts').click();
    const editor = windowOf(page, 'host.yourPrompts');
    await editor
      .getByRole('textbox', { name: text('host.yourPrompts') })
      .fill('capital of Peru=Lima\ncapital of Chile=Santiago');
    await editor.getByRole('button', { name: text('host.save') }).click();
    await expect(editor.getByRole('button', { name: text('host.saved') })).toBeVisible();
    await closeWindow(page, 'host.yourPrompts');
    await startButton(page).click();
    await expect(page.getByText(/CAPITAL OF (PERU|CHILE)/).first()).toBeVisible({ timeout: 30_000 });
    await endGame(page);
    // Kept for the next room.
    await entry(page, 'host.yourPrompts').click();
    await expect(editor.getByRole('textbox', { name: text('host.yourPrompts') })).toHaveValue(/CAPITAL OF PERU=LIMA/);
    expectNoTrouble(page);
  });

  test('opens yapping, which everybody joins and leaves at will [R0242]', async ({ open }) => {
    const page = await open();
    await comeIn(page);
    await createRoom(page, 'Talk');
    await chooseMode(page, 'room.modeYapping');
    await expect(startButton(page)).toBeHidden();
    await page.getByRole('button', { name: text('host.joinYapping') }).click();
    await expect(page.getByRole('navigation', { name: text('room.navigation') })).toBeHidden();
    expectNoTrouble(page);
  });

  test('shares the room by its address: whoever opens it is in, and leaving clears it [R0016 R0017]', async ({
    open,
  }) => {
    const host = await open();
    await comeIn(host);
    const roomId = await createRoom(host, 'Come in');
    expect(new URL(host.url()).search).toBe(`?room=${roomId}`);
    const friend = await open();
    await comeToRoom(friend, roomId);
    expect(new URL(friend.url()).search).toBe(`?room=${roomId}`);
    await expect(host.getByRole('list', { name: text('room.players') }).getByRole('listitem')).toHaveCount(2);
    await friend
      .getByRole('banner')
      .getByRole('button', { name: text('room.leave') })
      .click();
    await expect(friend).not.toHaveURL(/room=/);
    expect(new URL(friend.url()).pathname).toBe('/');
  });
});
