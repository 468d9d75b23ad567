import { expect, type Page } from '@playwright/test';
import { comeByName, comeIn } from './driver/come-in.ts';
import { createRoomButton, DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { newName, PASSWORD } from './driver/newcomers.ts';
import { inspectScreen } from './driver/screens.ts';
import { signUpPlayer } from './driver/sdk-player.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const nameField = (page: Page) => page.getByLabel(text('invite.yourName'));
const sitDown = (page: Page) => page.getByRole('button', { name: text('invite.sitDown') });
const keepStrip = (page: Page) => page.getByRole('region', { name: text('invite.keepTitle') });

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a friend's link leads to the table with one field, on a ${name}`, async ({ open }) => {
    const host = await open();
    const hostName = await comeIn(host);
    const roomId = await createRoom(host, 'Owls');
    const page = await open(device);
    await page.goto(`${gameUrl()}/?room=${roomId}`);
    await expect(page.getByRole('heading', { name: text('invite.from', { name: hostName }) })).toBeVisible();
    for (const fact of [
      text('invite.title', { title: 'Owls' }),
      'English',
      text('invite.players', { players: 1, seats: 8 }),
    ])
      await expect(page.getByText(fact)).toBeVisible();
    await expect(page.getByText(text('invite.keyText'))).toBeVisible();
    await inspectScreen(page, 'invitation');

    await nameField(page).fill('ab');
    await sitDown(page).click();
    await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible();
    await nameField(page).fill(hostName.toUpperCase());
    await sitDown(page).click();
    await expect(page.getByText('This username is already taken')).toBeVisible();
    const own = newName();
    await nameField(page).fill(own);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('room')).toBeVisible();
    await expect(host.getByText(own).first()).toBeVisible();

    // The seat and the account outlive a reload.
    await page.reload();
    await expect(page.getByTestId('room')).toBeVisible();
    expectNoTrouble(page, /status of 4\d\d/);
  });
}

test('an account by name alone gets a password, and is found on another device', async ({ open }) => {
  const host = await open();
  await comeIn(host);
  const roomId = await createRoom(host, 'Keepers');
  const page = await open();
  const name = await comeByName(page, roomId);
  await page
    .getByRole('button', { name: text('room.leave') })
    .first()
    .click();
  await expect(createRoomButton(page)).toBeVisible();
  await inspectScreen(page, 'keep-account');
  await keepStrip(page)
    .getByRole('button', { name: text('invite.keepButton') })
    .click();
  await page.getByLabel(text('account.newPassword')).fill(PASSWORD);
  await page.getByRole('button', { name: text('account.save') }).click();
  await expect(page.getByText(text('account.updated'))).toBeVisible();
  await expect(keepStrip(page)).toBeHidden();
  const elsewhere = await fetch(`${gameUrl()}/api/auth/bylogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: PASSWORD }),
  });
  expect(elsewhere.status).toBe(200);
  expectNoTrouble(page);
});

test('whoever has an account signs in and sits at the same table', async ({ open }) => {
  const { name } = await signUpPlayer(gameUrl(), newName());
  const host = await open();
  await comeIn(host);
  const roomId = await createRoom(host, 'Members');
  const page = await open();
  await page.goto(`${gameUrl()}/?room=${roomId}`);
  await page.getByRole('button', { name: text('invite.haveAccount') }).click();
  await page.getByLabel(text('session.username')).fill(name);
  await page.getByLabel(text('session.password'), { exact: true }).fill(PASSWORD);
  await page
    .locator('form', { has: page.getByLabel(text('session.username')) })
    .getByRole('button', { name: text('common.signIn') })
    .click();
  await expect(page.getByTestId('room')).toBeVisible();
  await expect(host.getByText(name).first()).toBeVisible();
});

test('a room that is gone says so, and a browser that keeps nothing leads to a password', async ({ open }) => {
  const page = await open(PHONE);
  await page.goto(`${gameUrl()}/?room=NOROOM1`);
  await expect(page.getByRole('heading', { name: text('invite.gone') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('landing.browse') })).toBeVisible();

  const host = await open();
  await comeIn(host);
  const roomId = await createRoom(host, 'Forgetful');
  const forgetful = await open();
  await forgetful.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('no storage');
        },
      },
    });
  });
  await forgetful.goto(`${gameUrl()}/?room=${roomId}`);
  await nameField(forgetful).fill(newName());
  await sitDown(forgetful).click();
  await expect(forgetful.getByText(text('invite.noDevice'))).toBeVisible();
  await forgetful.getByRole('button', { name: text('invite.noDeviceButton') }).click();
  await expect(forgetful.getByLabel(text('session.password'), { exact: true })).toBeVisible();
});
