import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { inspectSizes } from './driver/screens.ts';
import {
  answerTurns,
  bringTurnTo,
  choosePatientMatch,
  createRoom,
  leaveRoom,
  newFirst,
  startButton,
  typeLetters,
  waitForTurn,
  winnerScreen,
} from './driver/table.ts';
import { text } from './driver/texts.ts';

const word = (page: Page) => page.locator('[data-window=word]');
const practice = (page: Page) => page.locator('[data-window=syllable-practice]');
/** The number beside the name of one of the player's figures. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > *')
    .filter({ has: page.getByText(text(`words.stat.${name}`), { exact: true }) })
    .locator('dd');

test('words of a match stand in the album with their story: who found them, who played them', async ({ open }) => {
  const [host, friend] = [await open(), await open(PHONE)];
  const hostName = await comeIn(host);
  const roomId = await createRoom(host, 'Words for the album');
  await comeToRoom(friend, roomId);
  await choosePatientMatch(host);
  await startButton(host).click();
  const used = new Set<string>();
  await bringTurnTo(host, friend, used);
  for (const page of [host, friend, host]) await answerTurns(page, used, 1, newFirst);
  // The friend falls silent within a word; a match of fewer turns would not be kept.
  expect(await waitForTurn(friend)).toBe(true);
  await typeLetters(friend, 'A');
  await expect(winnerScreen(host)).toBeVisible({ timeout: 60_000 });

  await leaveRoom(host);
  await host.goto(`${gameUrl()}/?tab=trade&section=words`);
  const list = host.getByRole('list', { name: text('words.list') });
  await expect(list).toBeVisible();
  expect(Number(await figure(host, 'totalClaims').textContent())).toBeGreaterThan(0);
  await inspectSizes(host, 'discoveries');
  const first = list.getByRole('button').first();
  const spelling = (await first.getAttribute('data-word')) ?? '';
  expect(used).toContain(spelling);
  await first.click();
  await expect(word(host).getByText(text('words.status.discovered'))).toBeVisible();
  await inspectSizes(host, 'word-detail');
  const claimers = word(host).getByRole('region', { name: text('words.claimers') });
  await expect(claimers.getByRole('button', { name: hostName })).toBeVisible();
  await word(host)
    .getByRole('region', { name: text('words.discoverer') })
    .getByRole('button', { name: hostName })
    .click();
  await expect(host.locator('[data-window=profile]').getByText(hostName).first()).toBeVisible();
  expectNoTrouble(host);
});

test('a syllable is found, starred and practised in a language whose Ё counts as Е', async ({ open }) => {
  const page = await open();
  await comeIn(page, '/?tab=trade&section=syllables');
  await page.getByRole('combobox', { name: text('syllables.language') }).click();
  await page.getByRole('option', { name: 'Russian' }).click();
  await page.getByLabel(text('syllables.search')).fill('ёж');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  const grid = page.getByRole('list', { name: text('syllables.title') });
  await expect(grid.getByRole('listitem')).toHaveCount(1);
  await inspectSizes(page, 'syllables');
  const star = page.getByRole('button', { name: text('syllables.bookmark', { syllable: 'ЕЖ' }) });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: text('syllables.bookmarks'), exact: true }).click();
  const bookmarks = page.locator('[data-window=syllable-bookmarks]');
  await expect(bookmarks.locator('[data-syllable=ЕЖ]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookmarks).toBeHidden();
  await page.getByLabel(text('syllables.search')).fill('ёж');
  await expect(grid.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: text('syllables.practice'), exact: true }).click();
  const answer = practice(page).getByLabel(text('syllables.yourWord', { syllable: 'ЕЖ' }));
  await answer.fill('дом');
  await answer.press('Enter');
  await expect(practice(page).getByText(text('syllables.missing', { word: 'ДОМ', syllable: 'ЕЖ' }))).toBeVisible();
  await answer.fill('ёж');
  await answer.press('Enter');
  await expect(practice(page).getByText(text('syllables.result', { solved: 1, total: 1 }))).toBeVisible();
  expectNoTrouble(page);
});
