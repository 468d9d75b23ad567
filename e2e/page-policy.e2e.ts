import { expect, type Page } from '@playwright/test';
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts';
import { DESKTOP, expectNoTrouble, gameUrl, test } from './driver/game.ts';
import { answerTurns } from './driver/table.ts';
import { text } from './driver/texts.ts';
import { DISCORD_CLIENT_ORIGIN } from './harness/stand-ins.ts';

/** Answers for a host that does not exist: a page with the game in a frame. */
async function frameGameIn(page: Page, origin: string): Promise<void> {
  const body = `<!doctype html><title>Frame</title><iframe id="app" src="${gameUrl()}/"></iframe>`;
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  // Chromium asks before a page of nowhere may frame one of this machine.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.goto(`${origin}/`);
}

test('39 a page of somebody else can’t frame the game; one that was named can', async ({ open }) => {
  const [good, bad] = [await open(), await open()];
  await frameGameIn(good, DISCORD_CLIENT_ORIGIN);
  const inGood = good.frameLocator('#app').getByRole('button', { name: text('landing.playNow') });
  await expect(inGood).toBeVisible();
  await frameGameIn(bad, 'http://evil.localhost:3999');
  await expect(bad.frameLocator('#app').getByRole('button', { name: text('landing.playNow') })).toHaveCount(0);
  await expect.poll(() => bad.frames().some((frame) => frame.url().startsWith(gameUrl()))).toBe(false);
  expectNoTrouble(good);
});

test('39 the page tells nobody where it came from, not even itself after a reload', async ({ open }) => {
  const page = await open();
  await page.goto(`${gameUrl()}/?from=somewhere`);
  await expect(page.getByRole('button', { name: text('landing.playNow') })).toBeVisible();
  await page.evaluate(() => location.replace('/?again'));
  await page.waitForURL('**/?again');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await page.reload();
  expect(await page.evaluate(() => document.referrer)).toBe('');
});

test.describe('without Google', () => {
  let server: SpawnedServer;
  test.beforeAll(async () => {
    server = await spawnServer();
  });
  test.afterAll(() => server.end());

  test('39 everything runs where only the game’s own scripts may become script', async ({ open }) => {
    const page = await open({ ...DESKTOP, serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(globalThis, { violations });
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    });
    const answer = await page.goto(server.url);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    // A worker, the service worker and a match.
    await page.getByRole('button', { name: text('landing.playNow') }).click();
    await page.getByRole('slider', { name: text('practice.bots') }).press('Home');
    await page.getByRole('button', { name: text('practice.start') }).click();
    await expect(page.getByTestId('bomb')).toBeVisible({ timeout: 30_000 });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await answerTurns(page, new Set(), 1);
    expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([]);
    expectNoTrouble(page);
    const attempts = await page.evaluate(() =>
      [
        () => {
          document.body.innerHTML = '<b>markup</b>';
        },
        () => new Worker('https://evil.example/worker.js'),
        () => {
          document.createElement('script').src = 'https://evil.example/x.js';
        },
      ].map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (refusal) {
          return (refusal as Error).name;
        }
      }),
    );
    expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  test('a shared link shows the game, with its picture', async ({ request }) => {
    const page = await (await request.get(`${server.url}/?room=ABCDEFG`)).text();
    expect(page).toContain('<meta property="og:title" content="Syllaboom">');
    const picture = await request.get(`${server.url}/icons/card.png`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });
});
