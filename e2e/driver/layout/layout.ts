import { type CDPSession, expect, type Page, type Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { ALLOWED_FAULTS } from '../../../apps/web/src/testing/allowed-faults.ts';
import { ROOT } from '../../../tools/run-command.ts';
import { DESKTOP, LAPTOP, PHONE } from '../game.ts';

/** A screen, and whether a finger points at it. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const TABLET = { width: 768, height: 1024 };
/** What every screen of the game must be whole on; those of a finger come first, so that its pointer changes once. */
export const SCREENS: readonly Screen[] = [
  { ...PHONE.viewport, touch: true },
  { width: 844, height: 390, touch: true },
  { ...TABLET, touch: true },
  { ...TABLET, touch: false },
  { ...LAPTOP.viewport, touch: false },
  { ...DESKTOP.viewport, touch: false },
];

/** The measure as a page runs it: the policy of its scripts lets nothing else in. */
const MEASURE = ['layout-pieces', 'find-layout-faults']
  .map((name) => readFileSync(resolve(ROOT, `apps/web/src/testing/${name}.ts`), 'utf8'))
  .map((source) => stripTypeScriptTypes(source).replaceAll(/^(?:export |import [^;]*;)/gm, ''))
  .join('\n');

/** Longer than anything that enters takes, and shorter than what a notice stays, ms. */
const ENTRANCE_MS = 600;

/** Everything that isn't whole on the page once it is drawn, with all that moves brought to its place. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    ${MEASURE}
    // What never ends stands still: each of its frames would be styled anew, a fifth of all that judging takes.
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime === Infinity) moving.pause();
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
    for (const moving of document.getAnimations())
      if (Number(moving.effect?.getComputedTiming().endTime) <= ${ENTRANCE_MS}) moving.finish();
    return findLayoutFaults(${JSON.stringify(ALLOWED_FAULTS)});
  })()`);

/** What a change of size moves takes some frames to its place: faults that pass are none. */
const TRIES = 4;
const SETTLE_MS = 150;
async function findLasting(page: Page): Promise<string[]> {
  let faults: string[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    faults = await findFaults(page);
    if (faults.length === 0) break;
    await page.waitForTimeout(SETTLE_MS * tried);
  }
  return faults;
}

/** A result goes by itself, on a busy machine before it is judged: what would fade it away (9.5 s) and close it (10 s) comes late. */
export async function holdResults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [plain, held] = [globalThis.setTimeout, new Set([9_500, 10_000])];
    const late = (run: () => void, ms?: number) => plain(run, ms !== undefined && held.has(ms) ? ms * 10 : ms);
    globalThis.setTimeout = late as typeof setTimeout;
  });
}

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on it is known what a page asks for: what a "quiet network" tells is the first load alone. */
export function countRequests(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (one) => asked.add(one));
  page.on('requestfinished', (one) => asked.delete(one));
  page.on('requestfailed', (one) => asked.delete(one));
}

/** Waits until what a page asked for has come, and is shown. */
export async function awaitLoaded(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        await document.documentElement.animate([], 1).finished;
        await new Promise((done) => setTimeout(done));
      });
      return [...(underWay.get(page) ?? [])].filter((one) => !one.frame().isDetached()).map((one) => one.url());
    })
    .toEqual([]);
}

const sessions = new WeakMap<Page, { readonly session: CDPSession; touch: boolean | null }>();

/** Turns one page into another device: its size, what points at it, and how large it is drawn. */
async function turnInto(page: Page, { width, height, touch }: Screen, scale: number): Promise<void> {
  let known = sessions.get(page);
  if (!known) {
    known = { session: await page.context().newCDPSession(page), touch: null };
    sessions.set(page, known);
  }
  if (known.touch !== touch) {
    await known.session.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: touch ? 5 : 1 });
    known.touch = touch;
  }
  await known.session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    scale,
  });
}

/** Turns one page into another device: its size, and what points at it. */
export async function showOn(page: Page, screen: Screen): Promise<void> {
  // The driver's own idea of the size, by which it clicks and takes pictures.
  await page.setViewportSize(screen);
  await turnInto(page, screen, 1);
}

/** Nobody looks at a page that is judged: where it is laid out as ever, but drawn so small, it takes half the time. */
const DRAWN = 0.1;

/** Judges what a page shows on every screen; it is left on the last of them. */
export async function expectWhole(page: Page, name: string, screens: readonly Screen[] = SCREENS): Promise<void> {
  const found: string[] = [];
  for (const screen of screens) {
    await turnInto(page, screen, DRAWN);
    const faults = await findLasting(page);
    const at = `${name}-${screen.width}x${screen.height}${screen.touch ? '-touch' : ''}`;
    if (faults.length === 0) continue;
    await showOn(page, screen);
    await page.screenshot({ path: resolve(ROOT, `test-results/layout/${at}.png`) });
    found.push(...faults.map((fault) => `${at}: ${fault}`));
  }
  const last = screens.at(-1);
  if (last) await showOn(page, last);
  expect.soft(found, `${name} is not whole`).toEqual([]);
}
