import { writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';

export const gameUrl = (): string => process.env.E2E_URL ?? '';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const satisfies BrowserContextOptions;
export const LAPTOP = { viewport: { width: 1280, height: 720 } } as const satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** The same device of somebody who asked for less motion: where nothing has to be seen moving, two pages at once fit two cores. */
export const still = <Device extends BrowserContextOptions>(device: Device) => ({
  ...device,
  reducedMotion: 'reduce' as const,
});

export const PASSWORD = 'correct-horse-7';

let count = 0;
/** A user name that nobody had before, in any worker. */
export const newName = (): string =>
  `p${process.env.TEST_WORKER_INDEX ?? ''}x${Date.now().toString(36)}${(count++).toString(36)}`.slice(0, 16);

/** Errors that a page reported; a journey expects none. */
const troubles = new WeakMap<Page, string[]>();

async function openPage(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...device });
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

/** `open` gives a page of its own person: nothing is shared with the others. */
export const test = base.extend<{ open: (device?: BrowserContextOptions) => Promise<Page> }>({
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
export async function openSignUp(page: Page, path = '/'): Promise<void> {
  await page.goto(gameUrl() + path);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

export async function sendSignUp(page: Page, name: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('Username') });
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** Signs a new player up and waits for the lobby. Returns the name. */
export async function signUp(page: Page, path = '/'): Promise<string> {
  const name = newName();
  await openSignUp(page, path);
  await sendSignUp(page, name, PASSWORD);
  if (path === '/') await expect(createRoomButton(page)).toBeVisible();
  return name;
}

/** As wide as the phones' layout is at most. */
const PHONE_LAYOUT = 760;

/** Opens the settings from home: on phones they are behind the menu. */
export async function openSettings(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) > PHONE_LAYOUT) return bar.getByRole('button', { name: 'Settings' }).click();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
}

export const createRoomButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Create room' }).first();
