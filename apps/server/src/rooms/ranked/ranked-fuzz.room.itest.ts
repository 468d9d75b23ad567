import { type RandomState, seedRandom } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { mutatedFrame, randomBytes } from '../testing/fuzz-frames.ts';
import { LobbyTestClient, playRanked } from '../testing/lobby-test-client.ts';
import { ANNA, Answers, BERT, playTurn } from '../testing/play-along.ts';
import { enterRoom, FRAME, type RawSocket, reserveSeat } from '../testing/raw-socket.ts';
import { leaveEverybody, pause, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

/** Change it to look for new failures; every failure found goes into SEEDS for good. */
const SEEDS = [20_261_121];
const FRAMES = 2_000;
const STRANGERS = 10;

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({
    // The guard is opened wide here: what is tested is what lies behind it.
    limits: { framesPerSecond: 1_000_000, badFrames: 1_000_000 },
    flow: { watchDelayMs: 100, seatHoldSeconds: 20 },
  });
});
afterAll(async () => {
  await leaveEverybody();
  await rooms.server.close();
});

/** Sends frames until all are out; a socket that was closed for one of them is opened anew. */
async function bombard(open: (n: number) => Promise<RawSocket>, random: RandomState): Promise<void> {
  let raw: RawSocket | null = null;
  let opened = 0;
  for (let i = 0; i < FRAMES; i++) {
    if (raw?.socket.readyState !== 1) {
      opened += 1;
      raw = await open(opened);
      raw.acknowledge();
    }
    const frame = i % 3 === 0 ? randomBytes(random, 60) : mutatedFrame(random);
    // Leaving is allowed and no fault: it would only make the test reconnect all the time.
    if (frame[0] !== FRAME.leave) raw.socket.send(frame);
    if (i % 50 === 49) await pause(1);
  }
  raw?.socket.terminate();
}

/** People who were not invited get no seat: they make one up, and send what they can before they are turned away. */
async function strangers(roomId: string, random: RandomState): Promise<void> {
  for (let n = 0; n < STRANGERS; n++) {
    const refused = reserveSeat(rooms.url, `joinById/${roomId}`, `stran${String(n).padStart(7, '0')}`);
    await expect(refused).rejects.toThrow('404');
    const socket = new WebSocket(`${rooms.url}/${rooms.server.processId}/${roomId}?sessionId=stran${n}`);
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (let i = 0; i < FRAMES / STRANGERS; i++) socket.send(mutatedFrame(random));
    });
    await until('turned away', () => socket.readyState === WebSocket.CLOSED);
  }
}

describe.each(SEEDS)('frames from seed %i', (seed) => {
  it('of strangers, watchers and a player neither end a ranked match nor change what it is played by', async () => {
    const lobby = await LobbyTestClient.enter(rooms.url, 'dora00000004');
    const { players, roomId } = await playRanked(rooms.url, [ANNA, BERT]);
    const [anna] = players;
    const watched = await until('the match is listed', () =>
      lobby
        .all('+')
        .flat()
        .find(({ metadata }) => metadata.ranked),
    );
    const answers = new Answers();
    await playTurn(players, answers);
    const rules = () => {
      const { ranked, host, mode, diff, speed, heart, maxp, locale } = anna.state;
      return { ranked, host, mode, diff, speed, heart, maxp, locale, seats: [...anna.state.players.keys()] };
    };
    const before = rules();

    await strangers(roomId, seedRandom(seed));
    await bombard(
      (n) => enterRoom(rooms.url, watched.roomId, `watch${String(n).padStart(7, '0')}`),
      seedRandom(seed + 1),
    );
    expect(rules()).toEqual(before);
    expect(anna.state.phase).toBe('playing');

    // A player's own frames: letters, wrong words, whatever; the other one plays on.
    const random = seedRandom(seed + 2);
    for (let i = 0; i < FRAMES && anna.room.connection.isOpen; i++) {
      const frame = mutatedFrame(random);
      if (frame[0] !== FRAME.leave) anna.room.connection.send(new Uint8Array(frame));
      if (i % 50 === 49) await pause(1);
    }
    await pause(200);
    expect(players[1].closed ?? players[1].dropped).toBeNull();
    expect({ ...rules(), seats: null }).toEqual({ ...before, seats: null });
    expect(rooms.log.filter(({ level }) => level === 'error')).toEqual([]);
    expect(rooms.ports.competition.calledOff).toEqual([]);
  }, 60_000);
});
