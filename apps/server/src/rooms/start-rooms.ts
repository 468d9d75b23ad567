import { GAME_ROOM, LOBBY_ROOM } from '@syllaboom/contracts';
import type { Express } from 'express';
import { type ConnectionLimits, NO_ROOM_COUNTS, type RoomCounts } from '#config/room-limits.ts';
import type { ClusterTimes } from '#platform/rooms/cluster/cluster-times.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { type GameServer, type GameServerOptions, startGameServer } from '#platform/rooms/game-server.ts';
import type { VouchedFor } from '#platform/http/request-facts.ts';
import type { RoomMade } from '#platform/rooms/seats/give-seat.ts';
import type { AllowedOrigins } from '#platform/rooms/sockets/origin.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { SeatRequest } from '#platform/rooms/seats/seat-requests.ts';
import type { SocketLimits } from '#platform/rooms/sockets/socket-guard.ts';
import { readChangedPlayers } from './players/changed-players.ts';
import { gameRoomWith } from './game/game-room.ts';
import { DEFAULT_ROOM_FLOW, type RoomFlow } from './game/room-flow.ts';
import { guardGuesses } from './players/guess-guard.ts';
import { LobbyKeeper } from './lobby/lobby-keeper.ts';
import { lobbyRoomWith } from './lobby/lobby-room.ts';
import { RoomDirectory } from './lobby/room-directory.ts';
import type { RoomChatLine, RoomPorts } from './ports.ts';
import { MadeRooms } from './made-rooms.ts';
import { OpenWrites } from './open-writes.ts';
import { giveQuickSeats } from './quick/quick-seats.ts';
import { RANKED_ROOM, WATCH_ROOM } from './ranked/ranked-invitation.ts';
import { rankedRoomWith } from './ranked/ranked-room.ts';
import { StrayMatches } from './ranked/stray-matches.ts';
import { WatchFeeds } from './ranked/watch-feeds.ts';
import { watchRoomWith } from './ranked/watch-room.ts';
import { RoomCensus } from './room-census.ts';
import { limitSeats } from './players/seat-limits.ts';
import { ownsSeat } from './players/seat-owner.ts';
import { SharedRoomRecords } from './shared-records.ts';
import { isRoomOpen } from './tables/is-room-open.ts';
import { refuseLostSeats, takeTables } from './tables/take-table.ts';

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
  readonly roomCounts?: RoomCounts;
  readonly door?: ConnectionLimits;
  readonly slowness?: NonNullable<GameServerOptions['slowness']>;
  readonly flow?: Partial<RoomFlow>;
  readonly limitsMessages?: boolean;
  readonly clusterTimes?: Partial<ClusterTimes>;
}

/** What the rooms of a process share. */
function shareParts({ ports, log, limitsMessages = true, ...options }: RoomsOptions) {
  const directory = new RoomDirectory(log);
  const { presence } = ports;
  const { perProcess } = options.roomCounts ?? NO_ROOM_COUNTS;
  return {
    ports,
    log,
    limitsMessages,
    directory,
    presence,
    census: new RoomCensus(perProcess),
    writes: new OpenWrites(),
    flow: { ...DEFAULT_ROOM_FLOW, ...options.flow },
    records: new SharedRoomRecords(log, { ports, directory, presence }),
  };
}
type Parts = ReturnType<typeof shareParts>;

/** Everything that a seat request passes, the outermost first. */
function guardSeats(
  ports: RoomPorts,
  lobby: LobbyKeeper,
  made: RoomMade,
): NonNullable<GameServerOptions['aroundSeatRequest']> {
  const guardGuess = guardGuesses(ports);
  const limitSeat = limitSeats(ports);
  const takeTable = takeTables(ports);
  const giveQuickSeat = giveQuickSeats(ports, () => lobby.ready(), made);
  return (request, proceed) => {
    const give = (asked: SeatRequest): Promise<unknown> => refuseLostSeats(asked, () => proceed(asked));
    return limitSeat(request, () =>
      guardGuess(request, () => lobby.guard(request, () => takeTable(request, (asked) => giveQuickSeat(asked, give)))),
    );
  };
}

/** The server goes down: it waits for the rooms, then for results that are not written yet. */
async function drainRooms(server: GameServer, { writes, log }: Parts, mostMs: number): Promise<void> {
  const endsAtMs = systemClock.monotonicMs() + mostMs;
  writes.hurry();
  await server.drain(mostMs);
  for (const matchId of await writes.settled(endsAtMs - systemClock.monotonicMs()))
    log.error({ part: 'rooms', matchId }, 'A result was not written before the server went down: it is lost');
}

/** Starts the HTTP edge and all rooms on one port. */
export async function startRooms(options: RoomsOptions): Promise<GameServer> {
  const shared = shareParts(options);
  const { ports, log, presence, flow, records } = shared;
  const made = new MadeRooms((options.roomCounts ?? NO_ROOM_COUNTS).unenteredPerPlayer);
  const noteMade: RoomMade = (roomId, maker) => made.add(roomId, maker);
  const feeds = new WatchFeeds(flow.watchDelayMs, log);
  const lobby = new LobbyKeeper();
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
    aroundSeatRequest: guardSeats(ports, lobby, noteMade),
    onRoomMade: noteMade,
    mayReconnect: (url) => ownsSeat(ports, url),
    records,
    onProcessGone: (processId) => strays.callOff(processId),
    onHeartbeat: () => {
      presence.beat().catch(complain);
      if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
      lobby.ensure().catch(complain);
      strays.check();
    },
  });
  await lobby.ensure();
  strays.check();
  const stops = [
    await presence.open(),
    await ports.channel.open(),
    await ports.announcements.open(),
    readChangedPlayers(ports, log),
    () => feeds.close(),
  ];
  ports.answerRoomChat(readRoomChat);
  ports.reconnections.checkBy(isRoomOpen);
  return {
    ...server,
    drain: (mostMs) => drainRooms(server, shared, mostMs),
    close: () => {
      for (const stop of stops) stop();
      return server.close();
    },
  };
}

/** What was said lately in a room of any process; nothing from one that is gone or that the player is not in. */
async function readRoomChat(roomId: string, playerId: string): Promise<RoomChatLine[]> {
  if (!(await matchMaker.getRoomById(roomId))) return [];
  return (await matchMaker.remoteRoomCall(roomId, 'readChat' as never, [playerId])) as RoomChatLine[];
}
