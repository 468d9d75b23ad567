import { expect, type Page } from '@playwright/test';
import { DESKTOP, expectNoTrouble, LAPTOP, test, PHONE, signUp } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { createRoom, enterByLink, startButton } from './driver/table.ts';
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

for (const [name, device] of Object.entries({ desktop: DESKTOP, laptop: LAPTOP, phone: PHONE })) {
  test(`every window of a host keeps nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    await signUp(page);
    await createRoom(page, 'Everything to choose');
    await inspectScreen(page, 'host-lobby');
    await entry(page, 'room.mode').click();
    await expect(windowOf(page, 'room.mode').locator('[data-mode]')).toHaveCount(12);
    await inspectScreen(page, 'host-modes');
    await page.keyboard.press('Escape');
    await entry(page, 'host.scenarios').click();
    const scenarios = windowOf(page, 'host.scenarios');
    await expect(scenarios.locator('[data-scenario]')).toHaveCount(17);
    await scenarios.locator('[data-scenario="99"]').getByRole('button').click();
    await expect(scenarios.getByRole('switch')).toHaveCount(15);
    await scenarios
      .getByRole('switch', { name: text('host.mayBeDrawn', { name: text('host.scenario.noFail') }) })
      .click();
    await inspectScreen(page, 'host-scenarios');
    await scenarios.getByRole('button', { name: text('host.bestOf', { name: text('host.scenario.bullet') }) }).click();
    await inspectScreen(page, 'host-board');
    await page.keyboard.press('Escape');
    await closeWindow(page, 'host.scenarios');
    await entry(page, 'host.looksShort').click();
    await inspectScreen(page, 'host-looks');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeMonsters');
    await entry(page, 'host.monsters').click();
    await inspectScreen(page, 'host-monsters');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeCustomPrompts');
    await entry(page, 'host.syllables').click();
    const area = windowOf(page, 'host.syllables').getByLabel(text('host.yourPrompts'));
    await area.fill('capital of Peru=Lima\n🐕=dog\nhttp://ex.org/a.png=cat\nthe prompt without an answer=\nING');
    await inspectScreen(page, 'host-syllables');
    await area.fill('');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeChainWord');
    await entry(page, 'room.roomSettings').click();
    await inspectScreen(page, 'host-settings');
    await windowOf(page, 'room.roomSettings')
      .getByRole('tab', { name: text('room.advanced') })
      .click();
    await windowOf(page, 'room.roomSettings').locator('[data-setting="wpp"] > button').click();
    await inspectScreen(page, 'host-settings-advanced');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeTrivia');
    await entry(page, 'host.proposeQuestion').click();
    await inspectScreen(page, 'host-propose');
    await page.keyboard.press('Escape');
    await chooseMode(page, 'room.modeYapping');
    await inspectScreen(page, 'host-yapping');
    expectNoTrouble(page);
  });
}
