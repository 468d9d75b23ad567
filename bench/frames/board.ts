/** `node bench/frames/board.ts`: what a frame costs the page while the largest crafting board, full of tiles, is moved and zoomed on a device that is four times slower; and how often it is drawn when nothing happens. */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CRAFT, seedRandom } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { buildBundle } from '../../tools/build.ts';
import { findChromium } from '../../tools/machine.ts';
import { spawnServer } from '../../tools/spawn-server.ts';
import { drawBoard, readWords } from '../economy/full-board.ts';
import { printTable } from '../print-table.ts';
import { costAt, costOfFrames, trace } from './frame-costs.ts';

const SLOWER = 4;
const SECONDS = 5;
const MOST_MS = 8;
const REST_MS = 6_000;
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type View = keyof typeof VIEWS;
/** Between two events of a pointer. */
const EVENT_MS = 8;
/** So far the board is moved to and fro, in px, and in so many events. */
const PAN = { px: 150, events: 60 } as const;
const WHEEL = { px: 100, notches: 14, everyEvents: 4 } as const;
/** So far inside of the picture's upper edge there is no board yet. */
const EDGE_PX = 14;
const EARNED_MS = 3_600_000;
/** Drawn so seldom, a board shows what its words earn (`craft-timings.ts` of the client). */
const IDLE_MS = 6_000;
const MOST_IDLE_FRAMES = 6;

const index = openOrBuildIndex('en-US');
const tiles = drawBoard(index, seedRandom(7), CRAFT.mostSize).map((cell, n) => ({ ...cell, id: String(n + 1) }));
const words = readWords(index, tiles);
const used = new Set(words.flatMap(({ path }) => path.map(({ id }) => id)));
const board = () => ({
  success: true,
  board: tiles.map((tile) => ({ ...tile, status: used.has(tile.id) ? 'used' : 'free' })),
  boardSize: { width: CRAFT.mostSize, height: CRAFT.mostSize },
  inventory: { ING: 3 },
  validWords: words.map(({ word, path }, n) => ({
    id: String(n + 1),
    word,
    path: path.map(({ id, x, y }) => ({ id, x, y })),
    lastReward: Date.now() - EARNED_MS,
    earns: n < CRAFT.earningWords,
  })),
  today: { coins: 0, full: CRAFT.dailyFull },
  now: Date.now(),
});

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Hands a pointer's events over as fast as they come from a device. */
async function keepMoving(move: (n: number) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  for (let n = 0; performance.now() - began < SECONDS * 1000; n += 1) {
    const next = pause(EVENT_MS);
    await move(n);
    await next;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where it may be pressed: in the middle, and beside the board, where no tile lies that would be carried away. */
interface Places {
  readonly middle: Point;
  readonly beside: Point;
}
type Move = (session: CDPSession, places: Places) => Promise<void>;
const around = ({ x, y }: Point, n: number): Point => {
  const turn = (2 * Math.PI * n) / PAN.events;
  return { x: x + PAN.px * Math.sin(turn), y: y + PAN.px * Math.sin(turn * 2) };
};
const mouse = (session: CDPSession, type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point) =>
  session.send('Input.dispatchMouseEvent', {
    type,
    ...at,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((at, id) => ({ ...at, id })) });

const MOVES: Readonly<Record<View, Readonly<Record<string, Move>>>> = {
  desktop: {
    'moved by the mouse': async (session, { beside }) => {
      await mouse(session, 'mousePressed', beside);
      await keepMoving((n) => mouse(session, 'mouseMoved', around(beside, n)));
      await mouse(session, 'mouseReleased', beside);
    },
    'zoomed by the wheel': (session, { middle }) =>
      keepMoving(async (n) => {
        if (n % WHEEL.everyEvents !== 0) return;
        const isNearer = Math.floor(n / WHEEL.everyEvents / WHEEL.notches) % 2 === 0;
        await session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          ...middle,
          deltaX: 0,
          deltaY: isNearer ? -WHEEL.px : WHEEL.px,
        });
      }),
  },
  phone: {
    'moved by a finger': async (session, { beside }) => {
      await touch(session, 'touchStart', [beside]);
      await keepMoving((n) => touch(session, 'touchMove', [around(beside, n)]));
      await touch(session, 'touchEnd', []);
    },
    'zoomed by two fingers': async (session, { middle: { x, y } }) => {
      const fingers = (n: number): Point[] => {
        const apart = 40 + 100 * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / PAN.events));
        return [
          { x: x - apart, y: y - apart },
          { x: x + apart, y: y + apart },
        ];
      };
      await touch(session, 'touchStart', fingers(0));
      await keepMoving((n) => touch(session, 'touchMove', fingers(n)));
      await touch(session, 'touchEnd', []);
    },
  },
};

async function openBoard(page: Page): Promise<Places> {
  const { comeIn } = await import('../../e2e/driver/come-in.ts');
  await page.route('**/api/craft/board*', (route) => route.fulfill({ json: board() }));
  await comeIn(page, '/?tab=trade&section=craft');
  const canvas = page.locator('canvas[role=application][data-camera]');
  await canvas.waitFor();
  // Nothing is pointed at, and what greets a newcomer is over.
  await page.mouse.move(1, 1);
  await page.waitForTimeout(REST_MS);
  const box = await canvas.boundingBox();
  if (!box) throw new Error('No board is shown');
  const x = Math.round(box.x + box.width / 2);
  return { middle: { x, y: Math.round(box.y + box.height / 2) }, beside: { x, y: Math.round(box.y + EDGE_PX) } };
}

/** Names what was done, with the costs of its frames; last the frames in which nothing was. */
async function measureView(url: string, view: View): Promise<Map<string, number[]>> {
  process.env.E2E_URL = url;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });
  try {
    const context = { viewport: VIEWS[view], locale: 'en-US', serviceWorkers: 'block' } as const;
    const page = await browser.newPage(view === 'phone' ? { ...context, hasTouch: true, isMobile: true } : context);
    const places = await openBoard(page);
    const session = await page.context().newCDPSession(page);
    // Tiles are drawn once in each size: that is over.
    for (const move of Object.values(MOVES[view])) await move(session, places);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const costs = new Map<string, number[]>();
    for (const [name, move] of Object.entries(MOVES[view]))
      costs.set(name, costOfFrames(await trace(session, () => move(session, places))));
    await page.waitForTimeout(REST_MS);
    costs.set('left alone', costOfFrames(await trace(session, () => pause(IDLE_MS))));
    return costs;
  } finally {
    await browser.close();
  }
}

await buildBundle();
const server = await spawnServer();
try {
  const rows: string[][] = [];
  for (const view of Object.keys(VIEWS) as View[])
    for (const [name, costs] of await measureView(server.url, view)) {
      const at = (share: number): string => costAt(costs, share).toFixed(1);
      rows.push([`${view}, ${name}`, String(costs.length), at(0.5), at(0.95), at(0.999)]);
      const isWithin = name in MOVES[view] ? costAt(costs, 0.5) <= MOST_MS : costs.length <= MOST_IDLE_FRAMES;
      if (!isWithin) process.exitCode = 1;
    }
  printTable(
    `A frame of a board of ${tiles.length} tiles and ${words.length} words at ${SLOWER} × slower CPU: script, style and layout, ms (${SECONDS} s each, alone ${IDLE_MS / 1000} s)`,
    ['', 'frames', 'median', 'p95', 'longest'],
    rows,
  );
} finally {
  await server.end('SIGKILL');
}
