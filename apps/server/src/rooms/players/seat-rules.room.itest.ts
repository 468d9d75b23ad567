import { GAME_ROOM, LOBBY_ROOM } from '@syllaboom/contracts';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRoomLimits } from '#config/room-limits.ts';
import { createLimiterFactory } from '#platform/limits/limiter.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { countingLimit } from '../testing/ports/counting-limit.ts';
import { findMatch } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST } from '../testing/play-along.ts';
import { openSocket, reserveSeat } from '../testing/raw-socket.ts';
import {
  createGame,
  joinGame,
  leaveEverybody,
  pause,
  type RoomPlayer,
  tokenOf,
  until,
} from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const CROWD = 200;
const SOME = 20;
const LIMITS = createRoomLimits(true);
const counts = { perProcess: 6, unenteredPerPlayer: 2 };

class LimitedPorts extends FakePorts {
  override seatLimits = new FakePorts().seatLimits;
  isDatabaseAway = false;
  override authenticate(token: string) {
    if (this.isDatabaseAway)
      return Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    return super.authenticate(token);
  }
}
const ports = new LimitedPorts();
let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({
    ports,
    roomCounts: counts,
    flow: { comeWithinMs: 20_000, acknowledgeMs: 10_000, seatHoldSeconds: 10 },
  });
});
beforeEach(() => {
  ports.seatLimits = new FakePorts().seatLimits;
});
afterEach(async () => {
  await leaveEverybody();
  for (const row of await matchMaker.query({ name: GAME_ROOM }))
    await matchMaker.remoteRoomCall(row.roomId, 'disconnect', []);
  // A room counts among those of its process until it is disposed of, which is a moment after its row is gone.
  await expect.poll(async () => (await matchMaker.query({ name: GAME_ROOM })).length).toBe(0);
  await pause(300);
});
afterAll(() => rooms.server.close());

const url = (): string => rooms.url;
const http = (): string => rooms.url.replace('ws', 'http');
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly code?: number;
  readonly error?: string;
  readonly roomId?: string;
}
/** A seat request on a connection of its own: one that is kept may be closed by the server while a busy machine sleeps. */
function ask(path: string, playerId: string | null, headers: Record<string, string> = {}): Promise<Answer> {
  const body = JSON.stringify(playerId === null ? {} : { wbPlayer: tokenOf(playerId) });
  const options = { method: 'POST', agent: false, headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
  return new Promise((resolve, reject) => {
    const call = request(`${http()}/matchmake/${path}`, options, (reply) => {
      text(reply).then((said) => {
        const received = JSON.parse(said) as Omit<Answer, 'status' | 'headers'>;
        resolve({ ...received, status: reply.statusCode ?? 0, headers: reply.headers });
      }, reject);
    });
    call.on('error', reject).end(body);
  });
}
const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** Calls, many at a time; how often each answer came. */
async function tally(count: number, call: (index: number) => Promise<{ status: number; error?: string | undefined }>) {
  const counted: Record<string, number> = {};
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < count) {
      const { status, error = '' } = await call(next++);
      const key = `${status} ${error}`.trim();
      counted[key] = (counted[key] ?? 0) + 1;
    }
  };
  await Promise.all(times(16, caller));
  return counted;
}
/** Seats of a room that were given and that no socket has taken. */
const openSeats = (roomId: string): number =>
  Object.keys((matchMaker.getLocalRoomById(roomId) as unknown as { _reservedSeats: object })._reservedSeats).length;
const gameRooms = async () => (await matchMaker.query({ name: GAME_ROOM })).length;

