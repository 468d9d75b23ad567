import { GAME_ROOM, LOBBY_ROOM } from '@syllaboom/contracts';
import type { Express } from 'express';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { type GameServer, startGameServer } from '#platform/rooms/game-server.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import type { AllowedOrigins } from '#platform/rooms/origin.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { SocketLimits } from '#platform/rooms/socket-guard.ts';
import { Evictions } from './evictions.ts';
import { gameRoomWith } from './game/game-room.ts';
import { DEFAULT_ROOM_FLOW, type RoomFlow } from './game/room-flow.ts';
import { guardGuesses } from './guess-guard.ts';
import { LobbyKeeper } from './lobby/lobby-keeper.ts';
import { lobbyRoomWith } from './lobby/lobby-room.ts';
import { OnlinePlayers } from './lobby/online-players.ts';
import { RoomDirectory } from './lobby/room-directory.ts';
import type { RoomChatLine, RoomPorts } from './ports.ts';
import { OrderBoard } from './room-orders.ts';
import { PlayerWatch } from './player-watch.ts';
import { RANKED_ROOM, WATCH_ROOM } from './ranked/ranked-invitation.ts';
import { rankedRoomWith } from './ranked/ranked-room.ts';
import { StrayMatches } from './ranked/stray-matches.ts';
import { WatchFeeds } from './ranked/watch-feeds.ts';
import { watchRoomWith } from './ranked/watch-room.ts';
import { ownsSeat } from './seat-owner.ts';

export interface RoomsOptions {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly mountHttp: (app: Express) => void;
  readonly allowedOrigins: AllowedOrigins;
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly redisUrl?: string | undefined;
  readonly publicAddress?: string | undefined;
  readonly trustedHops?: number;
  readonly vouchedFor?: VouchedFor;
  readonly limits?: Partial<SocketLimits>;
  readonly flow?: Partial<RoomFlow>;
}

/** Starts the HTTP edge and all rooms on one port. */
export async function startRooms(options: RoomsOptions): Promise<GameServer> {
  const { ports, log } = options;
  const directory = new RoomDirectory(log);
  const online = new OnlinePlayers();
  const evictions = new Evictions(log);
  const watch = new PlayerWatch(log);
  const orders = new OrderBoard(log);
  const flow = { ...DEFAULT_ROOM_FLOW, ...options.flow };
  const shared = { ports, log, directory, online, evictions, watch, orders, flow };
  const feeds = new WatchFeeds(flow.watchDelayMs, log);
  const lobby = new LobbyKeeper();
  const guardGuess = guardGuesses(ports);
  const strays = new StrayMatches(ports.ranked, log);
  const complain = (cause: unknown) =>
    log.warn({ part: 'cluster', err: cause }, 'The shared room list could not be tended');
  const server = await startGameServer({
    ...options,
    rooms: {
      [GAME_ROOM]: gameRoomWith(shared),
      [RANKED_ROOM]: rankedRoomWith({ ...shared, feeds }),
      [WATCH_ROOM]: watchRoomWith({ ...shared, feeds }),
      [LOBBY_ROOM]: lobbyRoomWith(shared),
    },
    aroundSeatRequest: (request, proceed) => guardGuess(request, () => lobby.guard(request, proceed)),
    mayReconnect: (url) => ownsSeat(ports, url),
    onProcessGone: (processId) => {
      directory.forgetProcess(processId).catch(complain);
      online.forgetProcess(processId).catch(complain);
      strays.callOff(processId);
    },
    onBeat: () => {
      if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
      online.publish().catch(complain);
      lobby.ensure().catch(complain);
      strays.look();
    },
  });
  await lobby.ensure();
  strays.look();
  const stopEvictions = await evictions.start(ports);
  const stopWatch = await watch.start(ports);
  const stopOrders = await orders.start(ports);
  ports.answerRoomChat(readRoomChat);
  return {
    ...server,
    close: () => {
      stopEvictions();
      stopWatch();
      stopOrders();
      feeds.close();
      return server.close();
    },
  };
}

/** What was said lately in a room of any process; nothing from one that is gone or that the player is not in. */
async function readRoomChat(roomId: string, playerId: string): Promise<RoomChatLine[]> {
  if (!(await matchMaker.getRoomById(roomId))) return [];
  return (await matchMaker.remoteRoomCall(roomId, 'readChat' as never, [playerId])) as RoomChatLine[];
}
