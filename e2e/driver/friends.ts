import { expect, type Page } from '@playwright/test';
import { PlayerHit } from '@syllaboom/contracts';
import { z } from 'zod';
import { gameUrl } from './game.ts';
import type { SdkPlayer } from './sdk-player.ts';
import { text } from './texts.ts';

const Found = z.object({ players: z.array(PlayerHit) });

/** The panel of friends. */
export const friendsPanel = (page: Page) => page.locator('[data-window=friends]');
/** Its button in a top bar, whatever waits there. */
export const friendsButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${text('friends.title')}`) });
export const friendsTab = (page: Page, tab: string) =>
  friendsPanel(page).getByRole('tab', { name: new RegExp(`^${text(`friends.tabs.${tab}`)}`) });

/** Opens the panel; on phones its button is behind the menu of home, which says in which language it speaks. */
export async function openFriends(page: Page, tab?: string, say: typeof text = text): Promise<void> {
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', { name: new RegExp(`^${say('friends.title')}`) });
  if (!(await friendsPanel(page).isVisible())) {
    const more = banner.getByRole('button', { name: new RegExp(`^${say('home.more')}`) });
    await expect(button.or(more).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    else {
      await more.click();
      await page.getByRole('menuitem', { name: say('friends.title') }).click();
    }
  }
  if (tab !== undefined) await friendsTab(page, tab).click();
}

/** A friend in the list. */
export const friendRow = (page: Page, name: string) =>
  friendsPanel(page).locator('[data-row]').filter({ hasText: name });

/** Chooses from the menu of a friend. */
export async function chooseForFriend(page: Page, name: string, deed: string): Promise<void> {
  await friendRow(page, name).click();
  await page.getByRole('menuitem', { name: text(`friends.${deed}`), exact: true }).click();
}

/** Asks the player of that name for friendship, over HTTP. */
export async function askForFriendship({ token }: SdkPlayer, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const found = await fetch(`${gameUrl()}/api/search/players/${name}`, { headers });
  const id = Found.parse(await found.json()).players.find(({ displayName }) => displayName === name)?.id;
  const reply = await fetch(`${gameUrl()}/api/friends/request`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ friendId: id }),
  });
  expect(reply.ok, `a request to ${name}: ${reply.status}`).toBe(true);
}
