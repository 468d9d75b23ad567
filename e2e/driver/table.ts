import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { createRoomButton, gameUrl } from './game.ts';
import { newName } from './newcomers.ts';
import { keepSignedIn, type SdkPlayer, signUpPlayer } from './sdk-player.ts';
import { text } from './texts.ts';

const FoundWords = z.array(z.string());

export const bomb = (page: Page) => page.getByTestId('bomb');
export const winnerScreen = (page: Page) => page.getByTestId('winner');
/** The typing form while this player holds the bomb. */
const ownTurn = (page: Page) => page.locator('form[data-mine]');

/** Opens a room from the lobby and returns its id. */
export async function createRoom(page: Page, title: string): Promise<string> {
  await createRoomButton(page).click();
  const form = page.locator('form', { has: page.getByLabel(text('lobby.roomName')) });
  await form.getByLabel(text('lobby.roomName')).fill(title);
  await form.getByRole('button', { name: text('lobby.createRoom') }).click();
  await expect(page).toHaveURL(/[?&]room=/);
  await expect(page.getByTestId('room')).toBeVisible();
  return new URL(page.url()).searchParams.get('room') ?? '';
}

/** Whoever plays gets few words, and late: words are looked up by somebody who never does. */
let reader: SdkPlayer | null = null;
async function readerToken(): Promise<string> {
  reader ??= await signUpPlayer(gameUrl(), newName());
  await keepSignedIn(gameUrl(), [reader]);
  return reader.token;
}

/** Compares two words: a player takes the first. */
type WordOrder = (a: string, b: string) => number;
const shortFirst: WordOrder = (a, b) => a.length - b.length;
/**
 * For who has to discover a word: the short ones may be discovered already by a player of another journey. Nine letters
 * are many words' length and still typed in half a second.
 */
const NEW_WORD_LETTERS = 9;
export const newFirst: WordOrder = (a, b) =>
  Math.abs(a.length - NEW_WORD_LETTERS) - Math.abs(b.length - NEW_WORD_LETTERS);

/** A word for a prompt that nobody has played, asked from the server like any player may. */
export async function findWord(
  prompt: string,
  used: ReadonlySet<string>,
  order: WordOrder = shortFirst,
): Promise<string> {
  const headers = { authorization: `Bearer ${await readerToken()}` };
  const reply = await fetch(`${gameUrl()}/api/search/words/en-US/${encodeURIComponent(prompt)}`, { headers });
  const words = FoundWords.parse(await reply.json());
  const fresh = words.filter((word) => !used.has(word) && /^[A-Z]+$/.test(word));
  const chosen = fresh.toSorted(order)[0];
  if (!chosen) throw new Error(`No word left for ${prompt}`);
  return chosen;
}

/** The middle of every key of the game's own keyboard; "Enter" sends. */
const findKeys = (page: Page): Promise<Record<string, { x: number; y: number }>> =>
  page.getByTestId('touch-keyboard').evaluate((keyboard, sendLabel) => {
    const middle = (key: Element): { x: number; y: number } => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const letters = [...keyboard.querySelectorAll<HTMLElement>('[data-key]')];
    const send = [...keyboard.querySelectorAll('button')].find((key) => key.ariaLabel === sendLabel);
    return Object.fromEntries([
      ...letters.map((key) => [key.dataset.key?.toUpperCase(), middle(key)] as const),
      ...(send ? [['Enter', middle(send)] as const] : []),
    ]);
  }, text('room.sendWord'));

/** Types letters as a person does: on a keyboard, or by the keys on the screen. */
export const typeLetters = (page: Page, letters: string): Promise<void> => type(page, letters, false);
/** The same for a word, sent. */
export const typeWord = (page: Page, word: string): Promise<void> => type(page, word, true);

async function type(page: Page, letters: string, sends: boolean): Promise<void> {
  if (await page.getByTestId('touch-keyboard').isVisible()) {
    const keys = await findKeys(page);
    for (const name of [...letters, ...(sends ? ['Enter'] : [])]) {
      const key = keys[name];
      if (!key) throw new Error(`The keyboard has no ${name}`);
      await page.touchscreen.tap(key.x, key.y);
    }
    return;
  }
  await page.keyboard.type(letters.toLowerCase(), { delay: 45 });
  if (sends) await page.keyboard.press('Enter');
}

