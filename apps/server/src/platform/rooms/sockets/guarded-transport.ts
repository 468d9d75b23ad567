import { type IncomingMessage, type Server as HttpServer, STATUS_CODES } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { type AuthContext, createAuthContext } from '../colyseus.ts';
import { type ConnectionLimiter, hasSeat } from './connection-limiter.ts';
import { FramedSocket } from './framed-socket.ts';
import { type AllowedOrigins, isOriginAllowed } from './origin.ts';
import { SocketGuard, type SocketLimits } from './socket-guard.ts';

/** Longest frame from a client; a longer one closes the socket with 1009. */
export const MAX_FRAME_BYTES = 4096;
const PING_INTERVAL_MS = 3_000;
const MISSED_PINGS = 2;
/** Quiet sockets (an idle lobby) are pinged in every so many rounds only: a ping wakes both sides for nothing. */
const QUIET_ROUNDS = 5;
/** Slices of one heartbeat: pinging everybody in one tick would delay everybody. */
const SLICES = 30;
const BUFFER_CHECK_MS = 500;

export interface GuardedTransportOptions {
  readonly server: HttpServer;
  readonly allowedOrigins: AllowedOrigins;
  readonly limits: SocketLimits;
  readonly connectionLimiter: ConnectionLimiter;
  /** Refuses a reconnection whose access token belongs to somebody else. */
  readonly mayReconnect: (url: URL) => Promise<boolean>;
}

const refusalOfUpgrade = (status: number): string =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

const tabIn = ({ url }: IncomingMessage): string => new URL(`ws://server${url ?? '/'}`).searchParams.get('tab') ?? '';

type Pinged = WebSocket & { pingCount: number };

/** The library's transport with our doors: origin check, frame guard, sliced heartbeat, reaper of slow readers. */
export class GuardedTransport extends WebSocketTransport {
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #bufferCheck: NodeJS.Timeout;
  readonly #options: GuardedTransportOptions;

  constructor(options: GuardedTransportOptions) {
    super({
      // Our own door, below, lets sockets in; the library's builds a whole web request for each.
      noServer: true,
      maxPayload: MAX_FRAME_BYTES,
      perMessageDeflate: false,
      WebSocket: FramedSocket,
      pingInterval: PING_INTERVAL_MS,
      pingMaxRetries: MISSED_PINGS,
    });
    this.#options = options;
    this.attachToServer(options.server);
    this.shouldShutdownServer = true;
    // Before the library's own listener, so that no frame reaches it unguarded.
    this.wss.prependListener('connection', (socket: FramedSocket, request: IncomingMessage) => {
      socket.stream = request.socket;
      new SocketGuard(socket, options.limits, tabIn(request)).probe();
    });
    this.#bufferCheck = setInterval(() => {
      const now = performance.now();
      for (const socket of this.wss.clients) SocketGuard.of(socket)?.checkBuffer(now);
    }, BUFFER_CHECK_MS).unref();
  }

  protected override listenForUpgrade(server: HttpServer): void {
    server.on('upgrade', (request, socket, head) => {
      const destroy = () => socket.destroy();
      socket.on('error', destroy);
      this.#admit(request).then(
        (admitted) => {
          if (socket.destroyed) return;
          if (typeof admitted === 'number') return void socket.end(refusalOfUpgrade(admitted));
          socket.removeListener('error', destroy);
          // The handshake goes out together with what the room says at once.
          socket.cork();
          let opened: FramedSocket | null = null;
          process.nextTick(() => {
            opened?.flush();
            socket.uncork();
          });
          this.wss.handleUpgrade(request, socket, head, (open) => {
            opened = open as FramedSocket;
            this.wss.emit('connection', open, request, admitted);
          });
        },
        () => socket.end(refusalOfUpgrade(500)),
      );
    });
  }

  /** What the library wants to know of a socket that may be opened; else the status of the refusal. */
  async #admit(
    request: IncomingMessage,
  ): Promise<{ readonly url: URL; readonly context: AuthContext } | 401 | 403 | 429> {
    const { headers } = request;
    if (!isOriginAllowed(headers.origin ?? null, headers.host ?? null, this.#options.allowedOrigins)) return 403;
    const url = new URL(`ws://server${request.url ?? '/'}`);
    if (!hasSeat(url) && !this.#options.connectionLimiter.admitsSeatless(request)) return 429;
    if (url.searchParams.has('reconnectionToken') && !(await this.#options.mayReconnect(url))) return 401;
    const context = createAuthContext({
      headers: headers as Record<string, string>,
      token: url.searchParams.get('_authToken'),
      ...(request.socket.remoteAddress === undefined ? {} : { remoteAddress: request.socket.remoteAddress }),
    });
    return { url, context };
  }

  /** Number of open sockets. */
  get socketCount(): number {
    return this.wss.clients.size;
  }

  protected override autoTerminateUnresponsiveClients(intervalMs: number, missedPings: number): void {
    let queue: Pinged[] = [];
    let next = 0;
    let slice = 0;
    let round = 0;
    this.#heartbeat = setInterval(() => {
      // A new round begins only after all slices, however few the sockets: each socket is pinged once an interval.
      if (slice === 0) {
        queue = [...this.wss.clients] as Pinged[];
        next = 0;
        round++;
      }
      const now = performance.now();
      slice = (slice + 1) % SLICES;
      for (const end = Math.min(next + Math.ceil(queue.length / SLICES), queue.length); next < end; next++) {
        const socket = queue[next];
        if (socket?.readyState !== 1) continue;
        const guard = SocketGuard.of(socket);
        if (round % QUIET_ROUNDS !== 0 && guard?.isQuiet(now)) continue;
        if (socket.pingCount >= missedPings) socket.terminate();
        else {
          socket.pingCount += 1;
          guard?.probe();
        }
      }
    }, intervalMs / SLICES);
  }

  override shutdown(): void {
    clearInterval(this.#heartbeat);
    clearInterval(this.#bufferCheck);
    for (const socket of this.wss.clients) socket.terminate();
    super.shutdown();
    this.server?.closeAllConnections();
  }
}
