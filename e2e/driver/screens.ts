import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/run-command.ts';
import { DESKTOP, LAPTOP } from './game.ts';

/** Faults that keep somebody from playing; lesser ones are matters of taste that axe can't judge on a canvas of a game. */
const SERIOUS = new Set(['serious', 'critical']);

/** An element as axe names it: the frames that lead to it, then the element. */
function locate(page: Page, target: readonly string[]): Locator {
  let scope: Page | FrameLocator = page;
  for (const frame of target.slice(0, -1)) scope = scope.frameLocator(frame);
  return scope.locator(target.at(-1) ?? ':root').first();
}

/** Letters with an outline of their own: axe takes the outline for the letter's colour and finds it dark on dark. */
const isOutlined = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => Number.parseFloat(getComputedStyle(node).webkitTextStrokeWidth) > 0);

async function findSeriousFaults(page: Page): Promise<string[]> {
  // Only what is wrong is asked for: naming every element that is right takes axe longer than judging it. A page without
  // frames is judged in one go, without a second page to put its parts together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const faults: string[] = [];
  for (const { id, impact, nodes } of violations.filter((one) => SERIOUS.has(one.impact ?? ''))) {
    for (const target of nodes.map((node) => node.target.map(String))) {
      if (id === 'color-contrast' && (await isOutlined(locate(page, target)))) continue;
      faults.push(`${impact} ${id}: ${target.join(' ')}`);
    }
  }
  return faults;
}

/** Widest screen of the phones' layout. */
const NARROW = 700;
/** An entrance takes no longer. */
const ENTRANCE_MS = 600;

/** Waits until what appears has appeared, so that half-faded text isn't judged. */
export const awaitEntrances = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const entering = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const over = Promise.allSettled(entering.map(({ finished }) => finished));
    await Promise.race([over, new Promise((done) => setTimeout(done, most))]);
    // What the last frame changed is drawn: two frames, whatever slows those of the page's scripts down.
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
  }, ENTRANCE_MS);

/** True for the first of all workers that wants a layout judged. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

/** Asks axe once in a run about each screen in the layout of phones and in the wide one; a failed answer is asked for again. */
async function judge(page: Page, name: string, layout: 'narrow' | 'wide'): Promise<void> {
  const file = resolve(process.env.E2E_JUDGED_DIR ?? '', `${name}-${layout}`);
  if (!claim(file)) return;
  let faults: readonly string[] | null = null;
  try {
    // A change of size starts transitions of its own.
    await awaitEntrances(page);
    faults = await findSeriousFaults(page);
  } finally {
    if (faults?.length !== 0) rmSync(file);
  }
  expect.soft(faults, `axe on ${name}`).toEqual([]);
}

/** Takes a picture of the screen, which must not scroll sideways; a PNG would take the browser several times as long. */
async function photograph(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await awaitEntrances(page);
  const path = resolve(ROOT, `test-results/screens/${name}-${width}x${height}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

const layoutOf = (page: Page) => ((page.viewportSize()?.width ?? 0) <= NARROW ? 'narrow' : 'wide');

/** Takes a picture of the screen and asks axe, once for each layout, what keeps people out of it. */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  await photograph(page, name);
  await judge(page, name, layoutOf(page));
}

/**
 * Inspects the screen, and on a desktop at a laptop's size too: the layout is the same, only the room for it isn't. Both
 * pictures are taken before axe is asked, which may take longer than a turn.
 */
export async function inspectSizes(page: Page, name: string): Promise<void> {
  await photograph(page, name);
  if (page.viewportSize()?.width === DESKTOP.viewport.width) {
    await page.setViewportSize(LAPTOP.viewport);
    await photograph(page, name);
    await page.setViewportSize(DESKTOP.viewport);
  }
  await judge(page, name, layoutOf(page));
}
