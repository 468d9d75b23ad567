import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import {
  askForFriendship,
  chooseForFriend,
  friendRow,
  friendsButton,
  friendsPanel,
  friendsTab,
  openFriends,
} from './driver/friends.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { newName } from './driver/newcomers.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { answerTurns, chooseQuickMatch, createRoom, startButton, surrender, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

const press = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }).click();
const close = (page: Page, title: string) =>
  page.getByRole('button', { name: text('common.closeNamed', { title }), exact: true }).click();
const inviteOf = (page: Page) => page.getByRole('dialog', { name: text('friends.gameInvite') });

test('two become friends from a profile, and one invites the other to a table where they play [S0032 S0033 S0035 S0037 S0084 S0187 L0060]', async ({
  open,
}) => {
  const [ann, bea] = [await open(), await open()];
  const annName = await comeIn(ann);
  const beaName = await comeIn(bea);

  await openFriends(ann, 'search');
  await ann.getByRole('searchbox', { name: text('friends.searchLabel') }).fill(beaName);
  await ann.getByRole('button', { name: new RegExp(`^${beaName} `) }).click();
  await press(ann, 'friends.addFriend');
  await expect(ann.getByRole('button', { name: text('friends.cancelRequest') })).toBeVisible();
  await inspectSizes(ann, 'profile-of-asked');

  // The badge is there without a reload.
  await expect(friendsButton(bea)).toHaveAccessibleName(/1/);
  await openFriends(bea, 'requests');
  await inspectSizes(bea, 'friends-requests');
  await bea.getByRole('button', { name: text('friends.acceptNamed', { name: annName }) }).click();
  await expect(friendsButton(bea)).not.toHaveAccessibleName(/1/);
  await friendsTab(bea, 'list').click();
  await expect(friendRow(bea, annName)).toContainText(text('friends.status.online'));
  // The other page hears of it, too: friends are not asked again.
  await expect(ann.getByRole('button', { name: text('friends.cancelRequest') })).toBeHidden();
  await expect(ann.getByRole('button', { name: text('friends.addFriend') })).toBeHidden();
  await close(ann, text('profile.titleOf', { name: beaName }));
  await close(ann, text('friends.title'));

  const roomId = await createRoom(ann, 'A table for two');
  await chooseQuickMatch(ann);
  await openFriends(ann);
  await expect(
    friendsPanel(ann)
      .getByRole('tabpanel')
      .getByText(text('friends.onlineCount', { count: 1 }), { exact: true }),
  ).toBeVisible();
  await ann.getByLabel(text('friends.inviteMessage')).fill('Come and lose!');
  await chooseForFriend(ann, beaName, 'inviteToGame');
  await expect(ann.getByText(text('friends.inviteSent', { name: beaName }))).toBeVisible();
  for (const words of [text('invite.from', { name: annName }), roomId, 'Come and lose!'])
    await expect(inviteOf(bea).getByText(words)).toBeVisible();
  await inspectSizes(bea, 'friend-invite');
  await inviteOf(bea)
    .getByRole('button', { name: text('friends.joinGame') })
    .click();
  await expect(bea.getByTestId('room')).toBeVisible();
  expect(new URL(bea.url()).searchParams.get('room')).toBe(roomId);

  await chooseForFriend(ann, beaName, 'viewProfile');
  await expect(ann.getByRole('heading', { name: beaName, exact: true })).toBeVisible();
  await close(ann, text('profile.titleOf', { name: beaName }));
  await close(ann, text('friends.title'));
  await startButton(ann).click();
  const used = new Set<string>();
  await Promise.all([answerTurns(ann, used, 1), answerTurns(bea, used, 1)]);
  if (!(await winnerScreen(ann).isVisible())) await surrender(bea);
  for (const page of [ann, bea]) await expect(winnerScreen(page)).toBeVisible();
  for (const page of [ann, bea]) expectNoTrouble(page);
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a friend at a table is joined from the panel and removed again, on a ${name} [S0036 S0039 S0086 S0189]`, async ({
    open,
  }) => {
    const friend = await signUpPlayer(gameUrl(), newName());
    const page = await open(device);
    const own = await comeIn(page);
    await askForFriendship(friend, own);
    const room = await openRoom(gameUrl(), friend, 'A table to be joined');
    await openFriends(page, 'requests');
    await page.getByRole('button', { name: text('friends.acceptNamed', { name: friend.name }) }).click();
    await friendsTab(page, 'list').click();
    await expect(friendRow(page, friend.name)).toContainText('1/32');
    await inspectSizes(page, 'friends-list');
    await friendsTab(page, 'settings').click();
    await expect(page.getByRole('switch', { name: text('friends.allowJoin') })).toBeVisible();
    await inspectSizes(page, 'friends-settings');
    await friendsTab(page, 'list').click();
    await page.getByRole('button', { name: text('friends.joinNamed', { name: friend.name }) }).click();
    await expect(page.getByTestId('room')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('room')).toBe(room.roomId);
    await expect.poll(() => room.seatOf(own)).not.toBeNull();

    await openFriends(page);
    await inspectScreen(page, 'friends-in-room');
    await chooseForFriend(page, friend.name, 'remove');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('friends.remove') })
      .click();
    await expect(friendsPanel(page).getByText(text('friends.none'))).toBeVisible();
    const reply = await fetch(`${gameUrl()}/api/friends`, { headers: { authorization: `Bearer ${friend.token}` } });
    expect(await reply.json()).toMatchObject({ friends: [] });
    await room.leave();
    expectNoTrouble(page);
  });
}

test('guests have no button of friends', async ({ open }) => {
  const page = await open();
  await page.goto(gameUrl());
  await expect(page.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
  await expect(friendsButton(page)).toHaveCount(0);
});
