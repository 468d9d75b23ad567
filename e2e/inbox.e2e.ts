import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { chooseForFriend, openFriends } from './driver/friends.ts';
import { expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { makeFriends } from './driver/levels.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const GROUP = 'Night owls';

const windowOf = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`^${text('profile.hub')}|^${text('inbox.title')}`) });
/** Where the inbox stands: a page of home, or a window. */
const input = (page: Page) => page.getByRole('textbox', { name: text('inbox.write') });
const log = (page: Page) => page.getByRole('log', { name: text('inbox.log', { name: GROUP }) });
const row = (page: Page, name: string) => page.locator('[data-chat-row]').filter({ hasText: name });
const slip = (page: Page, words: string) => page.locator('[data-message]').filter({ hasText: words });
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
const item = (page: Page, key: string) => page.getByRole('menuitem', { name: text(key), exact: true });
/** The door to the own corner in a room, whatever waits there. */
const corner = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${text('profile.title')}`) });
const door = (page: Page) => page.getByRole('button', { name: new RegExp(`^${text('inbox.title')}`) });

async function openInHome(page: Page): Promise<void> {
  await page.locator('[data-tab=profile]').click();
  await door(page).click();
  await expect(button(page, 'inbox.new')).toBeVisible();
}

async function openInRoom(page: Page): Promise<void> {
  await corner(page).click();
  await windowOf(page)
    .getByRole('button', { name: new RegExp(`^${text('inbox.title')}`) })
    .click();
}

async function say(page: Page, words: string): Promise<void> {
  await input(page).fill(words);
  await input(page).press('Enter');
  // Under its own id by now.
  await expect(slip(page, words)).not.toHaveAttribute('data-message', 'outgoing');
}

const linesOf = (page: Page) =>
  log(page)
    .locator('[data-message] p')
    .evaluateAll((lines) => lines.map((line) => line.textContent));

test('a group of three talks while two of them sit at a table, one on a phone [S0014 S0095 S0170 L0019]', async ({
  open,
}) => {
  const [ann, bea, cem] = [await open(), await open(), await open(PHONE)];
  const [annName, beaName] = [await comeIn(ann), await comeIn(bea)];
  const cemName = await comeToRoom(cem, await createRoom(bea, 'Talk'));
  await makeFriends([annName, beaName, cemName]);

  await openInHome(ann);
  await inspectSizes(ann, 'inbox-empty');
  await button(ann, 'inbox.new').click();
  const search = ann.getByRole('textbox', { name: text('inbox.searchPlayers') });
  for (const name of [beaName, cemName]) {
    await search.fill(name);
    await ann.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  }
  await ann.getByRole('textbox', { name: text('inbox.groupName') }).fill(GROUP);
  await inspectSizes(ann, 'inbox-new');
  await button(ann, 'inbox.startGroup').click();
  await say(ann, 'who plays tonight?');

  // The badge comes where they are.
  for (const page of [bea, cem]) {
    await expect(corner(page)).toHaveAccessibleName(/1/);
    await openInRoom(page);
    await row(page, GROUP).click();
    await expect(slip(page, 'who plays tonight?')).toBeVisible();
    await expect(corner(page)).not.toHaveAccessibleName(/1/);
  }
  await say(bea, 'we do, come!');
  await say(cem, 'hurry up');
  await say(ann, 'on my way');
  for (const page of [ann, bea, cem])
    await expect.poll(() => linesOf(page)).toEqual(['who plays tonight?', 'we do, come!', 'hurry up', 'on my way']);
  await inspectSizes(ann, 'inbox-chat');
  await inspectScreen(cem, 'inbox-chat');

  // Edited and deleted everywhere at once.
  await slip(ann, 'on my way').getByText('on my way').click({ button: 'right' });
  await item(ann, 'inbox.edit').click();
  await ann.getByRole('textbox', { name: text('inbox.changedText') }).fill('be right there');
  await ann.keyboard.press('Enter');
  for (const page of [ann, bea, cem]) await expect(slip(page, 'be right there')).toContainText(text('inbox.edited'));
  await slip(ann, 'who plays').getByText('who plays').click({ button: 'right' });
  await item(ann, 'inbox.delete').click();
  await ann
    .getByRole('alertdialog')
    .getByRole('button', { name: text('inbox.delete') })
    .click();
  for (const page of [ann, bea, cem]) await expect(slip(page, 'who plays')).toBeHidden();
  for (const page of [ann, bea, cem]) expectNoTrouble(page);
});

test('chats are muted, archived and left, and stay so over a reload [S0024 S0098 S0099 S0100]', async ({ open }) => {
  const [ann, bea, cem] = [await open(), await open(), await open()];
  const names = [await comeIn(ann), await comeIn(bea), await comeIn(cem)];
  await makeFriends(names);
  await openInHome(ann);
  await button(ann, 'inbox.new').click();
  const search = ann.getByRole('textbox', { name: text('inbox.searchPlayers') });
  for (const name of names.slice(1)) {
    await search.fill(name);
    await ann.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  }
  await ann.getByRole('textbox', { name: text('inbox.groupName') }).fill(GROUP);
  await button(ann, 'inbox.startGroup').click();
  await say(ann, 'hello');
  await openInHome(bea);
  await row(bea, GROUP).click({ button: 'right' });
  await item(bea, 'inbox.mute').click();
  await expect(row(bea, GROUP).getByRole('img', { name: text('inbox.muted') })).toBeVisible();
  await say(ann, 'are you asleep?');
  await expect(row(bea, GROUP)).toContainText(text('inbox.unread_other', { count: 2 }));
  // The style sheet draws the count.
  const counted = bea.locator('[data-tab=profile] [data-count]');
  await expect(counted).toHaveCount(0);
  await bea.reload();
  await row(bea, GROUP).click({ button: 'right' });
  await item(bea, 'inbox.unmute').click();
  await expect(counted).toHaveAttribute('data-count', '2');
  await row(bea, GROUP).click({ button: 'right' });
  await item(bea, 'inbox.archive').click();
  await expect(row(bea, GROUP)).toBeHidden();
  await bea.reload();
  await button(bea, 'inbox.archiveToggle').click();
  await expect(row(bea, GROUP)).toBeVisible();
  // A message brings an archived chat back.
  await say(ann, 'last call');
  await expect(row(bea, GROUP)).toBeHidden();
  await button(bea, 'inbox.archiveToggle').click();
  await row(bea, GROUP).click({ button: 'right' });
  await item(bea, 'inbox.leave').click();
  await bea
    .getByRole('alertdialog')
    .getByRole('button', { name: text('inbox.leave') })
    .click();
  await expect(bea.getByText(text('inbox.none'))).toBeVisible();
  await openInHome(cem);
  await row(cem, GROUP).click();
  await expect(slip(cem, 'last call')).toBeVisible();
  await expect(cem.getByText(text('inbox.people_other', { count: 2 }))).toBeVisible();
  for (const page of [ann, bea, cem]) expectNoTrouble(page);
});

test('what can’t be sent comes back into the input, and arrives once; a friend is written to from the panel [S0038 S0096]', async ({
  open,
}) => {
  const [ann, bea] = [await open(), await open()];
  const names = [await comeIn(ann), await comeIn(bea)];
  await makeFriends(names);
  await openFriends(ann);
  await chooseForFriend(ann, names[1] ?? '', 'sendMessage');
  await expect(ann.getByRole('heading', { name: names[1] ?? '', exact: true })).toBeVisible();
  // The server takes it, but its answer is lost.
  await ann.route(
    '**/send',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await input(ann).fill('did you get this?');
  await input(ann).press('Enter');
  await expect(ann.locator('[data-message]')).toHaveCount(1);
  await openInHome(bea);
  await row(bea, 'did you get this?').click();
  await expect(slip(bea, 'did you get this?')).toHaveCount(1);
  await ann.route('**/send', (route) => route.abort(), { times: 1 });
  await input(ann).fill('and this?');
  await input(ann).press('Enter');
  await expect(ann.getByText(text('inbox.sendFailed')).first()).toBeVisible();
  await expect(input(ann)).toHaveValue('and this?');
  await input(ann).press('Enter');
  for (const page of [ann, bea]) await expect(slip(page, 'and this?')).toHaveCount(1);
});

test('guests read what the inbox takes [S0029 S0030]', async ({ open }) => {
  const page = await open();
  await page.goto(`${gameUrl()}/?tab=profile`);
  await page
    .getByRole('button', { name: text('landing.browse') })
    .first()
    .click();
  await page.locator('[data-tab=profile]').click();
  await door(page).click();
  await expect(page.getByText(text('inbox.login'))).toBeVisible();
});
