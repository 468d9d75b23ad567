import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import type { Express } from 'express';
import { type ConnectionLimits, NO_CONNECTION_LIMITS } from '#config/room-limits.ts';
import type { Trust, VouchedFor } from '../http/request-facts.ts';
import { chooseProcess } from './cluster/choose-process.ts';
import { ClusterJanitor, type SharedRecords, startHeartbeats } from './cluster/cluster-janitor.ts';
import { type ClusterTimes, DEFAULT_CLUSTER_TIMES } from './cluster/cluster-times.ts';
import { type AuthContext, matchMaker, type Room } from './colyseus.ts';
import { ConnectionLimiter } from './sockets/connection-limiter.ts';
import { giveNewRoom, giveSeat, type RoomMade } from './seats/give-seat.ts';
import { GuardedTransport } from './sockets/guarded-transport.ts';
import { type AllowedOrigins, corsHeaders } from './sockets/origin.ts';
import { installProcessGuards } from './process-guards.ts';
import { sendHeartbeat } from './cluster/process-register.ts';
import { libraryLogger, type RoomLog } from './room-log.ts';
import { IndexedDriver } from './cluster/indexed-driver.ts';
import { connectCluster } from './cluster/safe-redis-driver.ts';
import { refuseSeatWith } from './room-refusal.ts';
import { answerSeatRequests, type SeatRequest } from './seats/seat-requests.ts';
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from './sockets/socket-guard.ts';

export interface GameServerOptions {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Room name → room class. */
  readonly rooms: Readonly<Record<string, new () => Room>>;
  /** Mounts everything that is not a room on the same port. */
  readonly mountHttp: (app: Express) => void;
  readonly allowedOrigins: AllowedOrigins;
  readonly log: RoomLog;
  /** Shares rooms and presence with other processes. */
  readonly redisUrl?: string | undefined;
  /** `host[:port][/path]` under which clients reach this very process; needed as soon as there are several. */
  readonly publicAddress?: string | undefined;
  readonly limits?: Partial<SocketLimits>;
  readonly door?: ConnectionLimits;
  readonly slowness?: Partial<typeof SLOWNESS>;
  /** How many proxies stand in front: so many last entries of X-Forwarded-For are believed. */
  readonly trustedHops?: number;
  /** For whom the chat platform's proxy vouches: limits of addresses are counted by that. */
  readonly vouchedFor?: VouchedFor;
  /** Stands around every seat request: may refuse it, go on with another one in its place, and sees how it ends. */
  readonly aroundSeatRequest?: (
    request: SeatRequest,
    proceed: (instead?: SeatRequest) => Promise<unknown>,
  ) => Promise<unknown>;
  /** Told of every room that was made over HTTP, before its maker gets a seat. */
  readonly onRoomMade?: RoomMade;
  /** Refuses a reconnection whose access token belongs to somebody else. */
  readonly mayReconnect?: (url: URL) => Promise<boolean>;
  /** What the rooms keep on Redis. */
  readonly records?: SharedRecords;
  readonly clusterTimes?: Partial<ClusterTimes>;
  /** A process of the cluster died; its rooms are gone. */
  readonly onProcessGone?: (processId: string) => void;
  /** Called about every second while the server runs. */
  readonly onHeartbeat?: () => void;
}

export interface GameServer {
  readonly address: { readonly host: string; readonly port: number };
  /** This process among several. */
  readonly processId: string;
  /** Number of open sockets. */
  socketCount(): number;
  /** Takes no new rooms or joins, lets the rooms finish, sends everybody away with 4010; at most `capMs`. */
  drain(capMs: number): Promise<void>;
  /** Ends everything now. */
  close(): Promise<void>;
}

/** What a client may ask for by HTTP: never a search over all rooms, which reads every listing. */
const EXPOSED_METHODS = ['create', 'joinById', 'reconnect'];
/** For a server whose rooms keep nothing there. */
const NO_RECORDS: SharedRecords = {
  processes: async () => [],
  forgetProcess: async () => undefined,
  areThere: async () => true,
  write: async () => undefined,
};
/** How long a request may take to arrive, and how often that is looked at: Node looks twice a minute by itself. */
const SLOWNESS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000 };
/** How long `close` waits for rooms to go. */
const CLOSE_CAP_MS = 2_000;

type InvokeMethod = (method: string, roomId: string, options: unknown, context: AuthContext) => Promise<unknown>;

const trustOf = ({ trustedHops = 0, vouchedFor = () => null }: GameServerOptions): Trust => ({
  trustedHops,
  vouchedFor,
});

