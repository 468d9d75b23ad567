import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, PHONE, test } from './driver/game.ts';
import { expectWhole, type Pointer } from './driver/layout.ts';
import { textIn } from './driver/texts.ts';

/** The short run judges the language that the others are translated from, and a long one. */
const LANGUAGES = process.env.TEST_LONG === '1' ? INTERFACE_LANGUAGES : (['en-US', 'de-DE'] as const);
const TOGETHER = 2;
const GROUPS = Array.from({ length: Math.ceil(LANGUAGES.length / TOGETHER) }, (_, at) =>
  LANGUAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
);
const DEVICES: Record<Pointer, BrowserContextOptions> = { touch: { ...PHONE, deviceScaleFactor: 1 }, mouse: DESKTOP };
const POINTERS = ['touch', 'mouse'] as const;

/** A page of one person, with the language and the pointer that it is judged with. */
interface Viewer {
  readonly page: Page;
  readonly pointer: Pointer;
  readonly language: string;
  readonly say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly judge: (name: string, isCurrent?: () => Promise<boolean>) => Promise<boolean>;
}

type Open = (device?: BrowserContextOptions) => Promise<Page>;

async function openViewers(open: Open, languages: readonly string[]): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const language of languages)
    for (const pointer of POINTERS) {
      const page = await open({ ...DEVICES[pointer], locale: language });
      viewers.push({
        page,
        pointer,
        language,
        say: (key, params) => textIn(language, key, params),
        judge: (name, isCurrent) =>
          expectWhole(page, `${name}-${language}`, { pointer, ...(isCurrent ? { isCurrent } : {}) }),
      });
    }
  return viewers;
}

const HOME_TABS = ['rooms', 'profile', 'ranked', 'leaderboard', 'news', 'discord'] as const;

/** Home's pages; toasts of the first visit pass by themselves. */
async function judgeHome({ page, judge }: Viewer): Promise<void> {
  for (const tab of HOME_TABS) {
    await page.locator(`[data-tab=${tab}]`).click();
    await expect(page.locator(`[data-page=${tab}] main`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await judge(`home-${tab}`);
  }
  await page.locator('[data-tab=rooms]').click();
}

/** Windows of home, by what opens them. */
async function judgeHomeWindows({ page, pointer, judge, say }: Viewer): Promise<void> {
  await page
    .getByRole('button', { name: say('lobby.createRoom') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge('create-room');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const bar = page.getByRole('banner');
  if (pointer === 'touch') {
    await bar.getByRole('button', { name: say('home.more') }).click();
    await page.getByRole('menuitem', { name: say('common.settings') }).click();
  } else await bar.getByRole('button', { name: say('common.settings'), exact: true }).click();
  await expect(page.locator('[data-window=settings]')).toBeVisible();
  for (const at of [0, 1, 2, 3]) {
    await page.getByRole('dialog').getByRole('tab').nth(at).click();
    await judge(`settings-${at + 1}`);
  }
  await page.keyboard.press('Escape');
}

for (const languages of GROUPS)
  test(`nothing covers or cuts anything on home at any size in ${languages.join(' and ')}`, async ({ open }) => {
    const viewers = await openViewers(open, languages);
    for (const { page } of viewers) await comeIn(page, '/?tab=rooms');
    await Promise.all(viewers.map(judgeHome));
    await Promise.all(viewers.map(judgeHomeWindows));
  });
