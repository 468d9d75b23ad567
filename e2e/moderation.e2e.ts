import { expect, type Page } from '@playwright/test';
import { appCodeAt } from '../apps/server/src/testing/people/second-factor.ts';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import {
  createRoomButton,
  DESKTOP,
  gameUrl,
  openSettings,
  openSignUp,
  PHONE,
  sendSignUp,
  test,
} from './driver/game.ts';
import { PASSWORD } from './driver/newcomers.ts';
import { inspectScreen } from './driver/screens.ts';
import { STAFF_ENV, staffName } from './driver/staff.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** A ban has to be seen so soon after it was given. */
const BANNER_WITHIN_MS = 2_000;
const INSULT = 'you are all rotten';
const APPEAL = 'It was my little brother. Sorry!';

const section = (page: Page, name: string) =>
  page.getByRole('tab', { name: text(`moderation.section.${name}`) }).click();
const banner = (page: Page) => page.getByRole('alertdialog', { name: text('session.bannedTitle') });

async function signUpStaff(page: Page, retry: number): Promise<void> {
  await openSignUp(page);
  await sendSignUp(page, staffName(retry), PASSWORD);
  await expect(createRoomButton(page)).toBeVisible();
  await enrolApp(page);
}

/** The staff's pages want an authenticator app first: sets one up, as its owner would with a phone. */
async function enrolApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('moderation.gm') }).click();
  await page.getByRole('button', { name: text('account.factorBegin') }).click();
  await expect(page.getByRole('img', { name: text('account.factorPicture') })).toBeVisible();
  await inspectScreen(page, 'second-factor');
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel(text('account.factorCode')).fill(appCodeAt(secret, new Date()));
  await page.getByRole('button', { name: text('account.factorConfirm') }).click();
  await inspectScreen(page, 'replacement-codes');
  await page.getByRole('button', { name: text('account.codesSaved') }).click();
  await expect(page.getByRole('tab', { name: text('moderation.section.reports') })).toBeVisible();
}

/** Says something in the room's chat. */
async function say(page: Page, line: string): Promise<void> {
  const input = page.getByRole('combobox', { name: text('room.chatPlaceholder') });
  await input.fill(line);
  await input.press('Enter');
  await expect(input).toHaveValue('');
}

/** Reports somebody from their card in the room. */
async function report(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: text('room.openProfile', { name }) }).click();
  await page.getByRole('button', { name: text('profile.report'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('moderation.reportTitle', { name }) });
  await dialog.getByText(text('moderation.category.language')).click();
  await dialog.getByText(text('moderation.category.spam')).click();
  await dialog.getByRole('radio', { name: text('profile.displayName') }).check({ force: true });
  await dialog.getByLabel(text('moderation.note')).fill('Insults everybody.');
  await expect(dialog.getByRole('listitem').filter({ hasText: INSULT })).toBeVisible();
  await inspectScreen(page, 'report');
  await dialog.getByRole('button', { name: text('moderation.send') }).click();
  await expect(page.getByText(text('moderation.reportThanks')).first()).toBeVisible();
}

/** Finds the report in the queue and answers it with a ban of a day. */
async function ban(staff: Page, name: string): Promise<void> {
  // The list is as old as its page; the proof of the second factor outlives a reload.
  await staff.reload();
  await staff.getByRole('button', { name: text('moderation.gm') }).click();
  await staff
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await expect(staff.getByText('Insults everybody.')).toBeVisible();
  for (const side of ['sentChat', 'roomChat'])
    await expect(staff.getByRole('region', { name: text(`moderation.${side}`) }).getByText(INSULT)).toBeVisible();
  await expect(staff.getByText(text('moderation.unconfirmed'))).toHaveCount(0);
  const copy = `${text('moderation.subjectCopy')}: ${text('profile.displayName')}`;
  await expect(staff.getByRole('region', { name: copy }).getByText(name)).toBeVisible();
  await inspectScreen(staff, 'staff-report');
  await staff.getByRole('radio', { name: text('moderation.kind.ban') }).check({ force: true });
  await staff.getByLabel(text('moderation.reason')).fill('Insults at the table.');
  await staff.getByRole('button', { name: text('moderation.kind.ban') }).click();
  const question = staff.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const answered = staff.waitForResponse((reply) => reply.url().endsWith('/gm/sanctions'));
  await question.getByRole('button', { name: text('moderation.kind.ban') }).click();
  expect((await answered).ok()).toBe(true);
}

