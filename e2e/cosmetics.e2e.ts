import { expect, type Page } from '@playwright/test';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { expectNoTrouble, gameUrl, test } from './driver/game.ts';
import { wearLooks } from './driver/levels.ts';
import { uploadPicture } from './driver/pictures.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

const FRAME = 6;
const BOMB = 39;
const FOR_GOOD = 'public, max-age=31536000, immutable';

interface Fetched {
  readonly path: string;
  readonly status: number;
  readonly caching: string | undefined;
}

/** Everything that a page asks the game for from now on. */
function listenTo(page: Page): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.origin !== new URL(gameUrl()).origin) return;
    fetched.push({ path: url.pathname, status: response.status(), caching: response.headers()['cache-control'] });
  });
  return fetched;
}

test('faces, frames and bombs come as static pictures, kept for good, and nothing is missing [L0284]', async ({
  open,
}) => {
  const own = await open();
  const name = await comeIn(own);
  await wearLooks(name, { frame: FRAME, bomb: BOMB });
  await own.reload();
  await own.getByRole('button', { name: text('profile.menu', { name }) }).click();
  await own.getByRole('menuitem', { name: text('profile.hub') }).click();
  await own.getByRole('button', { name: text('profile.edit'), exact: true }).click();
  await uploadPicture(own);
  await own.keyboard.press('Escape');
  const roomId = await createRoom(own, 'A table of looks');
  const other = await open();
  const fetched = listenTo(other);
  await comeToRoom(other, roomId);
  await expect(other.locator(`[data-frame="${FRAME}"]`).first()).toBeVisible();
  await other.getByRole('button', { name: text('room.openProfile', { name }) }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.view') })
    .click();
  await expect(other.locator(`[data-cosmetic="bomb-${BOMB}"]`)).toBeVisible();
  const pictures = () => fetched.filter(({ path }) => /\/(?:cosmetics|avatars)\//.test(path));
  for (const kind of [`frame/dark/${FRAME}.svg`, `bomb/dark/${BOMB}.svg`, '.webp'])
    await expect.poll(() => pictures().some(({ path }) => path.endsWith(kind)), { message: kind }).toBe(true);
  expect(pictures().filter(({ status, caching }) => status !== 200 || caching !== FOR_GOOD)).toEqual([]);
  // Flags and ranks are part of the scripts, which lie beside them.
  expect(fetched.some(({ path }) => /\/assets\/[\w-]+\.js$/.test(path))).toBe(true);
  expect(fetched.filter(({ status }) => status === 404)).toEqual([]);
  expectNoTrouble(other);
});
