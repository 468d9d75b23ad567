import { expect, type Locator, type Page } from '@playwright/test';
import { MODES } from '@syllaboom/engine';
import { comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, PHONE, test } from './driver/game.ts';
import { newName } from './driver/newcomers.ts';
import { openRoom, signUpPlayer } from './driver/sdk-player.ts';

/** Texts of the page that hold an emoji as a letter, for the system's fonts to draw. */
const leftToFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? '';
      if (/\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(text)) found.push(text);
    }
    return found;
  });

/** Waits until an emoji stands there as a picture that has come. */
async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.src.includes('%3Cpath'))).toBe(true);
}

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`the prompts that come with the game are pictures, and so is what people write, on a ${name}`, async ({
    open,
  }) => {
    const url = gameUrl();
    const host = await openRoom(url, await signUpPlayer(url, newName()), '🦊 Den');
    host.send('add-bot', { typingSpeed: 1, typoAmount: 0, thinkingTime: 10 });
    const page = await open(device);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await comeToRoom(page, host.roomId);
    await expectPicture(page.getByRole('heading', { name: '🦊 Den' }).getByRole('img', { name: '🦊' }));
    if (name === 'desktop') {
      host.send('chat', { message: 'gg 🇪🇸 <i>👍🏽</i>' });
      await expectPicture(page.getByRole('log').getByRole('img', { name: '🇪🇸' }));
      await expectPicture(page.getByRole('log').getByRole('img', { name: '👍🏽' }));
      await expect(page.getByRole('log')).toContainText('<i>');
    }
    host.send('settings', { speed: 0.5 });
    host.send('settings', { mode: MODES.customPrompts });
    host.send('start');
    await expectPicture(page.getByTestId('custom-prompt').getByRole('heading').getByRole('img'));
    expect(await leftToFonts(page)).toEqual([]);
    // A picture is a few kilobytes; the font is for what is being typed.
    expect(asked.filter((address) => /twemoji/.test(address))).toEqual([]);
    expect(asked.filter((address) => new URL(address).host !== new URL(url).host)).toEqual([]);
    host.send('end');
    expectNoTrouble(page);
    await host.leave();
  });
}