/** Gives seats over HTTP: by our own route, and by nobody else's rules of who may ask from where. */
function openSeatRequests(http: HttpServer, options: GameServerOptions, connectionLimiter: ConnectionLimiter): void {
  const { controller } = matchMaker;
  const { allowedOrigins, aroundSeatRequest: around = (_request, proceed) => proceed() } = options;
  controller.exposedMethods = EXPOSED_METHODS;
  // The defaults allow every origin, with credentials, on every route of the process.
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers: Headers): Record<string, string> =>
    corsHeaders(headers.get('origin'), headers.get('host'), allowedOrigins);
  const invoke = controller.invokeMethod.bind(controller) as InvokeMethod;
  const give = async (request: SeatRequest): Promise<unknown> => {
    const { method, roomId, options: wanted, context } = request;
    if (method === 'joinById') return giveSeat(request);
    if (method === 'create') return giveNewRoom(request, options.onRoomMade ?? (async () => undefined));
    if (method === 'reconnect') return invoke(method, roomId, wanted, context);
    throw refuseSeatWith('http/not_found');
  };
  answerSeatRequests(http, {
    allowedOrigins,
    ...trustOf(options),
    noteProxy: (request) => connectionLimiter.noteProxy(request),
    complain: (cause) => options.log.error({ part: 'rooms', err: cause }, 'A seat could not be given'),
    ask: async (request) => {
      // The library's own route says so, too; a seat in a room that goes down is none.
      if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw refuseSeatWith('room/restarting');
      return around(request, (instead = request) => give(instead));
    },
  });
}

/** Starts HTTP and rooms on one port. One per process: the library keeps its state in a module. */
export async function startGameServer(options: GameServerOptions): Promise<GameServer> {
  installProcessGuards(options.log);
  const http = createServer({ ...SLOWNESS, ...options.slowness });
  const connectionLimiter = new ConnectionLimiter(options.door ?? NO_CONNECTION_LIMITS, trustOf(options), options.log);
  connectionLimiter.watch(http);
  openSeatRequests(http, options, connectionLimiter);
  const transport = new GuardedTransport({
    server: http,
    allowedOrigins: options.allowedOrigins,
    limits: { ...DEFAULT_SOCKET_LIMITS, ...options.limits },
    connectionLimiter,
    mayReconnect: options.mayReconnect ?? (async () => true),
  });
  let janitor: ClusterJanitor | null = null;
  const cluster = options.redisUrl ? connectCluster(options.redisUrl, () => janitor?.mistrust()) : null;
  const times = { ...DEFAULT_CLUSTER_TIMES, ...options.clusterTimes };
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    transport,
    logger: libraryLogger(options.log),
    express: (app) => options.mountHttp(app as unknown as Express),
    ...(cluster ?? { driver: new IndexedDriver() }),
    selectProcessIdToCreateRoom: chooseProcess,
    ...(options.publicAddress ? { publicAddress: options.publicAddress } : {}),
  });
  for (const [name, room] of Object.entries(options.rooms)) server.define(name, room);
  if (cluster) {
    const { log, records = NO_RECORDS, onProcessGone = () => undefined } = options;
    janitor = new ClusterJanitor({ driver: cluster.driver, records, times, log, onProcessGone });
    await sendHeartbeat(times);
  }
  await listen(server, transport, options);
  const { onHeartbeat = () => undefined, log } = options;
  const stopHeartbeats = startHeartbeats(janitor, { heartbeatMs: times.heartbeatMs, onHeartbeat, log });
  const leave = async (): Promise<void> => {
    stopHeartbeats();
    transport.shutdown();
    await janitor?.leave();
  };
  return controls(server, transport, http.address() as AddressInfo, options.host, leave);
}

/** The library never settles its promise when the port is taken. */
async function listen(server: Server, transport: GuardedTransport, options: GameServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    transport.server?.once('error', reject);
    server.listen(options.port, options.host).then(() => resolve(), reject);
  });
}

function controls(
  server: Server,
  transport: GuardedTransport,
  address: AddressInfo,
  host: string,
  leave: () => Promise<void>,
): GameServer {
  let ending: Promise<void> | null = null;
  const end = (capMs: number): Promise<void> => {
    ending ??= (async () => {
      const ended = matchMaker.gracefullyShutdown().catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const cap = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, capMs);
      });
      await Promise.race([ended, cap]);
      clearTimeout(timer);
    })();
    return ending;
  };
  return {
    address: { host, port: address.port },
    processId: matchMaker.processId,
    socketCount: () => transport.socketCount,
    drain: end,
    close: async () => {
      await end(CLOSE_CAP_MS);
      await leave().catch(() => undefined);
      await Promise.resolve(server['presence']?.shutdown()).catch(() => undefined);
      await Promise.resolve(server['driver']?.shutdown?.()).catch(() => undefined);
    },
  };
}