describe('seats of one account', () => {
  it('55 a room stays open to others, however often one account asks for a seat', async () => {
    const anna = await createGame(url(), ANNA);
    expect(await tally(CROWD, () => ask(`joinById/${anna.roomId}`, BERT))).toEqual({ 200: CROWD });
    expect(openSeats(anna.roomId)).toBe(1);
    const carl = await joinGame(url(), anna.roomId, CARL);
    await until('both are there', () => carl.state.players?.size === 2);
  });

  it('55 the lobby stays open to others, too', async () => {
    await tally(SOME, () => ask(`joinById/${LOBBY_ROOM}`, BERT));
    expect(openSeats(LOBBY_ROOM)).toBe(1);
    await openSocket(url(), await reserveSeat(url(), `joinById/${LOBBY_ROOM}`, CARL));
  });

  it('55 of a ranked match are for the two who were invited: nobody else is given one', async () => {
    const { roomId, lobbyClients } = await findMatch(url(), [ANNA, BERT]);
    expect(await tally(SOME, () => ask(`joinById/${roomId}`, CARL))).toEqual({ '404 not_found': SOME });
    expect(openSeats(roomId)).toBe(0);
    await tally(SOME, () => ask(`joinById/${roomId}`, ANNA));
    expect(openSeats(roomId)).toBe(1);
    const players = await Promise.all([ANNA, BERT].map((id) => joinGame(url(), roomId, id)));
    await Promise.all(players.map((player) => player.any('start')));
    await Promise.all([...players, ...lobbyClients.map(({ player }) => player)].map((player) => player.leave()));
    await until('the match is over', () => ports.competition.bookings.size === 0);
  });

  it('55 of twenty asked for at once one remains, the newest', async () => {
    const anna = await createGame(url(), ANNA);
    const seats = await Promise.all(times(20, () => reserveSeat(url(), `joinById/${anna.roomId}`, BERT)));
    expect(openSeats(anna.roomId)).toBe(1);
    const open = seats.filter(({ sessionId }) => matchMaker.getLocalRoomById(anna.roomId)?.hasReservedSeat(sessionId));
    expect(open).toHaveLength(1);
    const row = await matchMaker.getRoomById(anna.roomId);
    expect(row?.clients).toBe(2);
  });

  it('of one whose answer was lost: asking again gives another seat, the lost one is free', async () => {
    const anna = await createGame(url(), ANNA);
    const lost = await reserveSeat(url(), `joinById/${anna.roomId}`, BERT);
    const seat = await reserveSeat(url(), `joinById/${anna.roomId}`, BERT);
    const late = await openSocket(url(), lost);
    await late.untilClosed();
    const bert = await openSocket(url(), seat);
    await until('both are there', () => anna.state.players?.size === 2);
    expect(bert.closed).toBeNull();
    bert.socket.terminate();
  });

  it('that are being taken while another is asked for: the first one stays, the second is shown the way to it', async () => {
    const anna = await createGame(url(), ANNA);
    const first = await reserveSeat(url(), `joinById/${anna.roomId}`, BERT);
    const [taken, second] = await Promise.all([
      openSocket(url(), first),
      reserveSeat(url(), `joinById/${anna.roomId}`, BERT),
    ]);
    // Whichever of them was first: there is one Bert, and the other socket does not hang.
    const other = await openSocket(url(), second);
    await until('one is out', () => taken.closed !== null || other.closed !== null);
    await until('one is in', () => anna.state.players.size === 2);
    expect(openSeats(anna.roomId)).toBe(0);
    for (const { socket } of [taken, other]) socket.terminate();
  });

  it('17 are not given to guests whom the room would turn away', async () => {
    const anna = await createGame(url(), ANNA);
    expect(await ask(`joinById/${anna.roomId}`, GUEST)).toMatchObject({ status: 403, code: 4004, error: 'guest' });
    expect(openSeats(anna.roomId)).toBe(0);
  });
});

