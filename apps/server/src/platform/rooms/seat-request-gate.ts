import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { ERRORS, type ErrorCode } from '@syllaboom/contracts';
import { callerKey, dropClaimedAddresses, type VouchedFor } from '../http/request-facts.ts';
import { type AllowedOrigins, isOriginAllowed } from './origin.ts';

/** Largest body of a seat request. */
const MAX_BODY_BYTES = 16 * 1024;
const SEAT_REQUEST = /^\/matchmake(?:\/|$)/;

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  const { status } = ERRORS[code];
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ code: status, error: code }));
}

/** Why a seat request must not reach the library; null when it may. */
function judge(request: IncomingMessage, allowedOrigins: AllowedOrigins): ErrorCode | null {
  if (!SEAT_REQUEST.test(request.url ?? '') || request.method !== 'POST') return null;
  if (!isOriginAllowed(request.headers.origin ?? null, request.headers.host ?? null, allowedOrigins)) {
    return 'http/foreign_origin';
  }
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  // The library reads a whole body whatever its length, so it must be announced.
  return length <= MAX_BODY_BYTES ? null : 'http/too_large';
}

/** The library believes every address that a header claims: it gets the one that we have found out. */
function stampAddress({ headers, socket }: IncomingMessage, trust: Parameters<typeof callerKey>[2]): void {
  const address = callerKey(headers, socket.remoteAddress, trust);
  dropClaimedAddresses(headers);
  headers['x-real-ip'] = address;
}

/** Puts a door before the library's own HTTP routes, which check neither origin nor address nor the size of a body. */
export function gateSeatRequests(
  server: HttpServer,
  allowedOrigins: AllowedOrigins,
  trust: { readonly trustedHops: number; readonly vouchedFor: VouchedFor },
): void {
  const emit = server.emit.bind(server) as (event: string | symbol, ...args: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...args: unknown[]): boolean => {
    if (event !== 'request') return emit(event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const refusal = judge(request, allowedOrigins);
    if (refusal === null) {
      if (SEAT_REQUEST.test(request.url ?? '')) stampAddress(request, trust);
      return emit(event, ...args);
    }
    refuse(request, response, refusal);
    return true;
  };
}
