import { expect } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { TABLET } from './driver/layout/layout.ts';
import { inspectScreen } from './driver/screens.ts';
import {
  answerTurns,
  bomb,
  bringTurnTo,
  chooseWaitingMatch,
  createRoom,
  startButton,
  surrender,
  winnerScreen,
} from './driver/table.ts';
import { text } from './driver/texts.ts';

test('a tablet in the hand plays by the keys on its screen, with the chat coming from the side', async ({ open }) => {
  const tablet = await open({ ...PHONE, viewport: TABLET });
  const other = await open(DESKTOP);
  await comeIn(tablet);
  const roomId = await createRoom(tablet, 'Tablet');
  await comeToRoom(other, roomId);
  await chooseWaitingMatch(tablet);
  await startButton(tablet).click();
  const used = new Set<string>();
  await bringTurnTo(tablet, other, used);
  const keyboard = tablet.getByTestId('touch-keyboard');
  const { width = 0 } = (await keyboard.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(TABLET.width * 0.9);
  await answerTurns(tablet, used, 1);
  // The chat lies over the table only as long as it is open.
  const chat = tablet.getByRole('tablist', { name: text('chat.window') });
  await expect(chat).toBeHidden();
  await tablet.getByRole('button', { name: new RegExp(`^${text('room.chat')}( |$)`) }).click();
  await expect(chat).toBeVisible();
  await inspectScreen(tablet, 'tablet-chat');
  await tablet.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(bomb(tablet)).toBeVisible();
  await surrender(other);
  await expect(winnerScreen(tablet).getByRole('heading', { name: text('room.youWin') })).toBeVisible();
  expectNoTrouble(tablet);
});
