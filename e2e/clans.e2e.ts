import { expect, type Page } from '@playwright/test';
import { addBot } from './driver/bots.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { newName } from './driver/newcomers.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { answerTurns, createRoom, leaveRoom, startButton, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';
import { giveBelongings } from './driver/traders.ts';

const coins = (count: number) => text('shop.amount.coin_other', { count: count.toLocaleString('en-US') });
const said = (page: Page, key: string, params: Record<string, string> = {}) =>
  expect(page.getByText(text(key, params), { exact: true }).first()).toBeVisible();
const press = (page: Page, key: string, params: Record<string, string> = {}) =>
  page
    .getByRole('button', { name: text(key, params) })
    .first()
    .click();
const agree = (page: Page, key: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: text(key) })
    .click();
const tab = (page: Page, key: string) => page.getByRole('tab', { name: text(key) });
const members = (page: Page) => page.getByRole('list', { name: text('clans.members') });
const purse = async (page: Page): Promise<number> =>
  Number((await page.getByRole('banner').getByRole('listitem').first().innerText()).replaceAll(/\D/g, ''));
const homeTab = (page: Page, key: string) =>
  page.getByRole('navigation', { name: text('common.home') }).getByRole('button', { name: text(key), exact: true });

/** Opens the clans from the own corner, where everybody finds them. */
async function openClans(page: Page): Promise<void> {
  await homeTab(page, 'home.profile').click();
  await press(page, 'clans.title');
}

/** Comes in as somebody with money. */
async function comeWith(page: Page, belongings: Parameters<typeof giveBelongings>[1]): Promise<string> {
  const name = await comeIn(page);
  await giveBelongings(name, belongings);
  await page.reload();
  await expect(homeTab(page, 'home.profile')).toBeVisible();
  return name;
}

/** Who is in no clan asks one or founds one: in the own corner there is no room for both. */
const foundingChoice = (page: Page) => page.getByRole('radio', { name: text('clans.create.title') });

async function found(page: Page, name: string, tag: string): Promise<void> {
  await foundingChoice(page).check({ force: true });
  await page.getByRole('textbox', { name: text('clans.create.name') }).fill(name);
  await page.getByRole('textbox', { name: text('clans.create.tag') }).fill(tag);
  await page.getByRole('textbox', { name: text('clans.create.description') }).fill('We laugh a lot.');
  await press(page, 'clans.create.button');
  await agree(page, 'clans.create.button');
  await said(page, 'clans.create.created');
}

async function setFee(page: Page, fee: number): Promise<void> {
  await page.getByRole('textbox', { name: text('clans.settings.joinFee') }).fill(String(fee));
  await press(page, 'clans.settings.save');
  await said(page, 'clans.done.settings');
}

/** A match against a bot counts for the clan. */
async function play(page: Page): Promise<void> {
  await createRoom(page, 'For the clan');
  await addBot(page);
  await startButton(page).click();
  await answerTurns(page, new Set(), 4);
  // A bot may have lost by now.
  if (!(await winnerScreen(page).isVisible())) await surrender(page);
  await expect(page.getByText(text('replay.watch')).first()).toBeVisible({ timeout: 120_000 });
  await leaveRoom(page);
}

/** Somebody asks the clan; returns when the answer is the owner's. */
async function ask(page: Page, clan: string): Promise<void> {
  await page.getByRole('searchbox', { name: text('clans.browse.search') }).fill(clan);
  await press(page, 'clans.join.named', { name: clan });
  await agree(page, 'clans.join.button');
}

const acceptButton = (page: Page, name: string) =>
  page.getByRole('button', { name: text('clans.requests.acceptNamed', { name }) });

