import { expect } from '@playwright/test';
import { expectNoTrouble, PHONE, signUp, test } from './driver/game.ts';
import { createRoom, enterByLink } from './driver/table.ts';
import { text } from './driver/texts.ts';

test('the emoji panel loads its data from the game itself and writes into the chat [L0098]', async ({ open }) => {
  const page = await open();
  await signUp(page);
  await createRoom(page, 'Faces');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) foreign.push(request.url());
  });
  await page.getByRole('button', { name: text('room.emoji'), exact: true }).click();
  await expect(page.getByText('Smileys & emotion')).toBeVisible();
  await page.getByRole('searchbox', { name: text('room.emojiSearch') }).fill('trophy');
  await page.locator('[frimousse-list]').getByRole('gridcell').first().click();
  await expect(page.getByRole('combobox', { name: text('room.chatPlaceholder') })).toHaveValue(/^🏆/u);
  expect(foreign).toEqual([]);
  expectNoTrouble(page);
});

test('a phone counts what others said until the chat is opened', async ({ open }) => {
  const [writer, phone] = [await open(), await open(PHONE)];
  await Promise.all([signUp(writer), signUp(phone)]);
  const room = await createRoom(writer, 'Talk');
  await enterByLink(phone, room);
  const input = writer.getByRole('combobox', { name: text('room.chatPlaceholder') });
  await input.fill('hello');
  await input.press('Enter');
  const unread = phone.getByRole('button', { name: `${text('room.chat')} (1)` });
  await unread.click();
  await expect(phone.getByRole('dialog').getByText('hello')).toBeVisible();
  await expect(unread).toBeHidden();
});
