import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, moving, PHONE, test } from './driver/game.ts';
import { makeFriends, raiseToLevel } from './driver/levels.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const picker = (page: Page) => page.getByRole('button', { name: text('gifs.tabs'), exact: true });
const tab = (page: Page) => page.getByRole('tab', { name: text('gifs.gifs'), exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: text('gifs.search') });
const gif = (page: Page, title: string) =>
  page.getByRole('button', { name: text('gifs.label', { title }), exact: true });

/** GIFs of the pack that are found for `lachen`. */
const FOUND = 2;

/** Where a picture of the pack is shown from, once it has come. */
async function expectShown(page: Page, path: string): Promise<void> {
  const image = page.locator(`[data-gif] img[src$="${path}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}

/** What is asked of other hosts than the game's. */
function watchForeign(page: Page): string[] {
  const foreign: string[] = [];
  const own = new URL(gameUrl()).host;
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) foreign.push(request.url());
  });
  return foreign;
}

test('a GIF goes round a table, from a desktop to a phone that wants less motion [S0047 S0122 S0147]', async ({
  open,
}) => {
  const [ann, bea] = [await open(moving(DESKTOP)), await open({ ...PHONE, reducedMotion: 'reduce' })];
  const annName = await comeIn(ann);
  const foreign = [watchForeign(ann), watchForeign(bea)];
  const room = await createRoom(ann, 'Postcards');
  const beaName = await comeToRoom(bea, room);

  // Level 1: the sentence, and nothing to pick.
  await picker(ann).click();
  await tab(ann).click();
  await expect(ann.getByText('GIFs only usable after level 15.')).toBeVisible();
  await ann.keyboard.press('Escape');
  for (const name of [annName, beaName]) await raiseToLevel(name, 15);
  await ann.reload();

  await picker(ann).click();
  await tab(ann).click();
  const offered = ann.getByRole('list', { name: text('gifs.gifs'), exact: true }).getByRole('listitem');
  await expect(offered.nth(FOUND)).toBeAttached();
  await search(ann).fill('lachen');
  // A press while the list of all gives way to what is found would meet nothing.
  await expect(offered).toHaveCount(FOUND);
  await gif(ann, 'Laughing').click();
  await expectShown(ann, 'gifs/laugh.svg');
  await inspectSizes(ann, 'gif-table');

  // The phone shows it at rest until it is touched.
  await bea.getByRole('button', { name: new RegExp(`^${text('room.chat')}`) }).click();
  await expectShown(bea, 'gifs/laugh.still.svg');
  await bea.getByRole('button', { name: text('gifs.play', { title: 'Laughing' }) }).click();
  await expectShown(bea, 'gifs/laugh.svg');
  await inspectScreen(bea, 'gif-table');
  // What she picks from lies within her screen, which is no wider for it.
  await picker(bea).click();
  await tab(bea).click();
  const { width, height } = bea.viewportSize() ?? { width: 0, height: 0 };
  const panel = bea.getByRole('dialog', { name: text('gifs.tabs') });
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect(await bea.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  expect(foreign).toEqual([[], []]);
  for (const page of [ann, bea]) expectNoTrouble(page);
});

test('a GIF goes through the inbox, and stands there after a reload [S0022 S0067]', async ({ open }) => {
  const [ann, bea] = [await open(moving(DESKTOP)), await open(moving(PHONE))];
  const [annName, beaName] = [await comeIn(ann), await comeIn(bea)];
  await makeFriends([annName, beaName]);
  for (const name of [annName, beaName]) await raiseToLevel(name, 15);
  for (const page of [ann, bea]) await page.reload();
  for (const page of [ann, bea]) {
    await page.locator('[data-tab=profile]').click();
    await page.getByRole('button', { name: new RegExp(`^${text('inbox.title')}`) }).click();
  }
  await ann.getByRole('button', { name: text('inbox.new'), exact: true }).click();
  await ann.getByRole('textbox', { name: text('inbox.searchPlayers') }).fill(beaName);
  await ann.getByRole('button', { name: new RegExp(`^${beaName} `) }).click();
  await ann.getByRole('button', { name: text('inbox.startChat'), exact: true }).click();
  await picker(ann).click();
  await tab(ann).click();
  await expect(gif(ann, 'Hello')).toBeVisible();
  await inspectSizes(ann, 'gif-panel');
  await gif(ann, 'Hello').click();
  await expectShown(ann, 'gifs/hello.svg');
  await bea.locator('[data-chat-row]').filter({ hasText: annName }).click();
  await expectShown(bea, 'gifs/hello.svg');
  await picker(bea).click();
  await tab(bea).click();
  await expect(gif(bea, 'GG')).toBeVisible();
  await inspectScreen(bea, 'gif-panel');
  await gif(bea, 'GG').click();
  await expectShown(ann, 'gifs/gg.svg');
  await ann.reload();
  await ann.locator('[data-chat-row]').filter({ hasText: beaName }).click();
  for (const id of ['hello', 'gg']) await expectShown(ann, `gifs/${id}.svg`);
  await inspectSizes(ann, 'gif-inbox');
  for (const page of [ann, bea]) expectNoTrouble(page);
});
