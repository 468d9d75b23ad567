/** `node bench/frames.ts`: frame times of the real client at tables of 8 and 32, where one types, and where everybody does. `node bench/frames.ts all` measures only the tables whose name holds that. */
import { chromium, type Page } from '@playwright/test';
import { MODES, type WordIndex } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { enterRoom, type GameConnection, openRoom, signUpPlayer } from '../e2e/driver/sdk-player.ts';
import { buildBundle } from '../tools/build.ts';
import { findChromium } from '../tools/machine.ts';
import { spawnServer } from '../tools/spawn-server.ts';
import { printTable } from './print-table.ts';

const SECONDS = 20;
const KEY_MS = 90;
const TABLES = [
  { name: '8 players, one types', players: 8, mode: MODES.original },
  { name: '32 players, one types', players: 32, mode: MODES.original },
  { name: '32 players, all type', players: 32, mode: MODES.typeRacer },
] as const;
type Table = (typeof TABLES)[number];
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
function keepAnswering(room: GameConnection): void {
  let turns = 0;
  room.on('turn', ({ id, prompt }) => {
    if (id !== room.sessionId) return;
    const found = words.wordsFor(prompt, 0, 500).filter((one) => one.length > 6);
    void typeWord(room, found[turns++ % found.length] ?? prompt);
  });
}

/** Types the words of every lap of a type race, one after the other, and never finishes it. */
function keepRacing(room: GameConnection, measuring: AbortSignal): void {
  let lap: readonly string[] = [];
  room.on('mode-state', (view) => {
    if (view.mode === MODES.typeRacer) lap = view.words;
  });
  const type = async (): Promise<void> => {
    for (let at = 0; !measuring.aborted; at++) {
      const word = lap[at % Math.max(1, lap.length)] ?? 'SYLLABLE';
      for (const letter of word) {
        if (measuring.aborted) return;
        room.draft({ t: 'a', a: letter });
        await pause(KEY_MS);
      }
      room.draft({ t: 'r', w: '' });
    }
  };
  void type();
}

/** Signs the page's own player up and takes it into the room. */
async function enterWithPage(page: Page, url: string, name: string, roomId: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-7');
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Create room' }).first().waitFor();
  await page.goto(`${url}/?room=${roomId}`);
  await page.getByTestId('room').waitFor();
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

let people = 0;
const nextName = (): string => `frames-${++people}`;

async function measureTable(url: string, { players, mode }: Table, view: keyof typeof VIEWS): Promise<Frames> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWS[view], locale: 'en-US' });
    const host = await openRoom(url, await signUpPlayer(url, nextName()), 'Frames');
    host.send('settings', { mode });
    host.send('settings', { key: 'max_player', value: players });
    const others = [host];
    await enterWithPage(page, url, nextName(), host.roomId);
    while (others.length < players - 1) {
      others.push(await enterRoom(url, await signUpPlayer(url, nextName()), host.roomId));
    }
    for (const room of others) if (mode === MODES.original) keepAnswering(room);
    host.send('start');
    const running = mode === MODES.original ? '[data-prompt]:not([data-prompt=""])' : '[data-testid="race-text"]';
    await page.locator(running).first().waitFor({ timeout: 60_000 });
    const end = new AbortController();
    for (const room of others) if (mode === MODES.typeRacer) keepRacing(room, end.signal);
    const frames = await measureFrames(page);
    end.abort();
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
  const wanted = process.argv[2] ?? '';
  for (const table of TABLES.filter(({ name }) => name.includes(wanted))) {
    for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
      const { medianFps, p95Ms, longestMs } = await measureTable(server.url, table, view);
      rows.push([`${table.name}, ${view}`, medianFps.toFixed(0), p95Ms.toFixed(1), longestMs.toFixed(0)]);
    }
  }
  printTable('Frames', ['', 'median fps', 'p95 ms', 'longest ms'], rows);
} finally {
  await server.end('SIGKILL');
}
