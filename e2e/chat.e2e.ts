import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import { answerTurns, bomb, bringTurnTo, createRoom, startButton, typeWord, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** The room lets five lines through at once, then five in three seconds. */
const LINE_EVERY_MS = 700;

/** The one row of a match that somebody ended. */
const stoppedRow = (number: number, name: string): string =>
  text('table.rowStopped', {
    match: text('table.rowMatch', { number: String(number), game: text('room.modeOriginal') }),
    name,
  });

test('the emoji panel loads its data from the game itself and writes into the chat [L0098]', async ({ open }) => {
  const page = await open();
  await comeIn(page);
  await createRoom(page, 'Faces');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) foreign.push(request.url());
  });
  await page.getByRole('button', { name: text('gifs.tabs'), exact: true }).click();
  await expect(page.getByText('Smileys & emotion')).toBeVisible();
  await page.getByRole('searchbox', { name: text('room.emojiSearch') }).fill('trophy');
  await page.locator('[frimousse-list]').getByRole('gridcell', { name: 'Trophy', exact: true }).click();
  await expect(page.getByRole('combobox', { name: text('room.chatPlaceholder') })).toHaveValue(/^🏆/u);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('room.chatSend') }).click();
  await expect(page.getByRole('log').getByRole('img', { name: '🏆' })).toBeVisible();
  expect(foreign).toEqual([]);
  expectNoTrouble(page);
});

test('a phone counts what others said until the chat is opened', async ({ open }) => {
  const [writer, phone] = [await open(), await open(PHONE)];
  await comeIn(writer);
  await comeToRoom(phone, await createRoom(writer, 'Talk'));
  const input = writer.getByRole('combobox', { name: text('room.chatPlaceholder') });
  await input.fill('hello');
  await input.press('Enter');
  const unread = phone.getByRole('button', { name: `${text('room.chat')} (1)` });
  await unread.click();
  await expect(phone.getByRole('dialog').getByText('hello')).toBeVisible();
  await expect(unread).toBeHidden();
});

const inputOf = (page: Page) => page.getByRole('combobox', { name: text('room.chatPlaceholder') });

/** Sends a line of the chat of the room. The room lets a few lines through each second. */
async function send(page: Page, line: string): Promise<void> {
  await page.waitForTimeout(LINE_EVERY_MS);
  await inputOf(page).fill(line);
  await inputOf(page).press('Enter');
}

/** Says a line in the chat of the room: text or a command. */
async function say(page: Page, line: string): Promise<void> {
  await send(page, line);
  await expect(inputOf(page)).toHaveValue('');
}
const logOf = (page: Page) => page.getByRole('log', { name: text('room.chat') });

test('every command of the chat does what it says [L0221 L0291 L0308 L0309 L0310]', async ({ open }) => {
  const [host, guest] = [await open(), await open()];
  const hostName = await comeIn(host);
  const guestName = await comeToRoom(guest, await createRoom(host, 'Talk'));
  await say(host, '/title Night owls');
  await expect(guest.getByRole('banner').getByText('Night owls')).toBeVisible();
  await say(host, '/whisper nobody hello');
  await expect(logOf(host).getByText(text('room.sysPlayerNotFound', { name: 'nobody' }))).toBeVisible();
  await say(host, `/whisper ${guestName} psst`);
  await expect(logOf(guest).getByText('psst')).toBeVisible();
  await say(host, `/love ${guestName}`);
  await expect(guest.getByText(text('room.lovedBy', { name: hostName }))).toBeVisible();
  for (const [line, answer] of [
    ['/meaning nation', /^NATION: .{8,}/],
    ['/solve tio', /^TIO \([\d,]+\)$/],
    ['/s xqzj', /^No words for XQZJ/],
    ['/syl tio', /^TIO: in [\d,]+ words/],
    ['/i nation', /^NATION: 6 letters/],
  ] as const) {
    await say(host, line);
    await expect(logOf(host).getByText(answer)).toBeVisible();
    await expect(logOf(guest).getByText(answer)).toBeHidden();
  }
  await expect(logOf(host).getByRole('list', { name: 'TIO' }).getByRole('button').first()).toContainText('TIO');
  await say(host, '/clear');
  await expect(host.locator('[data-chat-line]')).toHaveCount(0);
  await startButton(host).click();
  // The match runs once the picture of the two is gone: nobody can give up before.
  await expect(bomb(host)).toHaveAttribute('data-prompt', /./);
  await say(guest, '/surrender');
  await expect(logOf(host).getByText(text('room.sysSurrendered', { name: guestName }))).toBeVisible();
  await expect(winnerScreen(host)).toBeVisible();
  await expect(startButton(host)).toBeVisible();
  await startButton(host).click();
  await expect(bomb(guest)).toHaveAttribute('data-prompt', /./);
  // The question stands before the page until it is answered.
  await send(host, '/end');
  const question = host.getByRole('alertdialog');
  await expect(question).toContainText(text('room.endConfirm'));
  await question.getByRole('button', { name: text('room.endGame') }).click();
  await expect(logOf(guest).getByText(stoppedRow(2, hostName))).toBeVisible();
  await expect(startButton(host)).toBeVisible();
  expectNoTrouble(host);
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the tabs of the chat window keep nobody out on a ${name} [R0072 R0100 R0104]`, async ({ open }) => {
    const page = await open(device);
    await comeIn(page);
    await createRoom(page, 'Tabs');
    if (name === 'phone') await page.getByRole('button', { name: text('room.chat'), exact: true }).click();
    await inspectSizes(page, 'chat-tab');
    await page.getByRole('tab', { name: text('chat.tabSearch') }).click();
    await page.getByRole('textbox', { name: text('chat.searchLabel') }).fill('tio');
    await page.getByRole('button', { name: text('chat.searchSend') }).click();
    await expect(page.locator('[data-search-block] li').first()).toContainText('TIO');
    await inspectSizes(page, 'search-tab');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('tab', { name: text('chat.categories') }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await inspectSizes(page, 'search-filter');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: text('chat.tabInspector') }).click();
    await expect(page.getByRole('columnheader', { name: text('chat.disco') })).toBeVisible();
    await inspectSizes(page, 'inspector-tab');
    if (name !== 'phone') {
      await page.getByRole('button', { name: text('chat.detach', { tab: text('chat.tabInspector') }) }).click();
      await expect(page.getByRole('dialog', { name: text('chat.tabInspector') })).toBeVisible();
    }
    await page.getByRole('button', { name: text('chat.highscores') }).click();
    await expect(page.getByText(text('chat.highscoresEmpty'))).toBeVisible();
    await inspectSizes(page, 'highscores');
    expectNoTrouble(page);
  });
}

test('a wrong and a right word stand in the log of the inspector; the right one has its meaning [R0106 R0107]', async ({
  open,
}) => {
  const [first, second] = [await open(), await open()];
  await comeIn(first);
  await comeToRoom(second, await createRoom(first, 'Log'));
  await startButton(first).click();
  await expect(bomb(first)).toBeVisible();
  await bringTurnTo(first, second, new Set());
  await typeWord(first, 'XXQZX');
  await first.getByRole('tab', { name: text('chat.tabInspector') }).click();
  await expect(first.locator('[data-solve=wrong]')).toContainText('XXQZX');
  await answerTurns(first, new Set(), 1);
  const word = first.locator('[data-solve=right] button').last();
  await word.click();
  const card = first.getByRole('dialog').filter({ hasText: (await word.textContent()) ?? '' });
  await expect(
    card
      .getByRole('listitem')
      .first()
      .or(card.getByText(/^Error: no meaning is known/)),
  ).toBeVisible();
});
