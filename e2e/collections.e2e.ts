import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { newName } from './driver/newcomers.ts';
import { inspectScreen, inspectSizes } from './driver/screens.ts';
import { startButton } from './driver/table.ts';
import { text } from './driver/texts.ts';
import { openActivity } from './harness/activity.ts';

type Screen = Page | FrameLocator;

const AT_COLLECTIONS = '/?tab=trade&section=collections';
const WORDS = ['BOOMERANG', 'FIRECRACKER', 'LANTERN', 'ROCKET'];
const book = (screen: Screen) => screen.locator('[data-window=collection]');
const form = (screen: Screen, key: string) => screen.getByRole('form', { name: text(key) });
const booklet = (screen: Screen, name: string) => screen.getByRole('article', { name, exact: true });
const press = (within: ReturnType<typeof book> | Screen, key: string) =>
  within
    .getByRole('button', { name: text(key), exact: true })
    .first()
    .click();
const words = (screen: Screen) => book(screen).locator('[data-word]');
const tab = (screen: Screen, key: string) => screen.getByRole('tab', { name: text(key), exact: true });

/** Makes a collection through its form, which opens it to be filled. */
async function make(screen: Screen, name: string): Promise<void> {
  await press(screen, 'collections.new');
  await form(screen, 'collections.new').getByLabel(text('collections.name')).fill(name);
  await press(form(screen, 'collections.new'), 'collections.create');
  await expect(form(screen, 'collections.addTitle')).toBeVisible();
}

/** Adds words by a file. */
async function upload(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  await book(page).locator('input[type=file]').setInputFiles({ name: 'my words.txt', mimeType: 'text/plain', buffer });
  await press(form(page, 'collections.uploadTitle'), 'collections.upload');
}

/** Adds a word by hand. */
async function addWord(screen: Screen, word: string): Promise<void> {
  const add = form(screen, 'collections.addTitle');
  await add.getByRole('textbox').fill(word);
  await press(add, 'collections.add');
  await expect(add).toContainText(text('collections.isIn', { word: word.toUpperCase() }));
}

/** What a page hands out as a file. */
async function download(page: Page): Promise<string> {
  const button = book(page).getByRole('button', { name: text('collections.download') });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8');
}

