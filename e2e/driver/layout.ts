import { type CDPSession, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { ALLOWED_FAULTS } from '../../apps/web/src/testing/allowed-faults.ts';
import { ROOT } from '../../tools/run-command.ts';
import { DESKTOP, LAPTOP, PHONE } from './game.ts';
import { awaitEntrances } from './screens.ts';

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
const MEASURE = stripTypeScriptTypes(
  readFileSync(resolve(ROOT, 'apps/web/src/testing/find-layout-faults.ts'), 'utf8'),
).replaceAll(/^export /gm, '');

/** Everything that isn't whole on the page as it is. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => { ${MEASURE}; return findLayoutFaults(${JSON.stringify(ALLOWED_FAULTS)}); })()`);

/** What a change of size moves takes some frames to its place: faults that pass are none. */
const TRIES = 4;
const SETTLE_MS = 150;
async function findLasting(page: Page): Promise<string[]> {
  let faults: string[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    await awaitEntrances(page);
    faults = await findFaults(page);
    if (faults.length === 0) break;
    await page.waitForTimeout(SETTLE_MS * tried);
  }
  return faults;
}

const sessions = new WeakMap<Page, { readonly session: CDPSession; touch: boolean | null }>();

/** Turns one page into another device: its size, and what points at it. */
export async function showOn(page: Page, { width, height, touch }: Screen): Promise<void> {
  let known = sessions.get(page);
  if (!known) {
    known = { session: await page.context().newCDPSession(page), touch: null };
    sessions.set(page, known);
  }
  if (known.touch !== touch) {
    await known.session.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: touch ? 5 : 1 });
    known.touch = touch;
  }
  await page.setViewportSize({ width, height });
}

/** Judges what a page shows on every screen; it is left on the last of them. */
export async function expectWhole(page: Page, name: string, screens: readonly Screen[] = SCREENS): Promise<void> {
  const found: string[] = [];
  for (const screen of screens) {
    await showOn(page, screen);
    const faults = await findLasting(page);
    const at = `${name}-${screen.width}x${screen.height}${screen.touch ? '-touch' : ''}`;
    if (faults.length === 0) continue;
    await page.screenshot({ path: resolve(ROOT, `test-results/layout/${at}.png`) });
    found.push(...faults.map((fault) => `${at}: ${fault}`));
  }
  expect.soft(found, `${name} is not whole`).toEqual([]);
}
