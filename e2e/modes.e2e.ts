import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { CARDS, MODES } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, LAPTOP, PHONE, test } from './driver/game.ts';
import { rightAnswer, type SeenSoFar } from './driver/mode-answers.ts';
import { newName } from './driver/newcomers.ts';
import { inspectScreen } from './driver/screens.ts';
import { type GameConnection, openRoom, signUpPlayer } from './driver/sdk-player.ts';
import { typeWord, winnerScreen } from './driver/table.ts';
import { text } from './driver/texts.ts';

const words = openOrBuildIndex('en-US');
const CUSTOM = { 'Opposite of cold': 'HOT', 'Opposite of up': 'DOWN', 'Not a dog': 'CAT' };

/** A host without a page who watches, one page that plays, and a bot for company. */
interface Table {
  readonly page: Page;
  readonly host: GameConnection;
  readonly seen: SeenSoFar;
  /** Session id of the page's player. */
  readonly seat: string;
}

/** An answer has come back by then, as a rule. */
const ANSWERED_MS = 300;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function listen(host: GameConnection): SeenSoFar {
  const seen: SeenSoFar = { turn: null, view: null, used: new Set(), answered: new Set() };
  host.on('turn', (turn) => {
    seen.turn = turn;
  });
  host.on('correct', ({ id, word }) => {
    seen.used.add(word);
    seen.answered.add(id);
  });
  for (const name of ['mode-state', 'card-state', 'monster-state'] as const) {
    host.on(name, (view) => {
      seen.view = view;
    });
  }
  return seen;
}

async function sitDown(
  open: (device: BrowserContextOptions) => Promise<Page>,
  device: BrowserContextOptions,
  mode: number,
): Promise<Table> {
  const url = gameUrl();
  const player = await signUpPlayer(url, newName());
  const host = await openRoom(url, player, 'Every mode');
  const seen = listen(host);
  if (mode === MODES.customPrompts) await saveCustomPrompts(url, player.token);
  // The room takes a host's orders one after the other: nothing has to be waited for between them.
  host.send('add-bot', { typingSpeed: 4, typoAmount: 0, thinkingTime: 10 });
  if (mode === MODES.monsters) host.send('settings', { key: 'monsters', value: ['animals'] });
  const page = await open(device);
  const name = await comeToRoom(page, host.roomId);
  await expect.poll(() => host.seatOf(name)).not.toBeNull();
  // Long enough to look at: three hearts and slow fuses.
  host.send('settings', { key: 'heart', value: 3 });
  host.send('settings', { speed: 0.5 });
  host.send('settings', { mode });
  if (mode !== MODES.yapping) host.send('spectate');
  return { page, host, seen, seat: host.seatOf(name) ?? '' };
}

async function saveCustomPrompts(url: string, token: string): Promise<void> {
  const syllables = Object.entries(CUSTOM)
    .map(([text, answer]) => `${text}=${answer}`)
    .join(',');
  const reply = await fetch(`${url}/api/room/syllables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ syllables }),
  });
  expect(reply.status).toBe(200);
}

/** Whether the table was told that the page's player typed something right; in some modes it hears of the number alone. */
const hasAnswered = ({ seen: { answered, view }, seat }: Table): boolean =>
  answered.has(seat) ||
  (view?.mode === MODES.scapes && view.players.some((one) => one.seat === seat && one.words > 0)) ||
  (view?.mode === MODES.typeRacer && view.racers.some((one) => one.seat === seat && one.done > 0));

/** Types right answers whenever it may, until one counts. */
async function answerOnce(table: Table): Promise<void> {
  await expect(async () => {
    if (hasAnswered(table)) return;
    await expect(table.page.locator('form[data-mine]')).toBeVisible({ timeout: 2_000 });
    const word = rightAnswer(table.seen, words, table.seat, CUSTOM);
    if (word !== undefined) await typeWord(table.page, word);
    await pause(ANSWERED_MS);
    expect(hasAnswered(table)).toBe(true);
  }).toPass({ timeout: 90_000 });
}

const hasGuessed = ({ seen, seat }: Table): boolean =>
  seen.view?.mode === MODES.guessWord && seen.view.guesses.some((guess) => guess.seat === seat);

/** What a player does in a mode so that it counts. */
const ACTS: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  guessWord: async (table) => {
    await expect(async () => {
      if (hasGuessed(table)) return;
      await expect(table.page.locator('form[data-mine]')).toBeVisible({ timeout: 2_000 });
      const guess = rightAnswer(table.seen, words, table.seat, CUSTOM);
      if (guess !== undefined) await typeWord(table.page, guess);
      expect(hasGuessed(table)).toBe(true);
    }).toPass({ timeout: 90_000 });
  },
  cardBet: async (table) => {
    const { page, seen, seat } = table;
    await expect
      .poll(() => seen.view?.mode === MODES.cardBet && seen.view.picking?.seat === seat, { timeout: 90_000 })
      .toBe(true);
    await page.keyboard.press('1');
    await expect.poll(() => seen.view?.mode === MODES.cardBet && seen.view.card).toBe(CARDS[0]);
    await answerOnce(table);
  },
  trivia: async ({ page, seen, seat }) => {
    await expect(async () => {
      await page.keyboard.press('1');
      expect(seen.view?.mode === MODES.trivia && seen.view.chosen.includes(seat as never)).toBe(true);
    }).toPass({ timeout: 60_000 });
  },
};

const SIZES = [DESKTOP, LAPTOP] as const;

for (const [name, mode] of Object.entries(MODES)) {
  // A keyboard at every second table, a touch screen at the others: cards and answers are pressed on both.
  test(`${name} is played from the lobby on`, async ({ open }) => {
    const table = await sitDown(open, DESKTOP, mode);
    const { page, host } = table;
    if (mode === MODES.yapping) await page.getByRole('button', { name: text('host.joinYapping') }).click();
    else host.send('start');
    // A match may be over before every picture is taken.
    const over = mode === MODES.yapping ? Promise.resolve() : winnerScreen(page).waitFor({ timeout: 200_000 });
    await (ACTS[name] ?? answerOnce)(table);
    for (const { viewport } of SIZES) {
      await page.setViewportSize(viewport);
      await inspectScreen(page, `mode-${name}`);
    }
    host.send('end');
    await over;
    expectNoTrouble(page);
    await host.leave();
  });

  test(`${name} shows its table on a phone`, async ({ open }) => {
    const { page, host, seen } = await sitDown(open, PHONE, mode);
    if (mode === MODES.yapping) await page.getByRole('button', { name: text('host.joinYapping') }).tap();
    else host.send('start');
    await expect.poll(() => seen.turn ?? seen.view).not.toBeNull();
    await inspectScreen(page, `mode-${name}`);
    host.send('end');
    expectNoTrouble(page);
    await host.leave();
  });
}
