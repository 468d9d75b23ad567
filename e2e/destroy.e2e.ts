import { expect, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import { text } from './driver/texts.ts';
import { giveBelongings } from './driver/traders.ts';

const FEE = 5;
const SLOW = { timeout: 15_000 };
const destroying = (page: Page) => page.locator('[data-window=destroy]');
const gambling = (page: Page) => page.locator('[data-window=gamble]');
const ownTiles = (page: Page) => page.locator('[data-window=own-tiles]');
const tile = (page: Page, syllable: string) =>
  ownTiles(page).getByRole('button', { name: new RegExp(`^${syllable}: `) });

async function destroy(page: Page, word: string, pieces: readonly string[]) {
  await page.goto(`${gameUrl()}/?word=en-US:${word}`);
  const level = page.getByRole('region', { name: text('tiles.level', { level: 1 }) });
  await level.getByRole('button').click(SLOW);
  await inspectSizes(page, 'destroy');
  await destroying(page)
    .getByRole('button', { name: text('tiles.destroyNamed', { word }), exact: true })
    .click();
  await expect(destroying(page).getByRole('status')).toContainText(pieces.join(', '), SLOW);
  await inspectSizes(page, 'destroyed');
  await destroying(page)
    .getByRole('button', { name: text('tiles.collect') })
    .click();
  await expect(level).toBeHidden();
}

/** Turns a tile; the button says what it costs. */
const turn = (page: Page) => gambling(page).getByRole('button', { name: /^Turn/ }).click(SLOW);

for (const [name, device, word, pieces] of [
  ['desktop', DESKTOP, 'SINGING', ['SIN', 'GI', 'NG']],
  ['phone', PHONE, 'WALKING', ['WAL', 'KI', 'NG']],
] as const)
  test(`a discovery is destroyed, and one of its tiles gambled away for five diamonds, not for four, on a ${name}`, async ({
    open,
  }) => {
    const page = await open(device);
    const player = await comeIn(page);
    await giveBelongings(player, { words: [word], diamonds: FEE - 1 });
    await destroy(page, word, pieces);
    await page.goto(`${gameUrl()}/?tab=trade&section=syllables`);
    await page.getByRole('button', { name: text('tiles.own') }).click(SLOW);
    for (const piece of pieces) await expect(tile(page, piece)).toBeVisible(SLOW);
    const [first] = pieces;
    await tile(page, first).click();
    await turn(page);
    await expect(page.getByText('You need 5 diamonds to gamble!').first()).toBeVisible();
    await giveBelongings(player, { diamonds: 1 });
    await page.reload();
    await page.getByRole('button', { name: text('tiles.own') }).click(SLOW);
    await tile(page, first).click(SLOW);
    await inspectSizes(page, 'gamble');
    await turn(page);
    await expect(gambling(page).getByRole('status')).toContainText(first, SLOW);
    await expect(gambling(page)).toBeHidden(SLOW);
    await expect(tile(page, first)).toHaveCount(0);
    await expect(ownTiles(page).getByRole('button', { name: /: 1 tile/ })).toHaveCount(pieces.length);
    expectNoTrouble(page);
  });
