import { expect, type Page } from '@playwright/test';
import { type SpawnedServer, spawnServer } from '../tools/spawn-server.ts';
import { comeIn } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, gameUrl, moving, test } from './driver/game.ts';
import { answerTurns, createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';
import { DISCORD_CLIENT_ORIGIN } from './harness/fakes.ts';

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

/** A plain picture. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    canvas.getContext('2d')?.fillRect(0, 0, 256, 256);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('everything comes from the game: calls from its server, avatars, flags and cosmetics as static files, none of them missing', async ({
  open,
}) => {
  const page = await open();
  const answers: { url: URL; status: number; caching: string }[] = [];
  page.on('response', (response) => {
    const caching = response.headers()['cache-control'] ?? '';
    answers.push({ url: new URL(response.url()), status: response.status(), caching });
  });
  await comeIn(page);
  await createRoom(page, 'A table of faces');
  const hub = page.getByRole('dialog', { name: text('profile.hub') });
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('profile.title') })
    .click();
  await hub.getByRole('button', { name: text('profile.edit'), exact: true }).click();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: text('profile.usePicture'), exact: true }).click();
  await expect(page.getByText(text('profile.pictureSaved')).first()).toBeVisible();
  await expect.poll(() => answers.some(({ url }) => url.pathname.startsWith('/api/avatars/'))).toBe(true);
  const web = answers.filter(({ url }) => url.protocol.startsWith('http'));
  // Google's own button script comes from Google: here from its fake.
  const foreign = web.filter(({ url }) => url.origin !== gameUrl() && url.origin !== process.env.E2E_GOOGLE_URL);
  expect(foreign.map(({ url }) => url.href)).toEqual([]);
  expect(web.filter(({ url }) => url.pathname.startsWith('/api/')).length).toBeGreaterThan(3);
  const files = web.filter(({ url }) => /^\/(assets|icons|api\/avatars)\//.test(url.pathname));
  expect(files.filter(({ status }) => status !== 200 && status !== 304)).toEqual([]);
  expect(files.filter(({ caching }) => !caching.includes('immutable'))).toEqual([]);
});

test.describe('without Google', () => {
  // One server for both.
  test.describe.configure({ mode: 'default' });

  let server: SpawnedServer;
  test.beforeAll(async () => {
    server = await spawnServer();
  });
  test.afterAll(() => server.end());

  test('39 everything runs where only the game’s own scripts may become script', async ({ open }) => {
    const page = await open({ ...moving(DESKTOP), serviceWorkers: 'allow' });
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