test('a clan is founded, asked at a fee that stays, and talked in [L0077 L0105]', async ({ open }) => {
  const [owner, other] = [await open(DESKTOP), await open(PHONE)];
  await comeWith(owner, { keys: 20 });
  const otherName = await comeWith(other, { coins: 1_000 });
  const clan = newName();
  await expect(homeTab(owner, 'home.clans')).toHaveCount(0);
  await openClans(owner);
  await inspectSizes(owner, 'clans-without');
  await found(owner, clan, clan.slice(0, 4));
  await expect(homeTab(owner, 'home.clans')).toBeVisible();
  await tab(owner, 'clans.tabs.manage').click();
  await setFee(owner, 100);

  await openClans(other);
  await other.getByRole('searchbox', { name: text('clans.browse.search') }).fill(clan);
  await press(other, 'clans.join.named', { name: clan });
  await expect(other.getByRole('alertdialog')).toContainText(coins(100));
  await inspectScreen(other, 'clans-ask');
  await agree(other, 'clans.join.button');
  await expect(other.getByRole('button', { name: text('clans.join.pending') })).toBeDisabled();
  // The owner hears of it without a reload; a fee that is raised later is not charged.
  await expect(acceptButton(owner, otherName)).toBeVisible();
  await setFee(owner, 900);
  const before = await purse(other);
  await acceptButton(owner, otherName).click();
  await said(owner, 'clans.requests.accepted', { name: otherName });
  await expect(tab(other, 'clans.tabs.mine')).toBeVisible();
  await expect.poll(() => purse(other)).toBe(before - 100);
  await expect(other.getByRole('list', { name: text('clans.balance') })).toContainText(coins(100));
  await expect(tab(other, 'clans.tabs.manage')).toHaveCount(0);
  await inspectScreen(other, 'clan');

  await homeTab(owner, 'home.clans').click();
  await inspectSizes(owner, 'clan');
  await owner.getByRole('textbox', { name: text('clans.chat.write') }).fill('welcome to the clan');
  await owner.keyboard.press('Enter');
  await other.getByText(text('clans.sections.chat')).first().click();
  await expect(other.getByRole('log', { name: text('clans.chat.title') })).toContainText('welcome to the clan');
  for (const page of [owner, other]) expectNoTrouble(page);
});

test('a match counts for the clan', async ({ open }) => {
  const page = await open(DESKTOP);
  const name = await comeWith(page, { keys: 20 });
  const clan = newName();
  await openClans(page);
  await found(page, clan, clan.slice(0, 4));
  await homeTab(page, 'home.rooms').click();
  await play(page);
  await homeTab(page, 'home.clans').click();
  await expect(members(page).getByRole('listitem').filter({ hasText: name })).toContainText(/\+[1-9]/);
  expectNoTrouble(page);
});

test('a clan is renamed, passed on and left until nobody is in it [L0018]', async ({ open }) => {
  const [owner, other] = [await open(DESKTOP), await open(PHONE)];
  const [ownerName, otherName] = [await comeWith(owner, { keys: 20, diamonds: 10 }), await comeIn(other)];
  const [clan, renamed] = [newName(), newName()];
  await openClans(owner);
  await found(owner, clan, clan.slice(0, 4));
  await tab(owner, 'clans.tabs.manage').click();
  await openClans(other);
  await ask(other, clan);
  await acceptButton(owner, otherName).click();
  await expect(tab(other, 'clans.tabs.mine')).toBeVisible();

  await owner.getByRole('textbox', { name: text('clans.create.name') }).fill(renamed);
  await press(owner, 'clans.manage.rename');
  await agree(owner, 'clans.manage.rename');
  await said(owner, 'clans.done.name');
  await expect(other.getByRole('heading', { name: renamed })).toBeVisible();
  await inspectSizes(owner, 'clan-manage');

  await tab(owner, 'clans.tabs.mine').click();
  await press(owner, 'clans.deeds.leave');
  await said(owner, 'errors.clan/owner_stays');
  await press(owner, 'clans.memberActions', { name: otherName });
  await owner.getByRole('menuitem', { name: text('clans.deeds.transfer') }).click();
  await agree(owner, 'clans.deeds.transfer');
  await said(owner, 'clans.deeds.transferred', { name: otherName });
  await expect(tab(other, 'clans.tabs.manage')).toBeVisible();
  await other.getByText(text('clans.sections.members')).first().click();
  await press(other, 'clans.memberActions', { name: ownerName });
  await other.getByRole('menuitem', { name: text('clans.deeds.kick') }).click();
  await agree(other, 'clans.deeds.kick');
  await said(other, 'clans.deeds.kicked', { name: ownerName });
  await expect(members(other)).not.toContainText(ownerName);
  await expect(foundingChoice(owner)).toBeVisible();

  await press(other, 'clans.deeds.leave');
  await expect(other.getByRole('alertdialog')).toContainText(text('clans.deeds.leaveLastText'));
  await agree(other, 'clans.deeds.leave');
  await expect(foundingChoice(other)).toBeVisible();
  expectNoTrouble(owner);
  // The clan's end is told like any change of it, and what was shown of it is read once more.
  expectNoTrouble(other, /404/);
});

test('guests read what clans take [L0331]', async ({ open }) => {
  const page = await open();
  await page.goto(`${gameUrl()}/?tab=profile`);
  await press(page, 'landing.browse');
  await page.locator('[data-tab=profile]').click();
  await press(page, 'clans.title');
  await expect(page.getByText(text('clans.guests'))).toBeVisible();
});
