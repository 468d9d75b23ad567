import { CLOSE_CODES, type CloseName, ERRORS, type ErrorCode, isErrorCode } from '@syllaboom/contracts';
import { ServerError } from './colyseus.ts';

/** Marks our own refusals among the library's errors. */
const MARK = 'refusal:';

/** A seat request is refused; the reply carries the close code and word that the socket would have carried. */
export const refuseSeat = (name: CloseName): ServerError =>
  new ServerError(CLOSE_CODES[name].code, `${MARK}${CLOSE_CODES[name].reason ?? name}`);

/** A seat request is refused with an error code of the contracts. */
export const refuseSeatWith = (code: ErrorCode): ServerError => new ServerError(ERRORS[code].status, `${MARK}${code}`);

/** HTTP status of each refusal that has a close code. */
const STATUS: Readonly<Record<number, number>> = {
  [CLOSE_CODES.banned.code]: 418,
  [CLOSE_CODES.guest.code]: 525,
  [CLOSE_CODES.notFound.code]: 522,
  [CLOSE_CODES.playing.code]: 523,
};

interface ThrownByRoute {
  readonly statusCode?: unknown;
  readonly body?: { readonly code?: unknown; readonly error?: unknown };
}

const reply = (status: number, code: number, error: string): Response => Response.json({ code, error }, { status });

/**
 * Turns what the matchmaking route throws into a reply `{code, error}`: close code and word where the refusal has
 * one, HTTP status and error code else. Texts of the library and of bugs never leave the server.
 */
export function seatRefusalReply(thrown: unknown): Response | undefined {
  const { statusCode, body } = (thrown ?? {}) as ThrownByRoute;
  if (typeof statusCode !== 'number') return undefined;
  const text = typeof body?.error === 'string' ? body.error : '';
  if (text.startsWith(MARK)) {
    const word = text.slice(MARK.length);
    return reply(isErrorCode(word) ? ERRORS[word].status : (STATUS[statusCode] ?? 523), statusCode, word);
  }
  switch (statusCode) {
    case 520:
    case 521:
      return reply(statusCode, ERRORS['room/invalid_options'].status, 'room/invalid_options');
    case 522:
      // The library says "locked" when every seat is taken, or when the server is going down.
      if (text.includes('locked')) return reply(522, ERRORS['room/full'].status, 'room/full');
      return reply(522, CLOSE_CODES.notFound.code, CLOSE_CODES.notFound.reason);
    case 524:
      return reply(524, CLOSE_CODES.notFound.code, CLOSE_CODES.notFound.reason);
    case 525:
      return reply(525, ERRORS['auth/token_invalid'].status, 'auth/token_invalid');
    case 503:
      return reply(503, ERRORS['http/unavailable'].status, 'http/unavailable');
    default:
      if (text.includes('already full')) return reply(522, ERRORS['room/full'].status, 'room/full');
      return reply(523, 523, 'http/unavailable');
  }
}
