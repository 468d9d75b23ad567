import { expect, type FrameLocator, type Page } from '@playwright/test';
import { gameUrl } from '../driver/game.ts';
import { findWord } from '../driver/table.ts';
import { text } from '../driver/texts.ts';
import { type ActivityLaunch, DiscordClient } from './discord-client.ts';
import { type DiscordPerson, newDiscordPerson, commandDiscord } from './fakes.ts';

export const createRoomButton = (app: FrameLocator | Page) =>
  app.getByRole('button', { name: text('lobby.createRoom') }).first();
export const room = (app: FrameLocator) => app.getByTestId('room');

/** Opens the game inside Discord's client for a new person, alone in a new activity unless one is named. */
export async function openActivity(page: Page, launch: Partial<ActivityLaunch> = {}): Promise<DiscordClient> {
  const person = launch.person ?? (await newDiscordPerson());
  return DiscordClient.open(page, { instance: `i-${person.id}`, ...launch, person });
}

/** An activity in a voice channel, as Discord's service knows it. */
export async function startInstance(people: readonly DiscordPerson[]): Promise<string> {
  const instance = `i-${people[0]?.id}`;
  const location = { id: `gc-1-2`, kind: 'gc', channel_id: '500000000000000001', guild_id: '600000000000000001' };
  await commandDiscord('instance', { instance_id: instance, location, users: people.map(({ id }) => id) });
  return instance;
}

export async function openRoom(app: FrameLocator, title: string): Promise<void> {
  await createRoomButton(app).click();
  const form = app.locator('form', { has: app.getByLabel(text('lobby.roomName')) });
  await form.getByLabel(text('lobby.roomName')).fill(title);
  await form.getByRole('button', { name: text('lobby.createRoom') }).click();
  await expect(room(app)).toBeVisible();
}

/** Whoever has the bomb first answers it, typing into the frame. */
export async function answerOneTurn(clients: readonly DiscordClient[]): Promise<void> {
  const turnOf = ({ app }: DiscordClient) => app.locator('form[data-mine]');
  const first = await Promise.any(
    clients.map(async (client) => {
      await expect(turnOf(client)).toBeVisible({ timeout: 60_000 });
      return client;
    }),
  );
  const prompt = (await first.app.getByTestId('bomb').getAttribute('data-prompt')) ?? '';
  const word = await findWord(prompt, new Set());
  await turnOf(first).getByRole('textbox').pressSequentially(word.toLowerCase(), { delay: 45 });
  await first.page.keyboard.press('Enter');
  await expect(turnOf(first)).toBeHidden();
}

/** Discord's webhook for a player who removed the game from their account. */
export async function revokeAtDiscord({ id, username }: DiscordPerson): Promise<void> {
  const body = JSON.stringify({
    version: 1,
    application_id: process.env.E2E_DISCORD_CLIENT_ID,
    type: 1,
    event: {
      type: 'APPLICATION_DEAUTHORIZED',
      timestamp: new Date().toISOString(),
      data: { user: { id, username, discriminator: '0', avatar: null } },
    },
  });
  const headers = (await commandDiscord('webhook', { body })) as Record<string, string>;
  const reply = await fetch(`${gameUrl()}/api/discord/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  expect(reply.status).toBe(204);
}
