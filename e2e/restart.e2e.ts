import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findFreePort, type SpawnedServer, spawnServer } from '../tools/spawn-server.ts';
import { comeIn, comeToRoom } from './driver/come-in.ts';
import { DESKTOP, expectNoTrouble, PHONE, test } from './driver/game.ts';
import { inspectScreen } from './driver/screens.ts';
import { createRoom } from './driver/table.ts';
import { text } from './driver/texts.ts';

/** What the browser says while nobody answers, or a proxy in its place. */
const AWAY = /Failed to load resource|WebSocket connection|net::ERR/;

const away = (page: Page) => page.getByTestId('away');
const titleOf = (page: Page) => page.getByRole('heading', { name: 'Owls at night', exact: true });

/** Starts the server anew, and says how long each page took from its first answer to the table. */
async function startAgain(dataDir: string, port: number, pages: readonly Page[]): Promise<SpawnedServer> {
  const starting = spawnServer({ dataDir, port });
  const answering = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answering, { intervals: [20], timeout: 60_000 }).toBe(true);
  const since = performance.now();
  const tookMs = await Promise.all(
    pages.map(async (page) => {
      await expect(away(page)).toHaveCount(0);
      await expect(titleOf(page)).toBeVisible();
      return Math.round(performance.now() - since);
    }),
  );
  // How long the page itself takes is proven with a clock of its own (stay.test.ts): here a server and two browsers start at once.
  console.log(`back at the table ${tookMs.join(' and ')} ms after the first answer`);
  return starting;
}

test('a restart and a crash are told at once, and lead back to the same table', async ({ open }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-restart-'));
  const port = await findFreePort();
  const shared = process.env.E2E_URL;
  let server = await spawnServer({ dataDir, port });
  try {
    process.env.E2E_URL = server.url;
    const [host, friend] = [await open(DESKTOP), await open(PHONE)];
    await comeIn(host);
    const roomId = await createRoom(host, 'Owls at night');
    await comeToRoom(friend, roomId);
    const pages = [host, friend];

    const ended = server.end('SIGTERM');
    // Inspecting takes seconds: by then the other page may say that nobody answers any more.
    await Promise.all(
      pages.map((page) => expect(away(page).getByRole('alert')).toContainText(text('connection.restarting'))),
    );
    for (const page of pages) await inspectScreen(page, 'server-restarts');
    await ended;
    server = await startAgain(dataDir, port, pages);
    for (const page of pages) await expect(page).toHaveURL(new RegExp(`room=${roomId}`));

    // The host of before is the host again: only they start.
    await host.getByRole('button', { name: text('room.start'), exact: true }).click();
    for (const page of pages) await expect(page.getByTestId('bomb')).toBeVisible({ timeout: 60_000 });
    await server.end('SIGKILL');
    for (const page of pages) await expect(away(page).getByRole('alert')).toContainText(text('connection.silent'));
    server = await startAgain(dataDir, port, pages);
    for (const page of pages) await expect(page.getByText(text('connection.matchLost')).first()).toBeVisible();
    for (const page of pages) expectNoTrouble(page, AWAY);
  } finally {
    process.env.E2E_URL = shared;
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
