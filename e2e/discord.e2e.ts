import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '../tools/run-command.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { text } from './driver/texts.ts';
import {
  answerOneTurn,
  createRoomButton,
  openActivity,
  openRoom,
  revokeAtDiscord,
  room,
  startInstance,
} from './harness/activity.ts';
import type { DiscordClient } from './harness/discord-client.ts';
import { DIAMONDS_SKU, newDiscordPerson, commandDiscord } from './harness/fakes.ts';

// One after the other: they share the fake Discord, whose browser is signed in for everybody.
test.describe.configure({ mode: 'default' });

test('the game runs inside Discord’s client and signs in through it, without sign-in buttons [S0004 S0005 S0142 L0011]', async ({
  open,
}) => {
  const page = await open();
  const client = await openActivity(page);
  const { app } = client;
  await expect(createRoomButton(app)).toBeVisible();
  await expect(app.getByText(client.launch.person.username).first()).toBeVisible();
  expect(client.commands.map(({ cmd }) => cmd).slice(0, 2)).toEqual(['AUTHORIZE', 'AUTHENTICATE']);
  for (const name of [text('common.signIn'), text('common.signUp'), text('session.withDiscord')])
    await expect(app.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect.poll(() => client.argumentsOf('SET_ACTIVITY').length).toBe(1);
  expectNoTrouble(page);
});

test('those of a voice channel find each other’s room, play in it and invite others [L0035 L0036 L0288 L0312 R0595]', async ({
  open,
}) => {
  const people = [await newDiscordPerson(), await newDiscordPerson()];
  const instance = await startInstance(people);
  const [host, guest] = await Promise.all(
    people.map(async (person) => openActivity(await open(), { person, instance })),
  );
  if (!host || !guest) throw new Error('two people play');
  for (const client of [host, guest]) client.participants = people.map(({ id }) => id);
  await openRoom(host.app, 'A voice table');

  await test.step('the room stands first in the list and says why', async () => {
    const card = guest.app
      .getByRole('listitem')
      .filter({ has: guest.app.getByRole('heading', { name: 'A voice table' }) });
    await expect(card).toContainText(text('discord.sameVoice'));
    await expect(
      guest.app
        .getByRole('listitem')
        .filter({ has: guest.app.getByRole('heading') })
        .first(),
    ).toContainText('A voice table');
    await card.getByRole('button', { name: text('lobby.joinRoom', { name: 'A voice table' }) }).click();
    await expect(room(guest.app)).toBeVisible();
  });

  await test.step('the address stays Discord’s', async () => {
    const frame = host.page.frames().find((one) => one.url().startsWith(gameUrl()));
    const { searchParams } = new URL(frame?.url() ?? '');
    expect([searchParams.get('room'), searchParams.get('instance_id')]).toEqual([null, instance]);
  });

  await test.step('others are invited, or get the room itself', async () => {
    const menu = host.app.getByRole('button', { name: text('discord.invite') });
    await menu.click();
    await host.app.getByRole('menuitem', { name: text('discord.invite') }).click();
    await expect.poll(() => host.argumentsOf('OPEN_INVITE_DIALOG').length).toBe(1);
    await menu.click();
    await host.app.getByRole('menuitem', { name: text('discord.share') }).click();
    await expect(host.app.getByText(text('discord.shared')).first()).toBeVisible();
    const shared = String(host.argumentsOf('SHARE_LINK')[0]?.custom_id);
    const third = await openActivity(await open(PHONE), { customId: shared, platform: 'mobile' });
    await expect(room(third.app)).toBeVisible();
    await third.page.context().close();
  });

  await test.step('a turn is played', async () => {
    await host.app
      .getByRole('main')
      .getByRole('button', { name: text('room.start'), exact: true })
      .click();
    await answerOneTurn([host, guest]);
  });

  await test.step('Discord shows what is played, in a party of at least 16', async () => {
    await expect
      .poll(() => host.argumentsOf('SET_ACTIVITY').at(-1), { timeout: 25_000 })
      .toMatchObject({
        activity: {
          state: text('discord.presencePlaying'),
          // The third one's seat is still kept.
          party: { size: [expect.any(Number), 16] },
          details: text('room.modeOriginal'),
        },
      });
  });

  await test.step('shown small by Discord, the game hides its chat', async () => {
    const chat = host.app.getByRole('complementary', { name: text('chat.window') });
    await expect(chat).toBeVisible();
    await host.dispatch('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: 1 });
    await expect(chat).toBeHidden();
    await host.dispatch('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: 0 });
    await expect(chat).toBeVisible();
  });
});

test('buys diamonds through Discord, and is told so on a phone that it can’t [R0407]', async ({ open }) => {
  const page = await open();
  const client = await openActivity(page);
  const { app } = client;
  await app.getByRole('button', { name: text('discord.goods') }).click();
  const goods = app.getByRole('dialog', { name: text('shop.title') });
  await expect(goods.getByText('500 diamonds')).toBeVisible();
  await inspectScreen(page, 'discord-goods');
  await goods
    .getByRole('button', { name: text('discord.buyNamed', { goods: '500 diamonds', price: '$1.99' }) })
    .click();
  const thanks = app.getByRole('alertdialog');
  await expect(thanks).toContainText('500');
  await thanks.getByRole('button', { name: text('common.ok') }).click();
  expect(client.argumentsOf('START_PURCHASE')).toEqual([{ sku_id: DIAMONDS_SKU }]);
  await expect(
    app
      .getByRole('banner')
      .getByRole('listitem')
      .filter({ hasText: text('common.diamonds') }),
  ).toContainText('500');
  const phone = await openActivity(await open(PHONE), { platform: 'mobile' });
  await phone.app.getByRole('button', { name: text('discord.goods') }).click();
  await phone.app.getByRole('tab', { name: text('shop.tab.keys') }).click();
  await phone.app.getByRole('button', { name: text('discord.buyNamed', { goods: '10 keys', price: '$4.99' }) }).click();
  await expect(phone.app.getByText(text('discord.notOnMobile')).first()).toBeVisible();
  expect(phone.argumentsOf('START_PURCHASE')).toEqual([]);
});

test('a token that runs out is renewed without a word; a session that is over begins anew without a load [S0079 S0080]', async ({
  open,
}) => {
  const page = await open();
  const tokenCalls: Record<string, string>[] = [];
  // Tokens that live 15 s are renewed after 5.
  await page.route('**/api/discord_token', async (route) => {
    tokenCalls.push(route.request().postDataJSON() as Record<string, string>);
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: response.ok() ? { ...body, expiresIn: 15 } : body });
  });
  const client = await openActivity(page);
  await expect(createRoomButton(client.app)).toBeVisible();
  await expect.poll(() => tokenCalls.length).toBeGreaterThanOrEqual(2);
  expect(Object.keys(tokenCalls[1] ?? {}).sort()).toEqual(['proof', 'refresh_token']);
  await expect(createRoomButton(client.app)).toBeVisible();
  expect(client.argumentsOf('AUTHORIZE')).toHaveLength(1);

  // The player takes the permission back at Discord, whose webhook tells the game.
  const frame = page.frames().find((one) => one.url().startsWith(gameUrl()));
  await frame?.evaluate(() => Object.assign(globalThis, { loadedOnce: true }));
  await revokeAtDiscord(client.launch.person);
  await expect.poll(() => client.argumentsOf('AUTHORIZE').length).toBe(2);
  await expect(createRoomButton(client.app)).toBeVisible();
  expect(await frame?.evaluate(() => 'loadedOnce' in globalThis)).toBe(true);
});

test.describe('in a browser', () => {
  test('signs in through Discord’s page and comes back to the room of the link, with nothing left in the address [S0017 L0021 L0022 L0263]', async ({
    open,
  }) => {
    const host = await open();
    await comeIn(host);
    await createRoomButton(host).click();
    const form = host.locator('form', { has: host.getByLabel(text('lobby.roomName')) });
    await form.getByRole('button', { name: text('lobby.createRoom') }).click();
    await expect(host).toHaveURL(/room=/);
    const invited = new URL(host.url()).search;

    const person = await newDiscordPerson();
    await commandDiscord('browser', { userId: person.id });
    const page = await open();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${gameUrl()}/${invited}`);
    await page.getByRole('button', { name: text('invite.haveAccount') }).click();
    await page.getByRole('button', { name: text('session.withDiscord') }).click();
    await expect(page.getByTestId('room')).toBeVisible();
    expect(new URL(page.url()).search).toBe(invited);
    const authorize = addresses.find((address) => address.includes('/oauth2/authorize'));
    expect(new URL(authorize ?? '').searchParams.get('code_challenge_method')).toBe('S256');
    // Only the redirect itself carried the code.
    expect(addresses.filter((address) => address.includes('code=') && address.includes('state=')).length).toBe(1);
    expectNoTrouble(page);
  });

  test('a code that this browser did not ask for says: Login failed. [S0196 S0192]', async ({ open }) => {
    const page = await open();
    await page.goto(`${gameUrl()}/?code=stolen&state=wrong`);
    await expect(page.getByText('Login failed.').first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
    expectNoTrouble(page, /status of 4\d\d/);
  });

  test('who says no at Discord comes back as a guest', async ({ open }) => {
    await commandDiscord('browser', { userId: null });
    const page = await open();
    await page.goto(gameUrl());
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.signIn') })
      .click();
    await page.getByRole('button', { name: text('session.withDiscord') }).click();
    await expect(page.getByText('Login failed.').first()).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a player links Discord, sees it in the account, and unlinks it', async ({ open }) => {
    const person = await newDiscordPerson();
    await commandDiscord('browser', { userId: person.id });
    const page = await open();
    await comeIn(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('common.settings') })
      .click();
    await page.getByRole('button', { name: text('account.title'), exact: true }).click();
    const account = page.getByRole('dialog', { name: text('account.title'), exact: true });
    await account.getByRole('button', { name: text('account.linkNamed', { provider: 'Discord' }) }).click();
    await expect(page.getByText(text('account.linked', { provider: 'Discord' })).first()).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('common.settings') })
      .click();
    await page.getByRole('button', { name: text('account.title'), exact: true }).click();
    await expect(account.getByText(text('account.linkedAs', { name: person.username }))).toBeVisible();
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await inspectScreen(page, 'account');
    }
    const unlink = account.getByRole('button', { name: text('account.unlinkNamed', { provider: 'Discord' }) });
    await unlink.first().click();
    await unlink.last().click();
    await expect(account.getByText(text('account.notLinked')).first()).toBeVisible();
    expectNoTrouble(page);
  });
});

test('the bundle for players holds no imitation of Discord: who `user_id` names is nobody there [S0018 S0019]', async ({
  open,
}) => {
  const folder = resolve(ROOT, 'apps/web/dist/assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) expect(readFileSync(resolve(folder, file), 'utf8')).not.toContain('mock_user_username');
  const page = await open();
  await page.goto(`${gameUrl()}/?user_id=7&guild_id=1&channel_id=2&participants=8`);
  await expect(page.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
});

// Last in the file: what they break is Discord for everybody.
test.describe('with faults', () => {
  const tryAgain = (client: DiscordClient) => client.app.getByRole('button', { name: text('common.retry') });

  for (const [fault, words] of [
    ['refuseAuthorize', 'Failed to authenticate in embedded mode.'],
    ['refuseAuthenticate', 'Failed to authenticate in embedded mode.'],
    ['silent', 'Failed to authenticate in embedded mode.'],
  ] as const) {
    test(`a client that does ${fault} says: ${words} Trying again works [S0195]`, async ({ open }) => {
      const client = await openActivity(await open(), { faults: [fault] });
      await expect(client.app.getByText(words)).toBeVisible();
      client.faults = [];
      // A client that never shook hands is not asked to again: that takes opening the activity anew.
      if (fault === 'silent') await client.page.reload();
      else await tryAgain(client).click();
      await expect(createRoomButton(client.app)).toBeVisible();
    });
  }

  test('a refused code says so; the player may try again [S0193]', async ({ open }) => {
    await commandDiscord('faults', { faults: [{ route: 'token', kind: 'refuse', times: 1 }] });
    const client = await openActivity(await open());
    await expect(client.app.getByText('Failed to exchange authorization code.')).toBeVisible();
    await tryAgain(client).click();
    await expect(createRoomButton(client.app)).toBeVisible();
  });

  for (const kind of ['error', 'hang', 'garbage'] as const) {
    test(`when Discord’s token call ends in ${kind}, the game says that it tries again, and gets in`, async ({
      open,
    }) => {
      await commandDiscord('faults', { faults: [{ route: 'token', kind, times: 1 }] });
      const client = await openActivity(await open());
      await expect(client.app.getByText(text('connection.authFailed'))).toBeVisible();
      await expect(createRoomButton(client.app)).toBeVisible();
    });
  }
});
