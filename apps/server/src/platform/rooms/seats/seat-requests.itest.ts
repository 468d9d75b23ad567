import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { CLOSE_CODES, PROTOCOL, PROTOCOL_PARAMETER } from '@syllaboom/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuseSeat, refuseSeatWith } from '../room-refusal.ts';
import { answerSeatRequests, asksForNewRoom, type SeatRequest } from './seat-requests.ts';

let server: Server;
let asked: SeatRequest[];
let complaints: unknown[];
const outage = (text: string, code: string | number) => Object.assign(new Error(text), { code });
let give: (request: SeatRequest) => Promise<unknown>;
const port = (): number => (server.address() as AddressInfo).port;
const post = (path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

beforeAll(async () => {
  server = createServer((_request, response) => response.end('the library'));
  answerSeatRequests(server, {
    allowedOrigins: ['https://frame.example'],
    trustedHops: 1,
    vouchedFor: () => null,
    noteProxy: () => undefined,
    complain: (cause) => void complaints.push(cause),
    ask: (request) => {
      asked.push(request);
      return give(request);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
  complaints = [];
  give = async () => ({ sessionId: 's' });
});
afterAll(() => new Promise((done) => server.close(done)));

describe('a seat request', () => {
  it('is asked with method, room, options, the caller’s token and address, and answered with the seat', async () => {
    const reply = await post('/matchmake/joinById/ROOM42?x=1', '{"locale":"de-DE"}', {
      authorization: 'Bearer secret',
      'x-forwarded-for': '1.1.1.1, 203.0.113.7',
      'x-real-ip': '6.6.6.6',
      origin: 'https://frame.example',
    });
    expect([reply.status, await reply.json()]).toEqual([200, { sessionId: 's' }]);
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://frame.example');
    const [{ context, ...rest } = expect.unreachable()] = asked;
    expect(rest).toEqual({
      method: 'joinById',
      roomId: 'ROOM42',
      options: { locale: 'de-DE' },
      ownAddress: '203.0.113.7',
    });
    expect([context.token, context.ip, asksForNewRoom(context)]).toEqual(['secret', '203.0.113.7', false]);
  });

  it('tells that it wants a new room', async () => {
    await post('/matchmake/create/my_room', '{}');
    expect(asked.map(({ context }) => asksForNewRoom(context))).toEqual([true]);
  });

  it('may come without a body', async () => {
    expect((await post('/matchmake/reconnect/ROOM42')).status).toBe(200);
    expect(asked[0]?.options).toEqual({});
  });

  it.each([
    [
      'of a foreign origin',
      '/matchmake/create/my_room',
      '{}',
      { origin: 'https://evil.example' },
      403,
      403,
      'http/foreign_origin',
    ],
    ['that is too large', '/matchmake/create/my_room', `"${'x'.repeat(16_384)}"`, {}, 413, 413, 'http/too_large'],
    ['of no JSON', '/matchmake/create/my_room', '{"a":', {}, 400, 400, 'http/malformed_json'],
    ['for no room', '/matchmake/create', '{}', {}, 404, 404, 'http/not_found'],
    ['for a path below a room', '/matchmake/create/my_room/more', '{}', {}, 404, 404, 'http/not_found'],
  ])('%s is refused unasked', async (_name, path, body, headers, status, code, error) => {
    const reply = await post(path, body, headers as Record<string, string>);
    expect([reply.status, await reply.json(), asked]).toEqual([status, { code, error }, []]);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['of ours', refuseSeat('playing'), 409, CLOSE_CODES.playing.code, 'playing', null],
    ['with an error code', refuseSeatWith('http/rate_limited', 7), 429, 429, 'http/rate_limited', '7'],
    ['of a room elsewhere', { message: refuseSeatWith('room/full').message }, 409, 409, 'room/full', null],
    ['of the library', Object.assign(new Error('room "X" not found'), { code: 522 }), 404, 4212, 'not_found', null],
    ['while PostgreSQL is away', outage('terminated', '57P01'), 503, 503, 'http/unavailable', '5'],
    ['while Redis is away', new Error('Command timed out'), 503, 503, 'http/unavailable', '5'],
    ['of a silent process', outage('remote room (X) timed out, requesting', 523), 503, 503, 'http/unavailable', '5'],
    ['of a room that goes down', refuseSeatWith('room/restarting'), 503, 503, 'room/restarting', '5'],
    ['that is a bug', new TypeError('secret detail'), 500, 500, 'http/internal', null],
    ['of a parser', new SyntaxError('not of the body'), 500, 500, 'http/internal', null],
    ['of nothing', null, 500, 500, 'http/internal', null],
  ])('%s: its refusal is told in our words', async (_name, cause, status, code, error, retryAfter) => {
    give = () => Promise.reject(cause);
    const reply = await post('/matchmake/joinById/X', '{}');
    expect([reply.status, await reply.json()]).toEqual([status, { code, error }]);
    expect(reply.headers.get('retry-after')).toBe(retryAfter);
    expect(complaints).toEqual(['http/internal', 'http/unavailable'].includes(error) ? [cause] : []);
  });

  it.each([
    ['an older client', PROTOCOL - 1, 426, 'room/outdated'],
    ['a client of a newer process', PROTOCOL + 1, 503, 'room/restarting'],
  ])('of %s is refused unasked', async (_name, protocol, status, error) => {
    const reply = await post(`/matchmake/joinById/X?tab=a&${PROTOCOL_PARAMETER}=${protocol}`, '{}');
    expect([reply.status, await reply.json(), asked]).toEqual([status, { code: status, error }, []]);
  });

  it('is taken at its word where it says nothing of its protocol', async () => {
    for (const query of [
      '',
      `?${PROTOCOL_PARAMETER}=${PROTOCOL}`,
      `?${PROTOCOL_PARAMETER}=x`,
      `?${PROTOCOL_PARAMETER}=`,
    ])
      expect((await post(`/matchmake/joinById/X${query}`, '{}')).status).toBe(200);
  });

  it('39 is answered with the headers of every call: never kept, never taken for something else', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await post(path, '{}');
      return [headers.get('cache-control'), headers.get('x-content-type-options')];
    };
    const all = ['no-store', 'nosniff'];
    expect(await headersOf('/matchmake/create/my_room')).toEqual(all);
    expect(await headersOf('/matchmake/create')).toEqual(all);
    give = () => Promise.reject(refuseSeat('playing'));
    expect(await headersOf('/matchmake/create/my_room')).toEqual(all);
  });

  it('that breaks off in its body is asked never, and harms nobody', async () => {
    const half = connect(port(), '127.0.0.1');
    half.write('POST /matchmake/create/my_room HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":');
    await once(half, 'connect');
    half.destroy();
    expect((await post('/matchmake/create/my_room', '{}')).status).toBe(200);
    expect(asked).toHaveLength(1);
  });
});

it('leaves everything else to the library', async () => {
  const reply = await fetch(`http://127.0.0.1:${port()}/matchmake/create/my_room`);
  expect(await reply.text()).toBe('the library');
  expect(await (await post('/matchmaker/create/my_room', '{}')).text()).toBe('the library');
});
