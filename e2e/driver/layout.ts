import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/run-command.ts';
import { ALLOWED_FAULTS } from '../../apps/web/src/testing/allowed-faults.ts';
import { DESKTOP, LAPTOP, PHONE } from './game.ts';
import { awaitEntrances } from './screens.ts';

type Size = Readonly<{ width: number; height: number }>;

export const SIDEWAYS: Size = { width: 844, height: 390 };
export const TABLET: Size = { width: 768, height: 1024 };
/** The sizes that every screen must be whole at, by what points at them. */
export const SIZES = {
  touch: [PHONE.viewport, SIDEWAYS, TABLET],
  mouse: [DESKTOP.viewport, LAPTOP.viewport],
} as const satisfies Record<string, readonly Size[]>;
export type Pointer = keyof typeof SIZES;

/** The measure as a page runs it: the policy of its scripts lets nothing else in. */
const MEASURE = stripTypeScriptTypes(
  readFileSync(resolve(ROOT, 'apps/web/src/testing/find-layout-faults.ts'), 'utf8'),
).replaceAll(/^export /gm, '');

/** Everything that isn't whole on the page as it is. */
export const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => { ${MEASURE}; return findLayoutFaults(${JSON.stringify(ALLOWED_FAULTS)}); })()`);

/** What a change of size moves takes some frames to its place: faults that pass are none. */
const TRIES = 4;
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
const SETTLE_MS = 150;

export interface SizeOptions {
  readonly pointer: Pointer;
  /** Whether the screen is still the one to be judged; faults of another one don't count. */
  readonly isCurrent?: () => Promise<boolean>;
}

/**
 * Judges a screen at every size of a pointer. Returns false where it went away meanwhile: what was found then is
 * forgotten.
 */
export async function expectWhole(page: Page, name: string, { pointer, isCurrent }: SizeOptions): Promise<boolean> {
  const found: string[] = [];
  for (const size of SIZES[pointer]) {
    await page.setViewportSize(size);
    const faults = await findLasting(page);
    if (isCurrent && !(await isCurrent())) return false;
    if (faults.length === 0) continue;
    const at = `${name}-${size.width}x${size.height}`;
    await page.screenshot({ path: resolve(ROOT, `test-results/layout/${at}.png`) });
    found.push(...faults.map((fault) => `${at}: ${fault}`));
  }
  expect.soft(found, `${name} is not whole`).toEqual([]);
  return true;
}
