import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { comeIn } from '../come-in.ts';
import { DESKTOP } from '../game.ts';
import { awaitLoaded, countRequests, expectWhole, holdResults, type Screen, SCREENS, showOn } from './layout.ts';
import { textIn } from '../texts.ts';

/** The short run judges the language that the others are translated from, and a long one. */
const LANGUAGES = process.env.TEST_LONG === '1' ? INTERFACE_LANGUAGES : (['en-US', 'de-DE'] as const);
const TOGETHER = 2;
/** Languages that are judged at the same table. */
export const LANGUAGE_GROUPS = Array.from({ length: Math.ceil(LANGUAGES.length / TOGETHER) }, (_, at) =>
  LANGUAGES.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

/** Wide words, and how they are counted as a name that may be cut. */
export const TITLE = 'Wide words at a table';
export const [UPRIGHT] = SCREENS as readonly [Screen];
/** One of each kind: but for a match, a tablet looks the same whatever points at it. */
export const KINDS = SCREENS.filter(({ touch, width }) => touch || width > 768);
export const DESK = SCREENS.at(-1) ?? UPRIGHT;

/** A page of one person, with the language that it is judged in. */
export interface Viewer {
  readonly page: Page;
  readonly name: string;
  readonly say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly judge: (screen: string, on?: readonly Screen[]) => Promise<void>;
}

/** As a browser shows pages to whoever set its text to twice the size. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

export async function comeInto(page: Page, language: string, screens = SCREENS): Promise<Viewer> {
  countRequests(page);
  await holdResults(page);
  await showOn(page, DESK);
  const name = await comeIn(page, '/?tab=rooms');
  return {
    page,
    name,
    say: (key, params) => textIn(language, key, params),
    judge: (screen, on = screens) =>
      expectWhole(
        page,
        `${screen}-${language}`,
        on.filter((one) => screens.includes(one)),
      ),
  };
}

/** A page in each of the languages; the one with the longest words hosts. */
export async function comeTogether(
  open: (options: BrowserContextOptions) => Promise<Page>,
  languages: readonly string[],
): Promise<readonly Viewer[]> {
  const viewers: Viewer[] = [];
  for (const language of languages.toReversed())
    viewers.push(await comeInto(await open({ ...DESKTOP, locale: language }), language));
  return viewers;
}

/** Judges a window on every screen, then closes it. */
export async function judgeWindow({ page, judge }: Viewer, id: string): Promise<void> {
  const window = page.locator(`[data-window=${id}]`);
  await expect(window).toBeVisible();
  await awaitLoaded(page);
  await judge(id, KINDS);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
}
