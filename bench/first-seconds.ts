/**
 * `node bench/first-seconds.ts <old> <new> [turns]`: a slow phone's first seconds with two built clients (folders as `WEB_DIR`
 * takes them), in turns, so that whatever else the machine does falls on both. CPU four times slower, 150 ms, 1.6 Mbit/s, nothing
 * kept. To build an older commit: `git worktree add <folder> <commit>`, `npm ci` and `npm run build` there.
 */
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { comeIn } from '../e2e/driver/come-in.ts';
import { PHONE } from '../e2e/driver/game.ts';
import { buildBundle } from '../tools/build.ts';
import { findChromium } from '../tools/machine.ts';
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts';
import { printTable } from './print-table.ts';

const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const MEASURES = ['largest paint', 'a button that answers', 'home usable'] as const;
type Times = Readonly<Record<(typeof MEASURES)[number], number>>;

/** Noted in the page itself: a question from outside would come late, and slow it down. */
function watch(): void {
  const seen = { paint: 0, button: 0, home: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // A button answers once React holds it: it writes its own key on every element.
  const isHeld = (button: Element | null) =>
    button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  const look = (): void => {
    seen.button ||= isHeld(document.querySelector('main h1 ~ div button')) ? performance.now() : 0;
    seen.home ||= [...document.querySelectorAll('main button')].some(
      (one) => /Create room/.test(one.textContent) && isHeld(one),
    )
      ? performance.now()
      : 0;
    requestAnimationFrame(look);
  };
  look();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

const readSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { paint: number; button: number; home: number } }).seen);

async function measure(browser: Browser, url: string, signedIn: boolean): Promise<{ paint: number; usable: number }> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: 'no-preference',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    process.env.E2E_URL = url;
    if (signedIn) {
      // Another path than home's: nobody waits for it here.
      await comeIn(page, '/?from=bench');
      await page.goto('about:blank');
    }
    await page.addInitScript(watch);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    const wanted = signedIn ? 'home' : 'button';
    await page.waitForFunction((key) => (globalThis as unknown as { seen: Record<string, number> }).seen[key], wanted, {
      timeout: 120_000,
      polling: 500,
    });
    // What is painted last may come after the buttons.
    await page.waitForLoadState('networkidle');
    const { paint, [wanted]: usable } = await readSeen(page);
    return { paint, usable };
  } finally {
    await context.close();
  }
}

async function measureAll(browser: Browser, url: string): Promise<Times> {
  const landing = await measure(browser, url, false);
  const home = await measure(browser, url, true);
  return { 'largest paint': landing.paint, 'a button that answers': landing.usable, 'home usable': home.usable };
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

const [oldDir, newDir, turnsText = '7'] = process.argv.slice(2);
if (oldDir === undefined || newDir === undefined) throw new Error('node bench/first-seconds.ts <old> <new> [turns]');
// The servers make what is stale before they are ready: not under their clock.
await buildBundle();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const servers: SpawnedServer[] = [];
for (const dir of [oldDir, newDir]) servers.push(await spawnServer({ env: { WEB_DIR: resolve(dir) } }));
const results: { old: Times; new: Times }[] = [];
const [before, after] = servers;
if (!before || !after) throw new Error('no servers');
// The first of each fills the server's own caches.
for (const { url } of servers) await measureAll(browser, url);
for (let turn = 0; turn < Number(turnsText); turn++) {
  const result = { old: await measureAll(browser, before.url), new: await measureAll(browser, after.url) };
  results.push(result);
  console.log(JSON.stringify(result));
}
await browser.close();
for (const server of servers) await server.end();
printTable(
  `A slow phone's first seconds, medians of ${turnsText} turns`,
  ['', 'old s', 'new s', 'ratio', 'ratios of the turns'],
  MEASURES.map((name) => {
    const ratios = sorted(results.map((turn) => turn.new[name] / turn.old[name]));
    const seconds = (which: 'old' | 'new') => (median(results.map((turn) => turn[which][name])) / 1000).toFixed(2);
    return [
      name,
      seconds('old'),
      seconds('new'),
      median(ratios).toFixed(2),
      `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`,
    ];
  }),
);