it('seats are unavailable while the database is away, with a time to come back, as calls are', async () => {
  ports.isDatabaseAway = true;
  for (const path of [`joinById/${LOBBY_ROOM}`, `create/${GAME_ROOM}`]) {
    const refused = await ask(path, ANNA);
    expect(refused).toMatchObject({ status: 503, code: 503, error: 'http/unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  ports.isDatabaseAway = false;
  expect((await ask(`joinById/${LOBBY_ROOM}`, ANNA)).status).toBe(200);
});

describe('limits of seat requests', () => {
  beforeEach(() => {
    const create = createLimiterFactory(true, null);
    ports.seatLimits = {
      perPlayer: create('seatsOfPlayer', LIMITS.seats.perPlayer),
      perAddress: create('seatsOfAddress', LIMITS.seats.perAddress),
    };
  });

  it('55 refuse sixteen parallel makers of rooms long before memory moves, and name when to come back', async () => {
    const makers = times(16, async () => {
      const answers: Answer[] = [];
      for (let i = 0; i < 10; i++) answers.push(await ask(`create/${GAME_ROOM}`, ANNA));
      return answers;
    });
    const answers = (await Promise.all(makers)).flat();
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBeLessThanOrEqual(LIMITS.seats.perPlayer.points);
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['http/rate_limited']));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await expect.poll(gameRooms).toBe(counts.unenteredPerPlayer);
    expect((await ask(`create/${GAME_ROOM}`, BERT)).status).toBe(200);
  });

  it('let a hundred accounts in that share an address', async () => {
    const anna = await createGame(url(), ANNA);
    const entering = await tally(200, (i) =>
      ask(`joinById/${i % 2 === 0 ? LOBBY_ROOM : anna.roomId}`, `pupil${String(i >> 1).padStart(7, '0')}`),
    );
    expect(entering).toEqual({ 200: 200 });
  });

  describe('of an address', () => {
    const MOST = 10;
    beforeEach(() => {
      ports.seatLimits = { ...ports.seatLimits, perAddress: countingLimit(MOST) };
    });
    const someone = (i: number): string => `many${String(i).padStart(8, '0')}`;

    it('38 count what accounts let through, and those who name none', async () => {
      await tally(MOST, (i) => ask(`joinById/${LOBBY_ROOM}`, i % 2 === 0 ? null : someone(i)));
      expect((await ask(`joinById/${LOBBY_ROOM}`, CARL)).error).toBe('http/rate_limited');
      expect((await ask('reconnect/none', null)).error).toBe('http/rate_limited');
    });

    it('38 are not used up by an account that is refused', async () => {
      ports.seatLimits = { ...ports.seatLimits, perPlayer: countingLimit(MOST - 2) };
      await tally(SOME, () => ask(`joinById/${LOBBY_ROOM}`, BERT));
      expect((await ask(`joinById/${LOBBY_ROOM}`, CARL)).status).toBe(200);
    });

    it('38 do not count behind a proxy that nobody told the server of; it says so once', async () => {
      const proxied = { 'x-forwarded-for': '203.0.113.7' };
      const crowd = await tally(2 * MOST, (i) => ask(`joinById/${LOBBY_ROOM}`, someone(i), proxied));
      expect(crowd).toEqual({ 200: 2 * MOST });
      const warnings = rooms.log.filter(({ level, text }) => level === 'warn' && text.includes('TRUST_PROXY'));
      expect(warnings).toHaveLength(1);
    });
  });
});

describe('rooms', () => {
  it('55 that nobody has entered: an account has its newest two', async () => {
    const made: Answer[] = [];
    for (let i = 0; i < 4; i++) made.push(await ask(`create/${GAME_ROOM}`, ANNA));
    await until(
      'the older ones are gone',
      () => made.filter(({ roomId = '' }) => matchMaker.getLocalRoomById(roomId)).length === 2,
    );
    expect(made.map(({ roomId = '' }) => matchMaker.getLocalRoomById(roomId) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('that somebody is in stay, whatever their maker asks for', async () => {
    const anna = await createGame(url(), ANNA);
    for (let i = 0; i < 4; i++) await ask(`create/${GAME_ROOM}`, ANNA);
    expect(anna.closed).toBeNull();
    expect(matchMaker.getLocalRoomById(anna.roomId)).toBeDefined();
  });

  it('55 of a full process: those that nobody has entered go first, the own before those of others; then there are none', async () => {
    const [annas, berts] = [await ask(`create/${GAME_ROOM}`, ANNA), await ask(`create/${GAME_ROOM}`, BERT)];
    const others = times(4, (i) => `maker00000${i}`.padEnd(12, 'x'));
    const players: RoomPlayer[] = [];
    for (const id of others) players.push(await createGame(url(), id));
    const isThere = ({ roomId = '' }: { roomId?: string | undefined }): boolean =>
      matchMaker.getLocalRoomById(roomId) !== undefined;
    const bertsNext = await ask(`create/${GAME_ROOM}`, BERT);
    await until('the own one goes', () => !isThere(berts));
    expect([isThere(annas), isThere(bertsNext)]).toEqual([true, true]);
    players.push(await createGame(url(), CARL));
    await until('the oldest one goes', () => !isThere(annas));
    players.push(await createGame(url(), DORA));
    await until('the next one goes', () => !isThere(bertsNext));
    const refused = await ask(`create/${GAME_ROOM}`, ANNA);
    expect(refused).toMatchObject({ status: 503, error: 'http/unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(players.map(({ closed }) => closed)).toEqual(players.map(() => null));
    await players[0]?.leave();
    await expect.poll(async () => (await ask(`create/${GAME_ROOM}`, ANNA)).status).toBe(200);
  });

  it('of kinds that there are none of are refused, and so are ways of asking', async () => {
    for (const path of [
      'create/nonsense',
      'create/__proto__',
      'create/constructor',
      'join/my_room',
      'joinOrCreate/my_room',
    ])
      expect([path, await ask(path, ANNA)]).toMatchObject([path, { status: 404, error: 'http/not_found' }]);
    for (const path of ['create/lobby', 'create/ranked_room', 'create/watch_room'])
      expect([path, await ask(path, ANNA)]).toMatchObject([path, { status: 400, error: 'room/invalid_options' }]);
  });
});
