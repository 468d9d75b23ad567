import { GAME_ROOM, LOBBY_ROOM } from '@syllaboom/contracts';
import type { GameServer } from '#platform/rooms/game-server.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import type { RoomFlow } from '../rooms/game/room-flow.ts';
import type { RoomPorts } from '../rooms/ports.ts';
import { startRooms } from '../rooms/start-rooms.ts';
import { LobbyTestClient } from '../rooms/testing/lobby-test-client.ts';
import { leaveEverybody, RoomPlayer } from '../rooms/testing/room-player.ts';
import { startTestServer, type TestServer } from './server.ts';

/** Whoever has a session: somebody signed in, or the reply to a sign-in. */
interface Bearer {
  readonly token: string;
}

/** The whole server, rooms and all, as a player meets it: services, database and sockets are the real ones. */
export interface ServerWithRooms extends TestServer {
  readonly rooms: GameServer;
  enterLobby(by: Bearer): Promise<LobbyTestClient>;
  createRoom(by: Bearer, options?: { readonly title?: string }): Promise<RoomPlayer>;
  joinRoom(by: Bearer, roomId: string): Promise<RoomPlayer>;
}

/** Starts it with its rooms on a port of their own; `flow` shortens the pauses of play, `ports` stand in for some of the rooms'. */
export async function startServerWithRooms(
  flow: Partial<RoomFlow> = {},
  ports: Partial<RoomPorts> = {},
): Promise<ServerWithRooms> {
  const server = await startTestServer();
  const quiet = () => undefined;
  const rooms = await startRooms({
    host: '127.0.0.1',
    port: 0,
    ports: { ...server.composition.roomPorts, ...ports },
    mountHttp: server.composition.mountHttp,
    allowedOrigins: [],
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    flow,
  });
  const sdk = () => connectSdk(`ws://127.0.0.1:${rooms.address.port}`);
  const join = async ({ token }: Bearer, roomId: string) =>
    new RoomPlayer(await sdk().joinById(roomId, { wbPlayer: token }));
  return {
    ...server,
    rooms,
    enterLobby: async (by) => new LobbyTestClient(await join(by, LOBBY_ROOM)),
    createRoom: async ({ token }, options = {}) =>
      new RoomPlayer(await sdk().create(GAME_ROOM, { wbPlayer: token, ...options })),
    joinRoom: join,
    close: async () => {
      await leaveEverybody();
      await rooms.close();
      await server.close();
    },
  };
}
