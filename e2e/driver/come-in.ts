import { expect, type Page } from '@playwright/test';
import type { GameLanguage } from '@syllaboom/engine';
import { createRoomButton, gameUrl } from './game.ts';
import { newName } from './newcomers.ts';
import { signUpPlayer } from './sdk-player.ts';
import { text } from './texts.ts';

/** A page of the game's origin that shows nothing: a place to store things before the game is opened. */
const EMPTY_PAGE = { contentType: 'text/html', body: '<!doctype html><title></title><link rel="icon" href="data:,">' };

/**
 * Opens the game as a new player who signed up on this device a moment ago: over HTTP, with the session stored where the
 * page keeps its own. The form is the subject of other journeys. Without a device key the session can't be renewed: it
 * lives a quarter of an hour. The language is that of the player's rooms. Returns the name.
 */
export async function comeIn(page: Page, path = '/', locale?: GameLanguage): Promise<string> {
  const { name, token, user, expiresIn } = await signUpPlayer(gameUrl(), newName(), locale);
  const before = `${gameUrl()}/before`;
  await page.route(before, (route) => route.fulfill(EMPTY_PAGE), { times: 1 });
  await page.goto(before);
  await page.evaluate(
    (session) =>
      new Promise<void>((done, fail) => {
        localStorage.setItem('syllaboom.player', '1');
        const opening = indexedDB.open('syllaboom-session', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('slots');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('slots', 'readwrite');
          transaction.objectStore('slots').put(session, 'session');
          transaction.onerror = () => fail(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { token, user, expiresAt: Date.now() + expiresIn * 1000 },
  );
  await page.goto(gameUrl() + path);
  if (path === '/') await expect(createRoomButton(page)).toBeVisible();
  return name;
}

/** Comes in by a room's link. Returns the name. */
export async function comeToRoom(page: Page, roomId: string): Promise<string> {
  const name = await comeIn(page, `/?room=${roomId}`);
  await expect(page.getByTestId('room')).toBeVisible();
  return name;
}

/** Follows a room's link signed out, types a name and sits down: an account on this browser's key. Returns the name. */
export async function comeByName(page: Page, roomId: string, name = newName()): Promise<string> {
  await page.goto(`${gameUrl()}/?room=${roomId}`);
  await page.getByLabel(text('invite.yourName')).fill(name);
  await page.getByRole('button', { name: text('invite.sitDown') }).click();
  await expect(page.getByTestId('room')).toBeVisible();
  return name;
}