for (const [device, size] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a collection is made, filled, made public, and found, liked, downloaded and practised by others, on a ${device} [S0041 S0042 S0043 S0044 S0101 S0127]`, async ({
    open,
  }) => {
    const [owner, visitor] = [await open(size), await open(size)];
    const ownerName = await comeIn(owner, AT_COLLECTIONS);
    const name = `Things of ${newName()}`;
    await test.step('made and filled, by hand and by a file', async () => {
      await make(owner, name);
      await addWord(owner, 'rocket');
      await upload(owner, 'boomerang\r\n123\r\nlantern\r\nFirecracker\r\nrocket\r\n');
      await expect(book(owner).getByText(text('collections.uploaded_other', { count: 3 }))).toBeVisible();
      await expect(book(owner).getByText(text('collections.problem.noWord'))).toBeVisible();
      await expect(book(owner).getByText(text('collections.problem.listed'))).toBeVisible();
      await expect(words(owner)).toHaveCount(WORDS.length);
      await inspectSizes(owner, 'collection-edit');
    });
    await test.step('nobody else finds it while it is private', async () => {
      await comeIn(visitor, AT_COLLECTIONS);
      await tab(visitor, 'collections.browse').click();
      await visitor.getByRole('searchbox', { name: text('collections.search') }).fill(name);
      await expect(visitor.getByText(text('collections.noMatch'), { exact: true })).toBeVisible();
    });
    await test.step('made public', async () => {
      await tab(owner, 'collections.details').click();
      await book(owner)
        .getByRole('switch', { name: text('collections.isPublic'), exact: true })
        .click();
      await inspectSizes(owner, 'collection-details');
      await press(book(owner), 'collections.save');
      await expect(owner.getByText(text('collections.saved', { name })).first()).toBeVisible();
      await press(book(owner), 'collections.done');
    });
    await test.step('found by its name, liked', async () => {
      await visitor.reload();
      await tab(visitor, 'collections.browse').click();
      await visitor.getByRole('searchbox', { name: text('collections.search') }).fill(name);
      await expect(booklet(visitor, name)).toContainText(ownerName);
      await inspectSizes(visitor, 'collections');
      await visitor.getByRole('button', { name: text('collections.open', { name }) }).click();
      await expect(words(visitor)).toHaveText(WORDS);
      await inspectSizes(visitor, 'collection');
      const heart = book(visitor).getByRole('button', { name: text('collections.favoriteNamed', { name }) });
      const sent = visitor.waitForResponse((one) => one.url().endsWith('/favorite'));
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect((await sent).ok()).toBe(true);
      await expect(book(visitor).getByRole('button', { name: text('collections.edit'), exact: true })).toHaveCount(0);
    });
    await test.step('its address opens it, a reload keeps it, "back" closes it', async () => {
      await expect(visitor).toHaveURL(/[?&]collection=\w+/);
      await visitor.reload();
      await expect(book(visitor).getByRole('heading', { name })).toBeAttached();
      await expect(
        book(visitor).getByRole('button', { name: text('collections.favoriteNamed', { name }) }),
      ).toHaveAttribute('aria-pressed', 'true');
      const address = visitor.url();
      await visitor.goBack();
      await expect(book(visitor)).toBeHidden();
      await visitor.goto(`${gameUrl()}/${new URL(address).search.replace(/tab=\w+&|section=\w+&/g, '')}`);
      await expect(words(visitor)).toHaveText(WORDS);
    });
    await test.step('downloaded', async () => {
      expect((await download(visitor)).trim().split(/\r?\n/)).toEqual(WORDS);
    });
    await test.step('practised: its words alone count', async () => {
      await press(book(visitor), 'collections.practise');
      await expect(visitor.getByTestId('room')).toBeVisible();
      await startButton(visitor).click();
      const turn = visitor.locator('form[data-mine]');
      await expect(turn).toBeVisible({ timeout: 60_000 });
      const prompt = await visitor.getByTestId('requirement').locator('em').innerText();
      const fits = WORDS.find((word) => word.includes(prompt.toUpperCase()));
      expect(fits, `${prompt} is in one of the words`).toBeDefined();
    });
    for (const page of [owner, visitor]) expectNoTrouble(page);
  });

test('a word is put into a collection from its own menu, and a second time is told so [S0045 S0226]', async ({
  open,
}) => {
  const page = await open();
  await comeIn(page, AT_COLLECTIONS);
  const name = `Words of ${newName()}`;
  await make(page, name);
  await page.goto(`${gameUrl()}/?word=en-US:LANTERN`);
  const word = page.locator('[data-window=word]');
  for (const said of ['collections.added', 'errors.collection/listed']) {
    await press(word, 'collections.collect');
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByText(textOf(said, name)).first()).toBeVisible();
  }
  await inspectScreen(page, 'word-collect');
  expectNoTrouble(page, /status of 409/);
});

/** What is said of LANTERN and a collection; codes of errors hold the sign that keys are split by. */
const textOf = (key: string, collection: string): string =>
  key === 'collections.added' ? text(key, { word: 'LANTERN', collection }) : `LANTERN is already in ${collection}`;

test('inside Discord, told by the address, nobody signs in, and a collection has no download and no link [S0016 S0131]', async ({
  open,
}) => {
  const outside = await open();
  await outside.goto(gameUrl());
  await expect(outside.getByRole('button', { name: text('common.signUp') }).first()).toBeVisible();
  const { app } = await openActivity(await open());
  await expect(app.locator('[data-tab=trade]')).toBeVisible();
  await expect(app.getByRole('button', { name: text('common.signUp') })).toHaveCount(0);
  await app.locator('[data-tab=trade]').click();
  await tab(app, 'collections.title').click();
  await make(app, `Things of ${newName()}`);
  await addWord(app, 'rocket');
  await expect(words(app)).toHaveCount(1);
  await press(book(app), 'collections.done');
  await expect(book(app).getByRole('button', { name: text('collections.practise'), exact: true })).toBeEnabled();
  for (const key of ['collections.download', 'collections.share'])
    await expect(book(app).getByRole('button', { name: text(key) })).toHaveCount(0);
});
