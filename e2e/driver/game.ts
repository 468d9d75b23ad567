import { writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { slowFrames } from '../../apps/web/src/testing/slow-frames.ts';
import { newName, PASSWORD } from './newcomers.ts';
import { chooseServer, type Pauses } from './servers.ts';

export const gameUrl = (): string => process.env.E2E_URL ?? '';

/** Devices of people who asked for less motion: pages that draw nothing meanwhile fit two cores in fours. */
const STILL = { reducedMotion: 'reduce' } as const satisfies BrowserContextOptions;
export const DESKTOP = { viewport: { width: 1440, height: 900 }, ...STILL } as const satisfies BrowserContextOptions;
export const LAPTOP = { viewport: { width: 1280, height: 720 }, ...STILL } as const satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  ...STILL,
} as const satisfies BrowserContextOptions;

/** The same device with all its motion: where that is part of what is to be seen, or could break it. */
export const moving = (device: BrowserContextOptions): BrowserContextOptions => ({
  ...device,
  reducedMotion: 'no-preference',
});

/** Errors that a page reported; a journey expects none. */
const troubles = new WeakMap<Page, string[]>();

/** What a still device draws by scripts all the same, the burning fuse say, it draws so seldom. */
const STILL_FRAME_MS = 50;

async function openPage(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...device });
  if (device.reducedMotion === STILL.reducedMotion) await context.addInitScript(slowFrames, STILL_FRAME_MS);
  const page = await context.newPage();
  const found: string[] = [];
  troubles.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return page;
}

/** What every page of a failed journey looked like and complained of. */
async function keepEvidence(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const [at, page] of pages.entries()) {
    await page.screenshot({ path: info.outputPath(`page-${at + 1}.png`) });
    writeFileSync(info.outputPath(`page-${at + 1}.log`), (troubles.get(page) ?? []).join('\n'));
  }
}

interface OfJourney {
  /** Gives a page of its own person: nothing is shared with the others. */
  readonly open: (device?: BrowserContextOptions) => Promise<Page>;
}
interface OfFile {
  /**
   * The countdown and the pictures around a match take ten seconds of most journeys, which are about something else:
   * those play where these pauses are short. A file whose journeys are about them says `test.use({ pauses: 'true' })`.
   */
  readonly pauses: Pauses;
  readonly server: undefined;
}

export const test = base.extend<OfJourney, OfFile>({
  pauses: ['short', { option: true, scope: 'worker' }],
  server: [
    async ({ pauses }, provide) => {
      chooseServer(pauses);
      await provide(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  open: async ({ browser }, provide, info) => {
    const pages: Page[] = [];
    await provide(async (device = DESKTOP) => {
      const page = await openPage(browser, device);
      pages.push(page);
      return page;
    });
    if (info.status !== info.expectedStatus) await keepEvidence(pages, info);
    for (const page of pages) await page.context().close();
  },
});

/** No script failed and the console holds no error beyond those that the journey provokes. */
export function expectNoTrouble(page: Page, provoked: RegExp = /$^/): void {
  expect((troubles.get(page) ?? []).filter((text) => !provoked.test(text))).toEqual([]);
}

/** Opens the sign-up form from the landing page. */
export async function openSignUp(page: Page): Promise<void> {
  await page.goto(gameUrl());
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

export async function sendSignUp(page: Page, name: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('Username') });
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** Signs a new player up by the form and waits for the lobby: where signing up belongs to the story. Returns the name. */
export async function signUpByForm(page: Page): Promise<string> {
  const name = newName();
  await openSignUp(page);
  await sendSignUp(page, name, PASSWORD);
  await expect(createRoomButton(page)).toBeVisible();
  return name;
}

/** As wide as a screen is at most whose top bar is a menu. */
const BAR_MENU = 900;

/** Opens the settings from home: on phones they are behind the menu. */
export async function openSettings(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) > BAR_MENU) return bar.getByRole('button', { name: 'Settings' }).click();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
}

export const createRoomButton = (page: Page) => page.getByRole('button', { name: 'Create room' }).first();
