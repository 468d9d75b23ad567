import { expect } from '@playwright/test';
import {
  createRoomButton,
  expectNoTrouble,
  gameUrl,
  openSignUp,
  sendSignUp,
  signUpByForm,
  test,
} from './driver/game.ts';
import { newName, PASSWORD } from './driver/newcomers.ts';
import { signUpPlayer } from './driver/sdk-player.ts';

test.describe('signing up', () => {
  test('refuses bad names and passwords with their exact texts, and then lets the player in [R0272 R0273 R0274 R0275]', async ({
    open,
  }) => {
    const page = await open();
    await openSignUp(page);
    const refusals = [
      ['', '', 'Please enter username or password'],
      ['ab', PASSWORD, 'Username must be at least 3 characters long'],
      ['a'.repeat(17), PASSWORD, 'Username must be at most 16 characters long'],
      [newName(), 'abcd', 'Password must be at least 5 characters long'],
    ] as const;
    for (const [name, password, text] of refusals) {
      await sendSignUp(page, name, password);
      await expect(page.getByText(text)).toBeVisible();
    }
    await sendSignUp(page, newName(), PASSWORD);
    await expect(createRoomButton(page)).toBeVisible();
    expectNoTrouble(page, /status of 4\d\d/);
  });

  test('refuses a name that somebody has', async ({ open }) => {
    const { name } = await signUpPlayer(gameUrl(), newName());
    const page = await open();
    await openSignUp(page);
    await sendSignUp(page, name.toUpperCase(), PASSWORD);
    await expect(page.getByText('This username is already taken')).toBeVisible();
  });

  test('keeps the player signed in over a reload, without an error in the console [S0003]', async ({ open }) => {
    const page = await open();
    const name = await signUpByForm(page);
    await page.reload();
    await expect(createRoomButton(page)).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    expectNoTrouble(page);
  });
});
