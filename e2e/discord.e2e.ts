import { expect, type FrameLocator, type Page } from '@playwright/test';
import { PHONE, test } from './driver/game.ts';
import { findWord } from './driver/table.ts';
import { text } from './driver/texts.ts';
import { type ActivityLaunch, DiscordClient } from './harness/discord-client.ts';
import { newDiscordPerson, orderDiscord } from './harness/stand-ins.ts';

const createRoomButton = (app: FrameLocator) =>
  app
    .getByRole('main')
    .getByRole('button', { name: text('lobby.createRoom') })
    .first();

/** Opens the game inside Discord's client for a new person, alone in a new activity unless one is named. */
async function openActivity(page: Page, launch: Partial<ActivityLaunch> = {}): Promise<DiscordClient> {
  const person = launch.person ?? (await newDiscordPerson());
  return DiscordClient.open(page, { instance: `i-${person.id}`, ...launch, person });
}

test('the game runs inside Discord’s client and signs in through it, without sign-in buttons [S0004 S0005 S0016 S0142 L0011]', async ({
  open,
}) => {
  const page = await open();
  const client = await openActivity(page);
  await expect(createRoomButton(client.app)).toBeVisible();
  await expect(client.app.getByText(client.launch.person.username).first()).toBeVisible();
  expect(client.commands.map(({ cmd }) => cmd).slice(0, 2)).toEqual(['AUTHORIZE', 'AUTHENTICATE']);
});
