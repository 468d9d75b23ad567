import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { openOrBuildIndex } from '@syllaboom/words';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, moving, PHONE, test } from './driver/game.ts';
import { makeFriends, ripenBoard } from './driver/levels.ts';
import { inspectSizes } from './driver/screens.ts';
import { text } from './driver/texts.ts';

const words = openOrBuildIndex('en-US');
const CELL = 40;

const board = (page: Page) => page.getByRole('application', { name: text('craft.board') });
const strip = (page: Page) => page.getByTestId('craft-strip');
const own = (page: Page) => page.getByRole('region', { name: text('craft.board'), exact: true });
const button = (page: Page, key: string) => own(page).getByRole('button', { name: text(key), exact: true });
const collect = (page: Page) => page.getByRole('button', { name: new RegExp(`^${text('craft.collect')}`) });
const said = (page: Page) => page.getByTestId('craft-said');

async function openBoard(page: Page): Promise<void> {
  await page.locator('[data-tab=trade]').click();
  await page.getByRole('tab', { name: text('craft.title') }).click();
  await expect(board(page)).toHaveAttribute('data-camera', /./);
}

/** The syllables of the strip. */
const syllablesOf = (page: Page): Promise<string[]> =>
  strip(page)
    .getByRole('button')
    .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('span')?.textContent ?? ''));

/** Two syllables that side by side are a word. */
function findPair(syllables: readonly string[]): readonly [string, string] {
  for (const first of syllables)
    for (const second of syllables) if (first !== second && words.exists(first + second)) return [first, second];
  throw new Error(`No pair of ${syllables.join(' ')} is a word`);
}

/** The middle of a cell in the window. */
async function middleOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await board(page).boundingBox();
  const [left = 0, top = 0, zoom = 1] = ((await board(page).getAttribute('data-camera')) ?? '').split(' ').map(Number);
  return { x: (box?.x ?? 0) + left + (x + 0.5) * CELL * zoom, y: (box?.y ?? 0) + top + (y + 0.5) * CELL * zoom };
}

/** Pulls a tile of the strip onto a cell; on a touch screen it is pressed, and then the cell. */
async function lay(page: Page, syllable: string, x: number, y: number): Promise<void> {
  const tile = strip(page).getByRole('button', { name: new RegExp(`^${syllable},`) });
  const to = await middleOf(page, x, y);
  if (page.viewportSize()?.width === PHONE.viewport.width) {
    await tile.tap();
    await page.touchscreen.tap(to.x, to.y);
  } else {
    await tile.scrollIntoViewIfNeeded();
    const from = await tile.boundingBox();
    if (!from) throw new Error(`${syllable} is out of sight`);
    await page.mouse.move(from.x + 25, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 25, from.y - 30, { steps: 4 });
    // What is carried hangs a little above the pointer.
    await page.mouse.move(to.x, to.y + 12, { steps: 8 });
    await page.mouse.up();
  }
  await expect(said(page)).toContainText(syllable);
}

const DEVICES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a desktop', moving(DESKTOP)],
  ['a phone', PHONE],
];

for (const [where, device] of DEVICES) {
  test(`on ${where} a newcomer lays twelve tiles’ first word, collects its first coins, and a friend looks at the board [L0008 L0102 L0103 L0152 L0153]`, async ({
    open,
  }) => {
    const [page, friend] = [await open(device), await open()];
    const [name, other] = [await comeIn(page), await comeIn(friend)];
    await makeFriends([name, other]);
    await openBoard(page);
    const syllables = await syllablesOf(page);
    expect(syllables.length).toBeGreaterThan(0);
    await inspectSizes(page, 'craft-first');
    const [first, second] = findPair(syllables);
    await lay(page, first, 9, 10);
    await lay(page, second, 10, 10);
    await expect(said(page)).toContainText(first + second);
    const third = syllables.find((one) => one !== first && one !== second) ?? '';
    await lay(page, third, 12, 12);

    await button(page, 'craft.stats').click();
    const stats = page.getByRole('dialog', { name: text('craft.stats') });
    await expect(stats.getByText(first + second, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    // An hour later.
    await ripenBoard(name, 60);
    await page.reload();
    await expect(collect(page)).toBeEnabled();
    await expect(collect(page)).toContainText(/\d+/);
    const bubble = await middleOf(page, 9, 9.6);
    if (device === PHONE) await page.touchscreen.tap(bubble.x, bubble.y);
    else await page.mouse.click(bubble.x, bubble.y);
    await expect(said(page)).toContainText(/\d+ coins? collected/);
    await expect(collect(page)).toBeDisabled();
    await inspectSizes(page, 'craft-collected');

    // The broom names what it takes, and then finds nothing more.
    await button(page, 'craft.broom').click();
    await expect(page.getByText(text('craft.cleared_one', { count: 1, syllables: third }))).toBeVisible();
    // A toast stays while the pointer rests on it.
    await page.mouse.move(200, 500);
    await expect(page.getByText(text('craft.cleared_one', { count: 1, syllables: third }))).toBeHidden();
    await button(page, 'craft.broom').click();
    await expect(page.getByText(text('craft.noUnused')).first()).toBeVisible();

    await openBoard(friend);
    await button(friend, 'craft.leaderboard').click();
    const list = friend.getByRole('dialog', { name: text('craft.leaderboardTitle') });
    await expect(list.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await friend.keyboard.press('Escape');
    await button(friend, 'craft.friends').click();
    await friend.getByRole('button', { name: text('craft.visitNamed', { name }) }).click();
    await expect(friend.getByRole('region', { name: text('craft.visiting', { name }) })).toBeVisible();
    await expect(collect(friend)).toHaveCount(0);
    await friend.getByRole('button', { name: text('craft.myBoard') }).click();
    await expect(collect(friend)).toBeVisible();
    expectNoTrouble(page);
    expectNoTrouble(friend);
  });
}

test('a server that answers slowly or not at all costs a builder nothing', async ({ open }) => {
  const page = await open(moving(DESKTOP));
  await comeIn(page);
  await openBoard(page);
  const [first, second] = findPair(await syllablesOf(page));
  let isDown = false;
  await page.route('**/api/craft/place', async (route) => {
    if (isDown) return route.fulfill({ status: 503, body: '{}' });
    await new Promise((done) => setTimeout(done, 800));
    return route.continue();
  });
  // Laid at once, whatever the server takes; both are there in the end.
  await lay(page, first, 9, 10);
  await lay(page, second, 10, 10);
  await expect(said(page)).toContainText(first + second, { timeout: 15_000 });
  isDown = true;
  const [third = ''] = (await syllablesOf(page)).filter((one) => one !== first && one !== second);
  const count = strip(page).getByRole('button', { name: new RegExp(`^${third},`) });
  const before = await count.getAttribute('aria-label');
  await lay(page, third, 13, 13);
  await expect(said(page)).toContainText(text('craft.said.reverted', { syllable: third }));
  await expect(count).toHaveAttribute('aria-label', before ?? '');
  expectNoTrouble(page, /503/);
});
