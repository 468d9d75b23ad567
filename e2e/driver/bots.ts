import { expect, type Locator, type Page } from '@playwright/test';
import { text } from './texts.ts';

/** Opens the window that adds bots. */
export async function openAddBot(page: Page): Promise<Locator> {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: text('room.addBot') })
    .click();
  return page.getByRole('dialog', { name: text('room.addBot') });
}

/** A bot sits down with the host. */
export async function addBot(page: Page, strength: 'gentle' | 'fair' | 'sharp' = 'fair'): Promise<void> {
  const dialog = await openAddBot(page);
  await dialog
    .getByRole('button')
    .filter({ hasText: text(`practice.${strength}`) })
    .click();
  await expect(dialog).toBeHidden();
}
