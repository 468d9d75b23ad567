import { CLOSE_CODES, type CloseName, ERRORS, type ErrorCode } from '@syllaboom/contracts';
import { ServerError } from './colyseus.ts';

/** Marks our own refusals among the library's errors: `refusal:<code>:<word>`. */
const MARK = /^refusal:(\d+):(.+)$/;
/** HTTP statuses of refusals before the socket: the library's own range where it has a fitting one. */
const STATUS = { banned: 418, playing: 523, kicked: 523, guest: 525, notFound: 522 } as const;

/** A seat request is refused; the reply carries the close code and the word that the socket would have carried. */
export const refuseSeat = (name: keyof typeof STATUS & CloseName): ServerError =>
  new ServerError(STATUS[name], `refusal:${CLOSE_CODES[name].code}:${CLOSE_CODES[name].reason}`);

/** A seat request is refused with an error code of the contracts. */
export const refuseSeatWith = (code: ErrorCode): ServerError =>
  new ServerError(ERRORS[code].status, `refusal:${ERRORS[code].status}:${code}`);

/** Whether a seat request failed because there is no such room or seat. */
export const isNotFound = (cause: unknown): boolean => {
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return (code === 522 && !String(message).includes('locked')) || code === 524;
};

const reply = (status: number, code: number, error: string): Response => Response.json({ code, error }, { status });
const { notFound } = CLOSE_CODES;
const full = (): Response => reply(522, ERRORS['room/full'].status, 'room/full');

/** What a refusal of the library means, by its status. */
function translate(status: number, text: string): Response {
  switch (status) {
    case 400:
      return reply(400, 400, 'http/malformed_json');
    case 503:
      return reply(503, ERRORS['http/unavailable'].status, 'http/unavailable');
    case 520:
    case 521:
      return reply(status, ERRORS['room/invalid_options'].status, 'room/invalid_options');
    case 522:
      // The library says "locked" when every seat is taken.
      return text.includes('locked') ? full() : reply(522, notFound.code, notFound.reason);
    case 524:
      return reply(524, notFound.code, notFound.reason);
    case 525:
      return reply(525, ERRORS['auth/token_invalid'].status, 'auth/token_invalid');
    default:
      return text.includes('already full') ? full() : reply(523, ERRORS['http/internal'].status, 'http/internal');
  }
}

/**
 * Makes every refused seat request a reply `{code, error}`: close code and word where the refusal has one, HTTP status
 * and error code else. Texts of the library and of bugs never leave the server.
 */
export async function readableRefusal(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: unknown } | null;
  const text = typeof body?.error === 'string' ? body.error : '';
  const own = MARK.exec(text);
  return own ? reply(response.status, Number(own[1]), own[2] ?? '') : translate(response.status, text);
}
