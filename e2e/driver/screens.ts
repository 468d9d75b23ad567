import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/run-command.ts';

/** Faults that keep somebody from playing; lesser ones are matters of taste that axe can't judge on a canvas of a game. */
const SERIOUS = new Set(['serious', 'critical']);

/** Takes a picture of the screen and asks axe what keeps people out of it. */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Entrances are over, so that half-faded text isn't judged.
  await page.waitForTimeout(600);
  await page.screenshot({ path: resolve(ROOT, `test-results/screens/${name}-${width}x${height}.png`) });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(serious, `axe on ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
