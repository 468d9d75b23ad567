import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import type { Express } from 'express';
import type { VouchedFor } from '../http/request-facts.ts';
import { chooseProcess } from './choose-process.ts';
import { beat, startJanitor } from './cluster-janitor.ts';
import { type AuthContext, matchMaker, type Room } from './colyseus.ts';
import { GuardedTransport } from './guarded-transport.ts';
import { type AllowedOrigins, corsHeaders } from './origin.ts';
import { installProcessGuards } from './process-guards.ts';
import { libraryLogger, type RoomLog } from './room-log.ts';
import { IndexedDriver } from './indexed-driver.ts';
import { connectCluster } from './safe-redis-driver.ts';
import { refuseSeatWith } from './room-refusal.ts';
import { answerSeatRequests, type SeatRequest } from './seat-requests.ts';
import { DEFAULT_SOCKET_LIMITS, type SocketLimits } from './socket-guard.ts';

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
  /** How many proxies stand in front: so many last entries of X-Forwarded-For are believed. */
  readonly trustedHops?: number;
  /** For whom the chat platform's proxy vouches: limits of addresses are counted by that. */
  readonly vouchedFor?: VouchedFor;
  /** Stands around every seat request: may refuse it, and sees how it ends. */
  readonly aroundSeatRequest?: (request: SeatRequest, proceed: () => Promise<unknown>) => Promise<unknown>;
  /** Refuses a reconnection whose access token belongs to somebody else. */
  readonly mayReconnect?: (url: URL) => Promise<boolean>;
  /** A process of the cluster died; its rooms are gone. */
  readonly onProcessGone?: (processId: string) => void;
  /** Called about every second while the server runs. */
  readonly onBeat?: () => void;
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
/** How long `close` waits for rooms to go. */
const CLOSE_CAP_MS = 2_000;

type InvokeMethod = (method: string, roomId: string, options: unknown, context: AuthContext) => Promise<unknown>;

/** Gives seats over HTTP: by our own route, and by nobody else's rules of who may ask from where. */
function openSeatDoor(http: HttpServer, options: GameServerOptions): void {
  const { controller } = matchMaker;
  const { allowedOrigins, aroundSeatRequest: around = (_request, proceed) => proceed() } = options;
  controller.exposedMethods = EXPOSED_METHODS;
  // The defaults allow every origin, with credentials, on every route of the process.
  controller.DEFAULT_CORS_HEADERS = {} as typeof controller.DEFAULT_CORS_HEADERS;
  controller.getCorsHeaders = (headers: Headers): Record<string, string> =>
    corsHeaders(headers.get('origin'), headers.get('host'), allowedOrigins);
  const invoke = controller.invokeMethod.bind(controller) as InvokeMethod;
  answerSeatRequests(http, {
    allowedOrigins,
    trustedHops: options.trustedHops ?? 0,
    vouchedFor: options.vouchedFor ?? (() => null),
    ask: async (request) => {
      // The library's own route says so, too; a seat in a room that goes down is none.
      if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw refuseSeatWith('http/unavailable');
      return around(request, () => invoke(request.method, request.roomId, request.options, request.context));
    },
  });
}

/** Starts HTTP and rooms on one port. One per process: the library keeps its state in a module. */
export async function startGameServer(options: GameServerOptions): Promise<GameServer> {
  installProcessGuards(options.log);
  const http = createServer();
  http.headersTimeout = 10_000;
  http.requestTimeout = 15_000;
  openSeatDoor(http, options);
  const transport = new GuardedTransport({
    server: http,
    allowedOrigins: options.allowedOrigins,
    limits: { ...DEFAULT_SOCKET_LIMITS, ...options.limits },
    mayReconnect: options.mayReconnect ?? (async () => true),
  });
  const cluster = options.redisUrl ? connectCluster(options.redisUrl, () => void relist(options.log)) : null;
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
  if (cluster) await beat();
  await listen(server, transport, options);
  const stopJanitor = startJanitor(
    options.log,
    options.onProcessGone ?? (() => undefined),
    options.onBeat ?? (() => undefined),
  );
  return controls(server, transport, http.address() as AddressInfo, options.host, stopJanitor);
}

/** The library never settles its promise when the port is taken. */
async function listen(server: Server, transport: GuardedTransport, options: GameServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    transport.server?.once('error', reject);
    server.listen(options.port, options.host).then(() => resolve(), reject);
  });
}

/** Redis came back empty: every room of this process says again that it exists. */
async function relist(log: RoomLog): Promise<void> {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
  await matchMaker
    .restoreMissingRoomCaches()
    .catch((cause: unknown) => log.warn({ part: 'cluster', err: cause }, 'Rooms could not be listed again'));
}

function controls(
  server: Server,
  transport: GuardedTransport,
  address: AddressInfo,
  host: string,
  stopJanitor: () => void,
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
      stopJanitor();
      transport.shutdown();
      await Promise.resolve(server['presence']?.shutdown()).catch(() => undefined);
      await Promise.resolve(server['driver']?.shutdown?.()).catch(() => undefined);
    },
  };
}
