import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from '#config/room-limits.ts';
import { ConnectionLimiter } from './connection-limiter.ts';

const warned: string[] = [];
const log = {
  debug: () => undefined,
  info: () => undefined,
  error: () => undefined,
  warn: (_: object, text: string) => void warned.push(text),
};
const keeper = (limits: Partial<ConnectionLimits>, trustedHops = 0): ConnectionLimiter =>
  new ConnectionLimiter(
    { ...NO_CONNECTION_LIMITS, ...limits },
    { trustedHops, vouchedFor: (headers) => (headers['x-vouched'] as string) ?? null },
    log,
  );

const open: (Socket | Server)[] = [];
afterEach(() => {
  for (const one of open.splice(0))
    if ('listening' in one) one.close();
    else one.destroy();
  warned.length = 0;
});

describe('sockets without a seat', () => {
  const from = (remoteAddress: string, headers: IncomingHttpHeaders = {}) =>
    ({ headers, socket: { remoteAddress } }) as IncomingMessage;

  it('56 of one address run out by themselves, and come again with time', () => {
    const door = keeper({ seatlessPerAddress: { burst: 3, perSecond: 1 } });
    const now = performance.now();
    const asked = (address: string, at = now) => door.admitsSeatless(from(address), at);
    expect([1, 2, 3, 4].map(() => asked('192.0.2.1'))).toEqual([true, true, true, false]);
    expect([asked('192.0.2.2'), asked('192.0.2.1', now + 1_100)]).toEqual([true, true]);
  });

  it('56 of all addresses together run out, too, however many there are and whatever they claim', () => {
    const door = keeper({
      seatlessPerAddress: { burst: 3, perSecond: 1 },
      seatlessInAll: { burst: 5_000, perSecond: 0 },
    });
    const now = performance.now();
    const all = Array.from({ length: 6_000 }, (_, i) =>
      door.admitsSeatless(from(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`), now),
    );
    expect(all.filter(Boolean)).toHaveLength(5_000);
    expect(door.admitsSeatless(from('192.0.2.1', { 'x-forwarded-for': '198.51.100.1' }), now)).toBe(false);
  });

  it('38 are not counted by an address that strangers share', () => {
    const door = keeper({ seatlessPerAddress: { burst: 1, perSecond: 0 } });
    const proxied = { 'x-forwarded-for': '198.51.100.1' };
    const activity = { origin: 'https://1234.discordsays.com' };
    for (const headers of [proxied, activity])
      expect([1, 2, 3].map(() => door.admitsSeatless(from('192.0.2.1', headers)))).toEqual([true, true, true]);
    // Whom the platform vouches for is counted as themselves.
    const vouched = { ...activity, 'x-vouched': 'one' };
    expect([1, 2].map(() => door.admitsSeatless(from('192.0.2.1', vouched)))).toEqual([true, false]);
  });
});

describe('connections', () => {
  const MOST = 5;
  async function listen(trustedHops = 0) {
    const server = createServer((_request, response) => response.end('here'));
    keeper({ connectionsPerAddress: MOST }, trustedHops).watch(server);
    server.listen(0, '127.0.0.1');
    open.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const dial = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      open.push(socket);
      await once(socket, 'connect');
      return socket;
    };
    /** Whether the server answers on a connection. */
    const answers = async (socket: Socket, header = ''): Promise<boolean> => {
      if (socket.closed) return false;
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`);
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    };
    return { dial, answers };
  }

  it('56 of one address are few; when one closes another may come', async () => {
    const { dial, answers } = await listen();
    const all: Socket[] = [];
    for (let i = 0; i < MOST + 3; i++) all.push(await dial());
    const answered: boolean[] = [];
    for (const socket of all) answered.push(await answers(socket));
    expect(answered).toEqual([...Array(MOST).fill(true), false, false, false]);
    expect(warned).toEqual(['One address has too many connections: more of them are refused']);
    all[0]?.destroy();
    await expect.poll(async () => answers(await dial())).toBe(true);
  });

  it('38 of a proxy are not few: one that we were told of, and one nearby that shows itself', async () => {
    for (const [hops, header] of [
      [1, ''],
      [0, 'X-Forwarded-For: 198.51.100.1\r\n'],
    ] as const) {
      const { dial, answers } = await listen(hops);
      for (let i = 0; i < MOST + 3; i++) expect(await answers(await dial(), header)).toBe(true);
    }
    expect(warned.filter((text) => text.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});
