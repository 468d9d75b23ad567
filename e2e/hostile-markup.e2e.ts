import { CHAT } from '@syllaboom/engine';
import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { expectNoTrouble, test } from './driver/game.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** The room lets five lines through at once, then five in three seconds. */
const LINE_EVERY_MS = 700;

/** Notes every dialog and every report of the page's policy; what was noted. */
async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.sample}`),
    );
  });
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)),
  ];
}

/** The texts in as few lines as the chat's length allows. */
function packLines(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const one of texts) {
    const longer = `${lines.at(-1) ?? ''} ${one}`.trim();
    if (lines.length > 0 && [...longer].length <= CHAT.longest) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  return lines;
}

test('23 markup in title, chat and the text about oneself stays text in the built page', async ({ open }) => {
  const [writer, reader] = [await open(), await open()];
  const noted = await Promise.all([watch(writer), watch(reader)]);
  const name = await comeIn(writer);
  const title = '<svg onload=alert(1)>';
  await comeToRoom(reader, await createRoom(writer, title));
  await expect(reader.getByRole('banner').getByText(title)).toBeVisible();
  await writer
    .getByRole('banner')
    .getByRole('button', { name: text('profile.title') })
    .click();
  const about = HOSTILE_MARKUP.slice(10, 13).join(' ');
  await writer.getByRole('button', { name: text('profile.edit'), exact: true }).click();
  await writer.getByLabel(text('profile.about')).fill(about);
  await writer.getByRole('button', { name: text('profile.save'), exact: true }).click();
  await expect(writer.getByText(text('profile.saved')).first()).toBeVisible();
  await writer.keyboard.press('Escape');
  await writer.keyboard.press('Escape');

  const input = writer.getByRole('combobox', { name: text('room.chatPlaceholder') });
  for (const line of packLines(HOSTILE_MARKUP)) {
    await writer.waitForTimeout(LINE_EVERY_MS);
    await input.fill(line);
    await input.press('Enter');
    await expect(input).toHaveValue('');
  }
  for (const page of [writer, reader]) {
    const log = page.getByRole('log', { name: text('room.chat') });
    for (const one of HOSTILE_MARKUP) await expect(log).toContainText(one);
    await expect(log.locator('script, iframe, object, embed, [onerror], [onload], [onclick]')).toHaveCount(0);
  }
  await reader.getByRole('button', { name: text('room.openProfile', { name }) }).click();
  await reader
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.view') })
    .click();
  await expect(reader.getByText(about)).toBeVisible();
  expect(await Promise.all(noted.map((read) => read()))).toEqual([[], []]);
  for (const page of [writer, reader]) expectNoTrouble(page);
});
