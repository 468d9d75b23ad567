import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { FramedSocket, frameOf } from './framed-socket.ts';

let server: WebSocketServer;
let near: FramedSocket;
let far: WebSocket;
let received: Buffer[];
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, WebSocket: FramedSocket });
  await once(server, 'listening');
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(async () => {
  const connected = once(server, 'connection');
  far = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  received = [];
  far.on('message', (data: Buffer) => void received.push(data));
  const [socket, request] = (await connected) as [FramedSocket, { socket: FramedSocket['stream'] }];
  near = socket;
  near.stream = request.socket;
  await once(far, 'open');
  return () => far.terminate();
});

describe('a framed socket', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('brings a message of %i bytes whole', async (length) => {
    const payload = randomBytes(length);
    near.send(payload);
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.equals(payload)).toBe(true);
  });

  it('keeps the order with what goes the library’s way: text, pings, the end', async () => {
    const order: string[] = [];
    far.on('message', (data: Buffer) => void order.push(data.toString()));
    far.on('ping', () => void order.push('ping'));
    const closed = once(far, 'close');
    near.send(Buffer.from('one'));
    near.send('two');
    near.ping();
    near.send(Buffer.from('three'));
    near.close(4003, 'bye');
    expect([(await closed)[0], order]).toEqual([4003, ['one', 'two', 'ping', 'three']]);
  });

  it('sends what one task says to it in one piece, in order, and pings with it', async () => {
    const pieces: string[] = [];
    // The connection beneath the other end: what arrives there in one piece was one call of the system.
    (far as unknown as { _socket: Duplex })._socket.prependListener('data', (piece: Buffer) =>
      pieces.push(piece.toString()),
    );
    near.send(Buffer.from('one'));
    near.ping(Buffer.from('ping'));
    await Promise.resolve();
    near.send(Buffer.from('two'));
    await expect.poll(() => received.map(String)).toEqual(['one', 'two']);
    expect(pieces).toEqual(['\u{FFFD}\u0003one\u{FFFD}\u0004ping\u{FFFD}\u0003two']);
    near.send(Buffer.from('three'));
    await expect.poll(() => pieces).toHaveLength(2);
  });

  it('frames anew what is sent in another task', async () => {
    const payload = Buffer.from('first');
    near.send(payload);
    near.send(payload);
    await expect.poll(() => received.map(String)).toEqual(['first', 'first']);
    payload.write('again');
    near.send(payload);
    await expect.poll(() => String(received.at(-1))).toBe('again');
  });

  it('tells the sender when a message is out, and counts what is not', async () => {
    await new Promise<void>((done) => near.send(Buffer.from('x'), { binary: true }, () => done()));
    far.pause();
    for (let n = 0; n < 400; n++) near.send(randomBytes(100_000));
    expect(near.unsentBytes).toBeGreaterThan(1_000_000);
    far.resume();
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(401);
  });

  it('says nothing to who has gone, and does not fail', async () => {
    near.terminate();
    near.send(Buffer.from('x'));
    await once(far, 'close');
    near.send(Buffer.from('y'));
    expect(received).toEqual([]);
  });
});

it('frames as the standard says: a final binary message, its length in the shortest form', () => {
  expect([...frameOf(Buffer.alloc(3, 7))]).toEqual([0x82, 3, 7, 7, 7]);
  expect([...frameOf(Buffer.alloc(126)).subarray(0, 4)]).toEqual([0x82, 126, 0, 126]);
  expect([...frameOf(Buffer.alloc(65_536)).subarray(0, 10)]).toEqual([0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
});