/** Waits for the own turn; false when the match ended first. */
export async function waitForTurn(page: Page): Promise<boolean> {
  await expect(ownTurn(page).or(winnerScreen(page)).first()).toBeVisible({ timeout: 60_000 });
  return !(await winnerScreen(page).isVisible());
}

/** Answers so many own turns, then keeps silent. */
export async function answerTurns(page: Page, used: Set<string>, answers: number, order?: WordOrder): Promise<void> {
  for (let answered = 0; answered < answers; answered++) {
    if (!(await waitForTurn(page))) return;
    const prompt = (await bomb(page).getAttribute('data-prompt')) ?? '';
    const word = await findWord(prompt, used, order);
    used.add(word);
    await typeWord(page, word);
    await expect(ownTurn(page)).toBeHidden();
  }
}

/** Brings the turn to `page`: seats are shuffled, so the other one may begin and answers then. */
export async function bringTurnTo(page: Page, other: Page, used: Set<string>): Promise<void> {
  const begins = await Promise.race([
    waitForTurn(page).then(() => true),
    // Still waiting when the journey ends: no failure of its own.
    waitForTurn(other).then(
      () => false,
      () => false,
    ),
  ]);
  if (!begins) await answerTurns(other, used, 1);
  expect(await waitForTurn(page)).toBe(true);
}

/** One heart, speed 3. */
export const chooseQuickMatch = (page: Page): Promise<void> => chooseMatch(page, '1', '3×');
/** All hearts, and a fuse that waits for the first letter: for journeys that do other things than answer. */
export const chooseWaitingMatch = (page: Page): Promise<void> => chooseMatch(page, '3', text('room.speedTyping'));
/** One heart, and a fuse that waits for the first letter: over when somebody begins a word and falls silent. */
export const choosePatientMatch = (page: Page): Promise<void> => chooseMatch(page, '1', text('room.speedTyping'));

async function chooseMatch(page: Page, hearts: string, speed: string): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: text('room.roomSettings') })
    .click();
  const settings = page.getByRole('dialog', { name: text('room.roomSettings') });
  for (const [id, value] of [
    ['heart', hearts],
    ['speed', speed],
  ] as const) {
    const line = settings.locator(`[data-setting="${id}"]`);
    await line.getByRole('button').first().click();
    await line.getByRole('button', { name: value, exact: true }).click();
    await expect(line.locator('b')).toHaveText(value);
  }
  await settings.getByRole('button', { name: text('common.closeNamed', { title: text('room.roomSettings') }) }).click();
}

/** Gives up by the chat: with two at the table that ends the match. */
export async function surrender(page: Page): Promise<void> {
  const input = page.getByRole('combobox', { name: text('room.chatPlaceholder') });
  const ended = winnerScreen(page);
  await expect(input.or(ended).first()).toBeVisible();
  // A turn that begins just now takes the focus, and Enter with it; and the end of the match closes a phone's chat.
  await expect(async () => {
    if (await ended.isVisible()) return;
    await input.fill('/surrender', { timeout: 1_000 });
    await input.press('Enter', { timeout: 1_000 });
    await expect(input).toHaveValue('', { timeout: 1_000 });
  }).toPass();
}

/** Leaves the room for home, whatever is asked first. */
export async function leaveRoom(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('room.leave') })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question.or(createRoomButton(page)).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: text('room.leave') }).click();
  await expect(createRoomButton(page)).toBeVisible();
}

/** The host's way into the next match: Start, after a match Again. */
export const startButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^(${text('room.start')}|${text('result.again')})$`) });

/** Enters a room by its link, signed in already. */
export async function enterByLink(page: Page, roomId: string): Promise<void> {
  await page.goto(`${gameUrl()}/?room=${roomId}`);
  await expect(page.getByTestId('room')).toBeVisible();
}
