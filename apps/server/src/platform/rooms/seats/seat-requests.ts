import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode, PROTOCOL, PROTOCOL_PARAMETER } from '@syllaboom/contracts';
import { callerKey, dropClaimedAddresses, ownAddress, type Trust } from '../../http/request-facts.ts';
import { type AuthContext, createAuthContext } from '../colyseus.ts';
import { type AllowedOrigins, corsHeaders, isOriginAllowed } from '../sockets/origin.ts';
import { readRefusal, refuseSeatWith } from '../room-refusal.ts';

/** Somebody asks for a seat over HTTP. */
export interface SeatRequest {
  readonly method: string;
  /** Id of the room, or its type when one is to be made. */
  readonly roomId: string;
  readonly options: unknown;
  readonly context: AuthContext;
  /** From where, as a key for limits; null where strangers may share the address. */
  readonly ownAddress: string | null;
}

export interface SeatRequestHandler extends Trust {
  readonly allowedOrigins: AllowedOrigins;
  /** Looks at every seat request before anything else does: it never gets to the listeners of the server. */
  readonly noteProxy: (request: IncomingMessage) => void;
  /** Hears what kept a seat from being given that was nobody's fault. */
  readonly complain: (cause: unknown) => void;
  /** Gives the seat; what it throws is the refusal. */
  readonly ask: (request: SeatRequest) => Promise<unknown>;
}

/** Largest body of a seat request. */
const MAX_BODY_BYTES = 16 * 1024;
const ROOM_SERVER = /^\/matchmake(?:\/|$)/;
/** Method and room. */
const SEAT_REQUEST = /^\/matchmake\/([^/?]+)\/([^/?]+)(?:\?|$)/;

/** Whether a request wants a new room. */
export const asksForNewRoom = ({ req }: AuthContext): boolean =>
  SEAT_REQUEST.exec((req as IncomingMessage | undefined)?.url ?? '')?.[1] === 'create';

/** Refuses clients that speak otherwise than this server; those that don't say how they speak are taken at their word. */
function compareProtocol({ url = '/' }: IncomingMessage): void {
  const theirs = Number.parseInt(new URL(url, 'http://server').searchParams.get(PROTOCOL_PARAMETER) ?? '', 10);
  if (Number.isNaN(theirs) || theirs === PROTOCOL) return;
  // A newer one came from a newer process of the same update: this one is about to go down.
  throw refuseSeatWith(theirs < PROTOCOL ? 'room/outdated' : 'room/restarting');
}

/** Why a seat request is not even read; null when it is. */
function judge(request: IncomingMessage, allowedOrigins: AllowedOrigins): ErrorCode | null {
  if (!isOriginAllowed(request.headers.origin ?? null, request.headers.host ?? null, allowedOrigins)) {
    return 'http/foreign_origin';
  }
  // One that does not say how long it is cannot be judged before it is read.
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return length <= MAX_BODY_BYTES ? null : 'http/too_large';
}

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    // As every reply of the API.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

function refuseUnread(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  const { status } = ERRORS[code];
  request.resume();
  reply(response, status, { code: status, error: code }, { connection: 'close' });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (pieces.length === 0) return {};
  try {
    return JSON.parse(Buffer.concat(pieces).toString()) as unknown;
  } catch {
    throw refuseSeatWith('http/malformed_json');
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  [, method = '', roomId = '']: RegExpExecArray,
  handler: SeatRequestHandler,
): Promise<void> {
  const cors = corsHeaders(request.headers.origin ?? null, request.headers.host ?? null, handler.allowedOrigins);
  try {
    compareProtocol(request);
    const options = await readJson(request);
    const { remoteAddress } = request.socket;
    const address = callerKey(request.headers, remoteAddress, handler);
    const own = ownAddress(request.headers, remoteAddress, handler);
    dropClaimedAddresses(request.headers);
    request.headers['x-real-ip'] = address;
    const context = createAuthContext({ headers: request.headers as Record<string, string>, req: request });
    reply(response, 200, (await handler.ask({ method, roomId, options, context, ownAddress: own })) as object, cors);
  } catch (cause) {
    if (response.headersSent || response.destroyed) return;
    const { status, code, error, retryAfterSeconds } = readRefusal(cause);
    if (error === 'http/internal' || error === 'http/unavailable') handler.complain(cause);
    reply(
      response,
      status,
      { code, error },
      {
        ...cors,
        ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    );
  }
}

/**
 * Answers seat requests before the library's own route, which checks neither origin nor address nor the size of a body
 * and builds a whole web request for each (ADR 14). Everything else goes on to the library.
 */
export function answerSeatRequests(server: HttpServer, handler: SeatRequestHandler): void {
  const emit = server.emit.bind(server) as (event: string | symbol, ...args: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    if (event !== 'request') return emit(event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (request.method !== 'POST' || !ROOM_SERVER.test(request.url ?? '')) return emit(event, ...args);
    handler.noteProxy(request);
    const refusal = judge(request, handler.allowedOrigins);
    const wanted = SEAT_REQUEST.exec(request.url ?? '');
    if (refusal !== null || wanted === null) refuseUnread(request, response, refusal ?? 'http/not_found');
    else void answer(request, response, wanted, handler);
    return true;
  };
}
