import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { internet, type Outside } from '#platform/outside/fetch-outside.ts';
import { fetchPicture, OUTSIDE_PICTURE } from './fetch-picture.ts';
import { createPictureLinks } from './picture-links.ts';
import { createPictureProxy } from './picture-proxy.ts';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);
const PUBLIC = '93.184.216.34';

let canary: Server;
let port: number;
let hits: string[] = [];
let answer: RequestListener;
beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});
beforeEach(() => {
  hits = [];
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
});

/** Names resolve as the table says; whatever may be asked is asked of the local server. */
const staged = (names: Readonly<Record<string, readonly string[]>> = {}): Outside => ({
  resolve: async (host) => names[host] ?? [PUBLIC],
  ask: (url, _address, signal) =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ host: '127.0.0.1', port, path: url.pathname, signal }, done).once('error', fail);
    }),
});

describe('a picture from elsewhere', () => {
  it.each([
    'https://127.0.0.1/a.png',
    'https://127.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f000001/a.png',
    'https://0.0.0.0/a.png',
    'https://[::1]/a.png',
    'https://[::]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
    'https://10.0.0.7/a.png',
    'https://192.168.1.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/a.png',
    'https://localhost/a.png',
    'https://router.local/a.png',
    'https://intranet/a.png',
    'https://user:secret@pictures.example/a.png',
    'https://pictures.example:22/a.png',
    'https://pictures.example:8443/a.png',
    'http://pictures.example/a.png',
    'file:///etc/passwd',
    'gopher://pictures.example/1',
    'data:image/png;base64,AAAA',
    'no address',
  ])('31 is never asked for at %s', async (address) => {
    const outside = { ...staged(), resolve: internet.resolve };
    await expect(fetchPicture(outside, address)).rejects.toMatchObject({ code: 'picture/refused' });
    expect(hits).toEqual([]);
  });

  it('31 is not asked for when its name leads into a private network, or in part', async () => {
    const outside = staged({
      'one.example': ['127.0.0.1'],
      'two.example': [PUBLIC, '10.1.2.3'],
      'six.example': ['::1'],
    });
    for (const host of ['one', 'two', 'six']) {
      await expect(fetchPicture(outside, `https://${host}.example/a.png`)).rejects.toMatchObject({
        code: 'picture/refused',
      });
    }
    expect(hits).toEqual([]);
  });

  it('31 is asked at the address that was checked, whatever the name means afterwards', async () => {
    const asked: string[] = [];
    let times = 0;
    const outside: Outside = {
      resolve: async () => (times++ === 0 ? [PUBLIC] : ['127.0.0.1']),
      ask: (url, address, ...rest) => {
        asked.push(address);
        return staged().ask(url, address, ...rest);
      },
    };
    await fetchPicture(outside, 'https://rebind.example/a.png');
    expect([asked, times]).toEqual([[PUBLIC], 1]);
  });

  it('31 follows two redirections, and none into a private network', async () => {
    answer = (request, response) => {
      const next = { '/1': '/2', '/2': '/3', '/4': 'https://127.0.0.1/x', '/5': 'https://lan.example/x', '/6': '/6' };
      const to = next[request.url as keyof typeof next];
      if (to === undefined) response.end(PNG);
      else response.writeHead(302, { location: to }).end();
    };
    const outside = staged({ 'lan.example': ['192.168.0.2'] });
    expect((await fetchPicture(outside, 'https://a.example/1')).type).toBe('image/png');
    await expect(fetchPicture(outside, 'https://a.example/4')).rejects.toMatchObject({ code: 'picture/refused' });
    await expect(fetchPicture(outside, 'https://a.example/5')).rejects.toMatchObject({ code: 'picture/refused' });
    await expect(fetchPicture(outside, 'https://a.example/6')).rejects.toMatchObject({ code: 'picture/unreachable' });
  });

  it('32 must be one by its bytes, of no more than three megabytes', async () => {
    for (const text of ['<html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '']) {
      answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(text);
      await expect(fetchPicture(staged(), 'https://a.example/x')).rejects.toMatchObject({ code: 'picture/no_picture' });
    }
    answer = (_request, response) => response.end(Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)]));
    await expect(fetchPicture(staged(), 'https://a.example/x')).rejects.toMatchObject({ code: 'picture/too_large' });
    answer = (_request, response) => response.writeHead(500).end();
    await expect(fetchPicture(staged(), 'https://a.example/x')).rejects.toMatchObject({ code: 'picture/unreachable' });
  });

  it('32 must come whole within five seconds', async () => {
    let drip: ReturnType<typeof setInterval> | undefined;
    answer = (_request, response) => {
      response.write(PNG);
      drip = setInterval(() => response.write('.'), 200);
    };
    const nameless: Outside = { ...staged(), resolve: () => new Promise(() => undefined) };
    const started = performance.now();
    await Promise.all(
      [staged(), nameless].map((outside) =>
        expect(fetchPicture(outside, 'https://a.example/x')).rejects.toMatchObject({ code: 'picture/unreachable' }),
      ),
    );
    clearInterval(drip);
    expect(performance.now() - started).toBeLessThan(OUTSIDE_PICTURE.timeoutMs + 1_000);
  }, 15_000);
});

describe('the way through this server', () => {
  it('32 opens only links that it signed itself, for two days', async () => {
    const clock = createShiftingClock();
    const links = createPictureLinks(Buffer.alloc(32, 1), clock);
    const proxy = createPictureProxy(links, staged());
    const token = links.link('https://a.example/x.png').replace('pictures/', '');
    expect(await proxy.read({ token })).toEqual({ bytes: PNG, type: 'image/png' });
    const [payload = '', signature = ''] = token.split('.');
    const other = createPictureLinks(Buffer.alloc(32, 2), clock)
      .link('https://a.example/x.png')
      .replace('pictures/', '');
    const forged = Buffer.from(JSON.stringify([9e9, 'https://a.example/y.png'])).toString('base64url');
    for (const bad of ['', payload, `${payload}.`, `${forged}.${signature}`, other, `${token}.x`]) {
      await expect(proxy.read({ token: bad })).rejects.toMatchObject({ code: 'picture/link' });
    }
    clock.forward(2 * 86_400);
    await expect(proxy.read({ token })).rejects.toMatchObject({ code: 'picture/link' });
  });

  it('fetches a picture once for all who look', async () => {
    const links = createPictureLinks(Buffer.alloc(32, 1), createShiftingClock());
    const proxy = createPictureProxy(links, staged());
    const token = links.link('https://a.example/once.png').replace('pictures/', '');
    await Promise.all(Array.from({ length: 20 }, () => proxy.read({ token })));
    await proxy.read({ token });
    expect(hits).toEqual(['/once.png']);
  });
});
