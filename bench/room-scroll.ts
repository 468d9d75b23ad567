/** `node bench/room-scroll.ts [rooms]`: frame times of the real client while its list of 2 000 rooms, which changes as a full lobby's does, scrolls. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { chromium, type Page } from '@playwright/test';
import { tokenOf } from '../apps/server/src/rooms/testing/room-player.ts';
import { buildBundle } from '../tools/build.ts';
import { findChromium } from '../tools/machine.ts';
import { spawnServer } from '../tools/spawn-server.ts';
import { printTable } from './print-table.ts';
import { startMeasured } from './rooms/processes.ts';

const SECONDS = 20;
/** As fast as a wheel that is turned without a break. */
const PX_PER_SECOND = 1_600;
/** Every room changes about so often (bench/lobby.ts). */
const SECONDS_BETWEEN_CHANGES = 20;
/** Some close while the last pages come. */
const ALMOST_ALL = 0.99;
const VIEWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const rooms = Number(process.argv[2] ?? 2000);

interface Frames {
  readonly medianFps: number;
  readonly p95Ms: number;
  readonly longestMs: number;
}

/** Passes a request on, to the lobby with another body. */
function pass(asked: IncomingMessage, answer: ServerResponse, pageUrl: string, lobbyPort: string): void {
  const isJoin = asked.url?.startsWith('/matchmake/') && asked.method === 'POST';
  const { port } = new URL(pageUrl);
  const { host: _, origin: __, 'content-length': length, ...headers } = asked.headers;
  const body = JSON.stringify({ wbPlayer: tokenOf('scroller0001') });
  const sent = isJoin
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    : { ...headers, ...(length === undefined ? {} : { 'content-length': length }) };
  const onward = request({
    host: '127.0.0.1',
    port: isJoin ? lobbyPort : port,
    path: asked.url ?? '/',
    method: asked.method ?? 'GET',
    headers: sent,
  });
  onward.on('response', (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  if (isJoin) onward.end(body);
  else asked.pipe(onward);
}

/** One address for both: the page comes from the real server, the lobby from the one with the long list. */
async function serveBoth(pageUrl: string, lobbyPort: string): Promise<{ url: string; close: () => void }> {
  const front = createServer((asked, answer) => pass(asked, answer, pageUrl, lobbyPort));
  front.on('upgrade', (asked: IncomingMessage, near: Duplex, head: Buffer) => {
    const { origin: _, ...headers } = asked.headers;
    const onward = request({ host: '127.0.0.1', port: lobbyPort, path: asked.url ?? '/', headers });
    onward.on('upgrade', (reply, far, rest) => {
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${String(value)}`);
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      near.write(rest);
      far.write(head);
      far.pipe(near).pipe(far);
      far.on('error', () => near.destroy());
      near.on('error', () => far.destroy());
    });
    onward.on('error', () => near.destroy());
    onward.end();
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => front.closeAllConnections() };
}

const measureScroll = (page: Page): Promise<Frames> =>
  page.evaluate(
    ({ seconds, speed }) =>
      new Promise<Frames>((done) => {
        const list = document.querySelector('[data-scroller]');
        const scroller = [list, list?.closest('main')].find(
          (one) => one && one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
        );
        const times: number[] = [];
        const began = performance.now();
        let [last, direction] = [began, 1];
        const tick = (now: number): void => {
          times.push(now - last);
          if (scroller) {
            scroller.scrollTop += (direction * speed * (now - last)) / 1000;
            const end = scroller.scrollHeight - scroller.clientHeight;
            if (scroller.scrollTop >= end - 1) direction = -1;
            else if (scroller.scrollTop <= 0) direction = 1;
          }
          last = now;
          if (now - began < seconds * 1000) return void requestAnimationFrame(tick);
          times.sort((a, b) => a - b);
          const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
          return done({ medianFps: 1000 / at(0.5), p95Ms: at(0.95), longestMs: times.at(-1) ?? 0 });
        };
        if (scroller) requestAnimationFrame(tick);
        else done({ medianFps: 0, p95Ms: 0, longestMs: Number.POSITIVE_INFINITY });
      }),
    { seconds: SECONDS, speed: PX_PER_SECOND },
  );

async function measureView(url: string, view: keyof typeof VIEWS): Promise<Frames> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });
  try {
    const page = await browser.newPage({ viewport: VIEWS[view], locale: 'en-US', serviceWorkers: 'block' });
    await page.goto(url);
    await page.getByRole('button', { name: 'See the open tables' }).click();
    await page.waitForFunction(
      (least) => Number(/(\d+) rooms/.exec(document.body.innerText)?.[1] ?? 0) >= least,
      rooms * ALMOST_ALL,
      { timeout: 60_000 },
    );
    return await measureScroll(page);
  } finally {
    await browser.close();
  }
}

if (process.env.BENCH_URL === undefined) await buildBundle();
const server = process.env.BENCH_URL === undefined ? await spawnServer() : null;
const lobby = await startMeasured('lobby-server.ts', {
  LISTED: String(rooms),
  CHANGES: String(rooms / SECONDS_BETWEEN_CHANGES),
});
const both = await serveBoth(server?.url ?? process.env.BENCH_URL ?? '', lobby.port);
try {
  const rows: string[][] = [];
  for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    const frames = await measureView(both.url, view);
    rows.push([view, frames.medianFps.toFixed(0), frames.p95Ms.toFixed(1), frames.longestMs.toFixed(0)]);
  }
  printTable(`Scrolling through ${rooms} rooms`, ['', 'median fps', 'p95 ms', 'longest ms'], rows);
} finally {
  both.close();
  lobby.server.kill('SIGKILL');
  await server?.end('SIGKILL');
}
