import { SUPPORTER_ROLE } from '@syllaboom/engine';
import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { signUpDeveloper } from './driver/developer.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { newName } from './driver/newcomers.ts';
import { uploadPicture } from './driver/pictures.ts';
import { inspectSizes } from './driver/screens.ts';
import { roleGiver } from './driver/staff.ts';
import { answerTurns, createRoom, startButton, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

const hub = (page: Page) => page.getByRole('dialog', { name: text('profile.hub') });
const openHub = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: text('profile.title') })
    .click();
const seatOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: text('room.players') })
    .getByRole('listitem')
    .filter({ hasText: name });
const press = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }).click();
const close = (page: Page, title: string) =>
  page.getByRole('button', { name: text('common.closeNamed', { title }) }).click();

/** Opens the card of a player in the room, and from there the profile. */
async function openProfileOf(page: Page, name: string, title = name): Promise<void> {
  await page.getByRole('button', { name: text('room.openProfile', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.view') })
    .click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

test('a player edits name, status, text and picture, and the other at the table sees it all at once [R0025 R0308 R0309 R0402 R0451 S0011]', async ({
  open,
}) => {
  const own = await open();
  await comeIn(own);
  const roomId = await createRoom(own, 'A table of faces');
  const other = await open();
  await comeToRoom(other, roomId);

  await openHub(own);
  await press(own, 'profile.edit');
  await press(own, 'profile.save');
  await expect(own.getByText('No changes to save!').first()).toBeVisible();
  const name = `N ${newName()}`;
  await own.getByLabel(text('profile.displayName')).fill(name);
  await own.getByLabel(text('profile.statusWord')).fill('firecracker');
  await own.getByLabel(text('profile.about')).fill('Long words, short fuse.');
  await press(own, 'profile.save');
  await expect(own.getByText(text('profile.saved')).first()).toBeVisible();
  await expect(seatOf(other, name).getByText(name, { exact: true })).toBeVisible();

  await uploadPicture(own);
  const face = seatOf(other, name).locator('image');
  await expect(face).toHaveAttribute('href', /\/avatars\/[\w-]+\.webp$/);
  const address = new URL((await face.getAttribute('href')) ?? '', other.url());
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  await openProfileOf(other, name);
  const profile = other.getByRole('dialog', { name: text('profile.titleOf', { name }) });
  for (const shown of ['FIRECRACKER', 'Long words, short fuse.']) await expect(profile.getByText(shown)).toBeVisible();
  await expect(profile.locator('image')).toBeVisible();
  expectNoTrouble(own);
  expectNoTrouble(other);
});

test('a supporter chooses role and icon, which the other sees beside the name; both find their match in the profile [R0034 R0035 R0233 R0354 R0401 R0431 R0027]', async ({
  open,
}, info) => {
  const own = await open();
  const name = await comeIn(own);
  const roomId = await createRoom(own, 'A table of badges');
  const other = await open();
  await comeToRoom(other, roomId);

  // Everybody is "You" to themself.
  await openProfileOf(own, text('room.you'), name);
  const id = (await own.getByRole('button', { name: /^Copy the id/ }).textContent()) ?? '';
  const developer = await signUpDeveloper(roleGiver(info.retry));
  await developer.post(`/gm/players/${id}/roles`, { role: SUPPORTER_ROLE, held: true });
  await own.getByRole('button', { name: text('roles.choose') }).click();
  await own.getByRole('button', { name: text('roles.names.supporter'), exact: true }).click();
  await expect(own.getByText(text('roles.saved')).first()).toBeVisible();
  await expect(seatOf(other, name).getByTitle(text('roles.names.supporter'))).toBeVisible();

  await own.getByRole('button', { name: text('roles.choose') }).click();
  await own.getByRole('button', { name: text('roles.icons.1023'), exact: true }).click();
  const badge = seatOf(other, name).locator('[data-badge="supporter"]');
  // Frame, heart and outlines without an icon; a duck has more parts.
  await expect.poll(() => badge.locator('circle').count()).toBeGreaterThan(2);
  await close(own, text('profile.titleOf', { name }));

  // Four turns make a match that counts: not the quickest kind, so that a slow machine gets there too.
  await startButton(own).click();
  const used = new Set<string>();
  await Promise.all([answerTurns(own, used, 3), answerTurns(other, used, 3)]);
  await surrender(other);
  for (const page of [own, other]) await expect(winnerScreen(page)).toBeVisible();
  await expect(own.getByText(text('replay.watch')).first()).toBeVisible();
  await own.reload();
  await other.reload();
  await openHub(own);
  await hub(own)
    .getByRole('button', { name: text('history.title') })
    .click();
  await expect(hub(own).getByRole('listitem').first()).toContainText(text('room.modeOriginal'));
  await openProfileOf(other, name);
  await other.getByRole('tab', { name: text('profile.tabs.relation') }).click();
  await expect(other.getByRole('tabpanel').getByText(text('profile.games')).locator('..')).toContainText('1');
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the screens about players keep nobody out on a ${name}`, async ({ open }) => {
    const page = await open(device);
    const player = await comeIn(page);
    await page.getByRole('button', { name: text('profile.menu', { name: player }) }).click();
    await page.getByRole('menuitem', { name: text('profile.hub') }).click();
    await inspectSizes(page, 'hub');
    for (const [section, title] of [
      ['profile.edit', 'profile-edit'],
      ['history.title', 'own-history'],
      ['profile.categories', 'own-categories'],
    ] as const) {
      await hub(page)
        .getByRole('button', { name: text(section), exact: true })
        .click();
      await expect(hub(page).getByText(text('common.loading'))).toHaveCount(0);
      await inspectSizes(page, title);
      await press(page, 'profile.back');
    }
    await press(page, 'roles.get');
    await inspectSizes(page, 'get-role');
    await close(page, text('roles.get'));
    await press(page, 'profile.view');
    await expect(page.getByRole('heading', { name: player, exact: true })).toBeVisible();
    await inspectSizes(page, 'profile');
    await page.getByRole('button', { name: text('roles.choose') }).click();
    await inspectSizes(page, 'role-picker');
  });
}
