/** `node bench/words/scroll.ts`: what a frame costs the page while a grid of a hundred words scrolls on a phone that is four times slower. */
import { chromium, type Page } from '@playwright/test';
import { WORDS_PAGE } from '@syllaboom/contracts';
import { buildBundle } from '../../tools/build.ts';
import { findChromium } from '../../tools/machine.ts';
import { spawnServer } from '../../tools/spawn-server.ts';
import { costAt, costOfFrames, trace } from '../frames/frame-costs.ts';
import { printTable } from '../print-table.ts';

const SLOWER = 4;
const SECONDS = 6;
/** As fast as a thumb that flings again and again. */
const PX_PER_SECOND = 1_600;
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const MOST_MS = 8;
const REST_MS = 6_000;
const now = new Date().toISOString();
const WORDS = Array.from({ length: WORDS_PAGE.minimal }, (_, n) => ({
  w: `UNVERWECHSELBAR${n}`.slice(n % 9),
  l: n % 3 === 0 ? 'de-DE' : 'en-US',
  d: n % 4 === 0,
  tu: 1 + n,
  u: 1 + (n % 17),
  cd: now,
  ld: now,
}));
const LIST = { words: WORDS, pagination: { currentPage: 1, totalPages: 300, totalWords: 300 * WORDS_PAGE.minimal } };

const scroll = (page: Page): Promise<void> =>
  page.evaluate(
    ({ seconds, speed }) =>
      new Promise<void>((done) => {
        let scroller: Element | null = document.querySelector('[data-word]');
        while (
          scroller &&
          !(
            scroller.scrollHeight > scroller.clientHeight + 40 &&
            /auto|scroll/.test(getComputedStyle(scroller).overflowY)
          )
        )
          scroller = scroller.parentElement;
        const within = scroller ?? document.scrollingElement;
        const began = performance.now();
        let [last, direction] = [began, 1];
        const tick = (at: number): void => {
          if (within === null) return done();
          within.scrollTop += (direction * speed * (at - last)) / 1000;
          const end = within.scrollHeight - within.clientHeight;
          if (within.scrollTop >= end - 1) direction = -1;
          else if (within.scrollTop <= 0) direction = 1;
          last = at;
          return at - began < seconds * 1000 ? void requestAnimationFrame(tick) : done();
        };
        requestAnimationFrame(tick);
      }),
    { seconds: SECONDS, speed: PX_PER_SECOND },
  );

async function measureView(url: string, view: keyof typeof VIEWS): Promise<number[]> {
  process.env.E2E_URL = url;
  const { comeIn } = await import('../../e2e/driver/come-in.ts');
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWS[view], locale: 'en-US', serviceWorkers: 'block' });
    await page.route('**/api/word/paginated*', (route) => route.fulfill({ json: LIST }));
    await comeIn(page, '/?tab=trade&section=words');
    await page.getByRole('button', { name: 'Minimal view' }).click();
    await page
      .locator('[data-word]')
      .nth(WORDS_PAGE.minimal - 1)
      .waitFor();
    // Nothing is pointed at, and what greets a newcomer is over.
    await page.mouse.move(1, 1);
    await page.waitForTimeout(REST_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return costOfFrames(await trace(session, () => scroll(page)));
  } finally {
    await browser.close();
  }
}

await buildBundle();
const server = await spawnServer();
try {
  const rows: string[][] = [];
  for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    const costs = await measureView(server.url, view);
    const at = (share: number) => costAt(costs, share);
    rows.push([view, String(costs.length), at(0.5).toFixed(1), at(0.95).toFixed(1), at(0.999).toFixed(1)]);
    if (!(at(0.5) <= MOST_MS)) process.exitCode = 1;
  }
  printTable(
    `A frame of ${WORDS_PAGE.minimal} scrolling words at ${SLOWER} × slower CPU: script, style and layout, ms`,
    ['', 'frames', 'median', 'p95', 'longest'],
    rows,
  );
} finally {
  await server.end('SIGKILL');
}
