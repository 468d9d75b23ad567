import { LOBBY_ROOM } from '@syllaboom/contracts';
import { expOfLevel, FUSE, RANKED } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { GameServer } from '#platform/rooms/game-server.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { LobbyVisitor } from './rooms/testing/lobby-visitor.ts';
import { leaveEverybody, RoomPlayer } from './rooms/testing/room-player.ts';
import { startRooms } from './rooms/start-rooms.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { type SignedIn, signUpWith } from './testing/staff.ts';

let server: TestServer;
let rooms: GameServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  const quiet = () => undefined;
  rooms = await startRooms({
    host: '127.0.0.1',
    port: 0,
    ports: server.composition.roomPorts,
    mountHttp: server.composition.mountHttp,
    allowedOrigins: [],
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
  url = `ws://127.0.0.1:${rooms.address.port}`;
});
afterEach(leaveEverybody);
afterAll(async () => {
  await rooms.close();
  await server.close();
});

/** Somebody who may play ranked and has chosen a perk. */
async function addPlayer(username: string, perk: string): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('update profile set exp = $2 where player_id = $1', [
    player.id,
    expOfLevel(RANKED.leastLevel),
  ]);
  expect((await player.post('/ranked/perk', { perk })).body).toEqual({ success: true });
  expect((await player.get('/ranked/standing')).body).toMatchObject({ perk, perksAct: false });
  return player;
}

async function queue({ token }: SignedIn): Promise<LobbyVisitor> {
  const visitor = new LobbyVisitor(new RoomPlayer(await connectSdk(url).joinById(LOBBY_ROOM, { wbPlayer: token })));
  await visitor.queue();
  return visitor;
}

it('a ranked match knows nothing of the chosen perks: the same fuse with extra-time, 12 hearts with heart-gain and extra-health [L0051 L0053]', async () => {
  for (const [one, other] of [
    ['extra-time', 'heart-gain'],
    ['extra-health', 'extra-time'],
  ] as const) {
    const pair = [await addPlayer(`a-${one}`, one), await addPlayer(`b-${other}`, other)];
    const visitors = [];
    for (const player of pair) visitors.push(await queue(player));
    const found = await Promise.all(visitors.map((visitor) => visitor.nth('match-found')));
    const players: RoomPlayer[] = [];
    for (const [i, { token }] of pair.entries()) {
      const { roomId = '' } = found[i]?.join ?? {};
      players.push(new RoomPlayer(await connectSdk(url).joinById(roomId, { wbPlayer: token })));
    }
    for (const player of players) {
      const { endsAt, startedAt } = await player.any('turn');
      expect((endsAt ?? 0) - startedAt).toBe(FUSE[RANKED.speed].firstMs);
      expect([...player.state.players.values()].map(({ heart }) => heart)).toEqual([RANKED.hearts, RANKED.hearts]);
    }
    await leaveEverybody();
  }
});
