import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createRoomButton, expectNoTrouble, gameUrl, newName, PASSWORD, test } from './driver/game.ts';
import { text } from './driver/texts.ts';
import { orderGoogle } from './harness/stand-ins.ts';

const openForm = async (page: Page): Promise<void> => {
  await page.goto(gameUrl());
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.signIn') })
    .click();
};

const openAccount = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('common.settings') })
    .click();
  await page.getByRole('button', { name: text('account.title'), exact: true }).click();
  return page.getByRole('dialog', { name: text('account.title'), exact: true });
};

test('a player of Google sets a password, signs in with it elsewhere, takes their data along and deletes the account [R0059 R0377]', async ({
  open,
}) => {
  await orderGoogle('browser', { person: { sub: `google-${newName()}`, name: 'Ada' } });
  const page = await open();
  await openForm(page);
  await page.getByRole('button', { name: text('session.withGoogle') }).click();
  await expect(createRoomButton(page)).toBeVisible();
  const name = newName();

  await test.step('sets name and password', async () => {
    const account = await openAccount(page);
    await expect(account.getByText(text('account.passwordNone'))).toBeVisible();
    await account.getByRole('button', { name: text('account.setPassword') }).click();
    const form = page.getByRole('dialog', { name: text('account.setPassword') });
    await form.getByLabel(text('session.username')).fill(name);
    await form.getByLabel(text('account.newPassword')).fill(PASSWORD);
    await form.getByRole('button', { name: text('account.save') }).click();
    await expect(account.getByText(text('account.passwordSet', { name }))).toBeVisible();
  });

  const elsewhere = await open();
  await test.step('signs in with them elsewhere', async () => {
    await openForm(elsewhere);
    await elsewhere.getByLabel(text('session.username')).fill(name);
    await elsewhere.getByLabel(text('session.password'), { exact: true }).fill(PASSWORD);
    await elsewhere
      .locator('form')
      .getByRole('button', { name: text('common.signIn') })
      .click();
    await expect(createRoomButton(elsewhere)).toBeVisible();
  });

  await test.step('takes the data along', async () => {
    const account = page.getByRole('dialog', { name: text('account.title'), exact: true });
    const download = page.waitForEvent('download');
    await account.getByRole('button', { name: text('account.download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`syllaboom-${name}.json`);
    const stored = readFileSync(await file.path(), 'utf8');
    expect(stored).toContain(name);
    expect(stored).not.toContain(PASSWORD);
  });

  await test.step('deletes the account: both browsers are guests again', async () => {
    const account = page.getByRole('dialog', { name: text('account.title'), exact: true });
    await account.getByRole('button', { name: text('account.delete') }).click();
    await account.getByLabel(text('account.deleteName', { name })).fill(name);
    await account.getByRole('button', { name: text('account.deleteForGood') }).click();
    await expect(page.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
    expectNoTrouble(page);
  });
});
