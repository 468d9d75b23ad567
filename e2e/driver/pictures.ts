import { expect, type Page } from '@playwright/test';
import { text } from './texts.ts';

/** A picture of two colours, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    for (const [at, color] of ['#ff5533', '#45c4f5'].entries()) {
      if (context) context.fillStyle = color;
      context?.fillRect(at * 300, 0, 300, 400);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const press = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true }).click();

/** Makes a picture the face of the player whose own corner is open at its edits. */
export async function uploadPicture(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  await page.getByRole('button', { name: text('profile.cropHint') }).press('ArrowRight');
  await press(page, 'profile.usePicture');
  await expect(page.getByText(text('profile.pictureSaved')).first()).toBeVisible();
}