/** Takes the reported name down, from the closed report. */
async function takeDown(staff: Page, name: string): Promise<void> {
  await section(staff, 'reports');
  await staff.getByRole('radio', { name: text('moderation.closed') }).check({ force: true });
  await staff
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  const copy = `${text('moderation.subjectCopy')}: ${text('profile.displayName')}`;
  const evidence = staff.getByRole('region', { name: copy });
  const button = evidence.getByRole('button', { name: text('moderation.takeDown') });
  await button.click();
  await evidence.getByRole('textbox', { name: text('moderation.takeDownWhy') }).fill('No name for a table.');
  await inspectScreen(staff, 'staff-take-down');
  await button.click();
  await staff
    .getByRole('alertdialog')
    .getByRole('button', { name: text('moderation.takeDown') })
    .click();
  await expect(evidence.getByRole('button', { name: text('moderation.restore') })).toBeVisible();
}

/** Reads that a name was taken down, and finds the way to appeal. */
async function readTakedown(page: Page): Promise<void> {
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('No name for a table.');
  await notice.getByRole('button', { name: text('common.ok') }).click();
  for (const key of ['profile.title', 'profile.edit'])
    await page.getByRole('button', { name: text(key), exact: true }).click();
  const hidden = page.getByRole('region', {
    name: text('moderation.ownHidden', { what: text('profile.displayName') }),
  });
  await expect(hidden).toContainText('No name for a table.');
  await expect(hidden.getByRole('button', { name: text('moderation.appealSend') })).toBeVisible();
  await inspectScreen(page, 'taken-down');
}

test('a report leads to a ban, an appeal lifts it, and the log keeps all of it [S0083 S0137 S0190 S0191 R0015 R0040 R0513]', async ({
  open,
}, info) => {
  const [staff, offender, reporter] = [await open(), await open(), await open()];
  await signUpStaff(staff, info.retry);
  const good = await comeIn(reporter);
  await expect(reporter.getByRole('button', { name: text('moderation.gm') })).toHaveCount(0);
  const room = await createRoom(reporter, 'Manners');
  const bad = await comeToRoom(offender, room);
  await say(offender, INSULT);
  await expect(reporter.getByText(INSULT).first()).toBeVisible();
  await report(reporter, bad);

  await ban(staff, bad);
  await expect(banner(offender)).toBeVisible({ timeout: BANNER_WITHIN_MS });
  await expect(banner(offender)).toContainText('Insults at the table.');
  await expect(offender.getByRole('link', { name: text('moderation.communityLink') })).toHaveAttribute(
    'href',
    STAFF_ENV.COMMUNITY_URL,
  );
  await inspectScreen(offender, 'banned');
  await offender.getByLabel(text('moderation.appealText'), { exact: true }).fill(APPEAL);
  await offender.getByRole('button', { name: text('moderation.appealSend') }).click();
  await expect(offender.getByText(text('moderation.appealSent'))).toBeVisible();

  // What was stored is gone: the page begins as a stranger's, and signing in shows the banner again.
  await offender.goto(gameUrl());
  await signIn(offender, bad);
  await expect(banner(offender)).toBeVisible();

  await section(staff, 'appeals');
  const appeal = staff.getByRole('listitem', { name: bad });
  await expect(appeal.getByText(APPEAL)).toBeVisible();
  await inspectScreen(staff, 'staff-appeals');
  await appeal.getByLabel(text('moderation.appealNote')).fill('First time');
  await appeal.getByRole('button', { name: text('moderation.appealLift') }).click();
  await expect(appeal).toBeHidden();

  await offender.goto(gameUrl());
  const anew = offender.waitForEvent('load');
  await signIn(offender, bad);
  // The page starts anew after a sign-in.
  await anew;
  await expect(createRoomButton(offender)).toBeVisible();

  await section(staff, 'audit');
  const entries = staff.getByRole('listitem').filter({ hasText: bad });
  await expect(entries.filter({ hasText: text('moderation.action.sanction_given') })).toContainText(
    'Insults at the table.',
  );
  await expect(entries.filter({ hasText: text('moderation.action.appeal_lifted') })).toContainText('First time');
  await inspectScreen(staff, 'staff-audit');

  await takeDown(staff, bad);
  await readTakedown(offender);
  for (const page of [staff, offender]) expect(new URL(page.url()).pathname).toBe('/');
  expect(new URL(reporter.url()).pathname).toBe('/');
  expect(good).not.toBe(bad);
});

async function signIn(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('common.signIn'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: text('session.account') });
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog
    .getByRole('button', { name: text('common.signIn'), exact: true })
    .last()
    .click();
}

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`everybody reads on a ${name} which words leave the dictionaries [R0056]`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await openSettings(page);
    await page.getByRole('button', { name: text('moderation.removals') }).click();
    const dialog = page.getByRole('dialog', { name: text('moderation.removals') });
    await expect(dialog.getByRole('tab')).toHaveCount(14);
    await expect(dialog.getByText(text('moderation.removalsEmpty'))).toBeVisible();
    await inspectScreen(page, 'removals');
  });
}
