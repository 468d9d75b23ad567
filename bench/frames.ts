/** `node bench/frames.ts`: frame times of the real client at a table of 8 and of 32, while somebody always types. */
import { chromium, type Page } from '@playwright/test';
import type { WordIndex } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { enterRoom, type GameConnection, signUpPlayer } from '../e2e/driver/sdk-player.ts';
import { buildBundle } from '../tools/build.ts';
import { findChromium } from '../tools/machine.ts';
import { spawnServer } from '../tools/spawn-server.ts';
import { printTable } from './print-table.ts';

const SECONDS = 20;
const KEY_MS = 90;
const TABLES = [8, 32];
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Frames {
  readonly medianFps: number;
  readonly p95Ms: number;
  readonly longestMs: number;
}

const words: WordIndex = openOrBuildIndex('en-US');
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function typeWord(room: GameConnection, word: string): Promise<void> {
  await pause(500);
  for (const letter of word) {
    room.draft({ t: 'a', a: letter });
    await pause(KEY_MS);
  }
  room.send('submit', { word });
}

/** Types a word letter by letter whenever the bomb comes. */
function keepPlaying(room: GameConnection): void {
  let turns = 0;
  room.on('turn', ({ id, prompt }) => {
    if (id !== room.sessionId) return;
    const found = words.wordsFor(prompt, 0, 500).filter((one) => one.length > 6);
    void typeWord(room, found[turns++ % found.length] ?? prompt);
  });
}

/** Signs the page's own player up and opens a room for so many. */
async function openTable(page: Page, url: string, players: number): Promise<string> {
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Username').fill(`page-${players}-${page.viewportSize()?.width}`);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-7');
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Create room' }).first().click();
  const form = page.locator('form', { has: page.getByLabel('Room name') });
  await form.getByRole('slider').press('End');
  await form.getByRole('button', { name: 'Create room' }).click();
  await page.waitForURL(/room=/);
  await page.getByTestId('room').waitFor();
  return new URL(page.url()).searchParams.get('room') ?? '';
}

const measureFrames = (page: Page): Promise<Frames> =>
  page.evaluate(
    (seconds) =>
      new Promise<Frames>((done) => {
        const times: number[] = [];
        const began = performance.now();
        let last = began;
        const tick = (now: number): void => {
          times.push(now - last);
          last = now;
          if (now - began < seconds * 1000) return void requestAnimationFrame(tick);
          times.sort((a, b) => a - b);
          const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
          return done({ medianFps: 1000 / at(0.5), p95Ms: at(0.95), longestMs: times.at(-1) ?? 0 });
        };
        requestAnimationFrame(tick);
      }),
    SECONDS,
  );

async function measureTable(url: string, players: number, view: keyof typeof VIEWS): Promise<Frames> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWS[view], locale: 'en-US' });
    const roomId = await openTable(page, url, players);
    const others: GameConnection[] = [];
    for (let at = 1; at < players; at++) {
      const player = await signUpPlayer(url, `f-${view}-${players}-${at}`);
      const room = await enterRoom(url, player, roomId);
      keepPlaying(room);
      others.push(room);
    }
    await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByTestId('bomb').waitFor({ timeout: 60_000 });
    await page.locator('[data-prompt]:not([data-prompt=""])').waitFor({ timeout: 60_000 });
    const frames = await measureFrames(page);
    for (const room of others) await room.leave();
    return frames;
  } finally {
    await browser.close();
  }
}

await buildBundle();
const server = await spawnServer();
try {
  const rows: string[][] = [];
  for (const players of TABLES) {
    for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
      const { medianFps, p95Ms, longestMs } = await measureTable(server.url, players, view);
      rows.push([`${players} players, ${view}`, medianFps.toFixed(0), p95Ms.toFixed(1), longestMs.toFixed(0)]);
    }
  }
  printTable('Frames', ['', 'median fps', 'p95 ms', 'longest ms'], rows);
} finally {
  await server.end('SIGKILL');
}
